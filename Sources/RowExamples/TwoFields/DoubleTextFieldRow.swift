import RowKit

/// Asks for two texts that belong together, side by side.
///
/// ```swift
/// DoubleTextFieldRow("person") { row in
///     row.placeholder1 = "First name"
///     row.placeholder2 = "Last name"
/// }
/// .onText1Changed { text in print("Hello, \(text)") }
/// ```
///
/// The focus moves through both fields in either direction.
final class DoubleTextFieldRow: _DoubleTextFieldRow<DoubleTextFieldCell>, RowType {}

/// The logic of a ``DoubleTextFieldRow``, for any cell with two fields.
class _DoubleTextFieldRow<Cell: DoubleTextFieldCellType>: Row<Cell> {
    /// The text that the first field shows while it is empty.
    @Setting(isWords: true) final var placeholder1: String?

    /// The text that the second field shows while it is empty.
    @Setting(isWords: true) final var placeholder2: String?

    private final var handlers1: [(String) -> Void] = []
    private final var handlers2: [(String) -> Void] = []

    /// The first text, or nil if it is empty.
    final var text1: String? {
        get { value?.first }
        set { write(newValue, text2) }
    }

    /// The second text, or nil if it is empty.
    final var text2: String? {
        get { value?.second }
        set { write(text1, newValue) }
    }

    /// Calls a handler with the whole text each time the user types into the first field.
    @discardableResult
    final func onText1Changed(_ handler: @escaping (String) -> Void) -> Self {
        handlers1.append(handler)
        return self
    }

    /// Calls a handler with the whole text each time the user types into the second field.
    @discardableResult
    final func onText2Changed(_ handler: @escaping (String) -> Void) -> Self {
        handlers2.append(handler)
        return self
    }

    override func defaultDisplayText(for value: TextPair) -> String? {
        [value.first, value.second].compactMap { $0 }.joined(separator: " ")
    }

    override func customSetupCell() {
        super.customSetupCell()
        cell.textField1.onType { [weak self] text in
            self?.text1 = text
            self?.handlers1.forEach { $0(text) }
        }
        cell.textField2.onType { [weak self] text in
            self?.text2 = text
            self?.handlers2.forEach { $0(text) }
        }
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.view.selectionStyle = .none
        let fields = [
            (cell.textField1, text1, placeholder1), (cell.textField2, text2, placeholder2),
        ]
        for (field, text, placeholder) in fields {
            field.text = text ?? ""
            field.placeholder = placeholder
            field.name = placeholder
        }
    }

    /// Sets both texts.
    ///
    /// The value is nil if both are empty.
    private final func write(_ text1: String?, _ text2: String?) {
        let pair = TextPair(first: text1.nonEmpty, second: text2.nonEmpty)
        value = pair == TextPair() ? nil : pair
    }
}

/// Two texts that belong together, either of which can be missing.
struct TextPair: Codable, Hashable, Sendable, DocumentValue {
    var first: String?
    var second: String?
}

/// A cell with two fields for a ``DoubleTextFieldRow``.
protocol DoubleTextFieldCellType: CellType where Value == TextPair {
    var textField1: TextFieldView { get }
    var textField2: TextFieldView { get }
}

/// A cell with two fields side by side.
///
/// It has no superclass.
final class DoubleTextFieldCell: DoubleTextFieldCellType {
    let view = CellView()
    weak var row: RowOf<TextPair>?
    var height: (() -> Double)?
    let textField1 = TextFieldView()
    let textField2 = TextFieldView()

    func setup() {
        textField1.part = "first"
        textField2.part = "second"
        let stack = StackView(.horizontal, [textField1, textField2])
        stack.shares = [0.5, 0.5]
        view.contentView = stack
    }
}

extension String? {
    /// The text, unless it is empty.
    fileprivate var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
