/// One line to type into, with a list of suggestions below it if need be.
public final class TextFieldView: TextInputView, HeaderFooterViewType {
    /// Whether what is typed cannot be read.
    public var isSecure = false { didSet { note(.isSecure, oldValue, isSecure) } }

    /// What is offered for the text, below the field; nil: nothing.
    ///
    /// Field and list make a combobox: the focus stays in the field while arrows go through the
    /// list.
    public var popup: ListView? {
        willSet {
            guard newValue !== popup else { return }
            willRestructure()
            willReplace(popup, by: newValue)
        }
        didSet { replaced(oldValue, by: popup, as: "popup") }
    }

    /// Makes an empty field.
    public override init() { super.init() }

    /// A field.
    public override var node: ViewNode { .textField(self) }

    /// The list below, if there is one.
    public override var children: [BaseView] { popup.map { [$0] } ?? [] }

    override func giveUp(_ child: BaseView) { if popup === child { popup = nil } }

    override class var ownProperties: [ViewProperty] { super.ownProperties + [.isSecure] }

    override func value(of property: ViewProperty) -> JSONValue? {
        property == .isSecure ? (isSecure ? true : nil) : super.value(of: property)
    }
}
