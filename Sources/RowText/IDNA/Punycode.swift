import PlainText

/// Punycode (RFC 3492): the ASCII form of a label, without the prefix `xn--`.
enum Punycode {
    /// The maximum number of scalars to encode, and half the maximum number of characters to
    /// decode.
    ///
    /// Encoding and decoding may take quadratic time in the length of the label, so the length is
    /// limited. Valid labels are far below the limit: a label on the internet has at most 63
    /// characters.
    static let maximumCount = 1000

    private static let base = 36
    private static let smallestThreshold = 1
    private static let largestThreshold = 26
    private static let firstBias = 72
    private static let firstScalar = 128

    /// Encodes a label, or returns nil if it is too long.
    static func encode(_ label: [Unicode.Scalar]) -> String? {
        guard label.count <= maximumCount else { return nil }
        let basic = label.filter(\.isASCII)
        var output = basic.map { UInt8(truncatingIfNeeded: $0.value) }
        if !basic.isEmpty {
            output.append(UInt8(ascii: "-"))
        }
        let others = Set(label.lazy.filter { !$0.isASCII }.map { Int($0.value) }).sorted()
        var (current, delta, bias, handled) = (firstScalar, 0, firstBias, basic.count)
        for other in others {
            delta += (other - current) * (handled + 1)
            current = other
            for scalar in label {
                if scalar.value < other {
                    delta += 1
                } else if scalar.value == other {
                    appendNumber(delta, bias: bias, to: &output)
                    bias = adapted(delta, count: handled + 1, isFirst: handled == basic.count)
                    delta = 0
                    handled += 1
                }
            }
            delta += 1
            current += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Decodes a label, or returns nil if it is malformed or too long.
    static func decode(_ text: some Collection<UInt8>) -> [Unicode.Scalar]? {
        guard text.count <= 2 * maximumCount, text.allSatisfy({ $0 < 0x80 }) else { return nil }
        let bytes = Array(text)
        let delimiter = bytes.lastIndex(of: UInt8(ascii: "-"))
        var output = bytes[..<(delimiter ?? 0)].map { Unicode.Scalar($0) }
        var digits = bytes[(delimiter.map { $0 + 1 } ?? 0)...]
        var (current, place, bias) = (firstScalar, 0, firstBias)
        while !digits.isEmpty {
            guard let delta = readNumber(bias: bias, from: &digits) else { return nil }
            let isFirst = output.count == (delimiter ?? 0)
            bias = adapted(delta, count: output.count + 1, isFirst: isFirst)
            place += delta
            current += place / (output.count + 1)
            place %= output.count + 1
            guard current <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(current)) else {
                return nil
            }
            output.insert(scalar, at: place)
            place += 1
        }
        return output
    }

    /// Writes a number as digits of variable weight, the lowest first.
    private static func appendNumber(_ number: Int, bias: Int, to output: inout [UInt8]) {
        var rest = number
        var weight = base
        while rest >= threshold(weight, bias: bias) {
            let threshold = threshold(weight, bias: bias)
            output.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            weight += base
        }
        output.append(digit(rest))
    }

    /// Reads a number as written by `appendNumber`, or returns nil if it is truncated or greater
    /// than every scalar.
    private static func readNumber(bias: Int, from digits: inout ArraySlice<UInt8>) -> Int? {
        var number = 0
        var factor = 1
        var weight = base
        while let byte = digits.popFirst() {
            guard let value = value(of: byte) else { return nil }
            let (product, hasOverflown) = value.multipliedReportingOverflow(by: factor)
            number += product
            guard !hasOverflown, number < 1 << 31 else { return nil }
            let threshold = threshold(weight, bias: bias)
            if value < threshold {
                return number
            }
            factor *= base - threshold
            guard factor < 1 << 40 else { return nil }
            weight += base
        }
        return nil
    }

    private static func threshold(_ weight: Int, bias: Int) -> Int {
        min(max(weight - bias, smallestThreshold), largestThreshold)
    }

    /// Returns the bias for the next number, which depends on the previous number.
    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var weight = 0
        while delta > (base - smallestThreshold) * largestThreshold / 2 {
            delta /= base - smallestThreshold
            weight += base
        }
        return weight + base * delta / (delta + 38)
    }

    private static func digit(_ value: Int) -> UInt8 {
        UInt8(value < 26 ? value + 97 : value + 22)
    }

    private static func value(of byte: UInt8) -> Int? {
        if byte.isASCIIDigit {
            return Int(byte) - 22
        }
        return byte.isASCIILetter ? Int(byte.lowercasedASCII) - 97 : nil
    }
}
