import PlainText
import RowKit

/// The value type of a scaffolded row, and its properties.
struct ScaffoldValue {
    /// The type's name in Swift.
    let type: String
    /// How the user edits the value.
    private(set) var editor: ScaffoldEditor
    /// The value in a phrase: `a number`.
    let words: String
    /// Two different values in Swift.
    let samples: [String]
    /// The same values in JSON, or an empty array if documents cannot contain them.
    let documents: [JSONValue]
    /// Whether the type belongs to Foundation.
    var isOfFoundation = false
    /// Whether the samples are optionals in Swift.
    var hasOptionalSamples: Bool { ["URL", "UUID", "TimeZone"].contains(type) }
    /// The type of the value, or of its elements, if the row's target declares it with a text
    /// property.
    ///
    /// Nil if the type is known.
    private(set) var declaredType: String?
    /// The target of the package that already declares ``declaredType``, or nil if there is none.
    var home: ManifestDeclaration?

    /// Creates the value for a type.
    ///
    /// An unknown type is declared by the row's target.
    ///
    /// - Throws: The reason why a row cannot have values of this type.
    init(_ text: String) throws(CommandFailure) {
        self = try Self.value(of: SwiftTypeName.short(String(text.filter { $0 != " " })))
    }

    private init(
        _ type: String, _ editor: ScaffoldEditor, _ words: String, _ samples: [String],
        _ documents: [JSONValue], isOfFoundation: Bool = false, declaredType: String? = nil
    ) {
        self.type = type
        self.editor = editor
        self.words = words
        self.samples = samples
        self.documents = documents
        self.isOfFoundation = isOfFoundation
        self.declaredType = declaredType
    }

    /// The number of lists and sets around the type of the innermost elements.
    var listDepth: Int { type.count { "[<".contains($0) } }

    /// Returns the value with another name for the declared type, or unchanged if no type is
    /// declared.
    func named(_ name: String) -> ScaffoldValue {
        guard let declaredType else { return self }
        let end = type.suffix(listDepth)
        let start = type.dropLast(end.count + declaredType.count)
        guard var value = try? ScaffoldValue("\(start)\(name)\(end)") else { return self }
        value.home = home
        return value
    }

    /// Returns the value edited on a canvas, which must be a number.
    func onCanvas() throws(CommandFailure) -> ScaffoldValue {
        guard case .number(let reading) = editor else {
            let numbers = Self.simple.filter { if case .number = $0.editor { true } else { false } }
            throw .usageError(
                "--canvas draws a number, so the value must be one of the types "
                    + "\(numbers.map(\.type).joined(separator: ", ")); found \(type)")
        }
        var value = self
        value.editor = .canvas(reading)
        return value
    }

    // MARK: Known types

    private static func value(of type: String) throws(CommandFailure) -> ScaffoldValue {
        if let known = simple.first(where: { $0.type == type }) { return known }
        guard let element = elementType(of: type) else { return try declared(type) }
        return try list(type, of: element)
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
            .init(
                "RowImage", .shown, "an image",
                ["RowImage.symbol(\"star\")", "RowImage.symbol(\"heart\")"],
                [["symbol": "star"], ["symbol": "heart"]]),
            .init(
                "Duration", .shown, "a duration",
                ["Duration.seconds(1.5)", "Duration.seconds(2.5)"], [1.5, 2.5]),
            .init(
                "TimeZone", .shown, "a time zone",
                [
                    "TimeZone(identifier: \"Asia/Tokyo\")",
                    "TimeZone(identifier: \"Europe/Paris\")",
                ], ["Asia/Tokyo", "Europe/Paris"], isOfFoundation: true),
        ]
        + ["8", "16", "32", "64"].flatMap { size in
            ["Int", "UInt"].map { .init($0 + size, .shown, "a number", ["1", "2"], []) }
        }

    // MARK: Lists and sets

    /// The type of the elements of a list or set, or nil if the type is neither.
    private static func elementType(of type: String) -> String? {
        let isList = type.first == "[" && type.last == "]"
        guard isList || type.hasPrefix("Set<") && type.last == ">" else { return nil }
        let element = type.dropFirst(isList ? 1 : 4).dropLast()
        // The brackets of a dictionary contain a colon.
        return element.isEmpty || element.contains(":") ? nil : String(element)
    }

    private static func list(
        _ type: String, of elementType: String
    ) throws(CommandFailure) -> ScaffoldValue {
        guard elementType.last != "?" else {
            throw .usageError(
                "the elements of \(type.quoted) are optional; use the type "
                    + type.filter { $0 != "?" })
        }
        let element = try value(of: elementType)
        guard !element.hasOptionalSamples else {
            throw .usageError(
                "there is no example of a value of the type \(type.quoted); create the row with "
                    + "[String], and change the type in its sources")
        }
        return ScaffoldValue(
            type, .shown, "a list of values", element.samples.map { "[\($0)]" },
            element.documents.map { [$0] }, isOfFoundation: element.isOfFoundation,
            declaredType: element.declaredType)
    }

    // MARK: Other types

    private static func declared(_ type: String) throws(CommandFailure) -> ScaffoldValue {
        if type.hasSuffix("?") {
            throw .usageError(
                "the value of a row is always optional; use the type \(type.dropLast())")
        }
        guard !type.contains(where: { "[](){}<>,:&".contains($0) }) else {
            throw .usageError(
                "\(type.quoted) is not a known type; use a list or a set, such as [Rating] or "
                    + "Set<Rating>, or a new type with a name, such as Rating, which is declared "
                    + "beside the row and can have any properties")
        }
        guard ScaffoldName.isTypeName(type) else {
            // A qualified name such as Swift.Int.
            let last = type.split(separator: ".").last.map(String.init) ?? type
            throw .usageError(
                "\(type.quoted) is not a known type; a new type, which is declared "
                    + "beside the row, needs a name that begins with a capital letter and has only "
                    + "ASCII letters and digits",
                suggestion: NearestName.of(last, in: simple.map(\.type)))
        }
        guard type.utf8.count <= ScaffoldName.longest else {
            throw .usageError(
                "\(type.quoted) is too long: at most \(ScaffoldName.longest) characters")
        }
        return declared(as: type)
    }

    private static func declared(as type: String) -> ScaffoldValue {
        ScaffoldValue(
            type, .text(.declared), "a text", ["\(type)(text: \"one\")", "\(type)(text: \"two\")"],
            [["text": "one"], ["text": "two"]], declaredType: type)
    }
}
