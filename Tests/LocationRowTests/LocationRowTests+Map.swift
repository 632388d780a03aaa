import Foundation
import RowKit
import RowTesting
import StandardRows
import TestRows
import Testing

@testable import LocationRow

// What the user does with the map by pointer, touch and keyboard.

extension LocationRowTests {
    @Test("has a map whose pin can be dragged, and stops at the edge")
    func dragPin() throws {
        row.value = Location(latitude: 0, longitude: 0)
        row.span = 360
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        // The head of the pin is above its tip.
        tester.touch(CanvasView.Touch(.began, [CanvasView.Point(180, 78)]), on: "map")
        tester.touch(CanvasView.Touch(.moved, [CanvasView.Point(400, 90)]), on: "map")
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(500, -20)]), on: "map") {
            $0.values["home>map"] = Location(latitude: 90, longitude: 180)
        }
        tester.press("Done")
        #expect(row.value == Location(latitude: 90, longitude: 180))
    }

    @Test("has a map that can be dragged around the Earth without choosing a place")
    func dragMap() throws {
        row.value = montevideo
        row.span = 36
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        let map = try #require(tester.mapRow)
        let start = map.region.center
        tester.touch(CanvasView.Touch(.began, [CanvasView.Point(20, 20)]), on: "map")
        tester.touch(
            CanvasView.Touch(.moved, [CanvasView.Point(70, 40), CanvasView.Point(120, 70)]),
            on: "map")
        #expect(abs(map.region.center.longitude - (start.longitude - 10)) < 1e-9)
        #expect(abs(map.region.center.latitude - (start.latitude + 5)) < 1e-9)
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(360, 20)]), on: "map")
        #expect(abs(map.region.center.longitude - (start.longitude - 34)) < 1e-9)
        for _ in 0..<3 {
            tester.touch(CanvasView.Touch(.began, [CanvasView.Point(20, 20)]), on: "map")
            tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(360, 180)]), on: "map")
        }
        // Four times 34 degrees west crosses the antimeridian; the map stops at the pole.
        #expect(abs(map.region.center.longitude - (start.longitude - 136 + 360)) < 1e-9)
        #expect(map.region.center.latitude < 81 + 1e-9)
        row.value = Location(latitude: 1, longitude: 2)
        tester.press("Done")
        #expect(row.value == Location(latitude: 1, longitude: 2))
    }

    @Test("restores pin and map when a touch is cancelled, as if nothing was chosen")
    func cancelledTouch() throws {
        row.value = montevideo
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        let map = try #require(tester.mapRow)
        let region = map.region
        for start in [CanvasView.Point(10, 10), CanvasView.Point(180, 90)] {
            tester.touch(CanvasView.Touch(.began, [start]), on: "map")
            tester.touch(
                CanvasView.Touch(.moved, [CanvasView.Point(start.x + 10, start.y)]), on: "map")
            tester.touch(
                CanvasView.Touch(.moved, [CanvasView.Point(start.x + 20, start.y + 9)]), on: "map")
            #expect(map.region != region || map.value != montevideo)
            tester.touch(CanvasView.Touch(.cancelled, []), on: "map") {
                $0.values["home>map"] = montevideo
                $0.values["home>latitude"] = montevideo?.latitude
                $0.values["home>longitude"] = montevideo?.longitude
            }
            #expect(map.region == region)
            #expect(map.value == montevideo)
        }
        // The screen follows its row again.
        row.value = Location(latitude: 1, longitude: 2)
        tester.press("Done")
        #expect(row.value == Location(latitude: 1, longitude: 2))
        // Without a touch that began, there is nothing to restore.
        tester.press("home")
        tester.touch(CanvasView.Touch(.cancelled, []), on: "map") {
            $0.values["home>map"] = Location(latitude: 1, longitude: 2)
        }
    }

    @Test("treats a touch that hardly moves as a tap")
    func shakyTap() {
        row.span = 360
        let tester = FormTester(form: form)
        open(tester)
        tester.touch(CanvasView.Touch(.began, [CanvasView.Point(89, 119)]), on: "map")
        tester.touch(CanvasView.Touch(.moved, [CanvasView.Point(91, 121)]), on: "map")
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(90, 120)]), on: "map") {
            $0.values["home>map"] = Location(latitude: -30, longitude: -90)
            $0.values["home>latitude"] = -30.0
            $0.values["home>longitude"] = -90.0
        }
        tester.press("Done", leaving("home", with: Location(latitude: -30, longitude: -90)))
        tester.finish()
    }

    @Test("has a map that keys move and zoom, and on which Return places the pin")
    func keys() throws {
        row.center = Location(latitude: 10, longitude: 179)
        row.span = 12
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        let map = try #require(tester.mapRow)
        func press(_ key: ViewAction.Key, shift: Bool = false) {
            tester.key(key, shift: shift, in: "map/canvas")
        }
        press(.right)
        press(.right)
        press(.up)
        #expect(map.region.center == Location(latitude: 11, longitude: -179))
        press(.left, shift: true)
        #expect(abs(map.region.center.longitude - (-179 - 1 / 15)) < 1e-9)
        press(.right, shift: true)
        press(.pageUp)
        #expect(map.region.span == 6)
        press(.down)
        press(.enter)
        #expect(map.value == Location(latitude: 10.5, longitude: -179))
        press(.pageDown)
        #expect(map.region == MapRegion(center: map.value, span: 12))
        press(.home)
        #expect(map.region == MapRegion(center: nil, span: 360))
        tester.press("Done")
        #expect(row.value == Location(latitude: 10.5, longitude: -179))
        tester.press("home")
        press(.delete)
        tester.press("Done")
        #expect(row.value == nil)
    }

    @Test("zooms around the centre if the pin is not visible")
    func zoomElsewhere() throws {
        row.value = montevideo
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        let map = try #require(tester.mapRow)
        map.region = MapRegion(center: Location(latitude: 50, longitude: 10), span: 20)
        tester.press("map/in")
        #expect(map.region == MapRegion(center: Location(latitude: 50, longitude: 10), span: 5))
    }

    @Test("shows the same part of the Earth after a restart, or else the pin")
    func regionAfterRestart() throws {
        let form = Form("Delivery") { LocationRow("home") { $0.value = montevideo } }
        let old = FormTester(form: form)
        old.isExhaustive = false
        old.press("home")
        old.press("map/in")
        old.type("52.52, 13.405", into: "latitude")
        let map = try #require(old.mapRow)
        for keepsRegion in [true, false] {
            var state = try JSONEncoder().encode(old.stage.state)
            if !keepsRegion {
                let text = String(decoding: state, as: UTF8.self)
                state = Data(text.replacing("\"span\"", with: "\"other\"").utf8)
            }
            let form = Form("Delivery") { LocationRow("home") { $0.value = montevideo } }
            let new = FormTester(form: form)
            new.isExhaustive = false
            let decoded = try JSONDecoder().decode(FormState.self, from: state)
            #expect(new.stage.restore(decoded).isEmpty)
            let restored = try #require(new.mapRow)
            let span = keepsRegion ? map.region.span : 20
            #expect(restored.value == map.value)
            #expect(restored.region == MapRegion(center: map.value, span: span))
        }
    }

    @Test("commits a place chosen before a restart, and nothing if only the map was moved")
    func restarting() throws {
        for isTap in [true, false] {
            let old = FormTester(form: Form("Delivery") { LocationRow("home") { $0.span = 36 } })
            old.isExhaustive = false
            old.press("home")
            old.touch(CanvasView.Touch(.began, [CanvasView.Point(80, 90)]), on: "map")
            old.touch(CanvasView.Touch(.ended, [CanvasView.Point(isTap ? 80 : 90, 90)]), on: "map")
            let row = LocationRow("home") { $0.span = 36 }
            let new = FormTester(form: Form("Delivery") { row })
            new.isExhaustive = false
            #expect(new.stage.restore(old.stage.state).isEmpty)
            new.press("Done") { $0.screens = ["Delivery"] }
            #expect(row.value == (isTap ? Location(latitude: 0, longitude: -10) : nil))
        }
    }
}
