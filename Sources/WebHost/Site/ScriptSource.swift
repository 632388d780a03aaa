internal import CAssets
import RowText

/// Makes the script that browsers load, from the script of one form's client.
enum ScriptSource {
    /// The script of pages, which runs the client for each form of the page.
    ///
    /// Browsers run it once, after the page is parsed, regardless of the number of forms.
    static var ofPages: [UInt8] {
        let start = "const live = (prefix) => {\n"
        // Unlike those of a form, the properties of its status are never hidden by its controls.
        let end = """
            };
            for (const { id } of document.querySelectorAll(".rowkit-status")) {
            live(id.slice(0, -"rowkit-status".length));
            }

            """
        return Array(start.utf8) + compact([UInt8](CAssetPageScript())) + Array(end.utf8)
    }

    /// Returns a script without indentation, blank lines, comments on lines of their own, spaces
    /// beside brackets and signs, and line breaks after them.
    ///
    /// A line with a slash outside text literals may contain a comment or a regular expression, and
    /// keeps its spaces and its line break. The script must not have a text literal of several
    /// lines, because its lines would change.
    static func compact(_ source: [UInt8]) -> [UInt8] {
        var compact: [UInt8] = []
        compact.reserveCapacity(source.count)
        var isInComment = false
        // The last line, or nil if it keeps its line break.
        var last: [UInt8]? = []
        for line in source.split(separator: .lineFeed) {
            let code = line.drop { $0 == .space }
            if code.starts(with: Array("/*".utf8)) { isInComment = true }
            if isInComment {
                isInComment = !code.reversed().starts(with: Array("/*".utf8))
            } else if !code.isEmpty, !code.starts(with: Array("//".utf8)) {
                if !isOneLine(last, code) { compact.append(.lineFeed) }
                last = tight(code)
                compact += last ?? Array(code)
            }
        }
        if !compact.isEmpty { compact.append(.lineFeed) }
        return compact
    }

    private static let quotes = Array("\"'`".utf8)
    private static let signs = Array("(){}[];,:?=<>&|!+-*".utf8)
    /// The signs after which a line break means nothing, and those before which it means nothing.
    private static let openEnds = Array("([{;,:?=>&|".utf8)
    private static let openStarts = Array("}]).?:&|".utf8)

    /// Whether a line may follow another without a line break.
    private static func isOneLine(_ line: [UInt8]?, _ next: ArraySlice<UInt8>) -> Bool {
        guard let line else { return false }
        return line.last.map(openEnds.contains) ?? true
            || next.first.map(openStarts.contains) ?? false
    }

    private static let sums = Array("+-".utf8)

    /// Whether a space between two characters means nothing.
    private static func isNeedless(after last: UInt8?, before next: UInt8) -> Bool {
        guard let last else { return true }
        // Two signs of this kind would become another.
        if sums.contains(last), sums.contains(next) { return false }
        return signs.contains(last) || signs.contains(next)
    }

    /// Returns a line without spaces beside brackets and signs, or nil if it has a slash outside
    /// text literals.
    private static func tight(_ code: ArraySlice<UInt8>) -> [UInt8]? {
        var tight: [UInt8] = []
        var quote: UInt8?
        for (byte, next) in zip(code, code.dropFirst() + [.lineFeed]) {
            if let open = quote {
                if byte == open { quote = nil }
            } else if quotes.contains(byte) {
                quote = byte
            } else if byte == .slash {
                return nil
            } else if byte == .space, isNeedless(after: tight.last, before: next) {
                continue
            }
            tight.append(byte)
        }
        return tight
    }
}
