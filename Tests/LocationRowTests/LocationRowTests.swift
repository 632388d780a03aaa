import Foundation
import LocationRow
import RowKit
import RowTesting
import StandardRows
import TestRows
import Testing

@Suite("A location row")
struct LocationRowTests {
    private let row = LocationRow("home") { $0.title = "Where do you live?" }
    private let form = Form("Delivery")
    private let montevideo = Location(latitude: -34.9011, longitude: -56.1645)

    init() { form.append(Section([row])) }

    @Test("shows title and coordinates, and that it leads on")
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

    @Test("shows coordinates as the form's language writes numbers, unless its author says how")
    func formats() {
        row.value = montevideo
        row.fractionDigits = 2
        form.phrases = Phrases(formats: German())
        #expect(row.displayText == "-34,90; -56,16")
        form.phrases = Phrases(formats: Hebrew())
        #expect(row.displayText == "\u{2066}-34.90, -56.16\u{2069}")
        row.fractionDigits = 99
        #expect(row.displayText?.count(where: { $0 == "0" }) ?? 0 > 20)
        row.displayValueFor = { _ in "at home" }
        #expect(row.displayText == "at home")
    }

    @Test("opens a map, on which a touch puts the pin, and Done takes the place")
    func touch() {
        let tester = FormTester(form: form)
        tester.press("home") {
            $0.screens.append("Where do you live?")
            $0.rows["home>map"] = .shown
            $0.rows["home>latitude"] = .shown
            $0.rows["home>longitude"] = .shown
            $0.focused = nil
        }
        tester.touch(CanvasTouch(.ended, [CanvasPoint(90, 120)]), on: "map") {
            $0.values["home>map"] = Location(latitude: -30, longitude: -90)
            $0.values["home>latitude"] = -30.0
            $0.values["home>longitude"] = -90.0
        }
        tester.press("Done", leaving("home", with: Location(latitude: -30, longitude: -90)))
        tester.finish()
        #expect(row.isTouched)
    }

    @Test("has a screen that says all there is to see")
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
                    cell home>map
                      content: stack vertical
                        canvas: canvas 27 shapes [interactive, named "Map", hint "Touch a place to put the pin there, or type its coordinates below"]
                        1: stack horizontal
                          out: button "−" [named "Zoom out"]
                          in: button "+" [named "Zoom in"]
                  section home>#:1
                    cell home>latitude
                      content: stack horizontal
                        title: label "Latitude"
                        field: textField "-34.9011" [decimal keyboard]
                    cell home>longitude
                      content: stack horizontal
                        title: label "Longitude"
                        field: textField "-56.1645" [decimal keyboard]

