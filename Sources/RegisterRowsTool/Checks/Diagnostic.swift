import SwiftSource

/// Something that an author has to mend, said as the compiler says it.
struct Diagnostic: CustomStringConvertible, Equatable {
    let place: SourcePlace
    /// What is wrong and what to do.
    let message: String
    /// The lines to paste.
    let paste: [String]

    init(_ place: SourcePlace, _ message: String, paste: [String] = []) {
        self.place = place
        self.message = message
        self.paste = paste
    }

    var description: String { text(severity: "error: ") }

    /// As a note about a target that is not being built.
    var note: String { text(severity: "") }

    private func text(severity: String) -> String {
        (["\(place): \(severity)\(message)"] + paste.map { "    \($0)" })
            .joined(separator: "\n").printableLines
    }

    /// On one line, without what takes more.
    var line: String {
        guard paste.count > 1 else { return "\(place): \(message) \(paste.joined())" }
        let end = message.utf8.lastIndex(of: UInt8(ascii: ";")) ?? message.endIndex
        return "\(place): \(message[..<end])"
    }
}
