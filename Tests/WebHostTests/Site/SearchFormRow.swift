import RowKit

/// A field that offers all options that contain the typed text, without a limit.
final class SearchFormRow: Row<SearchFormCell>, RowType, OptionSearchRow {
    @Setting var optionSearch = OptionSearch<String>()

    var searchText: String { cell.textField.text }
    var optionLimit: Int { .max }
    var saysNothingFound: Bool { true }
    static func name(of option: String) -> String { option }

    private lazy var popup = OptionPopup<String>(cell.list)

    override func customSetupCell() {
        super.customSetupCell()
        cell.textField.onType { [weak self] text in self?.search(text) }
        cell.textField.onKey { [weak self] key in self?.popup.takes(key) ?? false }
        popup.onPick = { [weak self] option in
            self?.setValue(option, by: .user)
            self?.cell.textField.text = option
            self?.endSearch()
        }
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        popup.show(offeredOptions, phrases: phrases) { option in
            let found = optionMatching.ranges(of: optionSearch.text, in: option)
            return ListView.Item(option, StyledText(option, highlighting: found))
        }
        cell.textField.popup = popup.isNeeded ? cell.list : nil
    }
}

final class SearchFormCell: Cell<String>, CellType {
    let textField = TextFieldView()
    let list = ListView()

    override func setup() {
        super.setup()
        textField.part = "field"
        contentView = textField
    }
}
