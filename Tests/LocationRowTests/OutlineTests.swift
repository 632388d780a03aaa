import RowKit
import Testing

@testable import LocationRow

@Suite("The outline of the Earth")
struct OutlineTests {
    private let drawnAt: (MapRegion) -> [CanvasView.Shape] = { OutlineDrawing(region: $0).shapes }

    private func region(_ latitude: Double, _ longitude: Double, _ span: Double) -> MapRegion {
        MapRegion(center: Location(known: latitude, longitude), span: span)
    }

    private func points(of shape: CanvasView.Shape?) -> [CanvasView.Point] {
        guard case .lines(let points, _) = shape?.figure else { return [] }
        return points
    }

    /// Whether a point is inside a closed figure, by the rule of non-zero winding.
    private func contains(_ figure: [CanvasView.Point], _ x: Double, _ y: Double) -> Bool {
        var winding = 0
        for (start, end) in zip(figure, figure.dropFirst() + figure.prefix(1)) {
            let side = (end.x - start.x) * (y - start.y) - (x - start.x) * (end.y - start.y)
            if start.y <= y, end.y > y, side > 0 { winding += 1 }
            if start.y > y, end.y <= y, side < 0 { winding -= 1 }
        }
        return winding != 0
    }

    @Test("is read from a table of coasts and borders on Earth")
    func table() {
        let outline = Outline.earth
        #expect(outline.coasts.count > 100)
        #expect(outline.borders.count > 100)
        for line in outline.coasts + outline.borders {
            #expect(line.points.count > 1)
            #expect(Location.longitudes.contains(line.longitudes.lowerBound))
            #expect(Location.longitudes.contains(line.longitudes.upperBound))
            #expect(Location.latitudes.contains(line.latitudes.lowerBound))
            #expect(Location.latitudes.contains(line.latitudes.upperBound))
            #expect(line.points.allSatisfy { OutlineTable.tolerances.indices.contains($0.level) })
        }
    }

    @Test(
        "has land where there is land, and water where there is water",
        arguments: [
            ("Paris", 48.9, 2.4, true), ("Brasília", -15.8, -47.9, true),
            ("Alice Springs", -23.7, 133.9, true), ("the South Pole", -89, 0, true),
            ("Chukotka behind the meridian", 66.9, -178, true), ("the Atlantic", 30, -40, false),
            ("the Pacific", 0, -140, false), ("the Mediterranean", 35, 18, false),
            ("the Caspian Sea", 41.5, 51, false), ("the Arctic Ocean", 88, 0, false),
            ("the Bering Sea", 58, 180, false),
        ])
    func places(name: String, latitude: Double, longitude: Double, isLand: Bool) throws {
        for region in [region(0, 0, 360), region(0, 180, 360), region(latitude, longitude, 40)] {
            let point = try #require(region.point(of: Location(known: latitude, longitude)))
            let land = points(of: drawnAt(region).first)
            #expect(contains(land, point.x, point.y) == isLand, "\(name) at \(region)")
        }
    }

    @Test("stays on the map and is small", arguments: [360.0, 200, 90, 60, 20, 5, 0.5, 0.001])
    func size(span: Double) {
        for latitude in stride(from: -80.0, through: 80, by: 20) {
            for longitude in stride(from: -180.0, to: 180, by: 30) {
                let shapes = drawnAt(region(latitude, longitude, span))
                let points = shapes.flatMap { self.points(of: $0) }
                #expect(points.count < 1_700, "\(points.count) at \(latitude), \(longitude)")
                #expect(
                    points.allSatisfy { (0...360).contains($0.x) && (0...180).contains($0.y) })
            }
        }
    }

    @Test("has borders only at spans at which they can be told apart")
    func borders() {
        let europe = { self.drawnAt(self.region(50, 10, $0)).count(where: { $0.stroke != nil }) }
        #expect(europe(91) == 0)
        #expect(europe(60) > 20)
        // In the middle of the ocean, there is neither land nor border.
        #expect(drawnAt(region(30, -40, 10)) == [])
    }

    @Test(
        "has the detail that the scale of the map can show",
        arguments: [(1, 0), (0.7, 0), (0.5, 1), (0.1, 3), (0.001, 4), (0, 4)])
    func levels(distance: Double, level: Int) { #expect(Outline.level(within: distance) == level) }
}

@Suite("The edges of a map")
struct MapClipTests {
    private let clip = MapClip(size: ViewSize(width: 10, height: 10))

    private func points(_ numbers: [(Double, Double)]) -> [CanvasView.Point] {
        numbers.map { CanvasView.Point($0, $1) }
    }

    @Test("leave a figure inside unchanged, and remove one outside")
    func figures() {
        let inside = points([(1, 1), (9, 1), (5, 9)])
        #expect(clip.figure(inside) == inside)
        #expect(clip.figure(points([(11, 1), (19, 1), (15, 9)])) == [])
        #expect(clip.figure([]) == [])
    }

    @Test("cut a figure that crosses them, and become its edges")
    func crossing() {
        #expect(
            Set(clip.figure(points([(5, 2), (15, 2), (15, 8), (5, 8)])))
                == Set(points([(5, 2), (10, 2), (10, 8), (5, 8)])))
        #expect(
            Set(clip.figure(points([(-5, -5), (15, -5), (15, 15), (-5, 15)])))
                == Set(points([(0, 0), (10, 0), (10, 10), (0, 10)])))
    }

    @Test("cut a line into its visible parts")
    func lines() {
        #expect(
            clip.lines(points([(1, 1), (2, 2), (3, 1)])) == [points([(1, 1), (2, 2), (3, 1)])])
        #expect(
            clip.lines(points([(5, 5), (15, 5), (15, 8), (5, 8)]))
                == [points([(5, 5), (10, 5)]), points([(10, 8), (5, 8)])])
        #expect(clip.lines(points([(-5, 5), (15, 5)])) == [points([(0, 5), (10, 5)])])
        #expect(clip.lines(points([(-5, 5), (5, 15)])) == [])
        #expect(clip.lines(points([(5, 5)])) == [])
    }
}
