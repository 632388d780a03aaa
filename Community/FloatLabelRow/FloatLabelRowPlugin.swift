import RowKit

/// The plugin that contributes field rows whose title floats above the text.
public enum FloatLabelRowPlugin: RowPlugin {
    /// The version of the rows.
    public static let version = "0.1.0"
    /// The rows, one for each field row of StandardRows.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            AccountFloatLabelRow.self, "The name of an account, with a floating title.",
            example: RowExample(settings: ["title": "Account"], value: "ada")),
        RowDescriptor(
            DecimalFloatLabelRow.self, "A number with a fraction, with a floating title.",
            example: RowExample(settings: ["title": "Weight"], value: 70.5)),
        RowDescriptor(
            EmailFloatLabelRow.self, "An e-mail address, with a floating title.",
            example: RowExample(settings: ["title": "E-mail"], value: "ada@example.org")),
        RowDescriptor(
            IntFloatLabelRow.self, "A whole number, with a floating title.",
            example: RowExample(settings: ["title": "Age"], value: 36)),
        RowDescriptor(
            NameFloatLabelRow.self, "A person's name, with a floating title.",
            example: RowExample(settings: ["title": "Your name"], value: "Ada Lovelace")),
        RowDescriptor(
            PasswordFloatLabelRow.self,
            "A password, hidden while it is typed, with a floating title.",
            example: RowExample(settings: ["title": "Password"])),
        RowDescriptor(
            PhoneFloatLabelRow.self, "A telephone number, with a floating title.",
            example: RowExample(settings: ["title": "Phone"], value: "+44 20 7946 0123")),
        RowDescriptor(
            TextFloatLabelRow.self, "A line of text, with a floating title.",
            example: RowExample(settings: ["title": "City"], value: "Bern")),
        RowDescriptor(
            TwitterFloatLabelRow.self, "A name in a social network, with a floating title.",
            example: RowExample(settings: ["title": "Handle"], value: "@ada")),
        RowDescriptor(
            URLFloatLabelRow.self, "The address of a page, with a floating title.",
            example: RowExample(settings: ["title": "Homepage"], value: "https://example.org")),
        RowDescriptor(
            ZipCodeFloatLabelRow.self, "A postal code, with a floating title.",
            example: RowExample(settings: ["title": "Postal code"], value: "3011")),
    ]
}
