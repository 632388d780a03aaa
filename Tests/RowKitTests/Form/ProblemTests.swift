import RowKit
import Testing

/// One test for each kind of invalid input: its message, and that the rest is unaffected.
@Suite("Problems")
struct ProblemTests {
    private let form = Form {
        Section("One") {
            StringRow("name")
            NumberRow("age") { $0.value = 3 }
        }
        Section("Two") { StringRow() }
    }
    private var first: Section { form[0] }

    private func problem(_ action: () throws -> Void) -> String {
        do {
            try action()
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test("A duplicate tag: the new row or section is left out")
    func duplicateTag() {
        func text(_ newcomer: String, _ place: String) -> String {
            "\(place): the tag \"name\" of this \(newcomer) is already used by the StringRow at "
                + "sections[0].rows[0]; tags must be unique within a form"
        }
        let row = NumberRow("name")
        form[1].append(row)
        #expect(row.section == nil)
        #expect(form.outline == [["name", "age"], ["-"]])
        #expect(form.problemTexts == [text("NumberRow", "sections[1].rows[1]")])
        #expect(
            problem { try first.insert(NumberRow("name"), before: first[0]) }
                == text("NumberRow", "sections[0].rows[0]"))
        #expect(
            problem { try form.insert(Section { $0.tag = "name" }, after: first) }
                == text("Section", "sections[1]"))
    }

