import RowKit
import Testing

@Suite("Reading by index")
struct ReadingTests {
    private let form = Form {
        Section(strings("a", "b"))
        Section(strings("c"))
    }

    @Test("returns a blank row for an index out of range", arguments: [-1, 2, .min, .max])
    func row(index: Int) {
        let row = form[0][index]
        #expect(row.tag == nil)
        #expect(row.section == nil)
        #expect(
            form.problemTexts == [
                "sections[0].rows[\(index)]: the index \(index) is out of range: visible indices "
                    + "are 0 to 1"
            ])
        #expect(form.outline == [["a", "b"], ["c"]])
    }

    @Test("returns an empty section for an index out of range", arguments: [-1, 2, .min, .max])
    func section(index: Int) {
        let section = form[index]
        #expect(section.isEmpty)
        #expect(section.form == nil)
        #expect(
            form.problemTexts == [
                "sections[\(index)]: the index \(index) is out of range: visible indices are 0 to 1"
            ])
        #expect(form.outline == [["a", "b"], ["c"]])
    }

    @Test("counts visible elements only")
    func hidden() {
        form[0][1].hidden = true
        form[1].hidden = true
        #expect(form[0][1].section == nil)
        #expect(form[1].form == nil)
        #expect(form.problems.map(\.code) == [.indexOutOfRange, .indexOutOfRange])
    }

    @Test("returns a blank row for a path out of range")
    func paths() {
        for path in [RowPath(row: 2, section: 0), RowPath(row: 0, section: 2)] {
            #expect(form[path].section == nil)
            #expect(form.row(at: path) == nil)
        }
        #expect(
            form.problems.map(\.place) == ["sections[0].rows[2]", "sections[2]"])
    }

    @Test("of a section in no form is reported once the section joins one")
    func alone() {
        let section = Section(strings("d"))
        #expect(section[1].section == nil)
        form.append(section)
        #expect(form.problems.map(\.code) == [.indexOutOfRange])
    }

    @Test("ends when the sections that are being iterated over are removed")
    func removing() {
        var seen = 0
        for _ in form {
            seen += 1
            form.removeAll()
        }
        #expect(seen == 1)
        #expect(form.problems.isEmpty)
    }
}
