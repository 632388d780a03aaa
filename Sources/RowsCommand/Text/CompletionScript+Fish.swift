extension CompletionScript {
    var fish: [String] {
        let start = "complete -c \(Self.fishQuoted(program))"
        return verbs.flatMap { verb in
            let name = verb.usage.name
            let isAfter = "-n '__fish_seen_subcommand_from \(name)'"
            let options = verb.usage.options.map { option in
                let values = verb.values[option.name].map {
                    "-x -a \(Self.fishQuoted(Self.list($0))) "
                }
                let value = option.valueName.map { _ in values ?? "-r " } ?? ""
                return "\(start) \(isAfter) -l \(option.name) \(value)-d "
                    + Self.fishQuoted(option.summary)
            }
            let files = verb.takesFiles ? "" : " -f"
            let words = "\(start) \(isAfter)\(files) -a \(Self.fishQuoted(Self.list(verb.words)))"
            let subcommand =
                "\(start) -n __fish_use_subcommand -f -a \(name) -d "
                + Self.fishQuoted(verb.usage.summary)
            let isWithoutWords = verb.words.isEmpty && verb.takesFiles
            return [subcommand] + options + (isWithoutWords ? [] : [words])
        }
    }

    /// Returns a string in single quotes, with the escapes that fish requires there.
    private static func fishQuoted(_ text: String) -> String {
        "'" + escaped(text) { $0 == "'" || $0 == "\\" } + "'"
    }
}
