import RowKit
import Testing

@Suite("The settings of another row")
struct CopySettingsTests {
    private class ScaleRow<Cell: CellType>: Row<Cell>, OptionsProviderRow {
        @Limited(1...20) final var maximum = 5
        @Setting final var optionsProvider: OptionsProvider<String>?

        override class var settings: [RowSetting] {
            super.settings + [
                .init("maximum", \ScaleRow.maximum, "The maximum.", in: 1...20),
                .init("options", \ScaleRow.options, "The options."),
            ]
        }
    }

    private final class FirstCell: Cell<Int>, CellType {}
    private final class SecondCell: Cell<Int>, CellType {}
    private final class FirstRow: ScaleRow<FirstCell>, RowType {}
    private final class SecondRow: ScaleRow<SecondCell>, RowType {}

    /// A setting of the same name has another type.
    private final class TextRow: Row<FirstCell>, RowType {
        @Setting var maximum = "none"

        override class var settings: [RowSetting] {
            super.settings + [.init("maximum", \TextRow.maximum, "The maximum.")]
        }
    }

    @Test("are taken by their names, without the title")
    func names() {
        let first = FirstRow("first") { row in
            row.title = "First"
            row.maximum = 9
            row.options = ["a"]
        }
        let second = SecondRow("second") { $0.title = "Second" }
        second.copySettings(of: first)
        #expect(second.maximum == 9)
        #expect(second.options == ["a"])
        #expect(second.title == "Second")
    }

    @Test("include a provider that has not loaded its options")
    func lazyOptions() {
        let first = FirstRow("first") { $0.optionsProvider = .lazy { ["a"] } }
        let second = SecondRow("second")
        second.copySettings(of: first)
        #expect(second.optionsProvider != nil)
        #expect(second.optionsProvider == first.optionsProvider)
    }

    @Test("remain as they are if they have another type")
    func otherTypes() {
        let text = TextRow("text")
        text.copySettings(of: FirstRow("first") { $0.maximum = 9 })
        #expect(text.maximum == "none")
    }
}
