/// The public names of Eureka 5.5 that authors of forms and rows use, and those of UIKit in its
/// documentation, by topic.
enum EurekaNames {
    static let topics: [(topic: String, names: String)] = [
        (
            "Forms",
            """
            Form FormPrecedence SectionPrecedence FormBuilder SectionBuilder RowsProvider
            SectionsProvider rowBy sectionBy values setValues validate cleanValidationErrors
            rows allRows allSections nextRow previousRow hideInlineRows inlineRowHideOptions
            defaultInlineRowHideOptions InlineRowHideOptions Never AnotherInlineRowIsShown
            FirstResponderChanges delegate FormDelegate sectionsHaveBeenAdded
            sectionsHaveBeenRemoved sectionsHaveBeenReplaced rowsHaveBeenAdded
            rowsHaveBeenRemoved rowsHaveBeenReplaced valueHasBeenChanged EurekaError
            rowNotInSection duplicatedTag defaultNavigationOptions defaultKeyboardReturnType
            """
        ),
        (
            "Sections",
            """
            Section header footer index form hidden isHidden evaluateHidden insert
            replaceSubrange replaceSubrangeInAllSections append remove removeAll reserveCapacity
            reload SectionDelegate HeaderFooterView HeaderFooterProvider class callback nibFile
            height onSetupView title HeaderFooterViewRepresentable viewForSection
            titleForSection HeaderFooterType SelectableSection SelectableSectionType
            SelectionType selectionType multipleSelection singleSelection enableDeselection
            selectedRow selectedRows onSelectSelectableRow MultivaluedSection
            GenericMultivaluedSection BaseMultivaluedSection multivaluedOptions
            addButtonProvider multivaluedRowToInsertAt showInsertIconInAddButton
            UIView moveFinishClosure MultivaluedOptions Insert Delete Reorder None isEditing
            """
        ),
        (
            "Rows",
            """
            BaseRow RowOf Row RowType TypedRowType BaseRowType Taggable Hidable Disableable
            RowDefaults tag value baseValue section indexPath cell baseCell cellStyle
            cellProvider resetValue resetRowValue wasChanged wasBlurred isHighlighted
            displayValueFor disabled isDisabled evaluateDisabled Condition function predicate
            rules ValidationRuleHelper cellType onChange onCellSelection cellSetup cellUpdate
            onCellHighlightChanged onRowValidationChanged onExpandInlineRow onCollapseInlineRow
            onPresent defaultCellSetup defaultCellUpdate defaultOnCellHighlightChanged
            defaultOnRowValidationChanged defaultRowInitializer customDidSelect customUpdateCell
            customHighlightCell customUnhighlightCell didSelect updateCell estimatedRowHeight
            select deselect prepare leadingSwipe trailingSwipe SwipeAction SwipeConfiguration
            SwipeActionHandler Style actions performsFirstActionWithFullSwipe image
            actionBackgroundColor handler KeyboardReturnTypeConfiguration nextKeyboardType
            defaultKeyboardType KeyboardReturnHandler keyboardReturnType
            """
        ),
        (
            "Cells",
            """
            BaseCell Cell CellType BaseCellType TypedCellType setup update row init textLabel
            detailTextLabel imageView accessoryType accessoryView contentView selectionStyle
            backgroundColor titleLabel textField textView datePicker datePickerMode tintColor
            TextFieldCell TextInputCell AreaCell TextCell SwitchCell ListCheckCell valueLabel
            placeholderLabel customConstraints dynamicConstraints formViewController
            cellCanBecomeFirstResponder cellBecomeFirstResponder cellResignFirstResponder
            Direction CellProvider baseRow UITableViewAutomaticDimension LabelCellOf slider
            stepper segmentedControl switchControl picker becomeFirstResponder textContentType
            clearButtonMode editingAccessoryType attributedText systemFont weight _ButtonRowOf
            natural
            """
        ),
        (
            "Controllers",
            """
            FormViewController FormViewControllerProtocol viewDidLoad navigationOptions
            RowNavigationOptions Enabled Disabled StopDisabledRow
            SkipCanNotBecomeFirstResponderRow animateScroll rowKeyboardSpacing
            navigationAccessoryView customNavigationAccessoryView NavigationAccessory
            NavigationAccessoryView doneClosure nextClosure previousClosure nextEnabled
            previousEnabled inputAccessoryView navigateTo beginEditing endEditing
            textInputDidBeginEditing textInputDidEndEditing textInputShouldClear textInput
            textInputShouldBeginEditing textInputShouldEndEditing textInputShouldReturn
            insertAnimation deleteAnimation reloadAnimation ScrollPosition defaultScrollPosition
            destinationScrollPosition tableView keyboardWillShow keyboardWillHide InlineRowType
            BaseInlineRowType InlineRow inlineRow setupInlineRow expandInlineRow
            collapseInlineRow toggleInlineRow isExpanded isCollapsed PresenterRowType
            PresentedControllerType presentationMode onPresentCallback PresentationMode show
            presentModally popover segueName segueClass makeController present
            ControllerProvider storyBoard TypedRowControllerType RowControllerType
            onDismissCallback onDismiss SelectorViewController MultipleSelectorViewController
            _SelectorViewController _MultipleSelectorViewController GenericMultipleSelectorRow
            setupForm with optionsProviderRow style navigationController popViewController
            dismissOnSelection dismissOnChange sectionKeyForValue sectionHeaderTitleForKey
            sectionFooterTitleForKey selectableRowSetup selectableRowCellSetup
            selectableRowCellUpdate OptionsProvider lazy OptionsProviderRow
            OptionsProviderConformance optionsProvider optionsArray cachedOptionsData
            SelectorAlertController AlertOptionsRow AlertOptionsProviderRow cancelTitle
            viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear UIAlertController
            nibName bundle coder navigationItem builder
            """
        ),
        (
            "Rows of your own",
            """
            Row CellType setupInlineRow tag cellProvider value updateCell addTarget IBOutlet
            UILabel UISwitch UISlider UITextField UIButton SelectorRow
            """
        ),
        (
            "Rules",
            """
            RuleType BaseRuleType id validationError isValid RuleSet ValidationError msg
            ValidationOptions validatesOnDemand validatesOnChange validatesOnBlur
            validatesOnChangeAfterBlurred validatesAlways validationOptions validationErrors add
            removeAllRules ruleWithIdentifier RegExprPattern RuleRequired RuleEmail RuleURL
            RuleRegExp RuleMinLength RuleMaxLength RuleExactLength RuleGreaterThan
            RuleGreaterOrEqualThan RuleSmallerThan RuleSmallerOrEqualThan RuleEqualsToRow
            RuleClosure regExpr allowsEmpty requiresProtocol minLength maxLength exactLength min
            max closure
            """
        ),
        (
            "Catalogue",
            """
            LabelRow ButtonRow ButtonRowOf ButtonRowWithPresent CheckRow SwitchRow SliderRow
            StepperRow TextRow NameRow PasswordRow EmailRow PhoneRow TwitterRow AccountRow
            ZipCodeRow URLRow IntRow DecimalRow TextAreaRow DateRow TimeRow DateTimeRow
            CountDownRow DateInlineRow TimeInlineRow DateTimeInlineRow CountDownInlineRow
            DatePickerRow TimePickerRow DateTimePickerRow CountDownPickerRow PickerRow
            PickerInlineRow PickerInputRow DoublePickerRow DoublePickerInlineRow
            DoublePickerInputRow TriplePickerRow TriplePickerInlineRow TriplePickerInputRow
            SegmentedRow UIImage ActionSheetRow AlertRow PushRow PopoverSelectorRow
            MultipleSelectorRow ListCheckRow
            """
        ),
        (
            "Settings",
            """
            FieldRow FormatteableRow AreaRow InputTypeInitiable FieldRowConformance
            FormatterConformance NoValueDisplayTextConformance placeholder placeholderColor
            titlePercentage textFieldPercentage formatter useFormatterDuringInput
            useFormatterOnDidBeginEditing FormatterProtocol getNewPosition DecimalFormatter
            textAreaHeight textAreaMode TextAreaHeight TextAreaMode fixed dynamic steps
            shouldHideValue DatePickerRowProtocol minimumDate maximumDate minuteInterval
            dateFormatter noValueDisplayText firstOptions secondOptions thirdOptions
            displayValueForFirstRow displayValueForSecondRow displayValueForThirdRow Tuple
            Tuple3 OptionsRow SelectorRow options selectorTitle SelectableRowType
            selectableValue
            """
        ),
    ]

