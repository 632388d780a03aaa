/// The public names of Former that authors of forms and rows use, by topic.
enum FormerNames {
    static let topics: [(topic: String, names: String)] = [
        (
            "Forms and sections",
            """
            Former SectionFormer RowFormer FormViewController former InstantiateType
            sectionFormers rowFormers numberOfSections numberOfRows firstSectionFormer
            firstRowFormer lastSectionFormer lastRowFormer rowFormer append add insert
            insertUpdate remove removeUpdate removeAll removeAllUpdate reload set
            headerViewFormer footerViewFormer toIndex toSection toIndexPath above below
            rowAnimation
            """
        ),
        (
            "Selection, focus and events",
            """
            select deselect endEditing canBecomeEditingPrevious canBecomeEditingNext
            becomeEditingPrevious becomeEditingNext onCellSelected onScroll onBeginDragging
            willDeselectCell didDeselectCell willDisplayCell willDisplayHeader willDisplayFooter
            didEndDisplayingCell didEndDisplayingHeader didEndDisplayingFooter didHighlightCell
            didUnHighlightCell
            """
        ),
        (
            "Rows",
            """
            LabelRowFormer TextFieldRowFormer TextViewRowFormer CheckRowFormer SwitchRowFormer
            StepperRowFormer SliderRowFormer SegmentedRowFormer PickerRowFormer
            SelectorPickerRowFormer InlinePickerRowFormer DatePickerRowFormer
            SelectorDatePickerRowFormer InlineDatePickerRowFormer CustomRowFormer PickerItem
            SelectorPickerItem InlinePickerItem onSelected onTextChanged onCheckChanged
            onSwitchChanged onValueChanged onSegmentSelected onDateChanged text subText enabled
            rowHeight dynamicRowHeight configure update cellUpdate cell cellSetup
            displayTextFromDate displayTextFromValue displayEditingColor titleColor
            titleDisabledColor titleEditingColor textColor textDisabledColor textEditingColor
            subTextColor subTextDisabledColor placeholder attributedPlaceholder
            adjustedValueFromValue switchWhenSelected switched checked value segmentTitles
            selectedIndex pickerItems selectedRow date customCheckView onReturn returnToNextRow
            selectorView selectorViewUpdate inputAccessoryView inputViewUpdate canBecomeEditing
            onEditingBegin onEditingEnded onUpdate displayDisabledColor displayTitle
            """
        ),
        (
            "Headers and footers",
            """
            LabelViewFormer CustomViewFormer ViewFormer BaseViewFormer viewHeight view
            FormHeaderFooterView FormLabelHeaderView FormLabelFooterView instantiateType
            viewInitialized viewSetup viewUpdate
            """
        ),
        (
            "Cells",
            """
            FormCell FormLabelCell FormTextFieldCell FormTextViewCell FormCheckCell
            FormSwitchCell FormStepperCell FormSliderCell FormSegmentedCell FormPickerCell
            FormDatePickerCell FormSelectorPickerCell FormSelectorDatePickerCell
            FormInlinePickerCell FormInlineDatePickerCell FormableRow updateWithRowFormer
            LabelFormableRow formTextLabel formSubTextLabel TextFieldFormableRow formTextField
            formTitleLabel TextViewFormableRow formTextView CheckFormableRow SwitchFormableRow
            formSwitch StepperFormableRow formStepper formDisplayLabel SliderFormableRow
            formSlider SegmentedFormableRow formSegmented PickerFormableRow formPickerView
            DatePickerFormableRow formDatePicker SelectorPickerFormableRow
            SelectorDatePickerFormableRow InlinePickerFormableRow InlineDatePickerFormableRow
            FormableView LabelFormableView CustomFormableView
            """
        ),
        (
            "Rows of your own",
            """
            BaseRowFormer Formable cellInitialized ConfigurableInlineForm InlineForm
            UpdatableSelectorForm SelectorForm editingDidBegin editingDidEnd inlineCellUpdate
            inlineRowFormer cellSelected indexPath
            """
        ),
    ]
}
