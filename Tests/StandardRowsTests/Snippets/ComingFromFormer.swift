// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import RowKit
import StandardRows
import Testing

// The code of the article on coming from Former.

// snippet: former-controller
final class ProfileViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = LabelRow { row in
            row.title = "Profile"
        }
        .onCellSelection { _, row in
            row.value = "Selected"
        }
        let name = TextRow("name") { row in
            row.title = "Name"
        }
        .cellSetup { cell, _ in
            cell.titleLabel?.textColor = .systemBlue
        }
        .onTextChanged { text in
            label.value = text
        }
        let size = SegmentedRow<Int>("size") { row in
            row.options = Array(1...5)
            row.displayValueFor = { value in value.map { "Option \($0)" } }
        }
        .onValueChanged { value in
            label.value = value.map { "Chosen: \($0)" }
        }
        let section = Section("Label Header") {
            label
            name
            size
        }
        form.append(section)
    }
}
// end

private enum OwnCell {
    // snippet: former-cell
    final class YourCell: CellType, TitledCellType {
        let view = CellView()
        weak var row: RowOf<String>?
        var height: (() -> Double)?
        let titleLabel: LabelView? = LabelView()
        let detail = LabelView()

        func setup() {
            view.contentView = StackView(.horizontal, [titleLabel, detail].compactMap { $0 })
        }

        func update() {
            detail.text = row?.displayText
        }
    }

    final class YourRow: Row<YourCell>, RowType {}
    // end
}

// snippet: former-two-fields
struct Route: Hashable, Sendable {
    var from = ""
    var to = ""
}

final class RouteCell: Cell<Route>, CellType {
    let from = TextFieldView()
    let to = TextFieldView()

    override func setup() {
        super.setup()
        from.name = "From"
        to.name = "To"
        contentView = StackView(.horizontal, [from, to])
        from.onType { [weak self] in self?.write(\.from, $0) }
        to.onType { [weak self] in self?.write(\.to, $0) }
    }

    override func update() {
        super.update()
        from.text = row?.value?.from ?? ""
        to.text = row?.value?.to ?? ""
    }

    private func write(_ part: WritableKeyPath<Route, String>, _ text: String) {
        var route = row?.value ?? Route()
        route[keyPath: part] = text
        row?.setValue(route, by: .user)
    }
}

final class RouteRow: Row<RouteCell>, RowType {
    @discardableResult
    func onFromChanged(_ listener: @escaping (String) -> Void) -> Self {
        onValueChange { _, change in
            if change.old?.from != change.new?.from { listener(change.new?.from ?? "") }
        }
    }
}
// end

@Suite("The article on coming from Former")
struct ComingFromFormerTests {
    @Test("shows a controller with its events and appearance in one place")
    func controller() throws {
        let controller = ProfileViewController()
        let stage = FormStage(controller)
        let form = controller.form
        let label = try #require(form.rows.first as? LabelRow)
        let name: TextRow? = form.rowBy(tag: "name")
        name?.setValue("Ada", by: .user)
        #expect(label.value == "Ada")
        form.rowBy(tag: "size").map { controller.select($0) }
        (form.rowBy(tag: "size") as SegmentedRow<Int>?)?.setValue(3, by: .user)
        #expect(label.value == "Chosen: 3")
        controller.select(label)
        #expect(label.value == "Selected")
        #expect(stage.screens.first?.textDrawing.contains("Option 5") == true)
    }

    @Test("needs no superclass for cells, whose labels follow their row")
    func ownCell() {
        let row = OwnCell.YourRow("own") {
            $0.title = "Title"
            $0.value = "Text"
        }
        let stage = FormStage(FormViewController(form: Form { row }))
        #expect(stage.textDrawing.contains(#"label "Title""#))
        #expect(stage.textDrawing.contains(#"label "Text""#))
        row.title = "Name"
        row.value = "Ada"
        #expect(stage.textDrawing.contains(#"label "Name""#))
        #expect(stage.textDrawing.contains(#"label "Ada""#))
        #expect(!stage.textDrawing.contains(#""Text""#))
    }

    @Test("edits sections and forms by rows and indices")
    func editing() throws {
        let (row1, row2, row3) = (TextRow("1"), TextRow("2"), TextRow("3"))
        let otherSection = Section("Other")
        let form = Form { Section("First") }
        // snippet: former-editing
        let section = Section([row1, row2])
        form.append(section)
        try section.insert(row3, before: row2)
        try form.insert(otherSection, after: section)
        section.insert(TextRow("4"), at: 0)
        try section.remove(row1)
        section.remove(at: 0)
        section.removeSubrange(0...1)
        form.update {  // one transaction, drawn at once
            section.removeAll()
            section.append(contentsOf: [row1, row2, row3])
        }
        // end
        #expect(section.map(\.tag) == ["1", "2", "3"] && form.count == 3)
    }

    @Test("moves the focus, and selects rows")
    func focus() {
        let row = TextRow("a")
        let controller = FormViewController(form: Form { Section([row, TextRow("b")]) })
        let stage = FormStage(controller)
        // snippet: former-focus
        controller.focus(row)
        if controller.canFocus(.forward) { controller.focusNext() }
        controller.select(row)
        controller.scroll(to: row)
        controller.endEditing()
        controller.onCellSelected { row in print(row.title ?? "-") }
        // end
        #expect(controller.focusedRow == nil && stage.screens.count == 1)
    }

    @Test("has rows with two fields, and an event for each")
    func twoFields() {
        var heard: [String] = []
        let row = RouteRow("route").onFromChanged { heard.append($0) }
        let form = Form { row }
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("route/content/0"), .type("Bern", caret: nil)))
        stage.receive(ViewEvent(ViewID("route/content/1"), .type("Genf", caret: nil)))
        #expect(row.value == Route(from: "Bern", to: "Genf") && heard == ["Bern"])
    }
}
