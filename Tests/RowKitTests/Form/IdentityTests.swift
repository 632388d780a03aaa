import RowKit
import Testing

@Suite("Equality of rows and sections")
struct IdentityTests {
    @Test("is identity, whatever they hold")
    func equality() {
        let (row, twin) = (StringRow { $0.value = "a" }, StringRow { $0.value = "a" })
        let (section, other) = (Section("Name"), Section("Name"))
        #expect(row == row)
        #expect(row != twin)
        #expect(section == section)
        #expect(section != other)
        #expect([twin, row].firstIndex(of: row) == 1)
        #expect([row].contains(row))
        #expect(![row].contains(twin))
    }

    @Test("survives a change and a move to another form")
    func lasting() {
        let row = StringRow("a")
        let form = Form { Section([row]) }
        let section = form[0]
        var (rows, sections): (Set<BaseRow>, Set<Section>) = ([row], [section])
        row.value = "b"
        form.removeAll()
        section.removeAll()
        _ = Form { row }
        #expect(rows.contains(row))
        #expect(sections.contains(section))
        #expect(!rows.insert(row).inserted)
        #expect(!sections.insert(section).inserted)
    }

    @Test("finds them in the collections that hold them")
    func finding() {
        let form = Form {
            Section(strings("a", "b"))
            Section(strings("c"))
        }
        let row = form[0][1]
        #expect(form[0].firstIndex(of: row) == 1)
        #expect(form.firstIndex(of: form[1]) == 1)
        #expect(form.rows.contains(row))
        #expect(!form[1].contains(row))
    }
}
