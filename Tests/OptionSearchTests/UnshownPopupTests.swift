import OptionSearch
import RowKit
import Testing

@Suite("A popup without options")
struct UnshownPopupTests {
    @Test("is not needed, shows nothing and ignores keys")
    func unshown() {
        let popup = OptionPopup<Int>()
        #expect(!popup.isNeeded)
        #expect(popup.list.items.isEmpty)
        #expect(popup.list.highlighted == nil)
        #expect(popup.list.placeholder == nil)
        #expect(!popup.list.isBusy)
        for key in [ViewAction.Key.up, .down, .enter, .escape] { #expect(!popup.takes(key)) }
    }

    @Test("returns to this state once its options are removed")
    func emptied() {
        let popup = OptionPopup<Int>()
        func show(_ options: [Int], _ notice: FoundOptions<Int>.Notice) {
            popup.show(FoundOptions(options, notice: notice), phrases: Phrases()) {
                ListView.Item("\($0)", "a number")
            }
        }
        show([1], .loading)
        #expect(popup.isNeeded)
        #expect(popup.takes(.down))
        #expect(popup.list.highlighted == "1")
        show([], .none)
        #expect(!popup.isNeeded)
        #expect(popup.list.items.isEmpty)
        #expect(popup.list.highlighted == nil)
        #expect(popup.list.placeholder == nil)
        #expect(!popup.list.isBusy)
        #expect(!popup.takes(.enter))
    }
}
