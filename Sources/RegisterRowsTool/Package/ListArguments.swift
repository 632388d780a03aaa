import PlainText

/// The arguments of `list` that can be handled without a program, because they need no types.
struct ListArguments {
    /// The values of the options, each with its source: `--plugin` or `ROWS_PLUGIN`.
    private var given: [String: (text: String, source: String)] = [:]

    /// The options, each with the name of its value in help, or nil for a flag.
    private static let options = [("plugin", "P"), ("own", nil), ("all", nil), ("json", nil)]
    /// The options that name a type or follow from one, which only a program supports.
    private static let optionsOfTypes = ["kind", "value-type"]

    static let synopsis =
        "list "
        + options.map { name, value in "[--\(name)\(value.map { " \($0)" } ?? "")]" }
        .joined(separator: " ")

    var isJSON: Bool { given["json"]?.text == "true" }

    /// Whether helper rows are listed too.
    var listsAll: Bool { given["all"]?.text == "true" }

    /// Whether only rows of the package itself are listed.
    private var listsOwn: Bool { given["own"]?.text == "true" }

    init(_ arguments: [String], variables: [String: String]) throws(ToolFailure) {
        try read(arguments)
        for (name, value) in Self.options where given[name] == nil {
            let variable = "ROWS_\(name.uppercased())"
            guard let text = variables[variable], !text.isEmpty else { continue }
            given[name] = (value == nil ? try Self.flag(text, of: variable) : text, variable)
        }
    }

    private mutating func read(_ arguments: [String]) throws(ToolFailure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                throw ToolFailure("unexpected argument \(argument.debugDescription)")
            }
            if argument == "--", let operand = rest.first {
                throw ToolFailure("unexpected argument \(operand.debugDescription)")
            }
            if argument == "--" { return }
            if argument.hasPrefix("--help=") { throw ToolFailure("--help takes no value") }
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false
            ).map(String.init)
            if Self.optionsOfTypes.contains(where: { "--\($0)" == parts[0] }) {
                throw ToolFailure(
                    "\(parts[0]) needs a program, because only a program knows the types of rows")
            }
            guard let (name, value) = Self.options.first(where: { "--\($0.0)" == parts[0] }) else {
                throw .unknown(
                    "option", parts[0], known: Self.options.map { "--\($0.0)" } + ["--help"])
            }
            let attached = parts.count > 1 ? parts[1] : nil
            let text =
                if let value {
                    try Self.value(value, of: name, attached, then: &rest)
                } else {
                    try Self.flag(attached ?? "true", of: "--\(name)")
                }
            guard given.updateValue((text, "--\(name)"), forKey: name) == nil else {
                throw ToolFailure("--\(name) is given twice")
            }
        }
    }

    private static func value(
        _ value: String, of name: String, _ attached: String?,
        then rest: inout ArraySlice<String>
    ) throws(ToolFailure) -> String {
        let next = rest.first.flatMap { $0 == "-" || !$0.hasPrefix("-") ? $0 : nil }
        guard let text = attached ?? next, !text.isEmpty else {
            throw ToolFailure("--\(name) needs a value: --\(name)=\(value)")
        }
        if attached == nil { rest.removeFirst() }
        return text
    }

    private static func flag(_ text: String, of source: String) throws(ToolFailure) -> String {
        switch text.lowercased() {
        case "1", "true", "yes", "on": "true"
        case "0", "false", "no", "off": "false"
        default: throw ToolFailure("\(source) must be true or false, not \"\(text)\"")
        }
    }

    /// Returns the rows that match the options.
    ///
    /// - Parameter own: The modules of the package itself.
    func filter(_ rows: [ListedRow], own: Set<String>) throws(ToolFailure) -> [ListedRow] {
        let rows = rows.filter { row in
            (row.isListed || listsAll) && (own.contains(row.module) || !listsOwn)
        }
        guard let (plugin, source) = given["plugin"] else { return rows }
        let plugins = rows.map(\.plugin)
        guard plugins.contains(plugin) else {
            throw ToolFailure(
                UnknownName.text(
                    "\(source): there is no plugin called \(plugin.debugDescription)",
                    suggestion: NearestName.of(plugin, in: plugins), available: plugins))
        }
        return rows.filter { $0.plugin == plugin }
    }
}
