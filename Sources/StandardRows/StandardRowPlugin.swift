import RowKit

/// The rows of StandardRows.
public enum StandardRowPlugin: RowPlugin {
    /// The version of the library.
    public static let version = "0.1.0"
    /// All rows of the target.
    ///
    /// Generic rows have text values.
    public static let rows = [
        RowDescriptor(
            AccountRow.self, "The name of an account.",
            example: RowExample(settings: ["title": "Account"], value: "ada")),
        RowDescriptor(
            ActionSheetRow<String>.self, "One of a few options, in a sheet of actions.",
            example: RowExample(
                settings: [
                    "title": "Photo", "options": ["Camera", "Library"],
                    "selectorTitle": "Where is the photo from?",
                ],
                value: "Camera")),
        RowDescriptor(
            AlertRow<String>.self, "One of a few options, in an alert.",
            example: RowExample(
                settings: [
                    "title": "Language", "options": ["English", "Español", "Português"],
                    "selectorTitle": "Which language do you speak?",
                ],
                value: "Español")),
        RowDescriptor(
            ButtonRow.self, "A button to press.",
            example: RowExample(settings: ["title": "Delete my account", "style": "destructive"])),
        RowDescriptor(
            ButtonRowOf<String>.self, "A button to press, in a row with a value of any type.",
            isListed: false, example: RowExample(settings: ["title": "Try again"])),
        RowDescriptor(
            ButtonRowWithPresent<RowViewController<String>>.self,
            "A button that presents a screen, given in Swift, on which a value is chosen.",
            example: RowExample(settings: ["title": "Choose a shade"])),
        RowDescriptor(
            CheckRow.self, "Yes or no, with a check box.",
            example: RowExample(settings: ["title": "I accept the terms"], value: true)),
        RowDescriptor(
            CountDownInlineRow.self, "A duration, chosen in a row that expands below.",
            example: RowExample(
                settings: ["title": "Cooking time", "minuteInterval": 5], value: 2700)),
        RowDescriptor(
            CountDownPickerRow.self, "A duration, in a picker that is always open.",
            example: RowExample(
                settings: ["title": "Cooking time", "minuteInterval": 5], value: 2700)),
        RowDescriptor(
            CountDownRow.self, "A duration in hours and minutes.",
            example: RowExample(
                settings: ["title": "Remind me in", "maximumDuration": 43_200], value: 5400)),
        RowDescriptor(
            DateInlineRow.self, "A day, chosen in a row that expands below.",
            example: RowExample(
                settings: ["title": "Arrival", "minimumDate": "2025-01-01"],
                value: "2025-02-28")),
        RowDescriptor(
            DatePickerRow.self, "A day, in a picker that is always open.",
            example: RowExample(settings: ["title": "Day"], value: "2025-02-28")),
        RowDescriptor(
            DateRow.self, "A day.",
            example: RowExample(
                settings: ["title": "Date of birth", "minimumDate": "1900-01-01"],
                value: "1992-07-27")),
        RowDescriptor(
            DateTimeInlineRow.self, "A day and a time, chosen in a row that expands below.",
            example: RowExample(
                settings: ["title": "Starts", "minuteInterval": 15],
                value: "2025-02-28T09:15:00Z")),
        RowDescriptor(
            DateTimePickerRow.self, "A day and a time, in a picker that is always open.",
            example: RowExample(
                settings: ["title": "Starts", "timeZone": "GMT"], value: "2025-02-28T09:15:00Z")),
        RowDescriptor(
            DateTimeRow.self, "A day and a time.",
            example: RowExample(
                settings: ["title": "Departure", "minuteInterval": 5],
                value: "2025-02-28T09:05:00Z")),
        RowDescriptor(
            DecimalRow.self, "A number with a fraction.",
            example: RowExample(
                settings: ["title": "Weight in kg", "maximumFractionDigits": 2], value: 70.5)),
        RowDescriptor(
            DoublePickerInlineRow<String, String>.self,
            "Two options, in wheels that expand below.",
            example: countries),
        RowDescriptor(
            DoublePickerInputRow<String, String>.self,
            "Two options, in menus.",
            example: countries),
        RowDescriptor(
            DoublePickerRow<String, String>.self,
            "Two options, in wheels.",
            example: countries),
        RowDescriptor(
            EmailRow.self, "An e-mail address.",
            example: RowExample(
                settings: ["title": "E-mail", "placeholder": "you@example.org"],
                value: "ada@example.org")),
        RowDescriptor(
            GroupRow.self, "Several rows that belong together, such as an address.",
            example: RowExample(
                settings: ["title": "Address"],
                rows: [
                    [
                        "row": "NameRow", "tag": "street", "settings": ["title": "Street"],
                        "value": "12 St James's Square",
                    ],
                    [
                        "row": "NameRow", "tag": "city", "settings": ["title": "City"],
                        "value": "London",
                    ],
                ])),
        RowDescriptor(
            ImageCheckRow<String>.self,
            "One option of a section, with an image that shows whether it is chosen.",
            example: RowExample(
                settings: ["title": "Arctic Ocean", "selectableValue": "Arctic"],
                value: "Arctic")),
        RowDescriptor(
            IntRow.self, "A whole number.",
            example: RowExample(settings: ["title": "Age"], value: 36)),
        RowDescriptor(
            LabelRow.self, "Text that cannot be edited.",
            example: RowExample(settings: ["title": "Total"], value: "12.50 €")),
        RowDescriptor(
            ListCheckRow<String>.self, "One option of a section, with a check mark.",
            example: RowExample(
                settings: ["title": "Europe", "selectableValue": "EU"], value: "EU")),
        RowDescriptor(
            MultipleSelectorRow<String>.self, "Any number of options, on a separate screen.",
            example: RowExample(
                settings: [
                    "title": "Days", "options": ["Monday", "Tuesday", "Friday"],
                    "selectionLimit": 2,
                ],
                value: ["Friday", "Monday"])),
        RowDescriptor(
            NameRow.self, "A person's name.",
            example: RowExample(settings: ["title": "Your name"], value: "Ada Lovelace")),
        RowDescriptor(
            PasswordRow.self, "A password, which cannot be read while it is typed.",
            example: RowExample(settings: ["title": "Password", "contentType": "new-password"])),
        RowDescriptor(
            PhoneRow.self, "A telephone number.",
            example: RowExample(settings: ["title": "Your phone number"], value: "+44 20 7946 0123")
        ),
        RowDescriptor(
            PickerInlineRow<String>.self, "One of several options, in a wheel that expands below.",
            example: RowExample(
                settings: ["title": "Size", "options": ["Small", "Medium", "Large"]],
                value: "Medium")),
        RowDescriptor(
            PickerInputRow<String>.self, "One of several options, in a menu.",
            example: RowExample(
                settings: ["title": "Size", "options": ["Small", "Medium", "Large"]],
                value: "Medium")),
        RowDescriptor(
            PickerRow<String>.self, "One of several options, in a wheel.",
            example: RowExample(
                settings: ["title": "Size", "options": ["Small", "Medium", "Large"]],
                value: "Medium")),
        RowDescriptor(
            PopoverSelectorRow<String>.self, "One of several options, in a popover.",
            example: RowExample(
                settings: ["title": "Colour", "options": ["Blue", "Green", "Red"]],
                value: "Green")),
        RowDescriptor(
            PushRow<String>.self, "One of several options, on a separate screen.",
            example: RowExample(
                settings: [
                    "title": "Country", "options": ["Chad", "Chile", "China"],
                    "selectorTitle": "Where do you live?",
                ],
                value: "Chile")),
        RowDescriptor(
            SegmentedRow<String>.self, "One of a few options, side by side.",
            example: RowExample(
                settings: ["title": "Size", "options": ["S", "M", "L"]], value: "M")
        ),
        RowDescriptor(
            SliderRow.self, "A number on a scale.",
            example: RowExample(
                settings: ["title": "Volume", "maximum": 100, "steps": 10], value: 70)),
        RowDescriptor(
            StepperRow.self, "A number that is increased and decreased in steps.",
            example: RowExample(
                settings: ["title": "Adults", "minimum": 1, "maximum": 9], value: 2)),
        RowDescriptor(
            SwitchRow.self, "Yes or no, with a switch.",
            example: RowExample(settings: ["title": "Send me news"], value: true)),
        RowDescriptor(
            TextAreaRow.self, "Several lines of text.",
            example: RowExample(
                settings: [
                    "placeholder": "What else should we know?", "textAreaHeight": ["dynamic": 60],
                ],
                value: "I come with a dog.")),
        RowDescriptor(
            TextRow.self, "A line of text.",
            example: RowExample(
                settings: ["title": "City", "placeholder": "Where you live"], value: "Bern")),
        RowDescriptor(
            TimeInlineRow.self, "A time of day, chosen in a row that expands below.",
            example: RowExample(
                settings: ["title": "Opens at", "minuteInterval": 30],
                value: "2001-01-01T08:30:00Z")),
        RowDescriptor(
            TimePickerRow.self, "A time of day, in a picker that is always open.",
            example: RowExample(settings: ["title": "Opens at"], value: "2001-01-01T08:30:00Z")),
        RowDescriptor(
            TimeRow.self, "A time of day.",
            example: RowExample(
                settings: ["title": "Wake me at", "minuteInterval": 15],
                value: "2001-01-01T07:30:00Z")),
        RowDescriptor(
            TriplePickerInlineRow<String, String, String>.self,
            "Three options, in wheels that expand below.",
            example: cities),
        RowDescriptor(
            TriplePickerInputRow<String, String, String>.self,
            "Three options, in menus.",
            example: cities),
        RowDescriptor(
            TriplePickerRow<String, String, String>.self,
            "Three options, in wheels.",
            example: cities),
        RowDescriptor(
            TwitterRow.self, "A name in a social network.",
            example: RowExample(settings: ["title": "Handle"], value: "@ada")),
        RowDescriptor(
            URLRow.self, "The address of a page.",
            example: RowExample(settings: ["title": "Homepage"], value: "https://example.org")),
        RowDescriptor(
            ValueRow<JSONValue>.self,
            "A value that users do not see, which is calculated and sent with the form.",
            example: RowExample(settings: ["title": "Total"], value: 12.5)),
        RowDescriptor(
            ViewRow<ImageView>.self, "Any view, given in Swift.",
            example: RowExample(settings: ["title": "How to find us"])),
        RowDescriptor(
            ViewRowOf<ImageView, String>.self,
            "Any view, given in Swift, in a row with a value of any type.",
            isListed: false, example: RowExample(settings: ["title": "How to find us"])),
        RowDescriptor(
            ZipCodeRow.self, "A postal code.",
            example: RowExample(settings: ["title": "Postcode"], value: "SW1A 1AA")),
    ]
    /// The phrases of the standard rows.
    public static let phrases: [Phrases.Key] = [
        .number, .wholeNumber, .tooLarge, .skippedTime, .tooEarly, .tooLate, .notADate, .notATime,
        .notADateAndTime, .notADuration,
    ]

    /// The example of rows with two columns.
    private static let countries = RowExample(
        settings: [
            "title": "Country", "firstOptions": ["Asia", "Europe"],
            "secondOptions": ["Asia": ["Japan", "Nepal"], "Europe": ["France", "Malta"]],
        ],
        value: ["a": "Europe", "b": "Malta"])

    /// The example of rows with three columns.
    private static let cities = RowExample(
        settings: [
            "title": "City", "firstOptions": ["Asia", "Europe"],
            "secondOptions": ["Asia": ["Japan"], "Europe": ["France", "Malta"]],
            "thirdOptions": [
                "Asia": ["Japan": ["Kyoto", "Osaka"]],
                "Europe": ["France": ["Lyon", "Paris"], "Malta": ["Valletta"]],
            ],
        ],
        value: ["a": "Asia", "b": "Japan", "c": "Osaka"])
}
