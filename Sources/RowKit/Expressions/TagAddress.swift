/// The tag of a section and the index of a row in it, written `guests[2]`.
struct TagAddress {
    let tag: String
    let index: Int

    init?(_ text: String) {
        guard text.last == "]", let open = text.lastIndex(of: "["), open != text.startIndex
        else { return nil }
        let digits = text[text.index(after: open)...].dropLast()
        guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let index = Int(digits)
        else { return nil }
        tag = String(text[..<open])
        self.index = index
    }
}
