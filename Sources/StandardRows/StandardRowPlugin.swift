import RowKit

/// The rows of StandardRows.
public enum StandardRowPlugin: RowPlugin {
    /// As the target.
    public static let name = "StandardRows"
    /// By hand.
    public static let version = "0.1.0"
    /// All rows of the target; generic ones for text.
    public static let rows = [
        RowDescriptor(ButtonRow.self, "A button to press."),
        RowDescriptor(CheckRow.self, "Yes or no, by a box to check."),
        RowDescriptor(DateRow.self, "A day."),
        RowDescriptor(DateTimeRow.self, "A day and a time."),
        RowDescriptor(DecimalRow.self, "A number with a fraction."),
        RowDescriptor(EmailRow.self, "An e-mail address."),
        RowDescriptor(IntRow.self, "A whole number."),
        RowDescriptor(LabelRow.self, "A text that is only shown."),
        RowDescriptor(ListCheckRow<String>.self, "One option of a section, with a check mark."),
        RowDescriptor(
            MultipleSelectorRow<String>.self, "Any number of options, on a screen of their own."),
        RowDescriptor(NameRow.self, "A person's name."),
        RowDescriptor(PasswordRow.self, "A password, which cannot be read while it is typed."),
        RowDescriptor(PhoneRow.self, "A telephone number."),
        RowDescriptor(PushRow<String>.self, "One of some options, on a screen of their own."),
        RowDescriptor(SegmentedRow<String>.self, "One of a few options that stand side by side."),
        RowDescriptor(SliderRow.self, "A number on a scale."),
        RowDescriptor(StepperRow.self, "A number that goes up and down by steps."),
        RowDescriptor(SwitchRow.self, "Yes or no, by a switch."),
        RowDescriptor(TextAreaRow.self, "Several lines of text."),
        RowDescriptor(TextRow.self, "A line of text."),
        RowDescriptor(TimeRow.self, "A time of day."),
        RowDescriptor(URLRow.self, "The address of a page."),
    ]
}
