import RowKit
import Testing

@Suite("Rows and sections are equal")
struct IdentityTests {
    @Test("to themselves alone, whatever they hold")
    func equality() {
        let (row, twin) = (StringRow { $0.value = "a" }, StringRow { $0.value = "a" })
        let (section, other) = (Section("Name"), Section("Name"))
        #expect(row == row && row != twin && section == section && section != other)
        #expect([twin, row].firstIndex(of: row) == 1 && [row].contains(row))
        #expect(![row].contains(twin))
    }

    @Test("to themselves in another form, and after a change")
    func lasting() {
        let row = StringRow("a")
        let form = Form { Section([row]) }
        let section = form[0]
        var (rows, sections): (Set<BaseRow>, Set<Section>) = ([row], [section])
        row.value = "b"
        form.removeAll()
        section.removeAll()
        _ = Form { row }
        #expect(rows.contains(row) && sections.contains(section))
        #expect(!rows.insert(row).inserted && !sections.insert(section).inserted)
    }

    @Test("which finds them in what they stand in")
    func finding() {
        let form = Form {
            Section(strings("a", "b"))
            Section(strings("c"))
        }
        let row = form[0][1]
        #expect(form[0].firstIndex(of: row) == 1 && form.firstIndex(of: form[1]) == 1)
        #expect(form.rows.contains(row) && !form[1].contains(row))
    }
}
