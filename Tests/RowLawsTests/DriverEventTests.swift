import RowKit
import RowLaws
import TestRows
import Testing

@Suite("An action that the form cannot perform")
struct DriverEventTests {
    private let form = Form("Sign up") {
        EntryRow("name")
        EntryRow("school") { $0.disabled = true }
        EntryRow("guardian") { $0.hidden = true }
        SwitchRow("adult")
    }

    @Test("is refused and reported with the form's reason")
    func refused() {
        let driver = FormDriver(form: form)
        driver.type("Eton", into: "school") { $0.values["school"] = "Eton" }
        driver.type("Ada", into: "guardian")
        driver.send(.delete, to: "name")
        driver.send(.toggle(true), to: "name/field")
        driver.finish()
        #expect(
            driver.texts == [
                """
                refused: type "Eton" into "school": \
                "school/content/field" is disabled
                """,
                """
                refused: type "Ada" into "guardian": the row "guardian" is hidden
                """,
                """
                refused: delete to "name": the rows of this section cannot be edited; those of a \
                MultivaluedSection can, if its multivaluedOptions contain .delete (notOffered)
                """,
                """
                refused: toggle to "name/field": a textField takes no toggle (notUnderstood)
                """,
            ])
    }

    @Test("is not reported if the refusal is expected")
    func expectedRefusal() {
        let driver = FormDriver(form: form)
        driver.expectRefusal(.disabled) { $0.type("Eton", into: "school") }
        driver.expectRefusal(.hidden) { $0.select("guardian") }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("is refused in a form that can only be read, where moving the focus is no change")
    func readOnly() {
        form.isReadOnly = true
        let driver = FormDriver(form: form)
        driver.expectRefusal(.disabled) { $0.type("Ada", into: "name") }
        driver.focus("name")
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("is refused in a collapsed section, which a press on the section expands")
    func collapsed() {
        let more = Section("More") { section in
            section.tag = "more"
            section.isExpanded = false
        }
        form.append(more)
        more.append(EntryRow("town"))
        let driver = FormDriver(form: form)
        #expect(driver.state.rows["town"] == .collapsed)
        driver.type("Rome", into: "town")
        driver.expectRefusal(.hidden) { $0.focus("town") }
        driver.press("more") { $0.rows["town"] = .shown }
        driver.type("Rome", into: "town") { $0.values["town"] = "Rome" }
        driver.blur()
        driver.press("more") { $0.rows["town"] = .collapsed }
        driver.finish()
        #expect(
            driver.texts == [
                """
                refused: type "Rome" into "town": \
                its section is collapsed; press the section first (hidden)
                """
            ])
    }

    @Test("is reported if it selects a row that hosts do not let the user select")
    func unselectable() {
        let driver = FormDriver(form: Form { CountRow("count") })
        driver.select("count") { $0.values["count"] = 1 }
        driver.press("count") { $0.values["count"] = 2 }
        let plain = FormDriver(form: Form { PlainRow("plain") })
        plain.select("plain")
        #expect(
            driver.texts + plain.texts
                == ["select", "press"].map {
                    """
                    missingControl: \($0) "count": \
                    the user cannot select the row, because its respondsToSelection is false
                    """
                })
    }

    @Test("consumes the nearest expectation first, and then the enclosing one")
    func nestedRefusals() {
        let driver = FormDriver(form: form)
        driver.expectRefusal(.hidden) {
            $0.expectRefusal(.disabled) { $0.type("Eton", into: "school") }
            $0.select("guardian")
        }
        #expect(driver.texts == [])
        driver.expectRefusal(.disabled) {
            $0.type("Eton", into: "school")
            $0.expectRefusal(.hidden) { $0.type("Eton", into: "school") }
        }
        #expect(
            driver.texts == [
                """
                refused: type "Eton" into "school": "school/content/field" is disabled
                """,
                "missingRefusal: expectRefusal(.hidden): nothing was refused as hidden",
            ])
    }

    @Test("is reported if it was not refused as expected, or for another reason")
    func missingRefusal() {
        let driver = FormDriver(form: form)
        driver.expectRefusal(.disabled) {
            $0.type("Ada", into: "name") { $0.values["name"] = "Ada" }
        }
        driver.expectRefusal(.readOnly) { $0.select("guardian") }
        #expect(
            driver.texts == [
                "missingRefusal: expectRefusal(.disabled): nothing was refused as disabled",
                "refused: select \"guardian\": the row \"guardian\" is hidden",
                "missingRefusal: expectRefusal(.readOnly): nothing was refused as readOnly",
            ])
    }

    @Test("is reported with the nearest name, or all names, if its target does not exist")
    func unknown() {
        let driver = FormDriver(form: form)
        driver.type("Ada", into: "nmae") { $0.values["name"] = "Ada" }
        driver.select("telephone")
        driver.press("name/ok")
        let untagged = FormDriver(form: Form() +++ EntryRow() <<< EntryRow("name"))
        untagged.select("#:0:1")
        let empty = FormDriver(form: Form())
        empty.select("name")
        let long = FormDriver(form: Form { Section((10...30).map { EntryRow("a\($0)") }) })
        long.select("name")
        #expect(
            (driver.texts + untagged.texts + empty.texts + long.texts) == [
                """
                unknownView: type "Ada" into "nmae": nothing on "Sign up" is called "nmae"; \
                did you mean "name"? found "name", "adult", "guardian", "school"
                """,
                """
                unknownView: select "telephone": nothing on "Sign up" is called "telephone"; \
                found "adult", "guardian", "name", "school"
                """,
                """
                unknownView: press "name/ok": "name" has no view "ok"; \
                found "content", "field", "title"
                """,
                """
                unknownView: select "#:0:1": nothing here is called "#:0:1"; \
                did you mean "#:0:0"? found "#:0:0", "name"
                """,
                """
                unknownView: select "name": nothing here is called "name"; no row has a tag
                """,
                """
                unknownView: select "name": nothing here is called "name"; found "a10", "a11", \
                "a12", "a13", "a14", "a15", "a16", "a17", "a18", "a19", "a20", "a21", …
                """,
            ])
    }

    @Test("is reported with what the row shows if the row lacks the control")
    func missingControl() {
        let driver = FormDriver(form: form)
        driver.type("yes", into: "adult")
        driver.swipe("name", "Delete")
        driver.expand("name")
        driver.blur()
        #expect(
            driver.texts == [
                """
                missingControl: type "yes" into "adult": "adult" has no text input; \
                it shows toggle
                """,
                """
                missingControl: swipe to "Delete" on "name": \
                no swipe action has this title; there are none
                """,
                """
                missingControl: expand "name": "name" has no inline row
                """,
                """
                missingControl: blur: nothing has the focus; \
                call focus(_:) with the name of a row first
                """,
            ])
    }

    @Test("is reported at opening for tags that conditions name but no row has")
    func unknownTags() {
        form.rowBy(tag: "guardian")?.hidden = "$adlut == true OR $later"
        let line = #line + 1
        let driver = FormDriver(form: form)
        driver.finish()
        #expect(
            driver.texts == [
                """
                formProblem: guardian.isHidden: no row or section has the tag "adlut"; \
                did you mean "adult"? (unknownTag)
                """,
                """
                formProblem: guardian.isHidden: no row or section has the tag "later" (unknownTag)
                """,
            ])
        #expect(driver.findings.allSatisfy { $0.site.line == line })
        #expect(form.problems.isEmpty)
    }

    @Test("is reported once for such tags in a form opened later, at the verb that opened it")
    func unknownTagsOfLaterForms() {
        let opener = PlainRow("open")
        let controller = FormViewController(form: Form { opener })
        opener.onCellSelection { [weak controller] _, _ in
            let later = Form("Later") { EntryRow("town") { $0.hidden = "$twon == 1" } }
            controller?.present(FormViewController(form: later))
        }
        let driver = FormDriver(controller)
        driver.isExhaustive = false
        let line = #line + 1
        driver.select("open")
        driver.dismiss()
        driver.select("open")
        driver.finish()
        #expect(
            driver.texts == [
                """
                formProblem: town.isHidden: no row or section has the tag "twon"; \
                did you mean "town"? (unknownTag)
                """
            ])
        #expect(driver.findings.allSatisfy { $0.site.line == line })
    }

    @Test("is reported once for a problem of the form, at the opening or at its cause")
    func problems() {
        form[0].append(EntryRow("name"))
        let driver = FormDriver(form: form)
        driver.finish()
        let row: EntryRow? = form.rowBy(tag: "name")
        row?.onChange { $0.form?.setValues(["adult": "yes"]) }
        let line = #line + 1
        driver.type("Ada", into: "name") { $0.values["name"] = "Ada" }
        driver.type("Adam", into: "name") { $0.values["name"] = "Adam" }
        #expect(
            driver.texts == [
                """
                formProblem: sections[0].rows[1]: the tag "name" of this EntryRow is already used by the \
                EntryRow at sections[0].rows[0]; \
                tags must be unique within a form (duplicateTag)
                """,
                """
                formProblem: adult: expected Bool, found String (yes) (wrongType)
                """,
            ])
        #expect(driver.findings.last?.site.line == line)
    }
}

private final class CountCell: Cell<Int>, CellType {}

/// Forgets to say that it responds to selection.
private final class CountRow: Row<CountCell>, RowType {
    override func customDidSelect() {
        super.customDidSelect()
        setValue((value ?? 0) + 1, by: .user)
    }
}
