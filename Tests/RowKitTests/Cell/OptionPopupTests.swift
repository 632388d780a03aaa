import RowKit
import Testing

@Suite("A popup of options")
struct OptionPopupTests {
    private let popup = OptionPopup<Int>()
    private var list: ListView { popup.list }

    private func show(
        _ options: [Int], _ notice: OptionsNotice = .none, highlightsFirst: Bool = false
    ) {
        let found = FoundOptions(options, notice: notice)
        popup.show(found, highlightsFirst: highlightsFirst, phrases: Phrases()) {
            option in
            ListView.Item("\(option)", StyledText("number \(option)"), isEnabled: option != 0)
        }
    }

    @Test(
        "says what there is to say, and is needed only then",
        arguments: [
            (OptionsNotice.none, false, String?.none, false),
            (.loading, true, "Loading…", true), (.noResults, true, "No results", false),
        ])
    func notices(
        notice: OptionsNotice, isNeeded: Bool, placeholder: String?, isBusy: Bool
    ) {
        show([], notice)
        #expect(popup.isNeeded == isNeeded && list.placeholder == placeholder)
        #expect(list.isBusy == isBusy && list.items.isEmpty)
        show([1], notice)
        #expect(popup.isNeeded && list.items.map(\.key) == ["1"])
    }

    @Test("shows in the place of options why they could not be had")
    func failure() {
        show([1, 2], .failed("no line"))
        #expect(list.items.map(\.title.text) == ["Try again"])
        #expect(list.items.map(\.detail?.text) == ["Could not load: no line"])
        #expect(!list.isBusy)
    }

    @Test("highlights the first that can be picked, and what a person goes to while it is there")
    func highlights() {
        show([0, 1, 2, 3], highlightsFirst: true)
        #expect(list.highlighted == "1")
        #expect(popup.takes(.down) && list.highlighted == "2")
        show([1, 2], highlightsFirst: true)
        #expect(list.highlighted == "2")
        show([1, 3], highlightsFirst: true)
        #expect(list.highlighted == "1")
        show([3, 1], highlightsFirst: true)
        #expect(list.highlighted == "3")
        show([3, 1])
        #expect(list.highlighted == nil)
        #expect(popup.takes(.up) && list.highlighted == "1")
        #expect(popup.takes(.down) && list.highlighted == "3")
    }

    @Test("picks what is highlighted by Return, and knows no other key")
    func keys() {
        var picked: [Int] = []
        popup.onPick = { picked.append($0) }
        #expect(!popup.takes(.down) && !popup.takes(.enter))
        show([0])
        #expect(!popup.takes(.up) && !popup.takes(.enter))
        show([1, 2], highlightsFirst: true)
        #expect(popup.takes(.enter) && picked == [1])
        for key in [ViewAction.Key.escape, .backspace, .next, .previous] {
            #expect(!popup.takes(key))
        }
    }
}

@Suite("What was found")
struct FoundOptionsTests {
    @Test("is an answer's options, that there are none, or why they could not be had")
    func answers() {
        var found = FoundOptions([1], notice: .loading)
        found.take(.success([2, 3]))
        #expect(found == FoundOptions([2, 3]))
        found.take(.failure(ValidationError(msg: "offline")))
        #expect(found == FoundOptions([2, 3], notice: .failed("offline")))
        found.take(.success([]))
        #expect(found == FoundOptions([], notice: .noResults))
    }

    @Test(
        "is marked in a text, unless parts of it look different already",
        arguments: [
            ("Bogotá", "ta", [4..<6]), ("Bogotá", "", []), ("banana", "an", [1..<3, 3..<5]),
        ])
    func highlighting(text: String, wanted: String, ranges: [Range<Int>]) {
        #expect(
            StyledText(text).highlighting(wanted) == StyledText(text, highlighting: ranges))
        let bold = StyledText(text, runs: [.init(0..<1, font: .boldSystemFont(ofSize: 12))])
        #expect(bold.highlighting(wanted) == bold)
    }
}
