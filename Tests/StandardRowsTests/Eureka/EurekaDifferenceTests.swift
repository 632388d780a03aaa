import RowKit
import RowTesting
import StandardRows
import Testing

/// A header that has a view.
private final class LogoHeader: HeaderFooterViewType {
    let view: BaseView = StackView(.vertical, [LabelView("Logo")])
}

@Suite("What behaves differently from Eureka")
struct EurekaDifferenceTests {
    @Test("A cell is set up and updated at once")
    func cells() {
        let row = TextRow("name")
            .cellSetup { cell, _ in cell.textLabel?.text = "set up" }
            .cellUpdate { cell, _ in cell.textLabel?.text = "updated" }
        #expect(row.cell.textLabel?.text == "updated")
    }

    @Test("A text that cellSetup sets lasts until the row has a title")
    func setupTexts() {
        let row = CheckRow("terms").cellSetup { cell, _ in cell.textLabel?.text = "set up" }
        let form = form(row)
        row.value = true
        row.updateCell()
        #expect(row.cell.textLabel?.text == "set up")
        row.title = "Terms"
        row.updateCell()
        #expect(row.cell.textLabel?.text == "Terms")
        #expect(form.problems.isEmpty)
    }

    @Test("A disabled row keeps its selection style, and cannot be pressed")
    func selectionStyle() {
        let row = CheckRow("terms") { $0.disabled = true }
        let form = form(row)
        #expect(row.cell.selectionStyle == .default)
        #expect(!row.cell.view.isEnabled)
        #expect(form.problems.isEmpty)
    }

    @Test("A range of rows is a slice, and is replaced by a method")
    func slices() {
        let section = Section(["a", "b", "c"].map { TextRow($0) })
        #expect(Array(section[1...2]).map(\.tag) == ["b", "c"])
        #expect(section[1...2][2].tag == "c")
        section.replaceSubrange(1...2, with: [TextRow("d")])
        #expect(section.map(\.tag) == ["a", "d"])
    }

    @Test("A header of a class has a view")
    func headers() {
        var header = HeaderFooterView<LogoHeader>(.class)
        header.onSetupView = { logo, _ in logo.view.backgroundColor = .red }
        let section = Section([TextRow("name")])
        section.header = header
        let stage = FormStage(FormViewController(form: Form { section }))
        #expect(stage.screens.first?.sections.first?.header?.backgroundColor == .red)
    }
}
