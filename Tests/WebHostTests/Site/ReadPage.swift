/// A page as a browser without a script reads it: its controls with their names and values.
struct ReadPage {
    /// An element with its attributes.
    struct Element {
        let name: String
        let attributes: [String: String]
        /// The text up to the next tag.
        let text: String

        subscript(attribute: String) -> String? { attributes[attribute] }
    }

    let elements: [Element]

    init(_ html: String) {
        // Bidirectionally isolated text is read as part of the surrounding text.
        elements = Self.elements(
            in: html.replacing("<bdi>", with: "").replacing("</bdi>", with: ""))
    }
    init(_ bytes: [UInt8]) { self.init(String(decoding: bytes, as: UTF8.self)) }

    /// The element of a view.
    subscript(id: String) -> Element? { elements.first { $0["id"] == id } }

    /// Returns the elements with a class.
    func elements(ofClass name: String) -> [Element] {
        elements.filter { ($0["class"] ?? "").split(separator: " ").contains(name[...]) }
    }

    /// All text of the page, without markup.
    var text: String { elements.map(\.text).filter { !$0.isEmpty }.joined(separator: " ") }

    /// What a browser posts, in order.
    var fields: [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = []
        var menu: Element?
        for element in elements {
            if element.name == "select" { menu = element }
            if element.name == "/select" { menu = nil }
            if element.name == "option", let name = menu?["name"], element["selected"] != nil,
                menu?["disabled"] == nil
            {
                fields.append((name, element["value"] ?? ""))
            }
            guard ["input", "textarea"].contains(element.name), let name = element["name"],
                element["disabled"] == nil
            else { continue }
            switch element["type"] {
            case "checkbox", "radio":
                if element["checked"] != nil { fields.append((name, element["value"] ?? "on")) }
            case "file": break
            default:
                let value = element.name == "textarea" ? element.text : element["value"]
                fields.append((name, value ?? ""))
            }
        }
        return fields
    }

    // MARK: Reading

    private static func elements(in html: String) -> [Element] {
        var elements: [Element] = []
        // Text before the first tag belongs to no element.
        for piece in html.split(separator: "<").dropFirst(html.hasPrefix("<") ? 0 : 1) {
            let end = piece.firstIndex(of: ">") ?? piece.endIndex
            let tag = piece[..<end]
            let name = tag.prefix { !$0.isWhitespace && $0 != ">" }
            let text = end == piece.endIndex ? "" : String(piece[piece.index(after: end)...])
            elements.append(
                Element(
                    name: String(name).lowercased(),
                    attributes: attributes(in: tag.dropFirst(name.count)),
                    text: unescaped(text)))
        }
        return elements
    }

    private static func attributes(in tag: Substring) -> [String: String] {
        var (attributes, rest): ([String: String], Substring) = ([:], tag)
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            guard !rest.isEmpty else { return attributes }
            let name = rest.prefix { $0 != "=" && !$0.isWhitespace }
            rest = rest.dropFirst(name.count)
            guard rest.first == "=" else {
                attributes[String(name)] = ""
                continue
            }
            rest = rest.dropFirst(2)
            let value = rest.prefix { $0 != "\"" }
            rest = rest.dropFirst(value.count + 1)
            attributes[String(name)] = unescaped(String(value))
        }
    }

    private static func unescaped(_ text: String) -> String {
        var text = text
        for (name, sign) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#10;", "\n"), ("&#13;", "\r"),
            ("&amp;", "&"),
        ] {
            text = text.replacing(name, with: sign)
        }
        return text
    }
}
