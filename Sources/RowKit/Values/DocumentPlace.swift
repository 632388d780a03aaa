import PlainText
import RowText

/// A place in a document, such as `sections[1].rows[3].settings.maximum`.
public struct DocumentPlace: Hashable, Sendable, CustomStringConvertible {
    /// The place as a path, which is empty for the whole document.
    public let path: String

    /// The whole document.
    public static let root = DocumentPlace(path: "")

    /// The place of a member of the object at this place.
    ///
    /// A name is quoted if it has characters other than ASCII letters, digits, `_` and `-`.
    public func member(_ name: String) -> DocumentPlace {
        let isPlain =
            !name.isEmpty
            && name.utf8.allSatisfy { byte in
                byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: "-")
            }
        guard isPlain else { return DocumentPlace(path: "\(path)[\(name.inQuotes)]") }
        return DocumentPlace(path: path.isEmpty ? name : "\(path).\(name)")
    }

    /// The place of an element of the list at this place.
    public func element(_ index: Int) -> DocumentPlace { DocumentPlace(path: "\(path)[\(index)]") }

    /// This place followed by one that is relative to it.
    func appending(_ other: DocumentPlace) -> DocumentPlace {
        if path.isEmpty || other.path.isEmpty { return DocumentPlace(path: path + other.path) }
        return DocumentPlace(
            path: other.path.first == "[" ? path + other.path : "\(path).\(other.path)")
    }

    /// The path, or "the document" for the whole document.
    public var description: String { path.isEmpty ? "the document" : path }
}

extension DocumentPlace {
    /// Creates the place of a value by its tag or address, such as `guests[2]`.
    init(tag: String) { self = tag.isEmpty ? .root.member(tag) : DocumentPlace(path: tag) }
}

extension DocumentPlace {
    /// The place and those that contain it, the innermost first.
    var family: [DocumentPlace] {
        var ends = [path.endIndex]
        var index = path.startIndex
        while index < path.endIndex {
            if index > path.startIndex, path[index] == "." || path[index] == "[" {
                ends.append(index)
            }
            if path[index...].hasPrefix("[\"") {
                index = path[index...].dropFirst(2).closingQuote ?? path.endIndex
            } else {
                index = path.index(after: index)
            }
        }
        let places = ends.dropFirst().reversed().map { DocumentPlace(path: String(path[..<$0])) }
        return [self] + places + [.root]
    }
}

extension Substring {
    /// The index of the first quotation mark that is not escaped.
    fileprivate var closingQuote: Index? {
        var isEscaped = false
        return indices.first { index in
            defer { isEscaped = self[index] == "\\" && !isEscaped }
            return self[index] == "\"" && !isEscaped
        }
    }
}
