import RowKit

extension RowLaw {
    /// A row alone in a form, which is drawn when its stage is first needed.
    final class Trial {
        let row: any BaseRow & RowType
        let form: Form
        private(set) lazy var stage = FormStage(FormViewController(form: form))
        /// The contents of the row, read at the first access.
        private(set) lazy var contents = RowContents(of: row, in: form, by: factory)
        /// Whether the row's value has changed.
        private(set) var hasChanged = false
        private let factory: RowFactory

        init(
            of descriptor: RowDescriptor, by factory: RowFactory,
            _ configure: (any BaseRow & RowType) -> Void = { _ in }
        ) throws {
            let row = try example(of: descriptor, by: factory)
            configure(row)
            self.row = row
            self.factory = factory
            form = Form { row }
            noteChanges(of: row)
        }

        var cell: CellView? { stage.screens.first?.sections.first?.rows.first }

        var forms: [Form] { stage.shown.map(\.controller.form) }

        /// Whether the row's screen or inline row is open.
        var isOpen: Bool {
            let screens = stage.screens
            return screens.count > 1 || screens.flatMap(\.sections).flatMap(\.rows).count > 1
        }

        /// Selects the row, as the user does.
        func select() {
            guard let cell else { return }
            stage.receive(ViewEvent(cell.id, .press))
        }

        private func noteChanges(of row: some BaseRow & RowType) {
            row.onChange { [weak self] _ in self?.hasChanged = true }
        }
    }
}
