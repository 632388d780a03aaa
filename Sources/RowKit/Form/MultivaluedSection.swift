/// A section whose rows the user can add, delete and reorder.
///
/// ```swift
/// MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder], header: "Guests") {
///     $0.tag = "guests"
///     $0.multivaluedRowToInsertAt = { _ in NameRow() }
///     $0 <<< NameRow()
/// }
/// ```
///
/// Any row can be its add button. For an add button of a known class, see
/// ``GenericMultivaluedSection``.
open class MultivaluedSection: BaseMultivaluedSection {
    /// A closure that makes the add button.
    public final var addButtonProvider: ((MultivaluedSection) -> BaseRow)? {
        get { followed(buttonProvider) }
        set {
            configure {
                buttonProvider = newValue
                isButtonGiven = true
                addButtonDocument = nil
                buttonDidChange()
            }
        }
    }
    private final var buttonProvider: ((MultivaluedSection) -> BaseRow)? = { _ in
        AddButtonRow { $0.title = Phrases().text(.add) }
    }

    private final var isButtonGiven = false
    final override var hasOwnButton: Bool { isButtonGiven }

    /// Creates a section with the default add button.
    public required init() {
        super.init()
        buttonDidChange()
    }

    /// Creates a section and lets the closure configure it.
    public convenience init(
        multivaluedOptions: MultivaluedOptions = [.insert, .delete],
        header: String? = nil, footer: String? = nil,
        _ initializer: (MultivaluedSection) -> Void = { _ in }
    ) {
        self.init()
        self.header = header
        self.footer = footer
        self.multivaluedOptions = multivaluedOptions
        initializer(self)
    }

    /// Makes the add button with ``addButtonProvider``.
    open override func makeAddButton() -> BaseRow? { buttonProvider?(self) }
}

/// A multivalued section whose add button is of a known class.
open class GenericMultivaluedSection<AddButton: BaseRow & RowType>: BaseMultivaluedSection {
    /// A closure that makes the add button.
    ///
    /// A section with ``MultivaluedOptions/insert`` needs this closure by the time it joins a form.
    /// Without it, the section has no add button and the form has a problem.
    public final var addButtonProvider: ((GenericMultivaluedSection<AddButton>) -> AddButton)? {
        get { followed(buttonProvider) }
        set {
            configure {
                buttonProvider = newValue
                buttonDidChange()
            }
        }
    }
    private final var buttonProvider: ((GenericMultivaluedSection<AddButton>) -> AddButton)?

    /// Creates a section that has no add button yet.
    public required init() { super.init() }

    /// Creates a section and lets the closure configure it, including its add button.
    public convenience init(
        multivaluedOptions: MultivaluedOptions = [.insert, .delete],
        header: String? = nil, footer: String? = nil,
        _ initializer: (GenericMultivaluedSection<AddButton>) -> Void
    ) {
        self.init()
        self.header = header
        self.footer = footer
        self.multivaluedOptions = multivaluedOptions
        initializer(self)
    }

    /// Makes the add button with ``addButtonProvider``.
    open override func makeAddButton() -> BaseRow? { buttonProvider?(self) }

    final override func didJoin() {
        guard multivaluedOptions.contains(.insert), buttonProvider == nil else { return }
        report(
            Form.Problem(
                .noProvider, at: placeName,
                "there is no add button; set addButtonProvider"))
    }
}
