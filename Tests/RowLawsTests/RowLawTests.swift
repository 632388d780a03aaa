import RowKit
import RowLaws
import Testing

@Suite("Laws of rows")
struct RowLawTests {
    @Test("A row's initialiser sets nothing that counts as set by the form's author")
    func presets() throws {
        let registry = try RowRegistry(LoudPlugin.self)
        let found = RowLaw.findings(in: registry).map(\.description)
        #expect(
            found
                == ["loudness", "onShout"].map {
                    "LoudRow: Its initialiser sets properties only in preset { }: "
                        + "\($0) overrides the defaults of a form\n"
                        + "Set the properties in preset { } of the initialiser."
                })
    }

    @Test("A row has the settings of all rows, and is deallocated once it is released")
    func inheritance() throws {
        let registry = try RowRegistry(StubbornPlugin.self)
        let found = RowLaw.findings(in: registry).map(\.description)
        let missing = ["title", "hiddenValue", "validationOptions"].map {
            "StubbornRow: It has the settings that all rows have: "
                + "\($0) is missing\nBegin settings with super.settings +."
        }
        #expect(
            found == missing + [
                "StubbornRow: It is deallocated with its cell when it is released: "
                    + "row and cell retain each other\n"
                    + "Capture [weak self] in the handlers of views, and refer to the row weakly in "
                    + "the cell."
            ])
    }

    @Test("Each law has a sentence of advice")
    func advice() {
        for law in RowLaw.all {
            #expect(law.advice.first?.isUppercase == true)
            #expect(law.advice.hasSuffix("."))
        }
        #expect(Set(RowLaw.all.map(\.advice)).count == RowLaw.all.count)
    }

    @Test("A property that the author sets later counts as set, even to its current value")
    func own() {
        let row = QuietRow()
        #expect(row.ownPropertyNames.isEmpty)
        row.loudness = 1
        row.title = "Quiet"
        #expect(row.ownPropertyNames.sorted() == ["loudness", "title"])
    }
}

private final class VolumeCell: Cell<Int>, CellType {}

/// Writes properties in its initialiser, as a form's author does.
private final class LoudRow: Row<VolumeCell>, RowType {
    @Setting var loudness = 5
    @Hook var onShout: () -> Void = {}

    required init(tag: String?) {
        super.init(tag: tag)
        loudness = 11
        onShout = {}
    }
}

private final class QuietRow: Row<VolumeCell>, RowType {
    @Setting var loudness = 5
    @OptionalHook var onShout: (() -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        preset {
            loudness = 1
            onShout = {}
        }
    }
}

private enum LoudPlugin: RowPlugin {
    static let name = "Loud"
    static let version = "1.0.0"
    static let rows = [
        RowDescriptor(LoudRow.self, "Loud from the beginning."),
        RowDescriptor(QuietRow.self, "Quiet until somebody says otherwise."),
    ]
}

private final class StubbornCell: Cell<Int>, CellType {
    private var held: BaseRow?

    override func update() {
        super.update()
        held = row
    }
}

/// Omits the settings of its superclass, and is retained by its own cell.
private final class StubbornRow: Row<StubbornCell>, RowType {
    override class var settings: [RowSetting] { [] }
}

private enum StubbornPlugin: RowPlugin {
    static let name = "Stubborn"
    static let version = "1.0.0"
    static let rows = [RowDescriptor(StubbornRow.self, "Never goes.")]
}
