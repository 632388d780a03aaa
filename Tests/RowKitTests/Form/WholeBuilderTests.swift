import RowKit
import Testing

@Suite("A builder")
struct WholeBuilderTests {
    @SectionBuilder private func names(isMiddle: Bool) -> Section {
        StringRow("first")
        if isMiddle { StringRow("middle") }
        for name in ["last", "maiden"] { StringRow(name) }
    }

    @SectionBuilder private var rows: [BaseRow] { StringRow("row") }

    @FormBuilder private func person() -> Form {
        names(isMiddle: true)
        NumberRow("age")
    }

    @FormBuilder private var sections: [Section] { names(isMiddle: false) }

    @Test("builds a section from a function with its attribute")
    func section() {
        #expect(names(isMiddle: false).tags == ["first", "last", "maiden"])
        #expect(names(isMiddle: true).tags == ["first", "middle", "last", "maiden"])
    }

    @Test("builds a form from a function with its attribute")
    func form() {
        #expect(person().outline == [["first", "middle", "last", "maiden"], ["age"]])
    }

    @Test("still builds arrays of rows and sections")
    func parts() {
        #expect(Form { Section(rows) }.outline == [["row"]])
        #expect(Form(sections: { sections }).outline == [["first", "last", "maiden"]])
        let form = Form() +++ { StringRow("a") } +++ names(isMiddle: false)
        #expect(form.count == 2)
        #expect(Section { StringRow("b") }.tags == ["b"])
    }

    @Test("builds a section and a form from closure arguments")
    func closures() {
        func section(@SectionBuilder _ make: () -> Section) -> Section { make() }
        func form(@FormBuilder _ make: () -> Form) -> Form { make() }
        #expect(section { StringRow("a") }.tags == ["a"])
        #expect(form { StringRow("a") }.outline == [["a"]])
    }
}
