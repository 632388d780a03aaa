extension String {
    /// Returns the position directly after as many content characters as precede the caret in
    /// another string.
    ///
    /// Separators do not count. The caret is therefore placed before a separator, where the next
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
