import RowKit
@testable import RowLaws
import TestRows
import Testing

@Suite("A change caused by a verb")
struct DriverChangeTests {
    private let form = Form("Sign up") {
        Section("Who") {
            EntryRow("name") { $0.add(rule: RuleRequired()) }
            SwitchRow("adult")
            EntryRow("guardian") { $0.hidden = "$adult == true" }
            EntryRow("school") { $0.disabled = "$adult == true" }
        }
    }

    @Test("leads to no finding if it is expected in full")
    func exact() {
        let driver = FormDriver(form: form)
        driver.type("Ada", into: "name") { $0.values["name"] = "Ada" }
        driver.toggle("adult", true) {
            $0.values["adult"] = true
            $0.rows["guardian"] = .hidden
            $0.rows["school"] = .disabled
        }
        driver.type("", into: "name") { $0.values["name"] = nil }
        driver.finish()
        #expect(driver.texts == [])
        #expect(driver.isFinished)
    }

    @Test("is reported if it was not expected, with a line for each difference")
    func unexpected() {
        let driver = FormDriver(form: form)
        let line = #line + 1
        driver.toggle("adult", true) { $0.rows["guardian"] = .hidden }
        #expect(
            driver.texts == [
                """
                unexpectedChange: switch on "adult": unexpected changes:
                  values["adult"]: nil → true
                  rows["school"]: shown → disabled
                """
            ])
        let site = driver.findings.first?.site
        #expect(site?.line == line)
        #expect(site?.fileID == #fileID)
        #expect(site?.filePath == #filePath)
    }

    @Test("is missed if the row finds two values the same that differ in their JSON")
    func incompleteEquality() {
        let driver = FormDriver(
            form: Form { MemberRow("m") { $0.value = Member(id: 1, name: "Ada") } })
        driver.press("m") { $0.values["m"] = Member(id: 1, name: "Grace") }
        driver.press("m") { $0.values["m"] = Member(id: 1, name: "Ada") }
        #expect(
            driver.texts == [
                """
                missingChange: press "m": expected changes that did not happen:
                  values["m"]: expected Member(id: 1, name: "Grace"), \
                found Member(id: 1, name: "Ada")
                """
            ])
    }

    @Test("is reported if it differs from the expectation")
    func missing() {
        let driver = FormDriver(form: form)
        driver.type("Ada", into: "name") {
            $0.values["name"] = "Adam"
            $0.errors["name"] = ["Too short"]
            $0.rows["guardian"] = .hidden
            $0.focused = "school"
            $0.screens = []
        }
        #expect(
            driver.texts == [
                """
                missingChange: type "Ada" into "name": expected changes that did not happen:
                  values["name"]: expected "Adam", found "Ada"
                  errors["name"]: expected ["Too short"], found nil
                  rows["guardian"]: expected hidden, found shown
                  focused: expected "school", found "name"
                  screens: expected [], found ["Sign up"]
                """
            ])
    }

    @Test("is reported with the types of values that differ only in type")
    func types() {
        #expect(ValueText.texts(of: 1, UInt(1)) == ("1 (Int)", "1 (UInt)"))
        #expect(ValueText.texts(of: 1, 2) == ("1", "2"))
    }

    @Test("is reported as unexpected and as missing at once")
    func both() {
        let driver = FormDriver(form: form)
        driver.type("Ada", into: "name") { $0.values["guardian"] = "Ada" }
        #expect(
            driver.texts == [
                """
                unexpectedChange: type "Ada" into "name": unexpected changes:
                  values["name"]: nil → "Ada"
                """,
                """
                missingChange: type "Ada" into "name": expected changes that did not happen:
                  values["guardian"]: expected "Ada", found nil
                """,
            ])
    }

    @Test("is compared only with what was expected, if the driver is not exhaustive")
    func notExhaustive() {
        let driver = FormDriver(form: form)
        driver.isExhaustive = false
        driver.toggle("adult", true) { $0.rows["guardian"] = .hidden }
        driver.toggle("adult", false) { $0.rows["school"] = .hidden }
        driver.finish()
        #expect(
            driver.texts == [
                """
                missingChange: switch off "adult": expected changes that did not happen:
                  rows["school"]: expected hidden, found shown
                """
            ])
    }

    @Test("may be the value of a hidden row")
    func hiddenValue() {
        let name: EntryRow? = form.rowBy(tag: "name")
        name?.onChange { $0.form?.setValues(["guardian": $0.value]) }
        form.setValues(["adult": true])
        let driver = FormDriver(form: form)
        driver.type("Ada", into: "name") {
            $0.values["name"] = "Ada"
            $0.values["guardian"] = "Ada"
        }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("is not attributed to a verb if the test writes between verbs")
    func writesBetween() {
        let driver = FormDriver(form: form)
        form.setValues(["name": "Ada", "adult": true])
        driver.type("Grace", into: "name") { $0.values["name"] = "Grace" }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("may be the focus, and the error of the row that lost it")
    func focus() {
        let driver = FormDriver(form: form)
        driver.focus("name")
        driver.key(.enter) {
            $0.focused = "guardian"
            $0.errors["name"] = ["Must be filled in"]
        }
        driver.key(.previous, in: "guardian") { $0.focused = "name" }
        driver.focus("school")
        driver.blur()
        driver.finish()
        #expect(driver.texts == [])
        driver.focus("name")
        driver.key(.next)
        #expect(
            driver.texts == [
                """
                unexpectedChange: press next in "name/content/field": unexpected changes:
                  focused: "name" → "guardian"
                """
            ])
    }

    @Test("may be the error of a section or of the form")
    func errorsBesideRows() {
        let section = Section()
        section.tag = "who"
        section.add(rule: RuleClosure<Section> { _ in ValidationError(msg: "Too few") })
        section.append(EntryRow("name") { $0.add(rule: RuleRequired()) })
        section.append(PlainRow("check").onCellSelection { _, row in row.form?.validate() })
        let form = Form() +++ section
        form.add(rule: RuleClosure<Form> { _ in ValidationError(msg: "Nobody is there") })
        let driver = FormDriver(form: form)
        driver.select("check") {
            $0.errors["name"] = ["Must be filled in"]
            $0.errors["who"] = ["Too few"]
            $0.errors["the form"] = ["Nobody is there"]
        }
        driver.finish()
        #expect(driver.texts == [])
    }
}

extension FormDriver {
    /// The findings, each with its code.
    var texts: [String] { findings.map { "\($0.code.rawValue): \($0)" } }
}

/// Members are equal if they have the same number.
private struct Member: Equatable, Codable, Sendable, DocumentValue, CustomStringConvertible {
    let id: Int
    let name: String

    var description: String { "Member(id: \(id), name: \(name.debugDescription))" }

    static func == (first: Member, second: Member) -> Bool { first.id == second.id }
}

private final class MemberCell: Cell<Member>, CellType {
    override func setup() {
        super.setup()
        let button = ButtonView("Rename")
        button.onPress { [weak self] in self?.row?.value = Member(id: 1, name: "Grace") }
        accessoryView = button
    }
}

/// Forgets to override `isSame(_:_:)`.
private final class MemberRow: Row<MemberCell>, RowType {}
