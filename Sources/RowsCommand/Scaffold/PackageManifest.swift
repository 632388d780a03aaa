/// The text of a `Package.swift`: what it says, and with more in its lists.
///
/// It is read without the compiler, so it is changed only where there is no doubt: where one
/// `Package(…)` has its products and its targets as plain array literals.
struct PackageManifest {
    /// The text.
    let text: String
    private let bytes: [UInt8]
    private let tokens: [ManifestToken]
    private let arguments: [String: List]

    /// A list that is a plain array literal, by the places of its brackets among the tokens.
    private struct List {
        let open: Int
        let close: Int
    }

    /// Reads a manifest.
    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        tokens = ManifestToken.tokens(of: bytes) ?? []
        arguments = Self.lists(in: tokens) ?? [:]
    }

    /// Whether it is the manifest of RowKit itself.
    var isOfRowKit: Bool {
        guard let call = Self.call(in: tokens) else { return false }
        let start = tokens[(call + 2)...].prefix(3).map(\.text)
        return start == ["name", ":", "\"RowKit\""]
    }

    /// Whether a text that is exactly this stands in it.
    func mentions(_ name: String) -> Bool {
        tokens.contains { $0.kind == .text && $0.text == "\"\(name)\"" }
    }

    /// Whether it says that it depends on RowKit, so that its products can be named: by name, or by
    /// the last part of an address or a path.
    var dependsOnRowKit: Bool {
        guard let closings = Self.closings(in: tokens) else { return false }
        return tokens.indices.dropFirst().dropLast().contains { place in
            guard tokens[place].text == "package", tokens[place - 1].isSign("."),
                tokens[place + 1].isSign("("), let end = closings[place + 1]
            else { return false }
            return (place + 2..<end).contains { namesRowKit(at: $0) }
        }
    }

    /// Whether an argument of a dependency names RowKit.
    private func namesRowKit(at place: Int) -> Bool {
        guard tokens[place].kind == .text, tokens[place - 1].isSign(":") else { return false }
        let text = tokens[place].text.lowercased().drop { $0 == "\"" }.prefix { $0 != "\"" }
        switch tokens[place - 2].text {
        case "name": return text == "rowkit"
        case "url", "path":
            let last = text.split(separator: "/").last ?? ""
            return last == "rowkit" || last == "rowkit.git"
        default: return false
        }
    }

    /// The manifest with one more product and some more targets; nil: that is in doubt.
    func adding(product: String, targets: [String]) -> PackageManifest? {
        guard let changed = adding([product], to: "products")?.adding(targets, to: "targets"),
            changed.count(of: "products") == count(of: "products").map({ $0 + 1 }),
            changed.count(of: "targets") == count(of: "targets").map({ $0 + targets.count })
        else { return nil }
        return changed
    }

    // MARK: Reading

    /// The place of the name in the one `Package(…)`; nil: there is none, or there are more.
    private static func call(in tokens: [ManifestToken]) -> Int? {
        let calls = tokens.indices.dropLast().filter { place in
            tokens[place].text == "Package" && tokens[place + 1].isSign("(")
        }
        return calls.count == 1 ? calls[0] : nil
    }

    /// The arguments of the package that are plain array literals; nil: brackets are in disorder.
    private static func lists(in tokens: [ManifestToken]) -> [String: List]? {
        guard let call = call(in: tokens), let closings = closings(in: tokens),
            let end = closings[call + 1]
        else { return nil }
        var lists: [String: List] = [:]
        var place = call + 2
        while place < end {
            if tokens[place].kind == .word, tokens[place + 1].isSign(":"),
                tokens[place + 2].isSign("["), let close = closings[place + 2],
                tokens[close + 1].isSign(",") || tokens[close + 1].isSign(")"),
                lists.updateValue(
                    List(open: place + 2, close: close), forKey: tokens[place].text) != nil
            {
                return nil
            }
            place = (closings[place] ?? place) + 1
        }
        return lists
    }

    /// The place of the closing bracket for each opening one; nil: they are in disorder.
    private static func closings(in tokens: [ManifestToken]) -> [Int: Int]? {
        let pairs = [")": "(", "]": "[", "}": "{"]
        var closings: [Int: Int] = [:]
        var open: [Int] = []
        for (place, token) in tokens.enumerated() where token.kind == .sign {
            if pairs.values.contains(token.text) {
                open.append(place)
            } else if let opening = pairs[token.text] {
                guard let last = open.popLast(), tokens[last].text == opening else { return nil }
                closings[last] = place
            }
        }
        return open.isEmpty ? closings : nil
    }

    /// How many elements a list has.
    private func count(of name: String) -> Int? {
        guard let list = arguments[name] else { return nil }
        var (count, depth, isEmpty) = (0, 0, true)
        for token in tokens[(list.open + 1)..<list.close] {
            if depth == 0, token.isSign(",") {
                count += 1
                isEmpty = true
                continue
            }
            isEmpty = false
            if token.kind == .sign, "([{".contains(token.text) { depth += 1 }
            if token.kind == .sign, ")]}".contains(token.text) { depth -= 1 }
        }
        return isEmpty ? count : count + 1
    }

    // MARK: Writing

    private func adding(_ elements: [String], to name: String) -> PackageManifest? {
        guard let list = arguments[name] else { return nil }
        let newline = text.contains("\r\n") ? "\r\n" : "\n"
        let (open, close) = (tokens[list.open].range, tokens[list.close].range)
        let last = tokens[list.close - 1]
        let isEmpty = list.close - 1 == list.open
        let outer = indent(at: open.lowerBound)
        let inner = isEmpty ? outer + "    " : elementIndent(of: list) ?? outer + "    "
        let lines = elements.map { element in
            element.split(separator: "\n", omittingEmptySubsequences: false)
                .map { inner + $0 }.joined(separator: newline) + "," + newline
        }.joined()
        let closingLine = lineStart(at: close.lowerBound)
        let standsAlone =
            bytes[closingLine..<close.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
            && closingLine > last.range.lowerBound
        let comma = isEmpty || last.isSign(",") ? "" : ","
        let place = standsAlone ? closingLine : close.lowerBound
        let between = String(decoding: bytes[last.range.upperBound..<place], as: UTF8.self)
        let head = String(decoding: bytes[..<last.range.upperBound], as: UTF8.self)
        let tail = String(decoding: bytes[place...], as: UTF8.self)
        return PackageManifest(
            head + comma
                + (standsAlone
                    ? between + lines : between.withoutSpacesAtEnd + newline + lines + outer) + tail
        )
    }

    /// The indentation of the first element, where it begins its line.
    private func elementIndent(of list: List) -> String? {
        let first = tokens[list.open + 1].range.lowerBound
        let start = lineStart(at: first)
        return start > tokens[list.open].range.lowerBound ? indent(at: first) : nil
    }

    private func lineStart(at place: Int) -> Int {
        (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    private func indent(at place: Int) -> String {
        let line = bytes[lineStart(at: place)...]
        return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
}
