import RowKit
import RowTesting
import Testing

@testable import RowExamples

@Suite("A city, chosen on two screens")
struct JourneyTests {
    @Test("A country opens its cities, and a city closes both screens")
    func choosing() {
        let tester = FormTester(JourneyViewController())
        tester.isExhaustive = false
        tester.select("to") { $0.screens = ["A journey", "To"] }
        tester.select("to>France") { $0.screens = ["A journey", "To", "France"] }
        tester.select("to>France>#:0:2") { $0.screens = ["A journey"] }
        let city = tester.form.values()["to"] as? City
        #expect(city == City(country: "France", name: "Paris"))
        #expect((tester.view("to") as? CellView)?.detailTextLabel?.text == "Paris, France")
        tester.finish()
    }

    @Test("The screens show the earlier choice, and keep it when they are dismissed")
    func choosingAgain() {
        let tester = FormTester(JourneyViewController())
        tester.isExhaustive = false
        let nice = City(country: "France", name: "Nice")
        tester.form.setValues(["to": nice])
        tester.select("to")
        #expect((tester.view("to>France") as? CellView)?.detailTextLabel?.text == "Nice")
        tester.select("to>France")
        tester.dismiss { $0.screens = ["A journey", "To"] }
        tester.dismiss { $0.screens = ["A journey"] }
        #expect(tester.form.values()["to"] as? City == nice)
        tester.select("to")
        tester.select("to>Japan")
        tester.select("to>Japan>#:0:0")
        #expect(tester.form.values()["to"] as? City == City(country: "Japan", name: "Kyoto"))
        tester.finish()
    }

    @Test("Both open screens are restored")
    func restored() {
        let tester = FormTester(JourneyViewController())
        tester.isExhaustive = false
        tester.select("from")
        tester.select("from>Chile")
        let state = tester.form.state
        let other = FormStage(JourneyViewController())
        #expect(other.controller.form.restore(state) == [])
        #expect(other.screens.map(\.title) == ["A journey", "From", "Chile"])
        tester.finish()
    }
}
