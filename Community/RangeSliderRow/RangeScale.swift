import RowKit

/// The numbers to which the handles of a range can be moved.
///
/// Invalid limits are replaced with the nearest valid ones.
struct RangeScale: Hashable {
    /// The smallest and the largest number.
    let bounds: ClosedRange<Double>
    /// The distance between two numbers, or 0 if any number can be chosen.
    let step: Double
    /// The requested minimum distance between the handles.
    private let wantedDistance: Double

    /// The valid numbers, which can be added without overflow.
    static let numbers = -1e15...1e15
    /// The valid steps and distances.
    static let distances = 0...1e15

    init(minimum: Double, maximum: Double, step: Double, distance: Double) {
        func nearest(_ number: Double, in range: ClosedRange<Double>) -> Double {
            number.isNaN ? 0 : min(max(number, range.lowerBound), range.upperBound)
        }
        let least = nearest(minimum, in: Self.numbers)
        bounds = least...max(least, nearest(maximum, in: Self.numbers))
        self.step = nearest(step, in: Self.distances)
        wantedDistance = nearest(distance, in: Self.distances)
    }

    /// The largest number that is a whole number of steps above the smallest.
    var top: Double { step(.down, bounds.upperBound) }

    /// The largest distance between the handles.
    var reach: Double { Self.clean(top - bounds.lowerBound) }

    /// The minimum distance between the handles, as far as the bounds and steps allow it.
    var distance: Double { min(wantedDistance, reach) }

    /// The range of the handles before the user has moved one.
    var whole: NumberRange { NumberRange(known: bounds.lowerBound, top) }

    /// The number of fraction digits to show: at least 2, and enough for a step.
    var fractionDigits: Int {
        let scaled = sequence(first: step) { $0 * 10 }.prefix(9)
        return max(2, scaled.enumerated().first { $1 == $1.rounded() }?.offset ?? 2)
    }

    /// Returns the range moved into the bounds.
    func shown(_ range: NumberRange) -> NumberRange {
        NumberRange(known: inside(range.lower), inside(range.upper))
    }

    /// Returns the range after the lower handle was moved to a number.
    ///
    /// The upper handle moves only if the minimum distance requires it.
    func movingLower(of range: NumberRange, to number: Double) -> NumberRange {
        let highest = step(.down, top - distance)
        let lower = min(step(.toNearestOrAwayFromZero, number), highest)
        return NumberRange(
            known: lower, max(inside(range.upper), step(.up, lower + distance)))
    }

    /// Returns the range after the upper handle was moved to a number.
    ///
    /// The lower handle moves only if the minimum distance requires it.
    func movingUpper(of range: NumberRange, to number: Double) -> NumberRange {
        let lowest = step(.up, bounds.lowerBound + distance)
        let upper = max(step(.toNearestOrAwayFromZero, number), lowest)
        return NumberRange(
            known: min(inside(range.lower), step(.down, upper - distance)), upper)
    }

    private func inside(_ number: Double) -> Double {
        min(max(number, bounds.lowerBound), bounds.upperBound)
    }

    /// Returns the number of a step near a number, within the bounds.
    private func step(_ rule: FloatingPointRoundingRule, _ number: Double) -> Double {
        let least = bounds.lowerBound
        guard step > 0 else { return inside(number) }
        let steps = (inside(number) - least) / step
        // A distance of 0.3 is three steps of 0.1, although the quotient is slightly less than 3.
        let nearest = steps.rounded()
        let isNear = (steps - nearest).magnitude < 1e-6
        let count = isNear ? nearest : steps.rounded(rule)
        let stepped = Self.clean(least + count * step)
        return stepped > bounds.upperBound ? Self.clean(least + (count - 1) * step) : stepped
    }

    /// Removes rounding errors of binary fractions, so that three times 0.1 is 0.3.
    private static func clean(_ number: Double) -> Double {
        let short = (number * 1e9).rounded() / 1e9
        return (short - number).magnitude <= number.ulp * 4 ? short : number
    }
}
