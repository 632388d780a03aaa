import RowKit

// Plain rows to test the model: rows with values, rows of options and an inline row.

final class ValueCell<Value: Equatable & Sendable>: Cell<Value>, CellType {
    var setups = 0
    var updates = 0
    var selections = 0

    override func setup() {
        super.setup()
        setups += 1
    }

    override func update() {
        super.update()
        updates += 1
    }

    override func didSelect() {
        super.didSelect()
        selections += 1
    }
}

class _ValueRow<Cell: CellType>: Row<Cell> {
    @Setting var placeholder: String?
    @Setting var maximum = 10
    @Hook var describe: (() -> String)?
}

final class StringRow: _ValueRow<ValueCell<String>>, RowType {}
final class NumberRow: _ValueRow<ValueCell<Int>>, RowType {}
final class FlagRow: _ValueRow<ValueCell<Bool>>, RowType {}

final class OptionRow: Row<ValueCell<String>>, RowType, SelectableRowType {
    var selectableValue: String?
}

final class NumberInlineRow: _ValueRow<ValueCell<Int>>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: NumberRow) { inlineRow.maximum = maximum }
}

extension Form {
    /// Appends a row in a new section.
    func append(_ row: BaseRow) { self +++ row }

    /// The tags of the visible rows by section; "-" for a row without a tag.
    var outline: [[String]] { map { section in section.map { $0.tag ?? "-" } } }
}

extension Section {
    var tags: [String] { map { $0.tag ?? "-" } }
}

func strings(_ tags: String...) -> [StringRow] { tags.map { StringRow($0) } }
