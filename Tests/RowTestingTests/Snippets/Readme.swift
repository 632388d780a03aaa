import RowKit
import RowTesting
import TestRows
import Testing

// snippet: readme-row
/// Asks for a number of stars.
final class StarsRow: Row<ControlCell<Int, StepperView>>, RowType {
    /// The maximum number of stars.
    @Limited(1...20) var maximum = 5

    override var limits: RuleSet<Int> {
        super.limits + [RuleGreaterThan(min: 0), RuleSmallerOrEqualThan(max: $maximum)]
    }

    override func customSetupCell() {
        super.customSetupCell()
        cell.stepper.onSet { [weak self] stars in self?.setValue(Int(stars), by: .user) }
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.stepper.maximum = Double($maximum)
        cell.stepper.value = Double(value ?? 0)
    }
}
// end

// What RegisterRows writes for the row above.
extension StarsRow: _DeclaredSettings {
    /// The settings that the class declares.
    static var _declaredSettings: [RowSetting] {
        [.init("maximum", \StarsRow.maximum, "The maximum number of stars.", in: 1...20)]
    }
}

private enum StarsRowPlugin: RowPlugin {
    static let name = "StarsRow", version = "0.1.0"
    static let rows = [
        RowDescriptor(
            StarsRow.self, "Asks for a number of stars.",
            example: RowExample(settings: ["title": "Stars"], value: 3))
    ]
}

@Suite("The README's row")
struct ReadmeRowTests {
    // snippet: laws-of-stars
    @Test("Stars keep the laws of rows")
    func laws() throws { try expectLaws(of: StarsRowPlugin.self) }
    // end

    @Test("is set by its stepper, up to its maximum")
    func steps() {
        let tester = FormTester(form: Form { StarsRow("stars") { $0.maximum = 3 } })
        tester.set("stars", to: 3) { $0.values["stars"] = 3 }
        tester.finish()
    }
}

@Suite("The article's test of a search")
struct SearchTesterTests {
    func trip() -> Form { Form("Trip") { CityRow("city") } }

    // snippet: searching-tester
    @Test("Searches for a city when the user stops typing")
    func city() async {
        let tester = FormTester(form: trip())
        tester.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        tester.expectWork("search", of: "city", after: .milliseconds(300))
        await tester.advance(by: .milliseconds(300)) { $0.values["city"] = "London" }
        tester.finish()
    }
    // end
}
