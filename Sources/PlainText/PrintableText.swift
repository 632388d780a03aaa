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
    ///
    /// The marks of a complete isolate, as around the parameters of an Arabic message, are kept,
    /// because they cannot reorder the text around them.
    package var printable: String {
        escaped(except: isolates) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// The text in quotation marks, on one line and ``printable``.
    package var quoted: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text.printable)\""
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

    /// The places of the marks around each complete isolate, except isolates that force text to run
    /// from right to left.
    private var isolates: Set<Int> {
        var places: Set<Int> = []
        var open: [(place: Int, isKept: Bool)] = []
        for (place, scalar) in unicodeScalars.enumerated() {
            switch scalar {
            case "\u{2066}", "\u{2068}": open.append((place, true))
            case "\u{2067}": open.append((place, false))
            case "\u{2069}":
                guard let start = open.popLast(), start.isKept else { continue }
                places.formUnion([start.place, place])
            default: break
            }
        }
        return places
    }

    private func escaped(
        except kept: @autoclosure () -> Set<Int> = [], _ escape: (Unicode.Scalar) -> String
    ) -> String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return String(self) }
        let kept = kept()
        var text = ""
        for (place, scalar) in unicodeScalars.enumerated() {
            if scalar.isUnprintable, !kept.contains(place) {
                text += escape(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
