import RowText

/// Where something stands in a document: `sections[1].rows[3].settings.maximum`.
public struct DocumentPlace: Hashable, Sendable, CustomStringConvertible {
    /// The place as a path; that of the whole document is empty.
    public let path: String

    /// The whole document.
    public static let root = DocumentPlace(path: "")

    /// A place in a text that could not be read as JSON.
    static func line(_ line: Int, column: Int) -> DocumentPlace {
        DocumentPlace(path: "line \(line), column \(column)")
    }

    /// The place of a member of the object that stands here.
    ///
    /// A name that could be taken for something else stands in quotes.
    public func member(_ name: String) -> DocumentPlace {
        let isPlain =
            !name.isEmpty
            && name.utf8.allSatisfy { byte in
                byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: "-")
            }
        guard isPlain else { return DocumentPlace(path: "\(path)[\(name.debugDescription)]") }
        return DocumentPlace(path: path.isEmpty ? name : "\(path).\(name)")
    }

    /// The place of an element of the list that stands here.
    public func element(_ index: Int) -> DocumentPlace { DocumentPlace(path: "\(path)[\(index)]") }

    /// The place of something whose place is known from here.
    func appending(_ other: DocumentPlace) -> DocumentPlace {
        if path.isEmpty || other.path.isEmpty { return DocumentPlace(path: path + other.path) }
        return DocumentPlace(
            path: other.path.first == "[" ? path + other.path : "\(path).\(other.path)")
    }

    /// The path, or what the whole document is called.
    public var description: String { path.isEmpty ? "the document" : path }
}
