import FloatLabelRow
import RowKit
import RowTesting
import StandardRows
import TestRows
import Testing

@Suite("A row with a floating title")
struct FloatLabelRowTests {
    private let row = TextFloatLabelRow("city") { row in
        row.title = "City"
        row.placeholder = "Where you live"
    }
    private let form = Form("Registration")

    init() { form.append(Section([row])) }

    private var shown: [String?] {
        row.updateCell()
        let (label, field) = (row.cell.titleLabel, row.cell.textField)
        return [label?.text, field.placeholder, field.name, field.text]
    }

    @Test("shows the title in the empty field, and above it once there is text or focus")
    func floating() {
        let tester = FormTester(form: form)
        #expect(shown == [nil, "City", "City", ""])
        tester.focus("city")
        #expect(shown == ["City", "Where you live", nil, ""])
        tester.type("Bern", into: "city") { $0.values["city"] = "Bern" }
        #expect(shown == ["City", "Where you live", nil, "Bern"])
        tester.blur()
        #expect(shown == ["City", "Where you live", nil, "Bern"])
        tester.finish()
        row.value = nil
        #expect(shown == [nil, "City", "City", ""])
    }

    @Test("names the field by its placeholder if there is no title", arguments: [nil, ""])
    func untitled(title: String?) {
        row.title = title
        #expect(shown == [nil, "Where you live", "Where you live", ""])
        row.value = "Bern"
        #expect(shown == [nil, "Where you live", "Where you live", "Bern"])
    }

    @Test("keeps its height when the title floats")
    func height() {
        #expect(row.cell.titleLabel?.height == 16)
        row.value = "Bern"
        row.updateCell()
        #expect(row.cell.titleLabel?.height == 16)
    }

    @Test("floats above text that is not a value, and above secret text")
    func otherText() {
        let age = IntFloatLabelRow("age") { $0.title = "Age" }
        let password = PasswordFloatLabelRow("password") { $0.title = "Password" }
        form.append(Section([age, password]))
        let tester = FormTester(form: form)
        tester.type("12a", into: "age")
        tester.type("secret", into: "password") {
            $0.values["password"] = "secret"
            $0.errors["age"] = ["Must be a whole number"]
        }
        #expect(age.cell.titleLabel?.text == "Age")
        #expect(age.cell.textField.text == "12a")
        #expect(password.cell.titleLabel?.text == "Password")
        #expect(password.cell.textField.isSecure)
        #expect(password.keepsValueSecret)
        tester.finish()
    }

    @Test("has a variant for each field row, with the same settings")
    func kinds() throws {
        let registry = try RowRegistry(FloatLabelRowPlugin.self, StandardRowPlugin.self)
        for row in registry.rows where row.plugin == "FloatLabelRow" {
            let plain = try #require(
                registry[row.name.replacing("FloatLabel", with: "")], "\(row.name)")
            #expect(row.valueType == plain.valueType)
            #expect(row.settings.map(\.name) == plain.settings.map(\.name))
            let (floating, fixed) = (row.make(), plain.make())
            for (mine, other) in zip(row.settings, plain.settings) {
                #expect(try mine.value(of: floating) == other.value(of: fixed), "\(mine.name)")
            }
        }
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: FloatLabelRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "FloatLabelRow", FloatLabelRowPlugin.self)
        let age = try #require(form.rowBy(tag: "age") as? IntFloatLabelRow)
        #expect(age.value == 36)
        #expect(age.cell.titleLabel?.text == "Age")
        #expect(form.problems == [])
    }
}
