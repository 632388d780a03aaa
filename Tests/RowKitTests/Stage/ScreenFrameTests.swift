import RowKit
import Testing

@Suite("The parts around the sections of a screen")
struct ScreenFrameTests {
    enum Part: String, CaseIterable { case navigation, header, keyboard }

    private let controller = FormViewController(form: Form { StringRow("row") })
    private let search = TextFieldView()

    private func show(_ part: Part, _ isShown: Bool = true) {
        switch part {
        case .navigation: controller.navigationItems = isShown ? [ButtonView("Done")] : []
        case .header: controller.headerView = isShown ? search : nil
        case .keyboard: controller.navigationAccessory.items = isShown ? [ButtonView("Now")] : []
        }
    }

    private func view(_ part: Part, in screen: FormView) -> BaseView? {
        switch part {
        case .navigation: screen.navigationItems
        case .header: screen.header
        case .keyboard: screen.keyboardItems
        }
    }

    @Test(
        "have a fixed order, whatever the order in which they are added and removed",
        arguments: [
            [Part.navigation, .header, .keyboard], [.navigation, .keyboard, .header],
            [.header, .navigation, .keyboard], [.header, .keyboard, .navigation],
            [.keyboard, .navigation, .header], [.keyboard, .header, .navigation],
        ])
    func order(parts: [Part]) {
        let stage = FormStage(controller)
        var mirror = ViewMirror(stage.snapshot)
        for isShown in [true, false] {
            for part in parts {
                show(part, isShown)
                mirror.apply(stage.takePatch())
                #expect(mirror.unappliedChanges == [])
                #expect(mirror.screens == stage.snapshot)
            }
            let around = isShown ? [":/navigation", ":/header", ":/keyboard"] : []
            #expect(mirror.screens.first?.children.map(\.id.text) == around + ["#:0"])
        }
    }

    @Test("stay when another of them is moved elsewhere", arguments: Part.allCases)
    func elsewhere(part: Part) throws {
        for part in Part.allCases { show(part) }
        let stage = FormStage(controller)
        var mirror = ViewMirror(stage.snapshot)
        let screen = try #require(stage.screens.first)
        let row = try #require(controller.form.rowBy(tag: "row") as? StringRow)
        let moved = try #require(view(part, in: screen))
        row.cell.accessoryView = moved
        for other in Part.allCases {
            #expect((view(other, in: screen) == nil) == (other == part), "\(other)")
        }
        #expect(moved.parent === row.cell.view)
        mirror.apply(stage.takePatch())
        #expect(mirror.unappliedChanges == [])
        #expect(mirror.screens == stage.snapshot)
        #expect(mirror[ViewID("row/accessory")] != nil)
    }
}
