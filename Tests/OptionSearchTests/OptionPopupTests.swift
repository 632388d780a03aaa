import OptionSearch
import RowKit
import Testing

@Suite("A popup of options")
struct OptionPopupTests {
    private let popup = OptionPopup<Int>()
    private var list: ListView { popup.list }

    private func show(
        _ options: [Int], _ notice: FoundOptions<Int>.Notice = .none, highlightsFirst: Bool = false
    ) {
        let found = FoundOptions(options, notice: notice)
        popup.show(found, highlightsFirst: highlightsFirst, phrases: Phrases()) {
            option in
            ListView.Item("\(option)", StyledText("number \(option)"), isEnabled: option != 0)
        }
    }

    @Test(
        "shows its notice, and is needed only for a notice or options",
        arguments: [
            (FoundOptions<Int>.Notice.none, false, String?.none, false),
            (.loading, true, "Loading…", true), (.noResults, true, "No results", false),
        ])
    func notices(
        notice: FoundOptions<Int>.Notice, isNeeded: Bool, placeholder: String?, isBusy: Bool
    ) {
        show([], notice)
        #expect(popup.isNeeded == isNeeded)
        #expect(list.placeholder == placeholder)
        #expect(list.isBusy == isBusy)
        #expect(list.items.isEmpty)
        show([1], notice)
        #expect(popup.isNeeded)
        #expect(list.items.map(\.key) == ["1"])
    }

    @Test("offers to try again after the known options, with a message for users")
    func failure() {
        var isAskedAgain = false
        popup.onRetry = { isAskedAgain = true }
        show(
            [1, 2], .failed(LoadingFailure(ValidationError(msg: "at /etc"))), highlightsFirst: true)
        #expect(list.items.map(\.title.text) == ["number 1", "number 2", "Try again"])
        #expect(list.items.map(\.detail?.text) == [nil, nil, "Could not load"])
        #expect(!list.isBusy)
        #expect(list.highlighted == "1")
        #expect(popup.takes(.up))
        #expect(popup.takes(.enter))
        #expect(isAskedAgain)
    }

    @Test("shows the phrase of a PhrasedError")
    func phrased() {
        struct Closed: PhrasedError {
            let phrase = Phrases.Key("test.closed", "The directory is closed")
        }
        show([], .failed(LoadingFailure(Closed())))
        #expect(list.items.map(\.detail?.text) == ["The directory is closed"])
    }

    @Test("does not retry on Return unless the user has highlighted it")
    func onlyFailure() {
        show([], .failed(LoadingFailure(ValidationError(msg: ""))), highlightsFirst: true)
        #expect(popup.isNeeded)
        #expect(list.items.map(\.key) == ["retry"])
        #expect(list.highlighted == nil)
        #expect(!popup.takes(.enter))
    }

    @Test("ignores keys while it shows results of an earlier query")
    func outdated() {
        show([1, 2], highlightsFirst: true)
        #expect(popup.takes(.down))
        #expect(list.highlighted == "2")
        let found = FoundOptions([1, 2], notice: .loading, isCurrent: false)
        popup.show(found, highlightsFirst: true, phrases: Phrases()) {
            ListView.Item("\($0)", "a number")
        }
        #expect(list.items.count == 2)
        #expect(list.isBusy)
        #expect(list.highlighted == nil)
        #expect(!popup.takes(.enter))
        #expect(!popup.takes(.down))
        show([1, 2], highlightsFirst: true)
        #expect(list.highlighted == "1")
    }

    @Test("highlights the first enabled option, and keeps the user's highlight while it is present")
    func highlights() {
        show([0, 1, 2, 3], highlightsFirst: true)
        #expect(list.highlighted == "1")
        #expect(popup.takes(.down))
        #expect(list.highlighted == "2")
        show([1, 2], highlightsFirst: true)
        #expect(list.highlighted == "2")
        show([1, 3], highlightsFirst: true)
        #expect(list.highlighted == "1")
        show([3, 1], highlightsFirst: true)
        #expect(list.highlighted == "3")
        show([3, 1])
        #expect(list.highlighted == nil)
        #expect(popup.takes(.up))
        #expect(list.highlighted == "1")
        #expect(popup.takes(.down))
        #expect(list.highlighted == "3")
    }

    @Test("picks the highlighted option on Return, and ignores other keys")
    func keys() {
        var picked: [Int] = []
        popup.onPick = { picked.append($0) }
        #expect(!popup.takes(.down))
        #expect(!popup.takes(.enter))
        show([0])
        #expect(!popup.takes(.up))
        #expect(!popup.takes(.enter))
        show([1, 2], highlightsFirst: true)
        #expect(popup.takes(.enter))
        #expect(picked == [1])
        for key in [ViewAction.Key.escape, .backspace, .next, .previous] {
            #expect(!popup.takes(key))
        }
    }
}

@Suite("Search text in a title")
struct HighlightingTests {
    @Test(
        "is highlighted unless the title is already styled",
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
