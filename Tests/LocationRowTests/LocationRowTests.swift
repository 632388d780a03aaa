import Foundation
import LocationRow
import RowKit
import RowTesting
import StandardRows
import TestRows
import Testing

@Suite("A location row")
struct LocationRowTests {
    let row = LocationRow("home") { $0.title = "Where do you live?" }
    let form = Form("Delivery")
    let montevideo = Location(latitude: -34.9011, longitude: -56.1645)

    init() { form.append(Section([row])) }

    @Test("shows title and coordinates, and that it opens a screen")
    func drawing() {
        #expect(
            row.drawing == """
                cell [disclosureIndicator]
                  text: label "Where do you live?"

                """)
        let stage = FormStage(FormViewController(form: form))
        row.value = montevideo
        _ = stage.takeChanges()
        #expect(
            stage.textDrawing == """
                form : "Delivery"
                  section #:0
                    cell home [disclosureIndicator]
                      text: label "Where do you live?"
                      detail: label "-34.9011, -56.1645"

                """)
    }

    @Test("formats coordinates in the form's language, unless configured otherwise")
    func formats() {
        row.value = montevideo
        row.fractionDigits = 2
        form.phrases = Phrases(formats: German())
        #expect(row.displayText == "-34,90; -56,16")
        form.phrases = Phrases(formats: Hebrew())
        #expect(row.displayText == "\u{2066}-34.90, -56.16\u{2069}")
        row.fractionDigits = 99
        #expect(row.displayText?.count(where: { $0 == "0" }) ?? 0 > 20)
        #expect(
            form.problems.map(\.description) == [
                "home: fractionDigits cannot be 99: it must be from 0 to 15"
            ])
        row.displayValueFor = { _ in "at home" }
        #expect(row.displayText == "at home")
    }

    @Test("reports a span that no map can show", arguments: [0, 361, -1, Double.nan])
    func spans(span: Double) {
        row.span = span
        #expect(form.problems.map(\.place) == ["home"])
        #expect(
            form.problems.first?.message.hasSuffix(": it must be from 0.001 to 360") == true)
        row.span = 360
        #expect(form.problems.count == 1)
    }

    @Test("opens a map on which a touch places the pin and Done commits the place")
    func touch() {
        let tester = FormTester(form: form)
        tester.press("home") {
            $0.screens.append("Where do you live?")
            $0.rows["home>place"] = .shown
            $0.rows["home>map"] = .shown
            $0.rows["home>latitude"] = .shown
            $0.rows["home>longitude"] = .shown
            $0.focused = nil
        }
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(90, 120)]), on: "map") {
            $0.values["home>map"] = Location(latitude: -30, longitude: -90)
            $0.values["home>latitude"] = -30.0
            $0.values["home>longitude"] = -90.0
        }
        tester.press("Done", leaving("home", with: Location(latitude: -30, longitude: -90)))
        tester.finish()
        #expect(row.isTouched)
    }

    @Test("has a screen that describes everything on it")
    func screen() throws {
        row.value = montevideo
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("home"), .press))
        let screen = try #require(stage.screens.last)
        #expect(
            screen.textDrawing == """
                form home>: "Where do you live?" [show]
                  navigation: stack horizontal
                    0: button "Clear"
                    1: button "Done"
                  section home>#:0
                    cell home>place
                      content: stack horizontal
                        title: label "Search"
                        field: textField "" [placeholder "City or coordinates"]
                    cell home>map
                      content: stack vertical
                        canvas: canvas 31 shapes [interactive, named "Map", hint "Touch a place to put the pin there, or drag the map. By keys, the arrows move the map, and Return puts the pin in its centre."]
                        1: stack horizontal
                          out: button "−" [named "Zoom out"]
                          in: button "+" [named "Zoom in"]
                  section home>#:1
                    cell home>latitude
                      content: stack horizontal
                        title: label "Latitude"
                        field: textField "-34.9011"
                    cell home>longitude
                      content: stack horizontal
                        title: label "Longitude"
                        field: textField "-56.1645"

                """)
    }

    @Test("accepts typed coordinates, which move the pin")
    func typing() {
        let tester = FormTester(form: form)
        open(tester)
        tester.type("52.52", into: "latitude") { $0.values["home>latitude"] = 52.52 }
        tester.press("Done") {
            $0.errors["home>longitude"] = ["Must be filled in"]
        }
        tester.type("13.405", into: "longitude") {
            $0.values["home>longitude"] = 13.405
            $0.values["home>map"] = Location(latitude: 52.52, longitude: 13.405)
            $0.errors["home>longitude"] = nil
        }
        tester.press("Done", leaving("home", with: Location(latitude: 52.52, longitude: 13.405)))
        tester.finish()
    }

    @Test("rejects text that is not a number or not a coordinate on Earth, and explains why")
    func wrongCoordinates() {
        let tester = FormTester(form: form)
        open(tester)
        tester.type("north", into: "latitude")
        tester.type("181", into: "longitude") {
            $0.values["home>longitude"] = 181.0
            $0.errors["home>latitude"] = [
                "Must be a latitude, such as -34.9011, 34.9° S or 34° 54′ 4″ S"
            ]
        }
        tester.press("Done") {
            $0.errors["home>longitude"] = ["Must be at most 180"]
        }
        tester.type("-91", into: "latitude") {
            $0.values["home>latitude"] = -91.0
            $0.errors["home>latitude"] = ["Must be at least -90"]
        }
        tester.type("", into: "latitude") {
            $0.values["home>latitude"] = nil
            $0.errors["home>latitude"] = ["Must be filled in"]
        }
        tester.type("", into: "longitude") {
            $0.values["home>longitude"] = nil
            $0.errors["home>latitude"] = nil
            $0.errors["home>longitude"] = nil
        }
        // Without coordinates, there is no place.
        tester.press("Done", leaving("home", with: nil))
        tester.finish()
    }

    @Test("reads numbers as the form's language writes them")
    func typingGerman() {
        form.phrases = Phrases(formats: German())
        let tester = FormTester(form: form)
        open(tester)
        tester.type("52,52", into: "latitude") { $0.values["home>latitude"] = 52.52 }
        #expect((tester.view("latitude/field") as? TextFieldView)?.text == "52,52")
        tester.dismiss(leaving("home", with: nil, latitude: 52.52))
        tester.finish()
    }

    @Test("keeps its value when the user goes back, and loses it on Clear")
    func leaving() {
        row.value = montevideo
        let tester = FormTester(form: form)
        open(tester)
        tester.touch(CanvasView.Touch(.began, [CanvasView.Point(180, 90)]), on: "map/canvas") {
            // The centre of the map is the chosen place.
            _ = $0
        }
        tester.dismiss(leaving("home", with: montevideo))
        open(tester)
        tester.press("Clear", leaving("home", with: nil))
        tester.finish()
        #expect(row.value == nil)
    }

    @Test("has a map that zooms in and out, and follows typed coordinates")
    func zooming() throws {
        row.center = Location(latitude: 10, longitude: 20)
        row.span = 90
        let tester = FormTester(form: form)
        open(tester)
        // A quarter of a degree a point: the corner is 45 degrees west and 22.5 north.
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(0, 0)]), on: "map") {
            $0.values["home>map"] = Location(latitude: 32.5, longitude: -25)
            $0.values["home>latitude"] = 32.5
            $0.values["home>longitude"] = -25.0
        }
        tester.press("map/in")
        // Now around the pin, a sixteenth of a degree a point.
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(196, 90)]), on: "map") {
            $0.values["home>map"] = Location(latitude: 32.5, longitude: -24)
            $0.values["home>longitude"] = -24.0
        }
        tester.press("map/out")
        tester.press("map/out")
        #expect((tester.view("map/out") as? ButtonView)?.isEnabled == false)
        tester.press("map/in")
        tester.type("0", into: "longitude") {
            $0.values["home>map"] = Location(latitude: 32.5, longitude: 0)
            $0.values["home>longitude"] = 0.0
        }
        tester.dismiss(leaving("home", with: nil))
        tester.finish()
    }

    @Test("opens nothing while disabled")
    func disabled() {
        let tester = FormTester(form: form)
        row.disabled = true
        #expect(tester.view("home")?.textDrawing.hasPrefix("cell home [disabled]\n") == true)
        tester.expectRefusal(.disabled) { $0.press("home") }
        tester.finish()
    }

    @Test("is deallocated with its form, as are its screen and the rows of the map")
    func lifetime() {
        weak var controller: LocationViewController?
        weak var gone: LocationRow?
        do {
            let form = Form { LocationRow("home") }
            gone = form.rowBy(tag: "home") as? LocationRow
            gone?.onPresent { controller = $1 }
            let stage = FormStage(FormViewController(form: form))
            stage.receive(ViewEvent(ViewID("home"), .press))
            stage.receive(ViewEvent(ViewID("home>latitude/content/field"), .type("5")))
            #expect(controller != nil)
            stage.receive(ViewEvent(ViewID("home>:"), .dismiss))
        }
        #expect(controller == nil)
        #expect(gone == nil)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: LocationRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "LocationRow", LocationRowPlugin.self)
        let home = try #require(form.rowBy(tag: "home") as? LocationRow)
        let office = try #require(form.rowBy(tag: "office") as? LocationRow)
        #expect(home.displayText == "-34.90, -56.16")
        #expect(office.value == nil)
        #expect(office.center == Location(latitude: 52.52, longitude: 13.405))
        #expect(office.span == 2)
        let descriptor = try #require(try RowRegistry(LocationRowPlugin.self)["LocationRow"])
        #expect(descriptor.kind == .presenter)
        #expect(descriptor.valueType == "Location")
        #expect(
            descriptor.settings.map(\.name) == [
                "title", "hiddenValue", "validationOptions", "center", "span", "fractionDigits",
                "searchesCities",
            ])
    }

    // MARK: Steps

    func open(_ tester: FormTester) {
        let place = row.value
        tester.press("home") {
            $0.screens.append("Where do you live?")
            for name in ["place", "map", "latitude", "longitude"] {
                $0.rows["home>\(name)"] = .shown
            }
            $0.values["home>map"] = place
            $0.values["home>latitude"] = place?.latitude
            $0.values["home>longitude"] = place?.longitude
        }
    }

    /// The map is dismissed; the row then has this place, or none.
    func leaving(
        _ tag: String, with location: Location?, latitude: Double? = nil
    ) -> FormTester.Expectation {
        { state in
            state.screens.removeLast()
            for name in ["place", "map", "latitude", "longitude"] {
                state.rows["\(tag)>\(name)"] = nil
                state.values["\(tag)>\(name)"] = nil
                state.errors["\(tag)>\(name)"] = nil
            }
            state.values[tag] = location
        }
    }
}

/// Formats with commas instead of points.
private struct German: TextFormats {
    let timeZone = TimeZone.gmt
    var language: String { "de" }

    func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern {
        NumberPattern(symbols: NumberPattern.Symbols(decimalSeparator: ",", groupingSeparator: "."))
    }
}

/// Formats that are read from right to left.
private struct Hebrew: TextFormats {
    let timeZone = TimeZone.gmt
    var language: String { "he" }
    var textDirection: TextDirection { .rightToLeft }
}
