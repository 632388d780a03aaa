import RowKit
import TestRuns

/// A cell that keeps moving its views.
final class ShiftingCell: Cell<String>, CellType {
    private let field = TextFieldView()
    private let toggle = ToggleView()
    private let popup = ListView()
    private let picture = ImageView()
    private let inner = StackView(.vertical, [])
    private let outer = StackView(.horizontal, [])
    private var pool: [BaseView] = []

    override func setup() {
        super.setup()
        field.part = "field"
        field.onType { [weak self] in self?.row?.value = $0 }
        toggle.onToggle { [weak self] in self?.row?.value = "\($0)" }
        pool = [field, toggle, picture, inner, LabelView("a"), ButtonView("b"), DateView()]
        outer.views = [field, LabelView("fixed")]
        contentView = outer
    }

    override func update() {
        super.update()
        field.text = row?.value ?? ""
        toggle.isOn = row?.value == "true"
        // As in many cells: remove all views, and add the current ones.
        let (accessory, list) = (accessoryView, field.popup)
        accessoryView = nil
        accessoryView = accessory
        field.popup = nil
        field.popup = list
        renameViews()
        if row?.isValid == false { field.textColor = .systemRed }
    }

    /// Removes all views and adds them again, which names those without a part by their place.
    func renameViews() {
        let views = outer.views
        outer.views = []
        outer.views = views
    }

    /// Moves or changes something at random.
    func shift(_ random: inout SeededGenerator) {
        switch random.below(16) {
        case 0: outer.views = somePool(&random).filter { $0 !== inner } + [inner]
        case 1: outer.views.shuffle(using: &random)
        case 2: inner.views = somePool(&random).filter { $0 !== inner }
        case 3: inner.views.append(LabelView("new \(random.below(9))"))
        case 4: if !outer.views.isEmpty { outer.views.remove(at: random.below(outer.views.count)) }
        case 5: contentView = random.chance(2) ? nil : outer
        case 6: accessoryView = random.chance(3) ? nil : toggle
        case 7: accessoryView = random.chance(2) ? picture : ButtonView("at the end")
        case 8: contentView = random.chance(2) ? field : inner
        case 9: field.popup = random.chance(3) ? nil : popup
        case 10: popup.items = [.init("\(random.below(3))", "item")]
        case 11: imageView = random.chance(2) ? nil : picture
        case 12: textLabel?.text = "title \(random.below(3))"
        case 13: detailTextLabel?.text = random.chance(2) ? nil : "detail"
        case 14: picture.size = ViewSize(width: Double(random.below(9)), height: 2)
        default: change(&random)
        }
    }

    private func change(_ random: inout SeededGenerator) {
        guard let view = pool.randomElement(using: &random) else { return }
        switch random.below(6) {
        case 0: view.isHidden.toggle()
        case 1: view.isEnabled.toggle()
        case 2: view.hint = "hint \(random.below(3))"
        case 3: view.backgroundColor = random.chance(2) ? nil : .systemBlue
        case 4: view.part = ["field", "x", "1", nil][random.below(4)]
        default: field.placeholder = "placeholder \(random.below(3))"
        }
    }

    private func somePool(_ random: inout SeededGenerator) -> [BaseView] {
        Array(pool.shuffled(using: &random).prefix(random.below(5)))
    }
}

final class ShiftingRow: Row<ShiftingCell>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: TextRow) { inlineRow.title = "below" }
}

/// A header with a label that changes.
final class ShiftingHeader: HeaderFooterViewType {
    let label = LabelView("header")
    let view: BaseView
    init() { view = StackView(.vertical, [label]) }
}
