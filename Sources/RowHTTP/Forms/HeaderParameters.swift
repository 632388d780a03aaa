/// A header's value with parameters: `form-data; name="city"; filename="a.txt"`.
struct HeaderParameters: Equatable {
    /// How a quotation mark is escaped in quoted text.
    enum Quoting {
        /// With a backslash, as in most headers.
        case backslash
        /// As `%22`, as in forms sent by browsers. A backslash is not an escape.
        case percent
    }

    /// The value before the parameters.
    let value: String
    private var parameters: [(name: String, value: String)] = []

    /// The maximum number of parameters.
    private static let most = 16

    /// Parses a header's value, or returns nil if it is malformed or repeats a parameter.
    init?(_ text: String, quoting: Quoting) {
        let bytes = Array(text.utf8)
        var rest = bytes[...]
        value = String(decoding: rest.cutOff(at: .semicolon).trimmingBlanks, as: UTF8.self)
        while !rest.isEmpty {
            rest = rest.dropFirst().trimmingBlanks
            // The value may end with a semicolon.
            if rest.isEmpty { break }
            let name = String(decoding: rest.cutOff(at: .equals), as: UTF8.self)
            guard parameters.count < Self.most, !rest.isEmpty, !name.isEmpty,
                name.utf8.allSatisfy(\.isTokenByte),
                self[name] == nil, let value = Self.parameterValue(&rest, quoting)
            else { return nil }
            parameters.append((name, value))
        }
    }

    /// The value of a parameter, or nil if there is none.
    subscript(name: String) -> String? {
        parameters.first { $0.name.equalsIgnoringCase(name) }?.value
    }

    static func == (left: HeaderParameters, right: HeaderParameters) -> Bool {
        left.value == right.value && left.parameters.elementsEqual(right.parameters, by: ==)
    }

    /// Parses a parameter's value, from the equals sign to the next semicolon.
    private static func parameterValue(_ rest: inout ArraySlice<UInt8>, _ quoting: Quoting)
        -> String?
    {
        rest.removeFirst()
        guard rest.first == .quote else {
            let token = rest.cutOff(at: .semicolon).trimmingBlanks
            guard !token.isEmpty, token.allSatisfy(\.isTokenByte) else { return nil }
            return String(decoding: token, as: UTF8.self)
        }
        rest.removeFirst()
        guard let text = quotedText(&rest, quoting) else { return nil }
        guard rest.cutOff(at: .semicolon).allSatisfy(\.isBlank) else { return nil }
        return FormText.decode(text)
    }

    /// Parses up to the closing quotation mark.
    private static func quotedText(_ rest: inout ArraySlice<UInt8>, _ quoting: Quoting) -> [UInt8]?
    {
        var text: [UInt8] = []
        while let byte = rest.popFirst() {
            switch (byte, quoting) {
            case (.quote, _): return text
            case (UInt8(ascii: "\\"), .backslash):
                guard let escaped = rest.popFirst() else { return nil }
                text.append(escaped)
            case (.percent, .percent):
                // Browsers escape only these three, not even the percent sign.
                if let escaped = PercentCoding.escapedByte(in: rest, at: rest.startIndex - 1),
                    [.quote, .carriageReturn, .lineFeed].contains(escaped)
                {
                    text.append(escaped)
                    rest.removeFirst(2)
                } else {
                    text.append(byte)
                }
            default: text.append(byte)
            }
        }
        return nil
    }
}

extension ArraySlice<UInt8> {
    /// Removes and returns everything before a separator, or everything if there is none.
    fileprivate mutating func cutOff(at separator: UInt8) -> ArraySlice<UInt8> {
        let end = firstIndex(of: separator) ?? endIndex
        defer { self = self[end...] }
        return self[..<end]
    }
}
