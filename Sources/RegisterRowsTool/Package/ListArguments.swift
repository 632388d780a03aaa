/// The arguments of `list`, the same as in the program `rows`.
struct ListArguments {
    private(set) var isJSON = false
    /// Whether helper rows are listed too.
    private(set) var listsAll = false
    /// The values of the other options, each with its source: `--kind` or `ROWS_KIND`.
    private var given: [String: (text: String, source: String)] = [:]

    /// The options that take a value, with its name in help.
    static let options = [("plugin", "P"), ("kind", "K"), ("value-type", "T")]

    /// The options without a value.
    private static var flags: [(String, WritableKeyPath<ListArguments, Bool>)] {
        [("json", \.isJSON), ("all", \.listsAll)]
    }

    static let synopsis =
        "list " + options.map { "[--\($0) \($1)]" }.joined(separator: " ") + " [--all] [--json]"

    init(_ arguments: [String], variables: [String: String]) throws(ToolFailure) {
        for (name, _) in Self.options {
            let variable = "ROWS_" + name.uppercased().split(separator: "-").joined(separator: "_")
            if let text = variables[variable], !text.isEmpty { given[name] = (text, variable) }
        }
        for (name, flag) in Self.flags {
            let variable = "ROWS_" + name.uppercased()
            guard let text = variables[variable], !text.isEmpty else { continue }
            self[keyPath: flag] = try Self.flag(text, of: variable)
        }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false
            ).map(String.init)
            if let (name, flag) = Self.flags.first(where: { "--\($0.0)" == parts[0] }) {
                self[keyPath: flag] = try Self.flag(
                    parts.count > 1 ? parts[1] : "true", of: "--\(name)")
                continue
            }
            guard let (name, value) = Self.options.first(where: { "--\($0.0)" == parts[0] }) else {
                throw ToolFailure("unexpected argument \(argument); usage: \(Self.synopsis)")
            }
            let text = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
            guard !text.isEmpty, parts.count > 1 || !text.hasPrefix("-") else {
                throw ToolFailure("--\(name) needs a value: --\(name)=\(value)")
            }
            given[name] = (text, "--\(name)")
        }
        if let (text, source) = given["value-type"] {
            given["value-type"] = (SwiftTypeName.short(text), source)
        }
    }

    private static func flag(_ text: String, of source: String) throws(ToolFailure) -> Bool {
        switch text.lowercased() {
        case "1", "true", "yes", "on": true
        case "0", "false", "no", "off": false
        default: throw ToolFailure("\(source) must be true or false, not \"\(text)\"")
        }
    }

    /// Returns the rows that match the options.
    func filter(_ rows: [ListedRow]) throws(ToolFailure) -> [ListedRow] {
        let rows = rows.filter { $0.isListed || listsAll }
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
