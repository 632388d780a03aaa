import RowKit
import Testing

@testable import LocationRow

@Suite("A map")
struct MapTests {
    private func place(_ latitude: Double, _ longitude: Double) -> Location {
        Location(known: latitude, longitude)
    }

    @Test(
        "of the Earth shows every place at its correct position",
        arguments: [
            (0.0, 0.0, 180.0, 90.0), (90, -180, 0, 0), (-90, 180, 360, 180), (45, 90, 270, 45),
        ])
    func earth(latitude: Double, longitude: Double, x: Double, y: Double) {
        let region = MapRegion(center: nil, span: 360)
        #expect(region.point(of: place(latitude, longitude)) == CanvasView.Point(x, y))
        #expect(region.location(at: CanvasView.Point(x, y)) == place(latitude, longitude))
    }

    @Test("continues beyond the antimeridian")
    func behind() {
        let region = MapRegion(center: place(0, 179), span: 4)
        #expect(region.location(at: CanvasView.Point(360, 90)) == place(0, -179))
        #expect(region.point(of: place(0, -179)) == CanvasView.Point(360, 90))
        #expect(region.point(of: place(0, -178)) == nil)
    }

    @Test("ends at the poles")
    func poles() {
        let region = MapRegion(center: place(90, 0), span: 40)
        #expect(region.center == place(80, 0))
        #expect(region.location(at: CanvasView.Point(180, 0)) == place(90, 0))
        #expect(region.point(of: place(69, 0)) == nil)
    }

    @Test(
        "limits its span to what it can show",
        arguments: [(0.0, 0.001), (-5, 0.001), (1e9, 360), (.nan, 360), (.infinity, 360)])
    func spans(wanted: Double, found: Double) {
        #expect(MapRegion(center: nil, span: wanted).span == found)
    }

    @Test("converts touched points to places exactly, at every size and anywhere")
    func touches() {
        for span in [0.001, 0.5, 3, 47, 360] {
            for center in [place(0, 0), place(-89, 179.5), place(51.5, -0.1)] {
                let region = MapRegion(center: center, span: span)
                for (x, y) in [(0.0, 0.0), (359, 1), (12, 170), (180, 90)] {
                    let touched = region.location(at: CanvasView.Point(x, y))
                    guard let drawn = region.point(of: touched) else {
                        Issue.record("\(touched) is not on a map of \(span) around \(center)")
                        continue
                    }
                    // Six decimals of a degree are less than a point of the canvas; of the whole
                    // Earth, both sides are one meridian.
                    let east = abs(drawn.x - x)
                    #expect(min(east, span == 360 ? 360 - east : east) < 0.5)
                    #expect(abs(drawn.y - y) < 0.5)
                }
            }
        }
    }

    @Test("is drawn as a grid of round degrees, with a number at every second line")
    func net() {
        let drawing = MapDrawing(
            region: MapRegion(center: nil, span: 360), location: nil, formats: PlainFormats())
        #expect(drawing.step == 30)
        // 5 parallels and 11 meridians within the edges.
        let lines = drawing.net.filter { if case .lines = $0.figure { true } else { false } }
        #expect(lines.count == 5 + 11)
        let labels = drawing.net.compactMap { shape -> String? in
            if case .text(_, let text, _) = shape.figure { text } else { nil }
        }
        #expect(
            labels == [
                "-60°", "0°", "60°", "-120°", "-60°", "0°", "60°", "120°",
            ])
    }

    @Test("labels meridians beyond the antimeridian by their usual names")
    func labelsBehind() {
        let drawing = MapDrawing(
            region: MapRegion(center: place(0, 180), span: 12), location: nil,
            formats: PlainFormats())
        let labels = drawing.shapes.compactMap { shape -> String? in
            if case .text(_, let text, _) = shape.figure { text } else { nil }
        }
        #expect(drawing.step == 1)
        #expect(labels.suffix(5) == ["176°", "178°", "180°", "-178°", "-176°"])
    }

    @Test("never has more lines than can be told apart", arguments: [0.001, 0.3, 7, 100, 360])
    func density(span: Double) {
        for center in [place(0, 0), place(52.52, 13.405), place(-80, -179)] {
            let drawing = MapDrawing(
                region: MapRegion(center: center, span: span), location: nil,
                formats: PlainFormats())
            #expect((3...31).contains(drawing.net.count), "\(drawing.net.count)")
        }
    }

    @Test("has a pin if a place is visible, and none if it is outside")
    func pin() throws {
        let region = MapRegion(center: place(10, 10), span: 10)
        let shapes = { (location: Location?) in
            MapDrawing(region: region, location: location, formats: PlainFormats()).shapes
        }
        let bare = shapes(nil)
        #expect(shapes(place(40, 10)) == bare)
        let pinned = shapes(place(10, 10))
        try #require(pinned.count == bare.count + 4)
        guard case .lines(let drop, isClosed: true) = pinned[bare.count + 1].figure else {
            return #expect(Bool(false), "a pin has the shape of a drop")
        }
        #expect(drop.first == CanvasView.Point(180, 90))
    }
}
