import PlainText

extension CompletionScript {
    var bash: [String] {
        let cases = verbs.flatMap { verb in
            let values = verb.usage.options.filter { $0.valueName != nil }.map { option in
                bashCase("\(verb.usage.name):\(option.spelling)", verb.values[option.name] ?? [])
            }
            let words = verb.usage.options.map(\.spelling) + verb.words
            return values + [bashCase("\(verb.usage.name):*", words)]
        }
        return [
            "\(function)() {",
            "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
            "    local words= word",
            // Bash splits `--kind=inline` at the equals sign.
            "    if [ \"$current\" = = ]; then",
            "        current=",
            "    elif [ \"$previous\" = = ]; then",
            "        previous=${COMP_WORDS[COMP_CWORD-2]}",
            "    fi",
            "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
            "        words=\(Self.lines(verbs.map(\.usage.name)))",
            "    else",
            "        case ${COMP_WORDS[1]}:$previous in",
        ] + cases + [
            "        esac",
            "    fi",
            "    COMPREPLY=()",
            "    while IFS= read -r word; do",
            "        if [ -n \"$word\" ] && [ \"${word#\"$current\"}\" != \"$word\" -o -z \"$current\" ]; then",
            "            COMPREPLY+=(\"$(printf %q \"$word\")\")",
            "        fi",
            "    done <<< \"$words\"",
            "}",
            // Files are completed if no word fits.
            "complete -o default -F \(function) \(ShellWord.quoted(program))",
        ]
    }

    private func bashCase(_ pattern: String, _ words: [String]) -> String {
        "        \(pattern)) words=\(Self.lines(words)) ;;"
    }

    /// Returns words as a quoted text with one word per line.
    private static func lines(_ words: [String]) -> String {
        ShellWord.quoted(words.joined(separator: "\n"))
    }
}
