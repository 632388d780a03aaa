import RowKit

/// An HTML text under construction, as bytes.
///
/// Markup must be a literal in the source code. Everything else is escaped, so text in a form
/// cannot become markup.
package struct HTMLWriter {
    private var buffer: ByteBuffer
    /// The prefix of element identifiers, which distinguishes several forms on a page.
    private let prefix: String
    /// The last identifier written, and that of its view's parent.
    ///
    /// Most identifiers are written several times in a row, or after a sibling's identifier.
    private var last = Identifier()
    private var parent = Identifier()

    /// The identifier of a view, kept while the page is drawn.
    private struct Identifier {
        var view: ObjectIdentifier?
        var text: [UInt8] = []
    }

    package init(prefix: String = "", capacity: Int = 4 << 10) {
        self.prefix = prefix
        buffer = ByteBuffer(capacity: capacity)
    }

    /// The text.
    package var bytes: [UInt8] { mutating get { buffer.bytes } }

    /// The number of bytes written.
    var count: Int { buffer.count }

    /// The text from an offset on.
    subscript(range: PartialRangeFrom<Int>) -> ArraySlice<UInt8> { buffer[range] }

    /// Reserves memory for a number of bytes.
    mutating func reserveCapacity(_ count: Int) { buffer.reserve(count) }

    package mutating func markup(_ markup: StaticString) { buffer.append(markup) }

    /// Writes trusted markup that is given as bytes.
    mutating func trusted(_ bytes: some Collection<UInt8>) { buffer.append(bytes) }

    /// Writes the output of another writer.
    package mutating func append(_ other: HTMLWriter) { buffer.append(other[0...]) }

    /// Writes a string.
    package mutating func text(_ text: String) {
        let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { escape($0) }
        if isWritten == nil { Array(text.utf8).withUnsafeBufferPointer { escape($0) } }
    }

    package mutating func attribute(_ name: StaticString, _ value: String) {
        begin(name)
        text(value)
        buffer.append(.quote)
    }

    /// Writes an attribute whose value begins with markup.
    mutating func attribute(
        _ name: StaticString, _ start: StaticString, _ middle: String, _ end: String = ""
    ) {
        begin(name)
        markup(start)
        text(middle)
        text(end)
        buffer.append(.quote)
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
    /// that belongs to the view but is not itself a view.
    mutating func attribute(_ name: StaticString, _ view: BaseView, part: StaticString = "") {
        begin(name)
        identifier(of: view)
        markup(part)
        buffer.append(.quote)
    }

    /// Writes an attribute without a value if a condition is true.
    mutating func flag(_ name: StaticString, _ isOn: Bool) {
        guard isOn else { return }
        buffer.append(.space)
        markup(name)
    }

    // MARK: Elements

    /// Writes an attribute with the identifier of a view's element, or of a part of it.
    mutating func elementID(_ name: StaticString, _ view: BaseView, part: StaticString = "") {
        begin(name)
        reference(to: view)
        markup(part)
        buffer.append(.quote)
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

    mutating func identifier(of view: BaseView) {
        if last.view != ObjectIdentifier(view) { findIdentifier(of: view) }
        last.text.withUnsafeBufferPointer { escape($0) }
    }

    private mutating func findIdentifier(of view: BaseView) {
        if view.isIdentifiedByParent, let container = view.parent {
            let key = ObjectIdentifier(container)
            if last.view == key {
                swap(&last, &parent)
            } else if parent.view != key {
                parent.view = key
                parent.text.removeAll(keepingCapacity: true)
                container.appendID(to: &parent.text)
            }
            last.text.removeAll(keepingCapacity: true)
            last.text += parent.text
            view.appendPart(to: &last.text)
        } else {
            last.text.removeAll(keepingCapacity: true)
            view.appendID(to: &last.text)
        }
        last.view = ObjectIdentifier(view)
    }

    private mutating func begin(_ name: StaticString) {
        // Written in one step, because a page has more attributes than anything else.
        let count = name.utf8CodeUnitCount
        buffer.append(count: count + 3) { start in
            start[0] = .space
            (start + 1).update(from: name.utf8Start, count: count)
            start[count + 1] = .equals
            start[count + 2] = .quote
        }
    }

    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.contains(where: \.isMarkup) else { return buffer.append(text) }
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case .quote: markup("&quot;")
            // A parser drops a line break at the start of a text area and changes carriage returns.
            case .carriageReturn: markup("&#13;")
            case .lineFeed: markup("&#10;")
            // A parser replaces or drops this character, and keeps all other control characters.
            case 0: markup("\u{FFFD}")
            default: buffer.append(byte)
            }
        }
    }
}

extension UInt8 {
    /// Whether the byte has a meaning in HTML, or is changed by a parser.
    fileprivate var isMarkup: Bool {
        switch self {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), .quote: true
        case .carriageReturn, .lineFeed, 0: true
        default: false
        }
    }
}
