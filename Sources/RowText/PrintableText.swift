extension Unicode.Scalar {
    /// Whether the scalar must be escaped before it is written to a terminal.
    ///
    /// Such a scalar is a control character, which moves the cursor or begins a command, a line
    /// separator, or a mark that reorders the text around it.
    package var isUnprintable: Bool {
        if value < 0x7F { return value < 0x20 }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isBidiControl
        }
    }

    /// The scalar as a JSON escape sequence, such as `\u009b`.
    package var jsonEscape: String {
        utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}

extension StringProtocol {
    /// The text with each unprintable scalar escaped, such as `\u{9B}`.
    package var printable: String {
        escaped { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// The text with each of its lines ``printable``.
    package var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map(\.printable)
            .joined(separator: "\n")
    }

    /// The JSON text with each unprintable scalar in its strings written as a JSON escape sequence.
    package var printableJSON: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.escaped(\.jsonEscape) }.joined(separator: "\n")
    }

    private func escaped(_ escape: (Unicode.Scalar) -> String) -> String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return String(self) }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isUnprintable {
                text += escape(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
