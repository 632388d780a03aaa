import RowKit
import RowTesting
import Testing

@testable import RowExamples

@Suite("Lists")
struct ListTests {
    @Test("Guests are added up to a limit, moved and deleted, and seats are counted")
    func guests() {
        let tester = FormTester(GuestsViewController())
        tester.isExhaustive = false
        #expect(tester.form.rowBy(tag: "seats")?.isHidden == true)
        for name in ["Emmy", "David", "Felix", "Hermann"] {
            let place = tester.form.section("guests")?.entries.count ?? 0
            tester.press("#guests:0") {
                $0.rows["guests[\(place)]"] = .shown
                $0.rows["seats"] = .shown
            }
            // A guest without a name does not take a seat yet.
            #expect(tester.seats == "\(4 - place)")
            tester.type(name, into: "guests[\(place)]") { $0.values["seats"] = "\(3 - place)" }
        }
        #expect(tester.form.section("guests")?.addButton?.isHidden == true)
        tester.move("guests[3]", to: 0) {
            $0.values["guests"] = ["Hermann", "Emmy", "David", "Felix"]
        }
        tester.delete("guests[1]") {
            $0.values["guests"] = ["Hermann", "David", "Felix"]
            $0.values["seats"] = "1"
        }
        #expect(tester.form.section("guests")?.addButton?.isHidden == false)
        tester.type("", into: "guests[0]") { $0.values["seats"] = "2" }
        for _ in 0..<3 { tester.delete("guests[0]") }
        #expect(tester.seats == nil)
        #expect(tester.form.rowBy(tag: "seats")?.isHidden == true)
        tester.form.setValues(["guests": ["Ada", "Grace"]])
        #expect(tester.seats == "2")
        #expect(tester.form.problems.isEmpty)
        tester.finish()
    }

    @Test("A guest without a name is asked for one")
    func namelessGuest() {
        let tester = FormTester(GuestsViewController())
        tester.isExhaustive = false
        tester.press("#guests:0")
        #expect(tester.form.validate().map(\.code) == ["required"])
        tester.finish()
    }

    @Test("One continent is chosen, then up to three oceans")
    func continents() {
        let tester = FormTester(ContinentsViewController())
        tester.isExhaustive = false
        tester.select("#continent:4") {
            $0.values["continent"] = "Europe"
            $0.rows["#oceans:0"] = .shown
        }
        tester.select("#continent:0") { $0.values["continent"] = "Africa" }
        for (place, chosen) in [["Pacific"], ["Arctic", "Pacific"]].enumerated() {
            tester.select("#oceans:\(place == 0 ? 3 : 0)") { $0.values["oceans"] = chosen }
        }
        tester.select("#oceans:2") { $0.values["oceans"] = ["Arctic", "Indian", "Pacific"] }
        tester.expectRefusal(.disabled) { $0.select("#oceans:1") }
        #expect(tester.form.values()["oceans"] as? [String] == ["Arctic", "Indian", "Pacific"])
        #expect(tester.form.problems.isEmpty)
        tester.finish()
    }
}

extension FormTester {
    /// The text about the remaining seats.
    fileprivate var seats: String? { (view("seats") as? CellView)?.detailTextLabel?.text }
}

extension Form {
    /// The multivalued section with a tag.
    fileprivate func section(_ tag: String) -> BaseMultivaluedSection? {
        sectionBy(tag: tag) as? BaseMultivaluedSection
    }
}
