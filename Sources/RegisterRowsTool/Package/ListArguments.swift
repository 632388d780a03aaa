/// The arguments of `list`, the same as in the program `rows`.
struct ListArguments {
    /// The values of the options, each with its source: `--kind` or `ROWS_KIND`.
    private var given: [String: (text: String, source: String)] = [:]

    /// The options, each with the name of its value in help, or nil for a flag.
    private static let options = [
        ("plugin", "P"), ("kind", "K"), ("value-type", "T"), ("own", nil), ("all", nil),
        ("json", nil),
    ]

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
            let variable = "ROWS_" + name.uppercased().split(separator: "-").joined(separator: "_")
            guard let text = variables[variable], !text.isEmpty else { continue }
            given[name] = (value == nil ? try Self.flag(text, of: variable) : text, variable)
        }
        if let (text, source) = given["value-type"] {
            given["value-type"] = (SwiftTypeName.short(text), source)
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
        let plugin = try known("plugin", among: rows.map(\.plugin))
        let kind = try known("kind", among: ListedRow.kinds.map(\.0) + ["basic"])
        let type = try known("value-type", among: rows.compactMap(\.valueType))
        return rows.filter { row in
            (plugin == nil || row.plugin == plugin) && (kind == nil || row.kind == kind)
                && (type == nil || row.valueType == type)
        }
    }

    /// Returns the value of an option, which must be one of the known names.
    private func known(
        _ option: String, among names: [String]
    ) throws(ToolFailure) -> String? {
        guard let (text, source) = given[option] else { return nil }
        guard names.contains(text) else {
            let what = option.split(separator: "-").joined(separator: " ")
            throw ToolFailure(
                UnknownName.text(
                    "\(source): there is no \(what) called \(text.debugDescription)",
                    suggestion: NearestName.of(text, in: names), available: names))
        }
        return text
    }
}
