extension String {
    /// The noun with its indefinite article: `a row`, `an email rule`.
    ///
    /// A U at the beginning counts as a consonant, as in `url` and `UInt`.
    var withArticle: String {
        let isVowel = first.map("aeioAEIO".contains) ?? false
        return (isVowel ? "an " : "a ") + self
    }
}
