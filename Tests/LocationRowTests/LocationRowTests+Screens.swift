import Foundation
import LocationRow
import RowKit
import RowTesting
import StandardRows
import TestRows
import Testing

// How the row and its screen follow each other.

extension LocationRowTests {
    @Test("shows programmatic changes on the map until the user chooses something there")
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

    @Test("commits nothing on Done if nothing was touched, whatever the program wrote meanwhile")
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

    @Test("does not treat unreadable text as an empty value")
    func unreadOnly() {
        let tester = FormTester(form: form)
        open(tester)
        tester.type("north", into: "latitude")
        row.value = montevideo
        #expect((tester.view("latitude/field") as? TextFieldView)?.text == "north")
        tester.press("Done") {
            $0.errors["home>latitude"] = [
                "Must be a latitude, such as -34.9011, 34.9° S or 34° 54′ 4″ S"
            ]
        }
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(90, 120)]), on: "map") {
            $0.values["home>map"] = Location(latitude: -30, longitude: -90)
            $0.values["home>latitude"] = -30.0
            $0.values["home>longitude"] = -90.0
            $0.errors["home>latitude"] = nil
        }
        tester.press("Done", leaving("home", with: Location(latitude: -30, longitude: -90)))
        tester.finish()
    }

    @Test("tells the user that typed coordinates of a place are out of range")
    func outOfRange() {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        tester.type("91, 0", into: "latitude")
        tester.press("Done")
        #expect(
            tester.state.errors["home>latitude"] == [
                "The latitude must be from -90 to 90 degrees"
            ])
        tester.finish()
    }

    @Test("takes no input while its row is disabled, and keeps the place that was chosen before")
    func disabledMeanwhile() {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        tester.type("9, 9", into: "latitude")
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.type("8, 8", into: "latitude") }
        tester.expectRefusal(.disabled) { $0.press("Done") }
        #expect(tester.state.screens.count == 2)
        #expect(row.value == nil)
        row.disabled = false
        tester.press("Done") { $0.screens = ["Delivery"] }
        #expect(row.value == Location(latitude: 9, longitude: 9))
        tester.finish()
    }

    @Test("shows the row's current value when the same controller is opened again")
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
        #expect(controller.location == row.value)
        #expect(controller.region.center == row.value)
        #expect((tester.view("latitude/field") as? TextFieldView)?.text == "50")
        #expect(tester.state.errors["home>latitude"] == nil)
        tester.press("Done") { $0.screens = ["Delivery"] }
        #expect(row.value == Location(latitude: 50, longitude: 50))
        tester.finish()
    }

    @Test("supports a custom map that finds places itself and is notified of changes")
    func ownController() {
        let controller = FindingController()
        row.presentationMode = .show(controllerProvider: .callback { controller })
        row.value = montevideo
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        #expect(controller.heard == ["-34.9011, -56.1645 by program"])
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(0, 90)]), on: "map")
        // The map shows one degree around the place.
        #expect(controller.heard.last == "-34.9011, -66.1645 by user")
        tester.type("-35", into: "latitude")
        #expect(controller.heard.last == "-35.0000, -66.1645 by user")
        tester.press("here")
        #expect(controller.heard.last == "52.5200, 13.4050 by program")
        #expect(controller.region == MapRegion(center: controller.location, span: 20))
        controller.region = MapRegion(center: nil, span: 360)
        tester.press("Done") { $0.screens = ["Delivery"] }
        #expect(row.displayText == "52.5200, 13.4050")
        #expect(controller.heard.count == 4)
        tester.finish()
    }

    @Test("can open a screen that shares nothing with the map")
    func foreignController() {
        let row = TextPlaceRow("home")
        let tester = FormTester(form: Form { row })
        tester.isExhaustive = false
        row.center = montevideo
        tester.press("home")
        let controller = tester.stage.controller.top as? TextPlaceController
        #expect(controller?.region == MapRegion(center: montevideo, span: 20))
        #expect(controller?.fractionDigits == 4)
        if let montevideo { controller?.commit(montevideo) }
        #expect(row.value == montevideo)
        tester.finish()
    }

    @Test("presents its map as the form's defaults specify")
    func defaultMode() {
        var defaults = Form.Defaults()
        defaults.set(\LocationRow.presentationMode) {
            .sheet(controllerProvider: .callback { LocationViewController() })
        }
        let tester = FormTester(form: Form(defaults: defaults) +++ LocationRow("home"))
        tester.isExhaustive = false
        tester.press("home")
        #expect(tester.stage.screens.last?.presentation == .sheet)
        tester.finish()
    }
}

/// A controller with a button that chooses the current location.
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
