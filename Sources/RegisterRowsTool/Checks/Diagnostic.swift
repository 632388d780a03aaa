import PlainText
import SwiftSource

/// A mistake that the author must fix, in the format of the compiler's diagnostics.
struct Diagnostic: CustomStringConvertible, Equatable {
    let place: SourcePlace
    /// A description of the mistake and its fix.
    let message: String
    /// The lines to paste into the source to fix the mistake.
    let paste: [String]

    init(_ place: SourcePlace, _ message: String, paste: [String] = []) {
        self.place = place
        self.message = message
        self.paste = paste
    }

    var description: String { text(severity: "error: ") }

    /// The diagnostic as a note, for a target that is not being built.
    var note: String { text(severity: "") }

    private func text(severity: String) -> String {
        (["\(place): \(severity)\(message)"] + paste.map { "    \($0)" })
            .joined(separator: "\n").printableLines
    }

    /// The diagnostic on one line, without code of several lines.
    var line: String {
        guard paste.count > 1 else { return "\(place): \(message) \(paste.joined())" }
        let end = message.utf8.lastIndex(of: UInt8(ascii: ";")) ?? message.endIndex
        return "\(place): \(message[..<end])"
    }
}
