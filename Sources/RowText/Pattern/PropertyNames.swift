/// The names of properties in `\p{…}` and `[:…:]`.
///
/// Case, spaces, `_` and `-` are ignored: `\p{uppercase letter}` is `\p{Uppercase_Letter}`.
enum PropertyNames {
    /// Returns the characters with a property, or nil if its name is unknown.
    ///
    /// A name may include the kind of property: `gc=Lu`, `sc=Greek`.
    static func characters(named name: String) -> CharacterClass? {
        let parts = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return plain(simplified(name)) }
        let value = simplified(String(parts[1]))
        switch simplified(String(parts[0])) {
        case "gc", "generalcategory": return categories(value).map { .property(.categories($0)) }
        case "sc", "script": return Script(name: value).map { .property(.script($0)) }
        default: return nil
        }
    }

    /// Returns the known name that is nearest to an unknown one, or nil if none is near.
    static func nearest(to name: String) -> String? {
        let wanted = Array(simplified(name).unicodeScalars)
        guard wanted.count < 40 else { return nil }
        let best =
            offered
            .map { ($0, distance(wanted, Array(simplified($0).unicodeScalars))) }
            .min { $0.1 < $1.1 }
        guard let best, best.1 <= max(1, wanted.count / 3) else { return nil }
        return best.0
    }

    private static func plain(_ name: String) -> CharacterClass? {
        if let property = others[name] { return .property(property) }
        if let categories = categories(name) { return .property(.categories(categories)) }
        return Script(name: name).map { .property(.script($0)) }
    }

    private static func categories(_ name: String) -> GeneralCategories? {
        let abbreviation = longCategories[name] ?? name
        guard abbreviation.utf8.count <= 2, let first = abbreviation.first else { return nil }
        return GeneralCategories(
            abbreviated: first.uppercased() + abbreviation.dropFirst().lowercased())
    }

    private static func simplified(_ name: String) -> String {
        String(name.filter { $0 != "_" && $0 != "-" && $0 != " " }).lowercased()
    }

    private static let others: [String: ScalarProperty] = [
        "alphabetic": .alphabetic, "alpha": .alphabetic,
        "uppercase": .uppercase, "upper": .uppercase,
        "lowercase": .lowercase, "lower": .lowercase,
        "whitespace": .whiteSpace, "wspace": .whiteSpace, "space": .whiteSpace,
        "word": .word, "xdigit": .hexDigit, "alnum": .alphanumeric, "blank": .blank,
        "graph": .graph, "print": .print, "ascii": .ascii, "any": .any,
        "digit": .categories(.decimalDigit), "punct": .categories(.punctuation),
        "cntrl": .categories(.control),
    ]

    private static let longCategories: [String: String] = [
        "letter": "L", "uppercaseletter": "Lu", "lowercaseletter": "Ll", "titlecaseletter": "Lt",
        "modifierletter": "Lm", "otherletter": "Lo", "mark": "M", "nonspacingmark": "Mn",
        "spacingmark": "Mc", "enclosingmark": "Me", "number": "N", "decimalnumber": "Nd",
        "letternumber": "Nl", "othernumber": "No", "punctuation": "P",
        "connectorpunctuation": "Pc", "dashpunctuation": "Pd", "openpunctuation": "Ps",
        "closepunctuation": "Pe", "initialpunctuation": "Pi", "finalpunctuation": "Pf",
        "otherpunctuation": "Po", "symbol": "S", "mathsymbol": "Sm", "currencysymbol": "Sc",
        "modifiersymbol": "Sk", "othersymbol": "So", "separator": "Z", "spaceseparator": "Zs",
        "lineseparator": "Zl", "paragraphseparator": "Zp", "other": "C", "control": "Cc",
        "format": "Cf", "surrogate": "Cs", "privateuse": "Co", "unassigned": "Cn",
    ]

    /// The names that a suggestion may contain, in their usual spelling.
    private static let offered =
        [
            "Alphabetic", "Uppercase", "Lowercase", "White_Space", "Any", "ASCII", "Letter",
            "Uppercase_Letter", "Lowercase_Letter", "Mark", "Number", "Decimal_Number",
            "Punctuation", "Symbol", "Separator", "Control", "alpha", "upper", "lower", "space",
            "word", "xdigit", "alnum", "blank", "graph", "print", "digit", "punct", "cntrl",
        ] + Script.allCases.map(\.name)

    /// Returns the number of scalars to insert, remove or replace to turn one list into another.
    private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        var row = Array(0...other.count)
        for (index, scalar) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let replaced = diagonal + (other[column] == scalar ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
