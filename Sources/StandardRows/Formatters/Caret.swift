extension String {
    /// Returns the position after as many content characters as are before the caret in another
    /// string.
    ///
    /// Separators are not content. The caret is placed before a separator, so that the next
    /// deletion removes a content character.
    func caret(
        matching caret: Int, in typed: String, isContent: (Character) -> Bool
    ) -> Int {
        var remaining = typed.prefix(max(0, caret)).count(where: isContent)
        for (place, character) in enumerated() where isContent(character) {
            if remaining == 0 { return place }
            remaining -= 1
            if remaining == 0 { return place + 1 }
        }
        return count
    }
}
