/// A section whose rows a person may add, delete and reorder.
///
/// ```swift
/// MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder], header: "Guests") {
///     $0.tag = "guests"
///     $0.multivaluedRowToInsertAt = { _ in NameRow() }
///     $0 <<< NameRow()
/// }
/// ```
///
/// Any row can be its add button. For one of a known class see ``GenericMultivaluedSection``.
open class MultivaluedSection: BaseMultivaluedSection {
    /// Makes the add button.
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
        AddButtonRow { $0.title = "Add" }
    }

    private final var isButtonGiven = false
    final override var hasOwnButton: Bool { isButtonGiven }

    /// Makes a section with the default add button.
    public required init() {
        super.init()
        buttonDidChange()
    }

    /// Makes a section and lets the closure configure it.
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

    /// Makes the add button by ``addButtonProvider``.
    open override func makeAddButton() -> BaseRow? { buttonProvider?(self) }
}

/// A multivalued section whose add button is of a known class.
open class GenericMultivaluedSection<AddButton: BaseRow & RowType>: BaseMultivaluedSection {
    /// Makes the add button.
    ///
    /// A section that may be added to needs one by the time it joins a form; without, it lives on
    /// and has a problem.
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

    /// Makes a section that has no add button yet.
    public required init() { super.init() }

    /// Makes a section and lets the closure configure it, the add button above all.
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

    /// Makes the add button by ``addButtonProvider``.
    open override func makeAddButton() -> BaseRow? { buttonProvider?(self) }

    final override func didJoin() {
        guard multivaluedOptions.contains(.insert), buttonProvider == nil else { return }
        report(
            FormProblem(
                .noProvider, at: placeName,
                "nothing can be added without a button; set addButtonProvider"))
    }
}
