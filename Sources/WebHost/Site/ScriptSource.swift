import RowText

/// Shortens a script for its transfer.
enum ScriptSource {
    /// Returns a script without indentation, blank lines, and comments on lines of their own.
    ///
    /// The script must not have a text literal of several lines, because its lines would change.
    static func compact(_ source: [UInt8]) -> [UInt8] {
        var compact: [UInt8] = []
        compact.reserveCapacity(source.count)
        var isInComment = false
        for line in source.split(separator: .lineFeed) {
            let code = line.drop { $0 == .space }
            if code.starts(with: Array("/*".utf8)) { isInComment = true }
            if isInComment {
                isInComment = !code.reversed().starts(with: Array("/*".utf8))
            } else if !code.isEmpty, !code.starts(with: Array("//".utf8)) {
                compact += code
                compact.append(.lineFeed)
            }
        }
        return compact
    }
}
