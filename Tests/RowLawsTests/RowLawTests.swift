import RowKit
import RowLaws
import Testing

@Suite("Laws of rows")
struct RowLawTests {
    @Test("A row begins with nothing that counts as its author's")
    func presets() throws {
        let registry = try RowRegistry(LoudPlugin.self)
        let found = RowLaw.findings(in: registry).map(\.description)
        #expect(
            found
                == ["loudness", "onShout"].map {
                    "LoudRow: Nothing that it begins with counts as its author's: "
                        + "no default of a form can replace \($0); "
                        + "write it in preset { } of the initialiser"
                })
    }

    @Test("What the author writes later is the author's own, also where it is what it was")
    func own() {
        let row = QuietRow()
        #expect(row.ownProperties.isEmpty)
        row.loudness = 1
        row.title = "Quiet"
        #expect(row.ownProperties.sorted() == ["loudness", "title"])
    }
}

private final class VolumeCell: Cell<Int>, CellType {}

/// Writes in its initialiser as a form's author does.
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
