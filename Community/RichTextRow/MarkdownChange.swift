/// A part of a text to replace, by the positions of its characters.
struct MarkdownChange: Equatable {
    /// The characters to replace, or an empty range for an insertion.
    let range: Range<Int>
    /// The replacement, or an empty array for a removal.
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

    /// The number of characters by which the text grows.
    var growth: Int { text.count - range.count }
}

extension [MarkdownChange] {
    /// The number of characters by which the text grows.
    var growth: Int { reduce(0) { $0 + $1.growth } }
}

extension [Character] {
    /// Returns the text after changes, which must be in ascending order and must not overlap.
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
