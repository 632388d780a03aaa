import RowKit
import RowSeals

/// What the controls of a page showed when it was drawn, as hashes.
///
/// A page without a script posts all its controls. If the record of its form has changed in the
/// meantime, only the controls that show something else contain what the user entered.
struct ShownControls: Sendable {
    private let hashes: Set<Substring>

    /// - Parameter text: The hashes, separated by spaces.
    init(_ text: String) { hashes = Set(text.split(separator: " ")) }

    /// Returns the hashes of all controls, as a page states them.
    static func text(of stage: FormStage) -> String {
        var hashes: [String] = []
        func search(_ view: BaseView) {
            if let hash = view.shownContents.flatMap({ hash(of: $0, at: view.id) }) {
                hashes.append(hash)
            }
            view.forEachChild(search)
        }
        for screen in stage.screens { search(screen) }
        return hashes.joined(separator: " ")
    }

    /// Whether a control showed what an action sets it to.
    func contain(_ action: ViewAction, at view: ViewID) -> Bool {
        Self.hash(of: action, at: view).map { hashes.contains($0[...]) } ?? false
    }

    private static func hash(of action: ViewAction, at view: ViewID) -> String? {
        action.contents.map {
            DrawingHash(of: Array(([view.text] + $0).joined(separator: "\0").utf8)[0...])
                .description
        }
    }
}

extension ViewAction {
    /// What the action sets a view to, or nil if it sets nothing or the contents are secret.
    fileprivate var contents: [String]? {
        switch self {
        case .type(let text, _): [text]
        case .toggle(let isOn): ["\(isOn)"]
        case .set(let number): ["\(number)"]
        case .choose(let keys): keys
        case .date(let text): [text ?? ""]
        case .color(let color): [color?.text ?? ""]
        default: nil
        }
    }
}

extension BaseView {
    /// The action that ``PostedControls`` would find in the untouched control of the view, or nil
    /// if the page does not show the contents.
    fileprivate var shownContents: ViewAction? {
        guard takesInput else { return nil }
        switch self {
        case let field as TextInputView:
            return (field as? TextFieldView)?.isSecure == true ? nil : .type(field.text)
        case let toggle as ToggleView: return .toggle(toggle.isOn)
        case let slider as SliderView where slider.typedText == nil: return .set(slider.value)
        case let number as NumberInputView:
            return .type(number.typedText ?? number.value.plainText)
        case let choice as ChoiceView: return .choose(choice.selection)
        case let date as DateView: return .date(date.date.map(date.mode.shown))
        case let color as ColorView where color.swatches.isEmpty:
            return .color(color.color?.hexadecimal.flatMap { RowColor(text: $0.uppercased()) })
        case let color as ColorView: return .color(color.color)
        default: return nil
        }
    }
}
