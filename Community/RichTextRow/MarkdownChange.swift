/// A part of a text to replace, by the positions of its characters.
struct MarkdownChange: Equatable {
    /// The characters to replace, of which there may be none.
    let range: Range<Int>
    /// The characters in their place, of which there may be none.
    let text: [Character]

    /// Creates a replacement.
    init(_ range: Range<Int>, with text: some Collection<Character>) {
        self.range = range
        self.text = Array(text)
    }

    /// Creates an insertion before the character at a position.
    init(at place: Int, inserting text: some Collection<Character>) {
        self.init(place..<place, with: text)
    }

    /// Creates a removal.
    init(removing range: Range<Int>) { self.init(range, with: "") }

    /// The number of characters by which the text becomes longer.
    var growth: Int { text.count - range.count }
}

extension [MarkdownChange] {
    /// The number of characters by which the text becomes longer.
    var growth: Int { reduce(0) { $0 + $1.growth } }
}

extension [Character] {
    /// Returns the text after changes, each of which begins where the one before ends or later.
    ///
    /// Each character is copied once.
    func applying(_ changes: [MarkdownChange]) -> [Character] {
        var new: [Character] = []
        new.reserveCapacity(count + Swift.max(changes.growth, 0))
        var place = 0
        for change in changes {
            new += self[place..<change.range.lowerBound]
            new += change.text
            place = change.range.upperBound
        }
        new += self[place...]
        return new
    }
}
