import RowKit

// Rows that present a screen of options, and a row for each option, to test selectors.

final class CheckCell<Value: Equatable & Sendable>: Cell<Value>, CellType {
    override func update() {
        super.update()
        accessoryType = row?.value == nil ? .none : .checkmark
    }
}

final class CheckRow<Value: Equatable & Sendable>: Row<CheckCell<Value>>, RowType,
    SelectableRowType
{
    var selectableValue: Value?

    required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { _ in nil }
    }
}

final class ChoiceRow<Option: Equatable & Sendable>: Row<ValueCell<Option>>, RowType,
    PresenterRowType, OptionsProviderRow
{
    typealias Selector = SelectorViewControllerOf<CheckRow<Option>, ChoiceRow<Option>>

    @Setting var optionsProvider: OptionsProvider<Option>?
    @OptionalHook var presentationMode: PresentationMode<Selector>?
    @OptionalHook var onPresentCallback: ((FormViewController, Selector) -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        presentationMode = .show(controllerProvider: .callback { Selector() })
    }

    /// Requires one of the options, once they are known.
    override var limits: RuleSet<Option> {
        super.limits + [
            RuleClosure(ValidationError(.notOffered), valueSchema: self.optionSchema) {
                [self] option in offers(option) ?? true
            }
        ]
    }
}

final class ChoicesRow<Option: Hashable & Sendable>: Row<ValueCell<Set<Option>>>, RowType,
    PresenterRowType, OptionsProviderRow
{
    typealias Selector = MultipleSelectorViewControllerOf<CheckRow<Option>, ChoicesRow<Option>>

    @Setting var optionsProvider: OptionsProvider<Option>?
    @OptionalHook var presentationMode: PresentationMode<Selector>?
    @OptionalHook var onPresentCallback: ((FormViewController, Selector) -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        presentationMode = .show(controllerProvider: .callback { Selector() })
    }
}

extension FormStage {
    convenience init(_ title: String? = nil, _ rows: BaseRow...) {
        self.init(FormViewController(form: Form(title) { Section(rows) }))
    }

    /// The form of the first controller.
    var form: Form { controller.form }

    @discardableResult
    func press(_ view: String) -> ViewPatch { patch(ViewEvent(ViewID(view), .press)) }

    @discardableResult
    func type(_ text: String, in view: String) -> ViewPatch {
        patch(ViewEvent(ViewID(view), .type(text)))
    }

    /// The top screen, drawn as text.
    var topDrawing: String { screens.last?.textDrawing ?? "" }
}

/// The titles of the visible options by section, with a star before chosen ones.
func drawnOptions(_ controller: FormViewController) -> [[String]] {
    controller.form.map { section in
        section.map { ($0.baseValue == nil ? "" : "*") + ($0.title ?? "-") }
    }
}
