/// The name of something that a form says, with its English wording.
///
/// The library's own stand as static properties, ``minLength`` and the others. A row's own are made
/// likewise. They are named after the row, so that those of two rows never have one name:
///
/// ```swift
/// extension PhraseKey {
///     static let tokenRowCount = PhraseKey(
///         "TokenRow.count", ["one": "{count} token", "other": "{count} tokens"])
/// }
/// ```
///
/// ```swift
/// phrases.text(.tokenRowCount, ["count": 2])  // "2 tokens"
/// ```
///
/// Keys are equal when their names are; the wording does not count.
public struct PhraseKey: Sendable, Identifiable {
    /// The name, by which translations refer to the phrase.
    public let id: String

    /// The wording in English.
    public let english: PhraseText

    /// What is wrong with the English wording, which is then shown as it stands; nil if nothing is.
    public let problem: PhraseProblem?

    let wording: PhraseWording

    /// A key from its name and its English wording.
    public init(_ id: String, _ english: PhraseText) {
        self.id = id
        self.english = english
        var faults: [PhraseFault] = []
        let wording = PhraseWording(english) { faults.append($0) }
        problem = faults.first.map { PhraseProblem(key: id, fault: $0) }
        self.wording = wording ?? PhraseWording(verbatim: english)
    }

    /// The names of the parameters, sorted.
    public var parameters: [String] {
        let count = wording.isPlural ? ["count"] : []
        return Set(wording.parameters.map(\.name) + count).sorted()
    }
}

extension PhraseKey: Hashable {
    /// Whether two keys have the same name.
    public static func == (first: PhraseKey, second: PhraseKey) -> Bool {
        first.id == second.id
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
