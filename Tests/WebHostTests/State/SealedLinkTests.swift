import Testing

@testable import WebHost

@Suite("What a part of a state is bound to")
struct SealedLinkTests {
    private let moment = StatePast.Moment(line: "ab", number: 3)

    @Test(
        "is read as it was written",
        arguments: [
            (nil, [:], "ab 3"),
            (Authorship(page: "p", message: 7), ["p": 7], "ab 3 p 7"),
            (Authorship(page: "p", message: 7), ["p": 8], "ab 3 p 7 p 8"),
            (Authorship(page: "p", message: 0), ["q": 1], "ab 3 p 0 q 1"),
            (Authorship(), [:], "ab 3 - 0"),
            (Authorship(), ["p": 7], "ab 3 - 0 p 7"),
            (nil, ["p": 7], "ab 3 + 0 p 7"),
            (Authorship(page: "p", message: 7), ["p": 7], "ab 3 !p 7"),
            (Authorship(page: "p", message: 7), ["p": 8, "q": 1], "ab 3 !p 7 p 8 q 1"),
        ] as [(Authorship?, [String: Int], String)])
    func words(author: Authorship?, performed: [String: Int], text: String) throws {
        let isApart = text.contains("!")
        let link = SealedLink(
            moment: moment, author: author, isApart: isApart, performed: performed)
        let read = try #require(SealedLink(text))
        // The pages are in any order.
        #expect(Set(link.description.split(separator: " ")) == Set(text.split(separator: " ")))
        #expect(read.isApart == isApart)
        #expect(read.moment == moment)
        #expect(read.author == author)
        #expect(performed.allSatisfy { read.performed[$0.key] == $0.value })
    }

    @Test("is nothing else", arguments: ["ab", "ab 3 p", "ab -3", "ab 3 p x", ""])
    func malformed(text: String) { #expect(SealedLink(text) == nil) }
}
