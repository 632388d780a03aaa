import RowText
import TestRuns
import Testing

@Suite("A ranked search of a text index")
struct RankedTextTests {
    @Test(
        "ranks whole matches first, then prefixes, then starts of words, then the rest",
        arguments: [
            ("an", [5, 2, 6, 1, 4, 0, 3]), ("A", [2, 5, 6, 1, 4, 0, 3]), (" BAN ", [6]), ("x", []),
            ("", [0, 1, 2, 3, 4, 5, 6]),
        ])
    func ranks(text: String, places: [Int]) {
        let index = TextIndex(["Han", "Bo Án", "Anna", "Hanan", "Bo+an", "an", "Ana-Ban"])
        #expect(index.rankedPlaces(holding: text) == places)
    }

    @Test("ranks a text by its best occurrence")
    func upgrades() {
        let texts = ["banana an", "banana", "ananas", "an"]
        let index = TextIndex(texts)
        #expect(index.rankedPlaces(holding: "an") == [3, 2, 0, 1])
        #expect(index.rankedPlaces(holding: "an", limit: 1) == [3])
        #expect(index.rankedPlaces(holding: "an", limit: 3) == [3, 2, 0])
    }

    @Test(
        "begins a word after anything but a letter, a mark or a number",
        arguments: [
            ("x-b", true), ("x b", true), ("x_b", true), ("x—b", true), ("x・b", true),
            ("x×b", true), ("xb", false), ("1b", false), ("éb", false), ("漢b", false),
            ("ไม่b", false),
        ])
    func words(text: String, isStart: Bool) {
        let index = TextIndex(["ab", text])
        #expect(index.rankedPlaces(holding: "b") == (isStart ? [1, 0] : [0, 1]))
    }

    @Test("calls the filter once for each match, and omits filtered texts")
    func wanted() {
        var asked: [Int] = []
        let index = TextIndex(["an an", "banan", "an", "x"])
        let found = index.rankedPlaces(holding: "an") { place in
            asked.append(place)
            return place != 2
        }
        #expect(found == [0, 1])
        #expect(asked == [0, 1, 2])
        #expect(index.rankedPlaces(holding: "", limit: 2) { $0 > 0 } == [1, 2])
        #expect(index.rankedPlaces(holding: "an", limit: 0) == [])
    }

    @Test("finds texts with the characters in the same order, fewest gaps first")
    func fuzzy() {
        let texts = ["Oliver Kahn", "Okinawa", "Ok now", "book nook", "Tokyo", "Ono"]
        let index = TextIndex(texts)
        func found(_ places: [Int]) -> [String] {
            places.map { texts.indices.contains($0) ? texts[$0] : "no text \($0)" }
        }
        #expect(
            found(index.fuzzyPlaces(holding: "okn"))
                == ["Ok now", "Okinawa", "Oliver Kahn", "book nook"])
        #expect(index.fuzzyPlaces(holding: "o k n", limit: 2).count == 2)
        #expect(found(index.fuzzyPlaces(holding: "ok")).prefix(2) == ["Okinawa", "Ok now"])
        #expect(index.fuzzyPlaces(holding: "okn", limit: 9) { $0 != 2 }.first == 1)
    }

    @Test("finds what a naive search finds in random texts")
    func random() {
        Runs.repeated(of: 2_000) { seed, random in
            let texts = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                text(upTo: 12, &random)
            }
            let index = TextIndex(texts)
            let references = texts.map(Reference.init)
            for _ in 0..<50 {
                let wanted = text(upTo: 3, &random)
                let limit = [1, 2, 5, 50, .max].randomElement(using: &random) ?? 1
                let isWanted = { (place: Int) in place % 7 != 3 }
                let reference = Reference(wanted)
                let places = texts.indices.filter(isWanted)
                let ranks = places.compactMap { place in
                    references[place].rank(of: reference).map { (place: place, rank: $0) }
                }
                let best = ranks.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.place)
                let comment: Comment = "\(wanted.debugDescription) in \(texts), seed \(seed)"
                #expect(
                    index.rankedPlaces(holding: wanted, limit: limit, where: isWanted)
                        == Array(best.prefix(limit)), comment)
                #expect(
                    index.places(holding: wanted, limit: limit, where: isWanted)
                        == Array(ranks.map(\.place).prefix(limit)), comment)
                let others = places.filter { !best.contains($0) }
                #expect(
                    index.places(ranking: wanted, where: isWanted)
                        == (reference.scalars.isEmpty ? places : best + others), comment)
                let spread = others.compactMap { place in
                    references[place].cost(of: reference).map { (place: place, cost: $0) }
                }
                let fuzzy = spread.sorted { ($0.cost, $0.place) < ($1.cost, $1.place) }
                #expect(
                    index.fuzzyPlaces(holding: wanted, limit: limit, where: isWanted)
                        == Array((best + fuzzy.map(\.place)).prefix(limit)), comment)
            }
        }
    }

    @Test("finds the same in a long list as a naive search")
    func long() {
        let texts = (0..<3_000).map { "\(String(repeating: "x", count: $0 % 70))a\($0)" }
        let index = TextIndex(texts)
        for wanted in ["a", "xa1", "9", "a2999", String(repeating: "x", count: 69) + "a"] {
            let found = texts.indices.filter { texts[$0].contains(wanted) }
            #expect(index.places(holding: wanted) == found)
            let starts = found.filter { texts[$0].hasPrefix(wanted) && texts[$0] != wanted }
            let whole = found.filter { texts[$0] == wanted }
            let rest = found.filter { !texts[$0].hasPrefix(wanted) }
            #expect(index.rankedPlaces(holding: wanted) == whole + starts + rest)
        }
    }

    private func text(upTo length: Int, _ random: inout SeededGenerator) -> String {
        let alphabet = Array("aabBéÉnN n-_.1ßŞ漢・がｶﾞ—\u{301}\u{FFFD}🙂ไ่")
        return (0..<Int.random(in: 0...length, using: &random)).reduce(into: "") { text, _ in
            text.append(alphabet.randomElement(using: &random) ?? "a")
        }
    }
}

/// A naive search, scalar by scalar and without an index.
private struct Reference {
    let scalars: [Unicode.Scalar]

    init(_ text: String) {
        scalars = Array(Folding.all.fold(text.trimmed).unicodeScalars)
    }

    func isWordStart(_ place: Int) -> Bool {
        guard place > 0 else { return true }
        switch scalars[place - 1].properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
            .otherNumber:
            return false
        default: return true
        }
    }

    /// The rank of the best occurrence.
    func rank(of wanted: Reference) -> Int? {
        guard !wanted.scalars.isEmpty else { return 0 }
        let places = scalars.indices.filter { scalars[$0...].starts(with: wanted.scalars) }
        return places.map { place in
            if place == 0 { return scalars.count == wanted.scalars.count ? 0 : 1 }
            return isWordStart(place) ? 2 : 3
        }.min()
    }

    /// The lowest cost of finding the scalars in order.
    func cost(of wanted: Reference) -> Int? {
        let units = wanted.scalars.filter { !$0.properties.isWhitespace }
        guard !units.isEmpty else { return nil }
        func least(_ unit: Int, from place: Int, adjacent: Int) -> Int? {
            guard unit < units.count else { return 0 }
            return scalars.indices.dropFirst(place).filter { scalars[$0] == units[unit] }
                .compactMap { found in
                    let jump = found == adjacent ? 0 : isWordStart(found) ? 1 : 3
                    return least(unit + 1, from: found + 1, adjacent: found + 1).map { jump + $0 }
                }.min()
        }
        return least(0, from: 0, adjacent: 0)
    }
}
