extension BinaryFloatingPoint {
    /// The nearest number that is any number of steps above a smallest one, within bounds; without
    /// steps, the number itself within these.
    func stepped(by step: Self, from minimum: Self, to maximum: Self) -> Self {
        let maximum = Swift.max(minimum, maximum)
        var number = self
        if step > 0 {
            number = minimum + ((self - minimum) / step).rounded() * step
            if number > maximum { number -= step }
            let noise = Swift.max(minimum.magnitude, number.magnitude).ulp * 4
            number = number.shortened(by: noise)
        }
        return Swift.min(Swift.max(number, minimum), maximum)
    }

    /// A number of few decimals, if there is one as near as that: three times a tenth is a little
    /// more than 0.3.
    private func shortened(by noise: Self) -> Self {
        let scale: Self = Self.significandBitCount > 23 ? 1e9 : 1e4
        let short = (self * scale).rounded() / scale
        return (short - self).magnitude <= noise ? short : self
    }
}

extension Double {
    /// The number that a shorter one is written as: 0.3, not 0.30000001192092896.
    init(written number: Float) { self = Double("\(number)") ?? Double(number) }
}
