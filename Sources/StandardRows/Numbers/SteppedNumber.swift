import RowKit

extension BinaryFloatingPoint {
    /// Returns the nearest number within bounds that is a whole number of steps from the smallest
    /// number.
    ///
    /// The steps start at 0 if a step is too small to change the smallest number. If the step is 0
    /// or too small to change the number, returns the number itself, moved into the bounds.
    func stepped(by step: Self, in bounds: ClosedRange<Self>) -> Self {
        let start = step > bounds.lowerBound.noise ? bounds.lowerBound : 0
        let number = start + ((self - start) / step).rounded() * step
        let noise = Swift.max(start.noise, number.noise)
        guard number.isFinite, step > noise else { return bounds.nearest(to: self) }
        let lower = number > bounds.upperBound + noise ? number - step : number
        return bounds.nearest(to: lower.shortened(by: noise))
    }

    /// The maximum rounding error of a number of this size.
    private var noise: Self { magnitude.ulp * 4 }

    /// Returns the number rounded to a few decimals, or unchanged if that would move it by more
    /// than `noise`.
    ///
    /// Three times 0.1, for example, is slightly more than 0.3.
    private func shortened(by noise: Self) -> Self {
        let scale: Self = Self.significandBitCount > 23 ? 1e9 : 1e4
        let short = (self * scale).rounded() / scale
        return (short - self).magnitude <= noise ? short : self
    }
}

extension Double {
    /// Converts a number through its decimal text, so that 0.3 does not become 0.30000001192092896.
    init(written number: Float) { self = Double("\(number)") ?? Double(number) }

    /// The decimal text of the number, without a fraction of zero.
    var written: String { Int(exactly: self).map(String.init) ?? "\(self)" }

    /// Returns the text of the number in the digits 0 to 9, with the decimal separator that is
    /// typed with these digits in the given formats.
    func written(in formats: any TextFormats) -> String {
        let parts = written.split(separator: ".")
        guard parts.count > 1 else { return written }
        let pattern = formats.numberPattern(for: .number)
        let separator = (pattern.latinSymbols ?? pattern.symbols).decimalSeparator
        return parts.joined(separator: String(separator))
    }
}

extension NumberStyle {
    /// Returns a style with as many fraction digits as the given numbers need, but at least the
    /// given number of digits.
    ///
    /// Numbers with more than ten digits, such as a third, are ignored.
    static func decimal(for numbers: [Double], atLeast least: Int) -> NumberStyle {
        .decimal(0...max(least, numbers.compactMap(\.fractionDigits).max() ?? 0))
    }
}

extension Double {
    /// The number of fraction digits, or nil if the number has more than ten digits.
    fileprivate var fractionDigits: Int? {
        var (scaled, digits) = (magnitude, 0)
        while scaled < 1e10 {
            if (scaled - scaled.rounded()).magnitude <= scaled * 1e-12 { return digits }
            (scaled, digits) = (scaled * 10, digits + 1)
        }
        return nil
    }
}
