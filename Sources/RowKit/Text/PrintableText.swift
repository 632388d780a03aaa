extension Unicode.Scalar {
    /// Whether the scalar may not reach a terminal as it is: a control character, which moves the
    /// cursor or begins a command, a separator of lines, or a mark that reorders the text around it.
    package var isUnprintable: Bool {
        if value < 0x7F { return value < 0x20 }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isBidiControl
        }
    }
}

extension StringProtocol {
    /// The text with each unprintable scalar written out, such as `\u{9B}`.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return String(self) }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isUnprintable {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text with each of its lines ``printable``.
    package var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map(\.printable)
            .joined(separator: "\n")
    }
}
