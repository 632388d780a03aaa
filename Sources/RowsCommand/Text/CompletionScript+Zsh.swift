import PlainText

extension CompletionScript {
    var zsh: [String] {
        let names = verbs.map { verb in
            "            "
                + ShellWord.quoted("\(verb.usage.name):\(Self.described(verb.usage.summary))")
        }
        return [
            "#compdef \(program)", "\(function)() {", "    if (( CURRENT == 2 )); then",
            "        local -a verbs=(",
        ] + names + [
            "        )", "        _describe verb verbs", "        return", "    fi",
            "    shift words", "    (( CURRENT-- ))", "    case $words[1] in",
        ] + verbs.map(zshCase) + [
            "    esac", "}",
            // If the file is in a folder of fpath, the script runs when it is first used.
            "if [[ $funcstack[1] == \(function) ]]; then",
            "    \(function) \"$@\"",
            "else",
            "    compdef \(function) \(ShellWord.quoted(program))",
            "fi",
        ]
    }

    private func zshCase(_ verb: CompletedVerb) -> String {
        var specifications = verb.usage.options.map { option in
            let action = verb.values[option.name].map { "(\(Self.list($0)))" } ?? "_files"
            let value = option.valueName.map { ":\($0):\(action)" } ?? ""
            // Before a value, zsh accepts a space or an equals sign.
            let spelling = option.spelling + (value.isEmpty ? "" : "=")
            return ShellWord.quoted("\(spelling)[\(Self.described(option.summary))]\(value)")
        }
        if !verb.words.isEmpty {
            specifications.append(ShellWord.quoted("*:name:(\(Self.list(verb.words)))"))
        } else if verb.takesFiles {
            specifications.append("'*:file:_files'")
        }
        let fallback = !verb.words.isEmpty && verb.takesFiles ? " || _files" : ""
        return "        \(verb.usage.name)) _arguments " + specifications.joined(separator: " ")
            + "\(fallback) ;;"
    }

    /// Returns a string escaped as the description of an option or verb.
    private static func described(_ text: String) -> String {
        escaped(text) { "[]:\\".contains($0) }
    }
}
