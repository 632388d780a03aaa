import RowKit
import Testing

@Suite("The slot of a view")
struct ViewSlotTests {
    private let section = Section()
    private let controller: FormViewController
    private let stage: FormStage

    init() {
        section.append(ToggleRow("seen"))
        controller = FormViewController(form: Form() +++ section)
        stage = FormStage(controller)
    }

    /// The slots of the inserted views, by the identifiers of the views.
    private func told(_ patch: ViewPatch) -> [String: JSONValue?] {
        patch.changes.reduce(into: [:]) { told, change in
            if case .insert(let view, _, _) = change { told[view.id.text] = view.properties[.slot] }
        }
    }

    private func slots(in views: [ViewDescription]) -> [String: JSONValue] {
        views.reduce(into: [:]) { slots, view in
            slots[view.id.text] = view.properties[.slot]
            slots.merge(self.slots(in: view.children)) { first, _ in first }
        }
    }

    @Test("distinguishes a header from a footer, even with no row between them")
    func sections() {
        section[0].hidden = true
        _ = stage.takePatch()
        section.footer = HeaderFooterView<LabelView>(.callback { LabelView("Hint") })
        #expect(told(stage.takePatch()) == ["#:0/footer": "footer"])
        section.footer = nil
        section.header = HeaderFooterView<LabelView>(.callback { LabelView("Hint") })
        #expect(told(stage.takePatch()) == ["#:0/header": "header"])
        #expect(slots(in: stage.snapshot) == ["#:0/header": "header"])
        #expect(stage.screens.first?.sections.first?.header?.slot == .header)
    }

    @Test("distinguishes the buttons beside a title from those above the keyboard")
    func screens() {
        controller.navigationItems = [ButtonView("Done")]
        #expect(told(stage.takePatch()) == [":/navigation": "navigation"])
        controller.navigationAccessory.items = [ButtonView("Paste")]
        #expect(told(stage.takePatch()) == [":/keyboard": "keyboard"])
    }

    @Test("distinguishes a row's accessory from its content, and is nil otherwise")
    func rows() throws {
        #expect(slots(in: stage.snapshot) == ["seen/accessory": "accessory"])
        let cell = try #require(stage.screens.first?.sections.first?.rows.first)
        #expect(cell.accessoryView?.slot == .accessory)
        #expect(cell.slot == nil)
        let toggle = ToggleView()
        #expect(toggle.slot == nil)
        cell.contentView = toggle
        #expect(toggle.slot == nil)
        cell.accessoryView = toggle
        #expect(toggle.slot == .accessory)
        #expect(cell.contentView == nil)
        cell.accessoryView = nil
        #expect(toggle.slot == nil)
    }
}

/// A row with a toggle at its end.
private final class ToggleRow: Row<ToggleAtEndCell>, RowType {}

private final class ToggleAtEndCell: Cell<Bool>, CellType {
    override func setup() {
        super.setup()
        accessoryView = ToggleView()
    }
}
