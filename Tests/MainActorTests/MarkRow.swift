import RowKit

// A row as scaffolded: `nonisolated`, so that it compiles with default isolation to the main actor.

nonisolated final class MarkCell: Cell<Int>, CellType {
    let stepper = StepperView()
    private(set) var updates = 0

    override func setup() {
        super.setup()
        accessoryView = stepper
        stepper.onSet { [weak self] number in self?.row?.value = Int(number) }
    }

    override func update() {
        super.update()
        updates += 1
        stepper.value = Double(row?.value ?? 0)
        stepper.maximum = Double((row as? MarkRow)?.maximum ?? 6)
    }

    override func viewToFocus(from direction: FocusDirection) -> BaseView? {
        super.viewToFocus(from: direction)
    }
}

nonisolated final class MarkRow: Row<MarkCell>, RowType {
    @Setting var maximum = 6
    @Hook var describe: ((Int) -> String)?

    override func customUpdateCell() {
        super.customUpdateCell()
        if let value, let describe { cell.detailTextLabel?.text = describe(value) }
    }
}

nonisolated final class MarkInlineRow: Row<MarkCell>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: MarkRow) { inlineRow.maximum = 3 }
}

/// A custom controller, which is nonisolated too.
nonisolated final class MarkController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form +++ Section("Marks") <<< MarkRow("mark") { $0.title = "Mark" }
            <<< MarkInlineRow("inline")
    }
}
