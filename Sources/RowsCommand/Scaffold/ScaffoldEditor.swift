/// How the user edits the value of a scaffolded row.
enum ScaffoldEditor: Equatable {
    case text(TextForm)
    /// A stepper.
    ///
    /// The expression converts the variable `number` to a value.
    case number(String)
    /// A bar on a canvas, for touches and keys.
    ///
    /// The expression converts the variable `number` to a value.
    case canvas(String)
    case toggle
    /// A calendar.
    case date
    /// No control: the value is only shown, and can be cleared.
    case shown

    /// The kind of value to which text is converted.
    enum TextForm: Equatable {
        case string, address
        /// A declared type with a text property.
        case declared
    }
}

/// A setting of a scaffolded row.
struct ScaffoldSetting: Equatable {
    /// The attribute that makes it a setting.
    var attribute = "@Setting"
    let name: String
    /// The setting's declaration without `var`: `maximum = 10`, `hint: String?`.
    let declaration: String
    let sentence: String
}

extension ScaffoldValue {
    /// The class of the control in which the user edits the value, or nil if it is only shown.
    var control: String? {
        switch editor {
        case .text: "TextFieldView"
        case .number: "StepperView"
        case .canvas: "CanvasView"
        case .toggle: "ToggleView"
        case .date: "DateView"
        case .shown: nil
        }
    }

    /// The settings of a row that edits the value.
    var editorSettings: [ScaffoldSetting] {
        switch editor {
        case .text:
            [
                .init(
                    attribute: "@Setting(isWords: true)", name: "placeholder",
                    declaration: "placeholder: String?",
                    sentence: "The text that the field shows while it is empty.")
            ]
        case .number, .canvas:
            [
                .init(
                    attribute: "@Limited(1...)", name: "maximum",
                    declaration: "maximum: \(type) = 10", sentence: "The largest value.")
            ]
        case .toggle:
            [
                .init(
                    attribute: "@Setting(isWords: true)", name: "explanation",
                    declaration: "explanation: String?",
                    sentence: "The text beside the switch.")
            ]
        case .date:
            [
                .init(
                    name: "earliest", declaration: "earliest: Date?",
                    sentence: "The first day that can be chosen.")
            ]
        case .shown:
            [
                .init(
                    attribute: "@Setting(isWords: true)", name: "noValueDisplayText",
                    declaration: "noValueDisplayText: String?",
                    sentence: "The text that is shown while there is no value.")
            ]
        }
    }

    /// The calls of a tester that set a row to the second sample.
    func edit(_ row: String) -> String {
        switch editor {
        case .text(.address): "tester.type(\"https://two.example\", into: \"\(row)\")"
        case .text: "tester.type(\"two\", into: \"\(row)\")"
        case .number: "tester.set(\"\(row)\", to: \(samples[1]))"
        case .canvas: "tester.focus(\"\(row)\")\ntester.key(.right)"
        case .toggle: "tester.toggle(\"\(row)\", true)"
        case .date: "tester.chooseDate(\"2001-01-02\", in: \"\(row)\")"
        case .shown: "tester.select(\"\(row)\")"
        }
    }

    /// The value after `edit`, or nil if it was only shown and has been cleared.
    var edited: String { editor == .shown ? "nil" : samples[1] }
}
