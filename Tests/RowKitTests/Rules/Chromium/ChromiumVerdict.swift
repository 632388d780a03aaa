import Foundation
import Testing

/// One line of the frozen table that `Generators/compare_with_chromium.py` writes.
struct ChromiumVerdict {
    /// Whether the text is an e-mail address; otherwise it is a web address.
    let isEmail: Bool
    /// Whether Chromium accepts the text.
    let isValid: Bool
    /// The text without escapes.
    let text: String

    /// All lines.
    static func all() throws -> [ChromiumVerdict] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "ChromiumVerdicts.txt")
        return try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").map { try #require(ChromiumVerdict(line: $0)) }
    }

    private init?(line: Substring) {
        guard let kind = line.first, let verdict = line.dropFirst().first else { return nil }
        isEmail = kind == "E"
        isValid = verdict == "+"
        var text = String.UnicodeScalarView()
        var rest = line.dropFirst(2)
        while let character = rest.popFirst() {
            guard character == "\\" else {
                text.append(contentsOf: character.unicodeScalars)
                continue
            }
            guard let end = rest.firstIndex(of: "}"),
                let value = UInt32(rest[..<end].dropFirst(), radix: 16),
                let scalar = Unicode.Scalar(value)
            else { return nil }
            text.append(scalar)
            rest = rest[rest.index(after: end)...]
        }
        self.text = String(text)
    }
}
