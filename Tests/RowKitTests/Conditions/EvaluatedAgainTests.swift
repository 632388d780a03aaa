import RowKit
import Testing

@Suite("Conditions that read what the form cannot see")
struct EvaluatedAgainTests {
    private final class World { var isLate = false }

    private let world = World()

    private var isLate: Condition { .function([]) { [world] _ in world.isLate } }

    @Test("evaluateHidden and evaluateDisabled evaluate a section's conditions")
    func section() {
        let section = Section { StringRow() }
        section.hidden = isLate
        section.disabled = isLate
        let form = Form { section }
        world.isLate = true
        #expect(!section.isHidden)
        #expect(!section.isDisabled)
        section.evaluateDisabled()
        #expect(!section.isHidden)
        #expect(section.isDisabled)
        section.evaluateHidden()
        #expect(section.isHidden)
        #expect(form.isEmpty)
    }

    @Test("evaluateHidden and evaluateDisabled evaluate a row's conditions")
    func row() {
        let row = StringRow()
        row.hidden = isLate
        row.disabled = isLate
        let form = Form { Section { row } }
        world.isLate = true
        #expect(!row.isHidden)
        #expect(!row.isDisabled)
        row.evaluateDisabled()
        #expect(!row.isHidden)
        #expect(row.isDisabled)
        row.evaluateHidden()
        #expect(row.isHidden)
        #expect(form[0].isEmpty)
    }
}
