/// A set of Unicode's general categories.
struct GeneralCategories: OptionSet, Sendable, Hashable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a set from a two-letter abbreviation of a category, or from one letter for all
    /// categories that begin with it.
    ///
    /// Returns nil if there is no such category.
    init?(abbreviated name: String) {
        let places = Self.abbreviations.indices.filter {
            Self.abbreviations[$0] == name
                || name.count == 1 && Self.abbreviations[$0].hasPrefix(name)
        }
        if places.isEmpty { return nil }
        rawValue = places.reduce(0) { $0 | 1 << UInt32($1) }
    }

    static let decimalDigit: GeneralCategories = .init(.decimalNumber)
    static let space: GeneralCategories = .init(.spaceSeparator)
    static let control: GeneralCategories = .init(.control)
    static let unassigned: GeneralCategories = .init(.unassigned)
    static let punctuation: GeneralCategories = [
        .init(.connectorPunctuation), .init(.dashPunctuation), .init(.openPunctuation),
        .init(.closePunctuation), .init(.initialPunctuation), .init(.finalPunctuation),
        .init(.otherPunctuation),
    ]
    /// The categories of `\w` that are not alphabetic.
    static let inWords: GeneralCategories = [
        .init(.nonspacingMark), .init(.spacingMark), .init(.enclosingMark),
        .init(.decimalNumber), .init(.connectorPunctuation),
    ]
    /// The invisible categories: controls, surrogates and unassigned code points.
    static let unseen: GeneralCategories = [
        .init(.control), .init(.surrogate), .init(.unassigned),
    ]

    /// Whether a scalar's category is in the set.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        contains(GeneralCategories(scalar.properties.generalCategory))
    }

    private init(_ category: Unicode.GeneralCategory) { rawValue = 1 << Self.place(of: category) }

    /// The abbreviations in the order of `place(of:)`.
    private static let abbreviations = [
        "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe",
        "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
    ]

    private static func place(of category: Unicode.GeneralCategory) -> UInt32 {
        switch category {
        case .uppercaseLetter: 0
        case .lowercaseLetter: 1
        case .titlecaseLetter: 2
        case .modifierLetter: 3
        case .otherLetter: 4
        case .nonspacingMark: 5
        case .spacingMark: 6
        case .enclosingMark: 7
        case .decimalNumber: 8
        case .letterNumber: 9
        case .otherNumber: 10
        case .connectorPunctuation: 11
        case .dashPunctuation: 12
        case .openPunctuation: 13
        case .closePunctuation: 14
        case .initialPunctuation: 15
        case .finalPunctuation: 16
        case .otherPunctuation: 17
        case .mathSymbol: 18
        case .currencySymbol: 19
        case .modifierSymbol: 20
        case .otherSymbol: 21
        case .spaceSeparator: 22
        case .lineSeparator: 23
        case .paragraphSeparator: 24
        case .control: 25
        case .format: 26
        case .surrogate: 27
        case .privateUse: 28
        case .unassigned: 29
        @unknown default: 29
        }
    }
}
