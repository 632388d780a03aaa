extension PluralRules {
    /// A plural form, as named by the Unicode CLDR.
    ///
    /// Each language uses ``other`` and some of the other forms. In some languages only, the name
    /// of a form describes the number.
    public enum Category: String, Hashable, Sendable, Codable, CaseIterable {
        /// For example, 0 in Arabic.
        case zero
        /// For example, 1 in English, and 21 in Russian.
        case one
        /// For example, 2 in Slovenian.
        case two
        /// For example, 3 in Polish.
        case few
        /// For example, 5 in Polish.
        case many
        /// All other numbers.
        case other
    }
}