    @Test("A duplicate tag is reported with its owner, even a section or a row inserted with it")
    func duplicateHolders() {
        form.append(Section("Three") { $0.tag = "three" })
        form.append(StringRow("three"))
        #expect(
            form.problemTexts == [
                "sections[3].rows[0]: the tag \"three\" of this StringRow is already used by the "
                    + "Section at sections[2]; tags must be unique within a form"
            ])
        let twice = Section("Twice") <<< StringRow("x") <<< NumberRow("x")
        #expect(
            problem { try form.add(twice) }
                == "section \"Twice\".rows[1]: the tag \"x\" of this NumberRow is already used by "
                + "the StringRow inserted with it; tags must be unique within a form")
    }

    @Test("Several duplicate tags in one section: each is reported")
    func duplicateTags() {
        form.append(Section(strings("name", "age", "new", "name")))
        #expect(form.outline.last == ["new"])
        #expect(
            form.problems.map(\.place)
                == ["sections[2].rows[0]", "sections[2].rows[1]", "sections[2].rows[3]"])
    }

    @Test("A duplicate tag in a new section: append inserts the other rows, and add throws")
    func duplicateTagInSection() throws {
        let section = Section(strings("x", "name", "x", "y"))
        let before = form.outline
        #expect(throws: Form.Problem.self) { try form.add(section) }
        #expect(form.outline == before)
        #expect(section.form == nil)
        #expect(form.problems.isEmpty)
        form.append(section)
        #expect(form.outline == before + [["x", "y"]])
        #expect(form.problems.map(\.code) == [.duplicateTag, .duplicateTag])
        let own = Section(strings("own"))
        own.tag = "own"
        #expect(throws: Form.Problem.self) { try form.add(own) }
        form.append(own)
        #expect(own.isEmpty)
        #expect(form.sectionBy(tag: "own") as Section? === own)
    }

    @Test("An invalid value type: the row keeps its value")
    func wrongType() throws {
        let age: NumberRow = try #require(form.rowBy(tag: "age"))
        age.baseValue = "three"
        let text = #"age: expected Int, found String (three)"#
        #expect(age.value == 3)
        #expect(form.problemTexts == [text])
        #expect(problem { try age.setBaseValue("three") } == text)
        #expect(form.setValues(["age": "three"]).map(\.description) == [text])
        age.baseValue = nil
        #expect(age.value == nil)
    }

    @Test("An invalid value type set before joining is reported when the section joins")
    func earlyWrongType() {
        let section = Section([NumberRow("early")])
        section[0].baseValue = "three"
        form.append(section)
        #expect(form.problemTexts == [#"early: expected Int, found String (three)"#])
    }

    @Test(
        "An unknown tag: the nearest known one is suggested",
        arguments: [
            ("nmae", #"nmae: no row or section has the tag "nmae"; did you mean "name"?"#),
            ("AGE", #"AGE: no row or section has the tag "AGE"; did you mean "age"?"#),
            ("address", #"address: no row or section has the tag "address""#),
            ("name[0]", #"name[0]: no row or section has the tag "name[0]""#),
        ])
    func unknownTag(tag: String, text: String) {
        #expect(form.setValues([tag: "x", "name": "Ada"]).map(\.description) == [text])
        #expect(form.problemTexts == [text])
        #expect(described(form.values())["name"] == "Ada")
    }

    @Test("The tag of a section without a value is known, but accepts no value")
    func sectionWithoutValue() {
        form.append(Section { $0.tag = "plain" })
        #expect(
            form.setValues(["plain": 1]).map(\.description)
                == [#"plain: the section has no value of its own"#])
    }

    @Test("One row in two sections: it stays where it was")
    func rowInTwoSections() {
        let row = first[0]
        let text =
            "it already belongs elsewhere and cannot be inserted into sections[1]; "
            + "remove it first"
        form[1].append(row)
        #expect(row.section === first)
        #expect(form.problemTexts == ["name: \(text)"])
        #expect(problem { try form[1].insert(row, at: .start) } == "name: \(text)")
        form[1] <<< form[1][0]
        #expect(form.problems.last?.place == "sections[1].rows[0]")
        #expect(form.outline == [["name", "age"], ["-"]])
    }

    @Test("One section in two forms, or twice in one: it stays where it was")
    func sectionInTwoForms() {
        let other = Form()
        other.append(first)
        #expect(first.form === form)
        #expect(other.isEmpty)
        #expect(
            other.problemTexts == [
                "sections[0]: it already belongs elsewhere and cannot be inserted into another "
                    + "form; remove it first"
            ])
        form.append(first)
        #expect(form.count == 2)
        #expect(form.problems.map(\.code) == [.alreadyPlaced])
    }

    typealias Bad = Example<@Sendable (Form) -> Void, String>

    @Test(
        "An index outside the visible range: nothing changes",
        arguments: [
            Bad("remove", { $0[0].remove(at: 2) }, "rows[2]: the index 2 is"),
            Bad("remove below", { $0[0].remove(at: -1) }, "rows[-1]: the index -1 is"),
            Bad("a range", { $0[0].removeSubrange(1..<5) }, "rows[4]: the index 4 is"),
            Bad("an empty range", { $0[0].removeSubrange(5..<5) }, "rows[5]: the index 5 is"),
            Bad("insert", { $0[0].insert(StringRow(), at: 3) }, "rows[3]: the index 3 is"),
            Bad("set", { $0[0][7] = StringRow() }, "rows[7]: the index 7 is"),
            Bad("move from", { $0[0].move(from: 2, to: 0) }, "rows[2]: the index 2 is"),
            Bad("move to", { $0[0].move(from: 0, to: 2) }, "rows[2]: the index 2 is"),
            Bad("swap", { $0[0].swapAt(0, 2) }, "rows[2]: the index 2 is"),
            Bad("swap both", { $0[0].swapAt(-1, 1) }, "rows[-1]: the index -1 is"),
        ])
    func indexOutOfRange(_ bad: Bad) {
        bad.input(form)
        #expect(
            form.problemTexts == [
                "sections[0].\(bad.outcome) out of range: visible indices are 0 to 1"
            ])
        #expect(form.outline == [["name", "age"], ["-"]])
    }

    @Test("An index outside the visible sections: nothing changes")
    func sectionOutOfRange() {
        first.hidden = true
        form.remove(at: 1)
        form.insert(Section(), at: 2)
        #expect(form.allSections.count == 2)
        #expect(
            form.problemTexts == [
                "sections[1]: the index 1 is out of range: visible indices are 0 to 0",
                "sections[2]: the index 2 is out of range: visible indices are 0 to 0",
            ])
        Form().remove(at: 0)
        let empty = Section()
        form.append(empty)
        empty.remove(at: 0)
        #expect(
            form.problemTexts.last
                == "sections[2].rows[0]: the index 0 is out of range: nothing is visible")
    }

    @Test("A tag changed after joining: the tag stays the same")
    func fixedTag() {
        first[0].tag = "renamed"
        form[1][0].tag = "named"
        form[1].tag = "named"
        first[0].tag = "name"
        #expect(form.outline == [["name", "age"], ["-"]])
        #expect(form[1].tag == nil)
        let end = "in a form; remove the row, change its tag and insert it again"
        #expect(
            form.problemTexts.prefix(2) == [
                "name: the tag cannot be changed to \"renamed\" \(end)",
                "sections[1].rows[0]: the tag cannot be changed to \"named\" \(end)",
            ])
        #expect(form.problems.map(\.code) == [.fixedTag, .fixedTag, .fixedTag])
        #expect(form.rowBy(tag: "name") === first[0])
    }
}
