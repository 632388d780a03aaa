/// The shells with completions.
enum CompletionShell: String, CaseIterable {
    case bash, zsh, fish

    static let names = allCases.map(\.rawValue)
}

/// A script that completes the arguments of a program.
struct CompletionScript {
    /// A verb with the words that complete its arguments.
    struct CompletedVerb {
        let usage: VerbUsage
        /// The known operands.
        let words: [String]
        /// The known values of options, by the name of the option.
        var values: [String: [String]] = [:]
        /// Whether the operand can be a file.
        var takesFiles: Bool { usage.operand?.names == .forms }
    }

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
    var function: String {
        "_" + String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    // MARK: Quoting

    /// Returns a string with a backslash before each of certain characters.
    static func escaped(_ text: String, _ needsBackslash: (Character) -> Bool) -> String {
        String(text.flatMap { needsBackslash($0) ? ["\\", $0] : [$0] })
    }

    /// Returns words as the source of a list, with special characters escaped.
    static func list(_ words: [String]) -> String {
        words.map { escaped($0, ShellWord.isSpecial) }.joined(separator: " ")
    }
}
