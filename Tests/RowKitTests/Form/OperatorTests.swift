import RowKit
import Testing

@Suite("Operators")
struct OperatorTests {
    typealias Build = Example<@Sendable () -> Form, [[String]]>

    @Test(
        "build forms from forms, sections and rows",
        arguments: [
            Build("form +++ section", { Form() +++ Section(strings("a")) }, [["a"]]),
            Build(
                "form +++ row", { Form() +++ StringRow("a") +++ StringRow("b") }, [["a"], ["b"]]),
            Build("section +++ section", { Section(strings("a")) +++ Section() }, [["a"], []]),
            Build("section +++ row", { Section(strings("a")) +++ StringRow("b") }, [["a"], ["b"]]),
            Build("row +++ section", { StringRow("a") +++ Section(strings("b")) }, [["a"], ["b"]]),
            Build("row +++ row", { StringRow("a") +++ NumberRow("b") }, [["a"], ["b"]]),
            Build(
                "section <<< row", { Form() +++ Section() <<< StringRow("a") <<< NumberRow("b") },
                [["a", "b"]]),
            Build("row <<< row", { Form() +++ StringRow("a") <<< NumberRow("b") }, [["a", "b"]]),
            Build(
                "sections, each with its rows",
                {
                    Form()
                        +++ Section("One") <<< StringRow("a") <<< StringRow("b")
                        +++ Section("Two") <<< StringRow("c")
                },
                [["a", "b"], ["c"]]),
            Build("form +++ block", { Form() +++ { StringRow("a") } }, [["a"]]),
            Build(
                "section +++ block", { Section(strings("a")) +++ { StringRow("b") } },
                [["a"], ["b"]]),
        ])
    func build(_ example: Build) {
        let form = example.input()
        #expect(form.outline == example.outcome)
        #expect(form.problems.isEmpty)
    }

    @Test("Operators return the form or section that they appended to")
    func answerTheSame() {
        let form = Form()
        let section = Section()
        #expect((section <<< StringRow("a")) === section)
        #expect((form +++ section) === form)
        #expect((form +++ StringRow("b")) === form)
        #expect(section.form === form)
    }

    @Test("+= appends all elements in one transaction")
    func appendMany() {
        var form = Form()
        let changes = form.recorded()
        form += [Section(strings("a")), Section(strings("b"))]
        #expect(changes.take().map(\.insertedSections) == [[0, 1]])
        var section = form[0]
        section += strings("c", "d")
        #expect(changes.take().map(\.insertedRows.count) == [2])
        #expect(form.outline == [["a", "c", "d"], ["b"]])
    }

    @Test("form + form moves the sections of both into a new form")
    func concatenate() {
        let first = Form("First") { StringRow("a") }
        let second = Form("Second") { StringRow("b") }
        second[0].hidden = true
        let both = first + second
        #expect(both.title == "First")
        #expect(both.allSections.map(\.tags) == [["a"], ["b"]])
        #expect(both.outline == [["a"]])
        #expect(first.allSections.isEmpty)
        #expect(second.allSections.isEmpty)
        #expect(first.rowBy(tag: "a") as BaseRow? == nil)
        #expect(both.rowBy(tag: "b")?.form === both)
        #expect(both.problems.isEmpty)
    }

    @Test("Operands of form + form can be read afterwards, and are empty")
    func readOperands() {
        let operands = ["a", "b", "c"].map { tag in Form { StringRow(tag) } }
        let all = operands[0] + operands[1] + operands[2]
        #expect(all.outline == [["a"], ["b"], ["c"]])
        #expect(all.problems.isEmpty)
        for operand in operands {
            #expect(operand.isEmpty)
            #expect(operand.last == nil)
            #expect(operand[0].isEmpty)
            #expect(operand[0].form == nil)
            #expect(operand.problems.map(\.code) == [.indexOutOfRange])
        }
    }

    @Test("form + form omits elements with duplicate tags, and reports them")
    func concatenateTwins() {
        let both = Form { StringRow("a") } + Form { StringRow("a") }
        #expect(both.outline == [["a"], []])
        #expect(both.problems.map(\.code) == [.duplicateTag])
    }
}