                """)
    }

    @Test("takes typed coordinates, which move the pin")
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

    @Test("refuses what is no number or no place on Earth, and says why")
    func wrongCoordinates() {
        let tester = FormTester(form: form)
        open(tester)
        tester.type("north", into: "latitude")
        tester.type("181", into: "longitude") { $0.values["home>longitude"] = 181.0 }
        tester.press("Done") {
            $0.errors["home>latitude"] = ["Must be a number"]
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
        // Without coordinates there is no place.
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

    @Test("keeps what it has if its person goes back, and loses it by Clear")
    func leaving() {
        row.value = montevideo
        let tester = FormTester(form: form)
        open(tester)
        tester.touch(CanvasTouch(.began, [CanvasPoint(180, 90)]), on: "map/canvas") {
            // The middle of the map is the place that was chosen.
            _ = $0
        }
        tester.dismiss(leaving("home", with: montevideo))
        open(tester)
        tester.press("Clear", leaving("home", with: nil))
        tester.finish()
        #expect(row.value == nil)
    }

    @Test("has a map that shows less and more, and follows what is typed")
    func zooming() throws {
        row.center = Location(latitude: 10, longitude: 20)
        row.span = 90
        let tester = FormTester(form: form)
        open(tester)
        // A quarter of a degree a point: the corner is 45 degrees west and 22.5 north.
        tester.touch(CanvasTouch(.ended, [CanvasPoint(0, 0)]), on: "map") {
            $0.values["home>map"] = Location(latitude: 32.5, longitude: -25)
            $0.values["home>latitude"] = 32.5
            $0.values["home>longitude"] = -25.0
        }
        tester.press("map/in")
        // Now around the pin, a sixteenth of a degree a point.
        tester.touch(CanvasTouch(.ended, [CanvasPoint(196, 90)]), on: "map") {
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

    @Test("opens nothing while it is disabled, and takes nothing if it becomes so meanwhile")
    func disabled() {
        let tester = FormTester(form: form)
        row.disabled = true
        // It leads nowhere.
        #expect(tester.view("home")?.textDrawing.hasPrefix("cell home [disabled]\n") == true)
        tester.expectRefusal(.disabled) { $0.press("home") }
        row.disabled = false
        tester.isExhaustive = false
        tester.press("home")
        tester.touch(CanvasTouch(.ended, [CanvasPoint(90, 120)]), on: "map")
        row.disabled = true
        tester.press("Done")
        tester.finish()
        #expect(row.value == nil && tester.state.screens == ["Delivery"])
    }

    @Test("shows on the map what the program writes, until something is chosen there")
    func following() {
        let tester = FormTester(form: form)
        open(tester)
        row.value = montevideo
        #expect((tester.view("latitude/field") as? TextFieldView)?.text == "-34.9011")
        tester.type("-34.9", into: "latitude") {
            $0.values["home>latitude"] = -34.9
            $0.values["home>map"] = Location(latitude: -34.9, longitude: -56.1645)
        }
        row.value = Location(latitude: 52.52, longitude: 13.405)
        #expect((tester.view("latitude/field") as? TextFieldView)?.text == "-34.9")
        tester.press(
            "Done", leaving("home", with: Location(latitude: -34.9, longitude: -56.1645)))
        tester.finish()
    }

    @Test("changes nothing by Done where nothing was touched, whatever the program wrote meanwhile")
    func untouched() throws {
        var controllers: [LocationViewController] = []
        row.onPresent { controllers.append($1) }
        let tester = FormTester(form: form)
        open(tester)
        tester.isExhaustive = false
        row.value = montevideo
        tester.focus("latitude")
        tester.press("map/in")
        tester.press("Done") { $0.screens = ["Delivery"] }
        #expect(row.value == montevideo)
        #expect(controllers.map(\.outcome) == [.cancelled])
        tester.finish()
    }

    @Test("does not take what is no number for nothing")
    func unreadOnly() {
        let tester = FormTester(form: form)
        open(tester)
        tester.type("north", into: "latitude")
        row.value = montevideo
        #expect((tester.view("latitude/field") as? TextFieldView)?.text == "north")
        tester.press("Done") { $0.errors["home>latitude"] = ["Must be a number"] }
        tester.touch(CanvasTouch(.ended, [CanvasPoint(90, 120)]), on: "map") {
            $0.values["home>map"] = Location(latitude: -30, longitude: -90)
            $0.values["home>latitude"] = -30.0
            $0.values["home>longitude"] = -90.0
            $0.errors["home>latitude"] = nil
        }
        tester.press("Done", leaving("home", with: Location(latitude: -30, longitude: -90)))
        tester.finish()
    }

    @Test("shows the value that the row has now where one controller is opened again")
    func reused() {
        let controller = LocationViewController()
        row.presentationMode = .show(controllerProvider: .callback { controller })
        row.value = montevideo
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        tester.type("north", into: "latitude")
        tester.press("Done")
        tester.dismiss()
        #expect(row.value == montevideo)
        row.value = Location(latitude: 50, longitude: 50)
        row.fractionDigits = 1
        tester.press("home")
        #expect(controller.location == row.value && controller.region.center == row.value)
        #expect((tester.view("latitude/field") as? TextFieldView)?.text == "50")
        #expect(tester.state.errors["home>latitude"] == nil)
        tester.press("Done") { $0.screens = ["Delivery"] }
        #expect(row.value == Location(latitude: 50, longitude: 50))
        tester.finish()
    }

    @Test("can have a map of one's own, which looks for places in its way and hears of others")
    func ownController() {
        let controller = FindingController()
        row.presentationMode = .show(controllerProvider: .callback { controller })
        row.value = montevideo
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        #expect(controller.heard == ["-34.9011, -56.1645 by program"])
        tester.touch(CanvasTouch(.ended, [CanvasPoint(0, 90)]), on: "map")
        // The map shows one degree around the place.
        #expect(controller.heard.last == "-34.9011, -56.6645 by user")
        tester.type("-35", into: "latitude")
        #expect(controller.heard.last == "-35.0000, -56.6645 by user")
        tester.press("here")
        #expect(controller.heard.last == "52.5200, 13.4050 by program")
        #expect(controller.region == MapRegion(center: controller.location, span: 1))
        controller.region = MapRegion(center: nil, span: 360)
        tester.press("Done") { $0.screens = ["Delivery"] }
        #expect(row.displayText == "52.5200, 13.4050" && controller.heard.count == 4)
        tester.finish()
    }

    @Test("opens a screen that shares nothing with the map, if it is to")
    func foreignController() {
        let row = TextPlaceRow("home")
        let tester = FormTester(form: Form { row })
        tester.isExhaustive = false
        row.center = montevideo
        tester.press("home")
        let controller = tester.stage.controller.top as? TextPlaceController
        #expect(controller?.region == MapRegion(center: montevideo, span: 10))
        #expect(controller?.fractionDigits == 4)
        if let montevideo { controller?.commit(montevideo) }
        #expect(row.value == montevideo)
        tester.finish()
    }

    @Test("has its map where the form's defaults put it")
    func defaultMode() {
        var defaults = FormDefaults()
        defaults.set(\LocationRow.presentationMode) {
            .sheet(controllerProvider: .callback { LocationViewController() })
        }
        let tester = FormTester(form: Form(defaults: defaults) +++ LocationRow("home"))
        tester.isExhaustive = false
        tester.press("home")
        #expect(tester.stage.screens.last?.presentation == .sheet)
        tester.finish()
    }

    @Test("leaves nothing behind: row, screen and rows of the map go with the form")
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
        #expect(controller == nil && gone == nil)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: LocationRowPlugin.self) }

    @Test("stands in the example, which makes rows by name")
    func example() throws {
        let form = try exampleForm(of: "LocationRow", LocationRowPlugin.self)
        let home = try #require(form.rowBy(tag: "home") as? LocationRow)
        let office = try #require(form.rowBy(tag: "office") as? LocationRow)
        #expect(home.displayText == "-34.90, -56.16" && office.value == nil)
        #expect(office.center == Location(latitude: 52.52, longitude: 13.405) && office.span == 2)
        let descriptor = try #require(try RowRegistry(LocationRowPlugin.self)["LocationRow"])
        #expect(descriptor.kind == .presenter && descriptor.valueType == "Location")
        #expect(
            descriptor.settings.map(\.name) == [
                "title", "hiddenValue", "validationOptions", "center", "span", "fractionDigits",
            ])
    }

    // MARK: Steps

    private func open(_ tester: FormTester) {
        let place = row.value
        tester.press("home") {
            $0.screens.append("Where do you live?")
            for name in ["map", "latitude", "longitude"] { $0.rows["home>\(name)"] = .shown }
            $0.values["home>map"] = place
            $0.values["home>latitude"] = place?.latitude
            $0.values["home>longitude"] = place?.longitude
        }
    }

    /// The map goes; the row has a place then, or none.
    private func leaving(
        _ tag: String, with location: Location?, latitude: Double? = nil
    ) -> FormTester.Expectation {
        { state in
            state.screens.removeLast()
            for name in ["map", "latitude", "longitude"] {
                state.rows["\(tag)>\(name)"] = nil
                state.values["\(tag)>\(name)"] = nil
                state.errors["\(tag)>\(name)"] = nil
            }
            state.values[tag] = location
        }
    }
}

/// Knows where one is.
private final class FindingController: LocationViewController {
    var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        form
            +++ ButtonRow("here") { $0.title = "Here" }
            .onCellSelection { [weak self] _, _ in
                self?.location = Location(latitude: 52.52, longitude: 13.405)
            }
    }

    override func locationDidChange(by origin: Origin) {
        heard.append("\(location.map { "\($0)" } ?? "nowhere") by \(origin)")
    }
}

/// A screen without a map.
private final class TextPlaceController: RowViewController<Location>, LocationControllerType {
    var region = MapRegion(center: nil, span: 360)
    var fractionDigits = 0
}

private final class TextPlaceRow: _LocationRow<LocationCell, TextPlaceController>, RowType {
    required init(tag: String?) {
        super.init(tag: tag)
        preset {
            presentationMode = .show(controllerProvider: .callback { TextPlaceController() })
        }
    }
}

/// Commas in the place of points.
private struct German: TextFormats {
    let timeZone = TimeZone.gmt
    var language: String { "de" }

    func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern {
        NumberPattern(symbols: NumberSymbols(decimalSeparator: ",", groupingSeparator: "."))
    }
}

/// Read from right to left.
private struct Hebrew: TextFormats {
    let timeZone = TimeZone.gmt
    var language: String { "he" }
    var textDirection: TextDirection { .rightToLeft }
}
