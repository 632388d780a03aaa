/// The shells with completions.
enum CompletionShell: String, CaseIterable {
    case bash, zsh, fish
}

/// A script that completes the arguments of a program.
struct CompletionScript {
    /// A verb and the words that can be its operand.
    struct CompletedVerb {
        let usage: VerbUsage
        let words: [String]
        /// Whether the operand can be a file.
        var takesFiles: Bool { usage.operand?.name == CommandOperand.form.name }
    }

    /// The name of the program.
    let program: String
    let verbs: [CompletedVerb]

    func lines(for shell: CompletionShell) -> [String] {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// The name of the shell function.
    private var function: String {
        "_" + String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    // MARK: Shells

    private var bash: [String] {
        let cases = verbs.map { verb in
            let words = verb.usage.options.map(\.spelling) + verb.words
            return "        \(verb.usage.name)) words=\(Self.quoted(words)) ;;"
        }
        return [
            "\(function)() {",
            "    local words=",
            "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
            "        words=\(Self.quoted(verbs.map(\.usage.name)))",
            "    else",
            "        case ${COMP_WORDS[1]} in",
        ] + cases + [
            "        esac",
            "    fi",
            "    COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))",
            "}",
            // Files are completed where no word fits.
            "complete -o default -F \(function) \(Self.quoted([program]))",
        ]
    }

    private var zsh: [String] {
        let names = verbs.map { verb in
            let name = verb.usage.name
            return "            " + Self.quoted("\(name):\(Self.escaped(verb.usage.summary))")
        }
        let cases = verbs.map { verb in
            let options = verb.usage.options.map { option in
                let value = option.valueName.map { ":\($0):_files" } ?? ""
                return Self.quoted("\(option.spelling)[\(Self.escaped(option.summary))]\(value)")
            }
            let files = verb.takesFiles ? ["'*:file:_files'"] : []
            let words =
                verb.words.isEmpty
                ? [] : [Self.quoted("*:name:(\(verb.words.joined(separator: " ")))")]
            let specifications = options + (words.isEmpty ? files : words)
            let fallback = words.isEmpty || files.isEmpty ? "" : " || _files"
            return "        \(verb.usage.name)) _arguments "
                + specifications.joined(separator: " ") + "\(fallback) ;;"
        }
        return [
            "#compdef \(program)", "\(function)() {", "    if (( CURRENT == 2 )); then",
            "        local -a verbs=(",
        ] + names + [
            "        )", "        _describe verb verbs", "        return", "    fi",
            "    shift words", "    (( CURRENT-- ))", "    case $words[1] in",
        ] + cases + [
            "    esac", "}", "compdef \(function) \(Self.quoted([program]))",
        ]
    }

    private var fish: [String] {
        let start = "complete -c \(Self.quoted([program]))"
        return verbs.flatMap { verb in
            let name = verb.usage.name
            let isAfter = "-n '__fish_seen_subcommand_from \(name)'"
            let options = verb.usage.options.map { option in
                "\(start) \(isAfter) -l \(option.name)\(option.valueName == nil ? "" : " -r") "
                    + "-d \(Self.quoted(option.summary))"
            }
            let files = verb.takesFiles ? "" : " -f"
            let words = ["\(start) \(isAfter)\(files) -a \(Self.quoted(verb.words))"]
            return [
                "\(start) -n __fish_use_subcommand -f -a \(name) -d "
                    + Self.quoted(verb.usage.summary)
            ] + options + (verb.words.isEmpty && verb.takesFiles ? [] : words)
        }
    }

    // MARK: Quoting

    private static func quoted(_ words: [String]) -> String {
        quoted(words.joined(separator: " "))
    }

    /// Returns a text in single quotes, which all three shells read in the same way.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }

    /// Returns a text without characters that have a meaning in zsh's specifications.
    private static func escaped(_ text: String) -> String {
        String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
    }
}
