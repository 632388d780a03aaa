import RowKit

/// Reads coordinates in common notations.
///
/// ```
/// -34.9011, -56.1645
/// 34,9011 S; 56,1645 W
/// 34° 54′ 4″ S 56° 9′ 52″ W
/// N 52 31.2 E 13 24.3
/// ```
///
/// A comma between two digits is either a decimal mark or a separator of the coordinates. If both
/// are possible, the form's language decides.
struct CoordinateReader {
    /// The decimal mark of the form's language.
    let decimalMark: Unicode.Scalar

    init(_ formats: any TextFormats) {
        decimalMark = formats.numberPattern(for: .number).symbols.decimalSeparator
    }

    /// Reads a place.
    ///
    /// The latitude comes first, unless letters indicate otherwise.
    func location(from text: String) throws(CoordinateProblem) -> Location {
        try firstReading(of: text) { tokens throws(CoordinateProblem) in
            guard let split = Self.split(tokens) else { throw .notation }
            let first = try Self.angle(tokens[..<split.end])
            let second = try Self.angle(tokens[split.start...])
            let axis = first.axis ?? second.axis?.other ?? .latitude
            if let other = second.axis, other == axis { throw .direction(axis.other) }
            let (latitude, longitude) = axis == .latitude ? (first, second) : (second, first)
            for (angle, axis) in [(latitude, CoordinateAxis.latitude), (longitude, .longitude)] {
                guard axis.range.contains(angle.degrees) else { throw .range(axis) }
            }
            return Location(known: latitude.degrees, longitude.degrees)
        }
    }

    /// Reads a single coordinate, which may be out of range.
    func degrees(
        from text: String, on axis: CoordinateAxis
    ) throws(CoordinateProblem) -> Double {
        try firstReading(of: text) { tokens throws(CoordinateProblem) in
            let angle = try Self.angle(tokens[...])
            if let found = angle.axis, found != axis { throw .direction(axis) }
            return angle.degrees
        }
    }

    // MARK: Commas

    /// Returns the first result from the possible meanings of the commas.
    ///
    /// - Throws: The first problem that is not just an unknown notation.
    private func firstReading<Result>(
        of text: String, _ read: ([CoordinateToken]) throws(CoordinateProblem) -> Result
    ) throws(CoordinateProblem) -> Result {
        var problem = CoordinateProblem.notation
        let isDecimal = decimalMark == ","
        let meanings: [CoordinateToken.Comma] =
            isDecimal ? [.decimalMark, .separator] : [.separator, .decimalMark]
        for comma in meanings {
            // If the decimal mark is a comma, "34,5" is the beginning of a coordinate, not a place.
            if isDecimal, comma == .separator, !text.contains(".") { continue }
            // A point and a comma cannot both be decimal marks.
            if comma == .decimalMark, text.contains(".") { continue }
            guard
                let tokens = CoordinateToken.tokens(
                    of: text, comma: comma, decimalMark: decimalMark)
            else { continue }
            do {
                return try read(tokens)
            } catch {
                if problem == .notation { problem = error }
            }
        }
        throw problem
    }

    // MARK: Two coordinates

    /// Returns the end of the first coordinate and the start of the second, or nil if there are not
    /// two.
    private static func split(_ tokens: [CoordinateToken]) -> (end: Int, start: Int)? {
        let places = { (isWanted: (CoordinateToken) -> Bool) in
            tokens.indices.filter { isWanted(tokens[$0]) }
        }
        let separators = places { $0 == .separator }
        if let separator = separators.first {
            return separators.count == 1 ? (separator, separator + 1) : nil
        }
        let start: Int?
        let directions = places { if case .direction = $0 { true } else { false } }
        let marks = places { $0 == .mark(0) }
        let signs = places { if case .sign = $0 { true } else { false } }
        let numbers = places { if case .number = $0 { true } else { false } }
        if directions.count == 2 {
            start = directions[0] == 0 ? directions[1] : directions[0] + 1
        } else if marks.count == 2 {
            // The second coordinate starts with the number before its mark or with the sign of that
            // number.
            let number = marks[1] - 1
            if number > 0, case .sign = tokens[number - 1] {
                start = number - 1
            } else {
                start = number
            }
        } else if let sign = signs.last, sign > 0 {
            start = sign
        } else {
            start =
                numbers.count.isMultiple(of: 2) ? numbers.dropFirst(numbers.count / 2).first : nil
        }
        return start.map { ($0, $0) }
    }

    // MARK: One coordinate

    /// An angle with its written direction.
    private struct Angle {
        var degrees: Double
        var axis: CoordinateAxis?
    }

    /// Reads degrees, minutes and seconds with a sign before them or a direction at one end.
    private static func angle(
        _ tokens: ArraySlice<CoordinateToken>
    ) throws(CoordinateProblem) -> Angle {
        var rest = tokens
        var direction: (axis: CoordinateAxis, isNegative: Bool)?
        if case .direction(let axis, let isNegative)? = rest.first {
            direction = (axis, isNegative)
            rest = rest.dropFirst()
        } else if case .direction(let axis, let isNegative)? = rest.last {
            direction = (axis, isNegative)
            rest = rest.dropLast()
        }
        var isNegative = direction?.isNegative ?? false
        if case .sign(let isMinus)? = rest.first {
            guard direction == nil else { throw .signAndDirection }
            isNegative = isMinus
            rest = rest.dropFirst()
        }
        let degrees = try magnitude(rest)
        return Angle(degrees: isNegative ? -degrees : degrees, axis: direction?.axis)
    }

    /// Reads degrees, minutes and seconds, with or without their marks.
    private static func magnitude(
        _ tokens: ArraySlice<CoordinateToken>
    ) throws(CoordinateProblem) -> Double {
        var rest = tokens
        var (units, hasFraction) = (-1, false)
        var degrees = 0.0
        while let token = rest.popFirst() {
            guard case .number(let number, let isWhole) = token, !hasFraction else {
                throw .notation
            }
            var unit = units + 1
            if case .mark(let mark)? = rest.first {
                guard mark >= unit else { throw .notation }
                unit = mark
                rest = rest.dropFirst()
            }
            guard unit <= 2, units >= 0 || unit == 0 else { throw .notation }
            guard unit == 0 || number < 60 else { throw .sixty }
            degrees += number / [1, 60, 3_600][unit]
            (units, hasFraction) = (unit, !isWhole)
        }
        guard units >= 0, degrees.isFinite else { throw .notation }
        // Seven decimals correspond to a centimetre.
        return units == 0 ? degrees : (degrees * 10_000_000).rounded() / 10_000_000
    }
}
