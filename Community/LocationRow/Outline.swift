/// The coasts and borders of the Earth, read from the ``OutlineTable`` when a map is first drawn.
struct Outline: Sendable {
    /// The coasts, which are closed.
    ///
    /// Land is to the right of each line, so the coasts of inland seas form holes in the land.
    let coasts: [Line]
    /// The borders between countries, which are open.
    let borders: [Line]

    static let earth = Outline(
        coasts: Line.lines(of: OutlineTable.land) + Line.lines(of: OutlineTable.seas),
        borders: Line.lines(of: OutlineTable.borders))

    /// A point with the coarsest level of detail at which it is drawn.
    struct Point: Equatable, Sendable {
        let longitude: Double
        let latitude: Double
        let level: Int
    }

    /// A line with its bounds.
    struct Line: Sendable {
        let points: [Point]
        let longitudes: ClosedRange<Double>
        let latitudes: ClosedRange<Double>

        /// Creates a line, or returns nil if there are no points.
        init?(_ points: [Point]) {
            guard let west = points.map(\.longitude).min(),
                let east = points.map(\.longitude).max(),
                let south = points.map(\.latitude).min(), let north = points.map(\.latitude).max()
            else { return nil }
            self.points = points
            longitudes = west...east
            latitudes = south...north
        }

        /// Returns the points of a level of detail and of all coarser levels.
        func points(upTo level: Int) -> some Sequence<Point> {
            points.lazy.filter { $0.level <= level }
        }
    }

    /// Returns the coarsest level of detail that stays within a distance of the lines, in degrees.
    static func level(within distance: Double) -> Int {
        let levels = OutlineTable.tolerances
        return levels.firstIndex { $0 <= distance } ?? levels.count - 1
    }
}

extension Outline.Line {
    /// Reads the lines of a table.
    fileprivate static func lines(of table: UnsafeBufferPointer<UInt8>) -> [Outline.Line] {
        table.split(separator: UInt8(ascii: "\n")).compactMap { line in
            var points: [Outline.Point] = []
            var rest = line[...]
            while rest.count >= Outline.Point.digitCount {
                points.append(Outline.Point(digits: rest.prefix(Outline.Point.digitCount)))
                rest = rest.dropFirst(Outline.Point.digitCount)
            }
            return Outline.Line(points)
        }
    }
}

extension Outline.Point {
    /// The number of digits of a point in the table.
    fileprivate static let digitCount = 5

    /// The value of each ASCII character as a digit.
    private static let digitValues: [Int] = {
        var values = Array(repeating: 0, count: 256)
        for (value, digit) in OutlineTable.digits.utf8.enumerated() { values[Int(digit)] = value }
        return values
    }()

    /// Reads a point: the longitude and the latitude in hundredths of a degree, and the level.
    fileprivate init(digits: some Sequence<UInt8>) {
        let base = OutlineTable.digits.utf8.count
        let number = digits.reduce(0) { $0 * base + Self.digitValues[Int($1)] }
        let (place, level) = number.quotientAndRemainder(dividingBy: OutlineTable.tolerances.count)
        let (east, north) = place.quotientAndRemainder(dividingBy: 18_001)
        self.init(
            longitude: Double(east) / 100 - 180, latitude: Double(north) / 100 - 90, level: level)
    }
}
