import OptionSearch
import RowKit

/// A field that offers all options that contain the typed text, without a limit.
class SearchFormRow: Row<SearchFormCell>, RowType, OptionSearchRow {
    @Setting var optionSearch = OptionSearch<String>()

    var searchText: String { cell.textField.text }
    var searchElsewhere: (@Sendable (String) async throws -> [String])? { nil }
    var optionLimit: Int { .max }
    var saysNothingFound: Bool { true }
    static func name(of option: String) -> String { option }

    private lazy var popup = OptionPopup<String>(cell.list)

    override func customSetupCell() {
        super.customSetupCell()
        cell.textField.onType { [weak self] text in self?.type(text) }
        cell.textField.onKey { [weak self] key in self?.popup.takes(key) ?? false }
        popup.onPick = { [weak self] option in
            self?.setValue(option, by: .user)
            self?.cell.textField.text = option
            self?.endSearch()
        }
    }

    func type(_ text: String) { search(text) }

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

/// A search field whose text is part of the form's state, and which searches when it gets the
/// focus.
final class KeptSearchFormRow: SearchFormRow {
    @OptionalHook var lookUp: (@Sendable (String) async throws -> [String])?

    override var searchText: String { unreadInput?.text ?? value ?? "" }
    override var searchElsewhere: (@Sendable (String) async throws -> [String])? { lookUp }
    var searchDelay: Duration { .milliseconds(1) }

    override func type(_ text: String) {
        keepUnreadInput(text, ValidationError(.notOffered), by: .user)
        super.type(text)
    }

    override func highlightDidChange() {
        super.highlightDidChange()
        if isHighlighted { search(searchText) } else { closeOptions() }
    }

    override func customUpdateCell() {
        cell.textField.text = searchText
        super.customUpdateCell()
    }
}
