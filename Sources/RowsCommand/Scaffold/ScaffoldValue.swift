import RowKit
import RowText

/// The type of a scaffolded row's value, and what is known of it.
struct ScaffoldValue: Equatable {
    /// The type, as Swift writes it.
    let type: String
    /// How a person gives it.
    let editor: ScaffoldEditor
    /// What it is in a sentence: `a number`.
    let words: String
    /// Two different values, as Swift writes them.
    let samples: [String]
    /// The same as documents write them; empty: they cannot.
    let documents: [JSONValue]
    /// Whether it is a type of Foundation's.
    var isOfFoundation = false
    /// Whether the row's target declares it, with a text in it.
    var isDeclared = false

    /// What is known of a type.
    ///
    /// Of a type that is not known, only its name is; the row's target then declares it.
    ///
    /// - Throws: Why there can be no row of it.
    init(_ text: String) throws(CommandFailure) {
        let text = SwiftTypeName.short(String(text.filter { $0 != " " }))
        if let known = Self.known(text) {
            self = known
        } else {
            self = try Self.declared(text)
        }
    }

    private init(
        _ type: String, _ editor: ScaffoldEditor, _ words: String, _ samples: [String],
        _ documents: [JSONValue], isOfFoundation: Bool = false, isDeclared: Bool = false
    ) {
        self.type = type
        self.editor = editor
        self.words = words
        self.samples = samples
        self.documents = documents
        self.isOfFoundation = isOfFoundation
        self.isDeclared = isDeclared
    }

    /// A declared type under another name.
    func named(_ name: String) -> ScaffoldValue {
        guard isDeclared else { return self }
        return Self.declared(as: name)
    }

    // MARK: Types that are known

    private static func known(_ type: String) -> ScaffoldValue? {
        simple.first { $0.type == type } ?? list(type)
    }

    private static let simple: [ScaffoldValue] =
        [
            .init("String", .text(.string), "a text", ["\"one\"", "\"two\""], ["one", "two"]),
            .init(
                "Int", .number("Int(exactly: number.rounded())"), "a number", ["1", "2"], [1, 2]),
            .init(
                "UInt", .number("UInt(exactly: number.rounded())"), "a number", ["1", "2"], [1, 2]),
            .init("Double", .number("number"), "a number", ["1.5", "2.5"], [1.5, 2.5]),
            .init("Float", .number("Float(number)"), "a number", ["1.5", "2.5"], [1.5, 2.5]),
            .init("Bool", .toggle, "yes or no", ["false", "true"], [false, true]),
            .init(
                "Date", .date, "a day",
                [
                    "Date(timeIntervalSinceReferenceDate: 0)",
                    "Date(timeIntervalSinceReferenceDate: 86_400)",
                ], ["2001-01-01", "2001-01-02"], isOfFoundation: true),
            .init(
                "URL", .text(.address), "an address",
                ["URL(string: \"https://one.example\")", "URL(string: \"https://two.example\")"],
                ["https://one.example", "https://two.example"], isOfFoundation: true),
            .init(
                "UUID", .shown, "a UUID",
                [
                    "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")",
                    "UUID(uuidString: \"00000000-0000-0000-0000-000000000002\")",
                ], [], isOfFoundation: true),
            .init(
                "Data", .shown, "some data", ["Data([1])", "Data([2])"], [], isOfFoundation: true),
            .init(
                "Decimal", .shown, "a number", ["Decimal(1)", "Decimal(2)"], [],
                isOfFoundation: true),
            .init("Character", .shown, "a character", ["\"a\"", "\"b\""], []),
            .init(
                "RowColor", .shown, "a colour", ["RowColor.systemRed", "RowColor.systemBlue"],
                ["systemRed", "systemBlue"]),
        ]
        + ["8", "16", "32", "64"].flatMap { size in
            ["Int", "UInt"].map { .init($0 + size, .shown, "a number", ["1", "2"], []) }
        }

    /// Lists and sets of what is known.
    private static func list(_ type: String) -> ScaffoldValue? {
        let inner: Substring
        if type.first == "[", type.last == "]" {
            inner = type.dropFirst().dropLast()
        } else if type.hasPrefix("Set<"), type.last == ">" {
            inner = type.dropFirst(4).dropLast()
        } else {
            return nil
        }
        guard let element = known(String(inner)), element.type != "URL", element.type != "UUID"
        else { return nil }
        return ScaffoldValue(
            type, .shown, "a list of values", element.samples.map { "[\($0)]" },
            element.documents.map { [$0] }, isOfFoundation: element.isOfFoundation)
    }

    // MARK: Types that are not

    private static func declared(_ type: String) throws(CommandFailure) -> ScaffoldValue {
        if type.hasSuffix("?") {
            throw .misuse(
                "the value of a row may always be missing: the type is \(type.dropLast())")
        }
        guard ScaffoldName.isTypeName(type) else {
            throw .misuse(
                "\(type.debugDescription) is none of the types that are known here; give the name "
                    + "of a type, which is then declared beside the row, for you to change",
                suggestion: NearestName.of(type, in: simple.map(\.type)))
        }
        guard type.utf8.count <= ScaffoldName.longest else {
            throw .misuse(
                "\(type.debugDescription) is too long: \(ScaffoldName.longest) letters at most")
        }
        return declared(as: type)
    }

    private static func declared(as type: String) -> ScaffoldValue {
        ScaffoldValue(
            type, .text(.declared), "a text", ["\(type)(text: \"one\")", "\(type)(text: \"two\")"],
            [["text": "one"], ["text": "two"]], isDeclared: true)
    }
}
