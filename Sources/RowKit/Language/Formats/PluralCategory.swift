/// A plural form, named as the Unicode CLDR names them.
///
/// A language uses some of them; what the names say about the number is only true in some
/// languages. Every language uses ``other``.
public enum PluralCategory: String, Hashable, Sendable, Codable, CaseIterable {
    /// As for 0 in Arabic.
    case zero
    /// As for 1 in English, and for 21 in Russian.
    case one
    /// As for 2 in Slovenian.
    case two
    /// As for 3 in Polish.
    case few
    /// As for 5 in Polish.
    case many
    /// All other numbers.
    case other
}
