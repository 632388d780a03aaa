/// How a person gives a value in a scaffolded row.
enum ScaffoldEditor: Equatable {
    /// It is typed.
    case text(TextForm)
    /// It is counted up and down; the expression makes it of a `number`.
    case number(String)
    /// It is switched on and off.
    case toggle
    /// It is picked from a calendar.
    case date
    /// It is shown, and can be taken away.
    case shown

    /// What is typed.
    enum TextForm: Equatable {
        case string, address
        /// A type with a text in it.
        case declared
    }
}

/// A setting of a scaffolded row.
struct ScaffoldSetting: Equatable {
    let name: String
    /// Its type and what it is at first: `maximum = 10`, `hint: String?`.
    let declaration: String
    let sentence: String
}

extension ScaffoldValue {
    /// The settings of a row in which the value is given.
    var editorSettings: [ScaffoldSetting] {
        switch editor {
        case .text:
            [
                .init(
                    name: "placeholder", declaration: "placeholder: String?",
                    sentence: "What stands in the field while nothing is typed.")
            ]
        case .number:
            [
                .init(
                    name: "minimum", declaration: "minimum: \(type) = 0",
                    sentence: "The smallest value."),
                .init(
                    name: "maximum", declaration: "maximum: \(type) = 10",
                    sentence: "The largest value."),
            ]
        case .toggle:
            [
                .init(
                    name: "explanation", declaration: "explanation: String?",
                    sentence: "What is said beside the switch.")
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
                    name: "noValueDisplayText", declaration: "noValueDisplayText: String?",
                    sentence: "What is shown while there is no value.")
            ]
        }
    }

    /// What a person does to give the second sample, as the code of a `ViewAction`.
    var editing: String {
        switch editor {
        case .text(.address): ".type(\"https://two.example\")"
        case .text: ".type(\"two\")"
        case .number: ".set(\(samples[1]))"
        case .toggle: ".toggle(true)"
        case .date: ".date(\"2001-01-02\")"
        case .shown: ".press"
        }
    }

    /// What the value is then: what is only shown is taken away.
    var edited: String { editor == .shown ? "nil" : samples[1] }

    /// The part of the cell in which it is done.
    var editedPart: String { editor == .shown ? "" : "/accessory" }
}
