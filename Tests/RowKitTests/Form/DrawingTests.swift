import Testing

@testable import RowKit

@Suite("A drawing that follows changes")
struct DrawingTests {
    private let form = Form {
        Section([StringRow("a"), StringRow("b")])
        Section([StringRow("c")])
    }

    /// Why changes do not fit the form's drawing, or nil if they do.
    private func misfit(of changes: Form.Changes) -> String? {
        var drawing = Drawing(form)
        drawing.apply(changes)
        return drawing.misfit
    }

    @Test("reports changes that do not fit, without ending the test run")
    func misfits() {
        let row = StringRow("new")
        let new = Form.Changes.NewSection(section: Section(), rows: [])
        func changes(_ prepare: (inout Form.Changes) -> Void) -> Form.Changes {
            var changes = Form.Changes()
            prepare(&changes)
            return changes
        }
        let path = { (section: Int, row: Int) in RowPath(section: section, row: row) }
        let wrong = [
            changes { $0.removedRows = [path(0, 2)] }, changes { $0.removedRows = [path(2, 0)] },
            changes { $0.removedRows = [path(0, 1), path(0, 0)] },
            changes { $0.removedRows = [path(0, 1), path(0, 1)] },
            changes { $0.removedSections = [2] }, changes { $0.removedSections = [1, 0] },
            changes { ($0.insertedSections, $0.newSections) = ([3], [new]) },
            changes { $0.insertedSections = [0] }, changes { $0.newSections = [new] },
            changes { ($0.insertedSections, $0.newSections) = ([1, 0], [new, new]) },
            changes { $0.insertedRows = [path(0, 0)] }, changes { $0.newRows = [row] },
            changes { ($0.insertedRows, $0.newRows) = ([path(0, 3)], [row]) },
            changes { ($0.insertedRows, $0.newRows) = ([path(2, 0)], [row]) },
            changes { ($0.insertedRows, $0.newRows) = ([path(1, 0), path(0, 0)], [row, row]) },
            changes { $0.movedRows = [.init(from: path(0, 2), to: path(0, 0))] },
            changes { $0.movedRows = [.init(from: path(0, 0), to: path(0, 2))] },
            changes { $0.movedSections = [.init(from: 2, to: 0)] },
            changes { $0.movedSections = [.init(from: 0, to: 2)] },
        ]
        for changes in wrong { #expect(misfit(of: changes) != nil, "\(changes)") }
        #expect(misfit(of: Form.Changes()) == nil)
        let right = changes {
            $0.removedRows = [path(0, 0)]
            ($0.insertedRows, $0.newRows) = ([path(0, 1)], [row])
            $0.movedRows = [.init(from: path(1, 0), to: path(0, 2))]
        }
        #expect(misfit(of: right) == nil)
    }

    @Test("differs from the form permanently once a change did not fit")
    func differs() {
        var drawing = Drawing(form)
        #expect(drawing == Drawing(form))
        var wrong = Form.Changes()
        wrong.removedSections = [7]
        drawing.apply(wrong)
        #expect(drawing != Drawing(form))
        drawing.apply(Form.Changes())
        #expect(drawing != Drawing(form))
    }
}
