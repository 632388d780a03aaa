import OptionSearch
import RowKit
import Testing

@Suite("A search of options")
struct OptionSearchTests {
    private var search = OptionSearch<String>()
    private let offline = ValidationError(msg: "offline")

    @Test("offers nothing before it begins, while closed or after it ends")
    mutating func nothing() {
        #expect(search.offered(among: ["a"]) == FoundOptions())
        search.begin("a")
        #expect(search.isOpen)
        #expect(search.offered(among: ["a"]) == FoundOptions(["a"]))
        search.wait()
        search.close()
        #expect(search.text == "a")
        #expect(search.offered(among: ["a"]) == FoundOptions())
        #expect(search.notice == .none)
        search.end()
        #expect(search == OptionSearch())
    }

    @Test("accepts only results for the current query")
    mutating func answers() {
        search.begin("An")
        search.wait()
        #expect(search.offered() == FoundOptions(notice: .loading))
        let isTaken = search.take(.success(["Ann", "Anton"]), for: "An")
        #expect(isTaken)
        #expect(search.offered() == FoundOptions(["Ann", "Anton"]))
        search.begin("Bob")
        search.wait()
        let isTakenLate = search.take(.success(["Anna"]), for: "An")
        #expect(!isTakenLate)
        // The earlier results stay visible, but are not current.
        #expect(
            search.offered()
                == FoundOptions(["Ann", "Anton"], notice: .loading, isCurrent: false))
        search.take(.success([]), for: "Bob")
        #expect(search.offered() == FoundOptions(notice: .noResults))
        search.close()
        let isTakenClosed = search.take(.success(["Bob"]), for: "Bob")
        #expect(!isTakenClosed)
        #expect(!search.isOpen)
    }

    @Test("offers known options first, then results that are not among them")
    mutating func order() {
        search.begin("a")
        search.wait()
        #expect(search.offered(among: ["b", "a"]) == FoundOptions(["b", "a"], notice: .loading))
        search.take(.success(["c", "A"]), for: "a")
        #expect(search.offered(among: ["b", "a"]).options == ["b", "a", "c", "A"])
        let found = search.offered(among: ["b", "a"]) { $0.lowercased() == $1.lowercased() }
        #expect(found == FoundOptions(["b", "a", "c"]))
        // Known results for the query replace the given options.
        search.setKnown(["x"])
        #expect(search.offered(among: ["b", "a"]).options == ["x", "c", "A"])
        search.begin("b")
        #expect(search.offered(among: ["b"]) == FoundOptions(["b"]))
    }

    @Test("offers earlier results only while it has no known options and is waiting")
    mutating func earlier() {
        search.begin("a")
        search.take(.success(["Ann"]), for: "a")
        search.begin("b")
        search.wait()
        #expect(search.offered(among: ["Bo"]) == FoundOptions(["Bo"], notice: .loading))
        #expect(search.offered(among: []).options == ["Ann"])
        search.setKnown([])
        #expect(search.offered() == FoundOptions(notice: .loading))
    }

    @Test("keeps known options when a query fails, and drops earlier results")
    mutating func failure() {
        search.begin("a")
        search.take(.success(["Ann"]), for: "a")
        search.begin("b")
        search.take(.failure(offline), for: "b")
        let failed = FoundOptions<String>.Notice.failed(LoadingFailure(offline))
        #expect(search.offered() == FoundOptions(notice: failed))
        #expect(search.offered(among: ["Bo"]) == FoundOptions(["Bo"], notice: failed))
        #expect(LoadingFailure(offline).description == "offline")
    }

    @Test("ignores known results until it begins")
    mutating func closed() {
        search.setKnown(["a"])
        #expect(search == OptionSearch())
        search.begin("")
        #expect(search.offered() == FoundOptions())
    }

    @Test("differs after each result, because equal options may have new titles")
    mutating func renamed() {
        search.begin("a")
        search.setKnown(["a"])
        let before = search
        search.setKnown(["a"])
        #expect(search != before)
        #expect(search.offered() == before.offered())
    }
}

@Suite("An index of options")
struct OptionIndexTests {
    private let index = OptionIndex([3, 12, 13, 31]) { "No. \($0)" }

    @Test(
        "finds options whose titles contain a text, in order",
        arguments: [
            ("3", [3, 13, 31]), ("no. 3", [3, 31]), ("", [3, 12, 13, 31]), ("x", []),
        ])
    func matching(text: String, found: [Int]) {
        #expect(index.options(matching: text) == found)
        #expect(index.options(matching: text, limit: 2) == Array(found.prefix(2)))
        #expect(index.options(matching: text, limit: 0) == [])
        #expect(index.options(matching: text) { $0 > 5 } == found.filter { $0 > 5 })
    }

    @Test("uses a custom match")
    func ownMatch() {
        let even = OptionIndex([1, 2, 3, 4], matches: { $0 % 2 == 0 && $1 == "even" }) { "\($0)" }
        #expect(even.options(matching: "even") == [2, 4])
        #expect(even.options(matching: "even", limit: 1) == [2])
        #expect(even.options(matching: "odd") == [])
        #expect(even.options(named: "3") == [3])
    }

    @Test("finds options by title, ignoring case, accents and width")
    func named() {
        let cities = OptionIndex(["Zürich", "zurich", "Bern"]) { $0 }
        #expect(cities.options(named: " ZURICH ") == ["Zürich", "zurich"])
        #expect(cities.options(named: "Ｂern") == ["Bern"])
        #expect(cities.options(named: "Ber") == [])
        #expect(cities.options(named: "") == [])
    }

    @Test("finds several titles as it finds one")
    func manyNamed() {
        let names = ["a", " a ", "Á", "ab", "", " ", "ba", "a\u{A0}", "a  b"]
        let index = OptionIndex(Array(names.indices)) { names[$0] }
        let wanted = ["a", "A ", "ab", "", " ", "b", "a  b", "a b", "BA", "aa"]
        let found = [[0, 1, 2, 7], [0, 1, 2, 7], [3], [], [], [], [8], [], [6], []]
        #expect(index.options(named: wanted) == found)
        #expect(wanted.map { index.options(named: $0) } == found)
    }
}

@Suite("An option's cell")
struct OptionCellTests {
    private struct NumberCell: OptionCellType {
        var item = ListView.Item("mine", "")
        mutating func setup(for option: Int) { item.title = StyledText("number \(option)") }
    }

    @Test("creates an item with the row's key and the query highlighted")
    func item() {
        let item = NumberCell.item(of: 7, key: "seven", highlighting: "BER") { option, cell in
            cell.item.detail = StyledText("\(option + 1) is next")
        }
        #expect(item.key == "seven")
        #expect(item.detail?.text == "8 is next")
        #expect(item.title == StyledText("number 7", highlighting: [3..<6]))
    }
}
