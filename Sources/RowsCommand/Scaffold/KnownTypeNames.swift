/// Names of types that every source with `import RowKit` can use.
///
/// A declared type would hide them.
enum KnownTypeNames {
    /// Returns the module whose type has a name, or nil if none has it.
    static func owner(of name: String) -> String? {
        if ofSwift.contains(name) { return "Swift" }
        return ofRowKit.contains(name) ? "RowKit" : nil
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// The types of the standard library that could be mistaken for a new value type.
    private static let ofSwift = words(
        """
        AnyHashable AnyKeyPath AnyObject AnySequence Array ArraySlice AsyncSequence AsyncStream
        BinaryInteger ClosedRange Clock CodingKey Collection Comparable ContiguousArray
        ContinuousClock CustomStringConvertible Decodable Decoder Dictionary Encodable Encoder
        Equatable Error Float16 Float80 Hasher Identifiable InlineArray Int128 KeyPath
        KeyValuePairs Mirror Never ObjectIdentifier OptionSet Optional Range RawRepresentable Regex
        Result Sendable Sequence Set Slice Span StaticString Strideable Substring Task UInt128
        Unicode Void
        """)

    /// The public types of RowKit, as listed in its documentation.
    private static let ofRowKit = words(
        """
        AddressText AsyncRuleType BaseCell BaseCellType BaseMultivaluedSection BaseRow BaseView
        ButtonView Calculation CanvasView Cell CellProvider CellType CellView ChoiceView ColorView
        Condition ControlCell ControlCellType ControllerProvider DateStyle DateView
        DocumentDiagnostic DocumentLimits DocumentOptions DocumentPlace DocumentValue
        EditableCollection ExpressionError FieldNumber FileReference FileValue FileView
        FocusDirection Form FormBuilder FormList FormModel FormObservation FormRenderer FormSession
        FormStage FormState FormValues FormView FormViewController GenericMultivaluedSection
        GroupValue
        HeaderFooterContent HeaderFooterView HeaderFooterViewType Hook ImageHeader ImageView
        InlineRowHideOptions InlineRowType InputTypeInitiable InsertionPoint ItemList JSONValue
        LabelView Limited LimitedValue ListJoin ListView ListedColumn ListedOptions LoadingFailure
        MultipleSelectorViewControllerOf MultivaluedOptions MultivaluedSection
        NoValueDisplayTextConformance NumberInputView NumberPattern NumberStyle OptionColumnsRow
        OptionSource OptionalHook OptionsProvider OptionsProviderRow OptionsViewController Origin
        PhrasedError Phrases PlainFormats PluralRules PossiblyBlank PresentationMode
        PresenterRowType ProgressView RegistryError Row RowAction RowColor RowControllerOutcome
        RowControllerType RowDescriptor RowExample RowFactory RowFactoryError RowFont RowGroup
        RowImage
        RowNavigationOptions RowOf RowPath RowPlugin RowRegistry RowSetting RowType
        RowViewController RuleAccepted RuleAsync RuleClosure RuleEmail RuleEqualsToRow
        RuleExactLength RuleGreaterOrEqualThan RuleGreaterThan RuleMaxCount RuleMaxLength
        RuleMinCount RuleMinLength RulePredicate RuleRegExp RuleRequired RuleSet
        RuleSmallerOrEqualThan RuleSmallerThan RuleType RuleURL SavedForm ScreenContent Section
        SectionBuilder SectionView SelectableRowType SelectableSection SelectionResponder
        SelectionType SelectorViewControllerOf SessionHost Setting SliderView StackView StepperView
        StyledText SubmissionError SwipeAction SwipeConfiguration SwipeStyle Taggable TextAreaView
        TextDirection TextFieldView TextFormats TextInputView TextOrder TitledCellType TitledOption
        TitledOptions ToggleView Translation TypedRowType ValidationError ValidationOptions
        ValueChange ValueRule ViewAction ViewChange ViewChanges ViewDescription ViewEvent ViewID
        ViewKind ViewMirror ViewPatch ViewProperty ViewRefusal ViewSize WorkOrder
        """)
}
