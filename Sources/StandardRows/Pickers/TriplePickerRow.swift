import RowKit

/// Asks for three options, which are chosen in three wheels.
///
/// Each may depend on those before it.
///
/// ```swift
/// TriplePickerRow<String, String, String>("city") { row in
///     row.title = "City"
///     row.firstColumn = ["Asia", "Europe"]
///     row.secondColumn = ["Asia": ["Japan"], "Europe": ["France", "Malta"]]
///     row.thirdColumn = [
///         "Asia": ["Japan": ["Kyoto", "Osaka"]],
///         "Europe": ["France": ["Lyon", "Paris"], "Malta": ["Valletta"]],
///     ]
/// }
/// ```
///
/// When the user chooses in one wheel, the choices in later ones are kept if they are still
/// offered; otherwise they become the first options. An option after which another wheel would be
/// empty cannot be chosen.
public final class TriplePickerRow<
    A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable
>: _TriplePickerRow<A, B, C, TriplePickerCell<A, B, C>>, RowType {}

/// The logic of a ``TriplePickerRow``, for any cell with three choice views.
open class _TriplePickerRow<
    A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable,
    Cell: TriplePickerCellType & CellType
>: _TripleOptionsRow<A, B, C, Cell> where Cell.Value == Tuple3<A, B, C> {
    /// The appearance of the columns.
    open var choiceStyle: ChoiceView.Style { .wheel }

    open override func customSetupCell() {
        super.customSetupCell()
        for choice in [cell.firstChoice, cell.secondChoice, cell.thirdChoice] {
            choice.style = choiceStyle
        }
        cell.firstChoice.onChoose { [weak self] keys in self?.takeFirst(keys) }
        cell.secondChoice.onChoose { [weak self] keys in self?.takeSecond(keys) }
        cell.thirdChoice.onChoose { [weak self] keys in self?.takeThird(keys) }
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
                value.map { isSame($0, Tuple3(a: option, b: $0.b, c: $0.c)) } ?? false
            },
            isEnabled: { [self] option in
                offeredSecond(after: option).contains { isComplete(option, $0) }
            })
        columns.show(
            1, value.map { offeredSecond(after: $0.a) } ?? [], in: cell.secondChoice,
            text: { [self] option in value.map { secondText(of: option, after: $0.a) } ?? "" },
            isChosen: { [self] option in
                value.map { isSame($0, Tuple3(a: $0.a, b: option, c: $0.c)) } ?? false
            },
            isEnabled: { [self] option in value.map { isComplete($0.a, option) } ?? false })
        columns.show(
            2, value.map { offeredThird(after: $0.a, $0.b) } ?? [], in: cell.thirdChoice,
            text: { [self] option in value.map { thirdText(of: option, after: $0.a, $0.b) } ?? "" },
            isChosen: { [self] option in
                value.map { isSame($0, Tuple3(a: $0.a, b: $0.b, c: option)) } ?? false
            })
    }

    /// Whether the third column has options for the choices in the others.
    private final func isComplete(_ first: A, _ second: B) -> Bool {
        !offeredThird(after: first, second).isEmpty
    }

    private final func takeFirst(_ keys: [String]) {
        guard let first = KeyedOptions(offeredFirst ?? []).option(chosenBy: keys) else {
            return setValue(nil, by: .user)
        }
        let second = offeredSecond(after: first).filter { isComplete(first, $0) }
        guard let second = second.keeping(value?.b) else { return }
        complete(first, second)
    }

    private final func takeSecond(_ keys: [String]) {
        guard let value else { return }
        guard let second = KeyedOptions(offeredSecond(after: value.a)).option(chosenBy: keys) else {
            return setValue(nil, by: .user)
        }
        complete(value.a, second)
    }

    private final func takeThird(_ keys: [String]) {
        guard let value else { return }
        let third = KeyedOptions(offeredThird(after: value.a, value.b)).option(chosenBy: keys)
        setValue(third.map { Tuple3(a: value.a, b: value.b, c: $0) }, by: .user)
    }

    /// Sets the choices in the first two columns, and keeps or makes a choice in the third.
    private final func complete(_ first: A, _ second: B) {
        guard let third = offeredThird(after: first, second).keeping(value?.c) else { return }
        setValue(Tuple3(a: first, b: second, c: third), by: .user)
    }
}

/// A cell with three columns of options.
public protocol TriplePickerCellType: DoublePickerCellType {
    /// The view of the options in the third column.
    var thirdChoice: ChoiceView { get }
}

/// The cell of a ``TriplePickerRow``.
open class TriplePickerCell<
    A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable
>: _TriplePickerCell<Tuple3<A, B, C>>, CellType {}

/// The superclass of cells with three choice views after a title.
open class _TriplePickerCell<Value: Equatable & Sendable>: _DoublePickerCell<Value>,
    TriplePickerCellType
{
    /// The view of the options in the third column.
    public final let thirdChoice = ChoiceView()

    /// All choice views.
    open override var controls: [BaseView] { super.controls + [thirdChoice] }

    /// Names the parts of the cell.
    open override func setup() {
        thirdChoice.part = "third"
        super.setup()
    }
}
