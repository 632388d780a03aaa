import RowKit

/// An HTML text under construction, as bytes.
///
/// Markup must be a literal in the source code. Everything else is escaped, so that no text of a
/// form can become markup.
package struct HTMLWriter {
    package private(set) var bytes: [UInt8] = []
    /// The text before the identifiers of elements, which distinguishes several forms on a page.
    private let prefix: String
    /// The view whose identifier was written last.
    private var lastView: BaseView?
    private var lastIdentifier: [UInt8] = []

    package init(prefix: String = "", capacity: Int = 4 << 10) {
        self.prefix = prefix
        bytes.reserveCapacity(capacity)
    }

    /// Reserves memory for a number of bytes.
    mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

    /// Writes markup.
    package mutating func markup(_ markup: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(
                start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Writes trusted markup that is already in bytes.
    mutating func trusted(_ bytes: some Collection<UInt8>) { self.bytes += bytes }

    /// Writes the output of another writer.
    package mutating func append(_ other: HTMLWriter) { bytes += other.bytes }

    /// Writes a string.
    package mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { escape($0) }
    }

    /// Writes an attribute.
    package mutating func attribute(_ name: StaticString, _ value: String) {
        begin(name)
        text(value)
        bytes.append(.quote)
    }

    /// Writes an attribute whose value begins with markup.
    mutating func attribute(
        _ name: StaticString, _ start: StaticString, _ middle: String, _ end: String = ""
    ) {
        begin(name)
        markup(start)
        text(middle)
        text(end)
        bytes.append(.quote)
    }

    /// Writes an attribute, unless the value is nil.
    mutating func attribute(_ name: StaticString, _ value: String?) {
        if let value { attribute(name, value) }
    }

    /// Writes an attribute with a number.
    mutating func attribute(_ name: StaticString, _ number: Int) {
        attribute(name, String(number))
    }

    /// Writes an attribute with the identifier of a view, as in events, or of a part of the page
    /// that belongs to the view but is not a view itself.
    mutating func attribute(_ name: StaticString, _ view: BaseView, part: StaticString = "") {
        begin(name)
        identifier(of: view)
        markup(part)
        bytes.append(.quote)
    }

    /// Writes an attribute without a value if a condition is true.
    mutating func flag(_ name: StaticString, _ isOn: Bool) {
        guard isOn else { return }
        bytes.append(.space)
        markup(name)
    }

    // MARK: Elements

    /// Writes an attribute with the identifier of the element of a view, or of a part of it.
    mutating func elementID(_ name: StaticString, _ view: BaseView, part: StaticString = "") {
        begin(name)
        reference(to: view)
        markup(part)
        bytes.append(.quote)
    }

    /// Writes an attribute with the identifier of an element.
    mutating func elementID(_ name: StaticString, _ id: String) { attribute(name, elementID(id)) }

    /// Returns the identifier of an element on the page.
    func elementID(_ id: String) -> String { prefix + id }

    /// Writes the identifier of the element of a view.
    mutating func reference(to view: BaseView) {
        if !prefix.isEmpty { text(prefix) }
        identifier(of: view)
    }

    /// Writes the identifier of a view.
    mutating func identifier(of view: BaseView) {
        // Most identifiers are written several times in a row.
        if lastView === view {
            bytes.append(contentsOf: lastIdentifier)
            return
        }
        let start = bytes.count
        view.appendID(to: &bytes)
        escapeBytes(from: start)
        lastView = view
        lastIdentifier.removeAll(keepingCapacity: true)
        lastIdentifier.append(contentsOf: bytes[start...])
    }

    private mutating func escapeBytes(from start: Int) {
        guard bytes[start...].contains(where: \.isMarkup) else { return }
        let text = Array(bytes[start...])
        bytes.removeSubrange(start...)
        text.withUnsafeBufferPointer { escape($0) }
    }

    private mutating func begin(_ name: StaticString) {
        bytes.append(.space)
        markup(name)
        bytes.append(.equals)
        bytes.append(.quote)
    }

    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.contains(where: \.isMarkup) else {
            bytes.append(contentsOf: text)
            return
        }
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case .quote: markup("&quot;")
            // A parser drops a line break at the start of a text area, and changes carriage
            // returns.
            case .carriageReturn: markup("&#13;")
            case .lineFeed: markup("&#10;")
            case let byte where byte.isMarkup: markup("\u{FFFD}")
            default: bytes.append(byte)
            }
        }
    }
}

extension UInt8 {
    /// Whether the byte has a meaning in HTML, or is not allowed there.
    fileprivate var isMarkup: Bool {
        switch self {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), .quote: true
        case .tab: false
        default: self < 0x20 || self == 0x7F
        }
    }
}
