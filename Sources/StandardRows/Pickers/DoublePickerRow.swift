import RowKit

/// Asks for two options, which are chosen in two wheels.
///
/// The second may depend on the first.
///
/// ```swift
/// DoublePickerRow<String, Int>("date") { row in
///     row.title = "Day"
///     row.firstOptions = { ["January", "February"] }
///     row.secondOptions = { month in Array(1...(month == "February" ? 29 : 31)) }
/// }
/// ```
///
/// Options that are known in advance can be given as `firstColumn` and
/// `secondColumn`, which are saved in documents.
///
/// When the user chooses in the first wheel, the choice in the second is kept if it is still
/// offered; otherwise it becomes the first option. An option after which the second wheel would be
/// empty cannot be chosen.
public final class DoublePickerRow<A: Hashable & Sendable, B: Hashable & Sendable>:
    _DoublePickerRow<A, B, DoublePickerCell<A, B>>, RowType
{}

/// The logic of a ``DoublePickerRow``, for any cell with two choice views.
open class _DoublePickerRow<
    A: Hashable & Sendable, B: Hashable & Sendable, Cell: DoublePickerCellType & CellType
>: _DoubleOptionsRow<A, B, Cell> where Cell.Value == Tuple<A, B> {
    /// The appearance of the columns.
    open var choiceStyle: ChoiceView.Style { .wheel }

    open override func customSetupCell() {
        super.customSetupCell()
        for choice in [cell.firstChoice, cell.secondChoice] { choice.style = choiceStyle }
        cell.firstChoice.onChoose { [weak self] keys in self?.takeFirst(keys) }
        cell.secondChoice.onChoose { [weak self] keys in self?.takeSecond(keys) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let value = value
        let first = offeredFirst
        let columns = PickerColumns(
            titles: columnTitles, rowTitle: title,
            placeholder: first?.isEmpty == true ? phrases.text(.noOptions) : noValueDisplayText,
            isRequired: !enableDeselection)
        columns.show(
            0, first ?? [], in: cell.firstChoice, text: { firstText(of: $0) },
            isChosen: { [self] option in
                value.map { isSame($0, Tuple(a: option, b: $0.b)) } ?? false
            },
            isEnabled: { [self] option in !offeredSecond(after: option).isEmpty })
        columns.show(
            1, value.map { offeredSecond(after: $0.a) } ?? [], in: cell.secondChoice,
            text: { [self] option in value.map { secondText(of: option, after: $0.a) } ?? "" },
            isChosen: { [self] option in
                value.map { isSame($0, Tuple(a: $0.a, b: option)) } ?? false
            })
    }

    private final func takeFirst(_ keys: [String]) {
        guard let first = KeyedOptions(offeredFirst ?? []).option(chosenBy: keys) else {
            return setValue(nil, by: .user)
        }
        guard let second = offeredSecond(after: first).keeping(value?.b) else { return }
        setValue(Tuple(a: first, b: second), by: .user)
    }

    private final func takeSecond(_ keys: [String]) {
        guard let value else { return }
        let second = KeyedOptions(offeredSecond(after: value.a)).option(chosenBy: keys)
        setValue(second.map { Tuple(a: value.a, b: $0) }, by: .user)
    }
}

/// A cell with two columns of options.
public protocol DoublePickerCellType: BaseCellType {
    /// The view of the options in the first column.
    var firstChoice: ChoiceView { get }
    /// The view of the options in the second column.
    var secondChoice: ChoiceView { get }
}

/// The cell of a ``DoublePickerRow``.
open class DoublePickerCell<A: Hashable & Sendable, B: Hashable & Sendable>:
    _DoublePickerCell<Tuple<A, B>>, CellType
{}

/// The superclass of cells with two choice views after a title.
open class _DoublePickerCell<Value: Equatable & Sendable>: _TitledCell<Value, ChoiceView>,
    DoublePickerCellType
{
    /// The view of the options in the first column.
    public final var firstChoice: ChoiceView { control }
    /// The view of the options in the second column.
    public final let secondChoice = ChoiceView()

    /// Both choice views.
    open override var controls: [BaseView] { [firstChoice, secondChoice] }

    /// Names the parts of the cell.
    open override func setup() {
        secondChoice.part = "second"
        super.setup()
    }
}