    /// The public names of TokenRow 1.6, and those of UIKit in its README.
    static let tokenRow = """
        TokenAccessoryRow TokenTableRow _TokenRow Set placeholder options title TokenSearchable
        displayString contains token identifier NSObject hashValue getTokensForString
        filteredTokens reloadOptions addToken removeToken CLTokenInputView tokenView
        tokenizationCharacters TokenCell TokenCollectionCell TokenTableCell collectionView
        collectionViewLayout tableView numberOfOptions inputAccessoryView
        customizeCollectionViewCell customizeTableViewCell UICollectionViewCell UITableViewCell
        EurekaTokenCollectionViewCell EurekaTokenTableViewCell setupForToken sizeThatFits
        TRCollectionViewCell TRTableViewCell
        """

    /// The public names of SuggestionRow.
    static let suggestionRow = """
        SuggestionAccessoryRow SuggestionTableRow _SuggestionRow placeholder filterFunction
        asyncFilterFunction maxSuggestionHeight SuggestionValue suggestionString init string
        SuggestionCell SuggestionTableCell SuggestionCollectionCell customizeTableViewCell
        customizeCollectionViewCell tableView collectionView collectionViewLayout
        inputAccessoryView sizeThatFits showTableView hideTableView
        EurekaSuggestionTableViewCell EurekaSuggestionCollectionViewCell setupForValue
        SuggestionTableViewCell SuggestionCollectionViewCell
        """
}
