import RowKit
import TestRuns

/// Forms on a stage under random operations, and a host.
struct RandomStage {
    var random: SeededGenerator
    let stage: FormStage
    private(set) var mirror: ViewMirror
    private(set) var host: DrawnHost
    /// A description of each step.
    private(set) var done: [String] = []
    private var removed: [Section] = []
    private var headers: [ShiftingHeader] = []
    private var nextTag = 0
    private var drafts: [FormValues] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        stage = FormStage(FormViewController(form: Form("Random")))
        mirror = ViewMirror(stage.snapshot)
        host = DrawnHost(stage)
        for _ in 0..<30 { step() }
        _ = stage.takeChanges()
        mirror = ViewMirror(stage.snapshot, focused: stage.focused)
        host = DrawnHost(stage)
    }

    func renameViews() {
        for controller in sequence(first: stage.controller, next: \.presented) {
            for case let row as ShiftingRow in controller.form.rows { row.cell.renameViews() }
        }
    }

    mutating func take() {
        let changes = stage.takeChanges()
        host.apply(changes, of: stage)
        host.drawCells(of: stage)
        mirror.apply(stage.describe(changes))
    }

    mutating func step() {
        let controllers = sequence(first: stage.controller, next: \.presented)
        let controller = Array(controllers).randomElement(using: &random) ?? stage.controller
        switch random.below(10) {
        case 0..<4:
            controller.form.update(by: nil) {
                for _ in 0...random.below(4) { change(controller.form) }
            }
        case 4..<6: change(controller.form)
        case 6: changeScreens(controller)
        default: sendEvent()
        }
    }

    // MARK: Changes by the program

    private mutating func change(_ form: Form) {
        guard let section = form.allSections.randomElement(using: &random) else {
            return insertSection(into: form)
        }
        let row = section.allElements.randomElement(using: &random)
        switch random.below(30) {
        case 0 where form.allSections.count < 5: insertSection(into: form)
        case 1: remove(section, from: form)
        case 2: move(section, in: form)
        case 3: hide(section)
        case 4, 5: if section.allRows.count < 8 { insertRow(into: section) }
        case 6: attempt("remove row") { () throws(Form.Problem) in try row.map(section.remove) }
        case 7, 8: if let row { move(row, in: form) }
        case 9, 10: if let row { hide(row) }
        case 11: setHeader(of: section)
        case 12: setFooter(of: section)
        case 13, 14, 15: shift(row)
        case 16: disable(row, or: section)
        case 17: toggle(row)
        case 18: write(to: row)
        case 19: lookAnew(row)
        case 20: headers.randomElement(using: &random)?.label.text = "header \(random.below(5))"
        case 21: replaceRow(in: section)
        case 22: section.swapAt(random.below(4), random.below(4))
        case 23: row?.leadingSwipe.actions = swipes(random.below(3))
        case 24: removeAndBring(row, in: section)
        case 25: reset(form, or: row)
        case 26: saveDraft(of: form)
        case 27: restoreDraft(to: form)
        case 28: edit(section)
        default: focus(row)
        }
    }

    private mutating func note(_ what: String) { done.append(what) }

    private mutating func attempt(_ what: String, _ body: () throws(Form.Problem) -> Void?) {
        note(what)
        do throws(Form.Problem) { _ = try body() } catch { note("  \(error)") }
    }

    private mutating func insertSection(into form: Form) {
        note("insert section")
        let section: Section
        if random.chance(3) {
            section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
                $0.multivaluedRowToInsertAt = { _ in ShiftingRow() }
            }
        } else {
            section = random.chance(3) ? removed.popLast() ?? Section() : Section()
        }
        if section.tag == nil, random.chance(2) { section.tag = tag() }
        for _ in 0..<random.below(4) { insertRow(into: section) }
        form.insert(section, at: random.below(form.count + 1))
    }

    private mutating func remove(_ section: Section, from form: Form) {
        guard random.chance(2) else { return }
        attempt("remove section") { () throws(Form.Problem) in try form.remove(section) }
        // Sometimes it is appended again immediately.
        if random.chance(2) { form.append(section) } else { removed.append(section) }
    }

    private mutating func move(_ section: Section, in form: Form) {
        guard let other = form.allSections.randomElement(using: &random) else { return }
        let isBefore = random.chance(2)
        attempt("move section") { () throws(Form.Problem) in
            try form.move(section, to: isBefore ? .before(other) : .after(other))
        }
    }

    private mutating func insertRow(into section: Section) {
        note("insert row")
        let tag = random.chance(2) ? tag() : nil
        let row: BaseRow
        switch random.below(5) {
        case 0: row = SwitchedRow(tag)
        case 1:
            row = TextRow(tag) { row in
                row.add(rule: RuleMinLength(minLength: 2))
                row.validationOptions = .validatesOnChange
            }
        case 2: row = ControlRow<DateView>(tag)
        default: row = ShiftingRow(tag)
        }
        if random.chance(5) { row.hidden = .predicate("$\(anyTag()) == true") }
        section.insert(row, at: random.below(section.count + 1))
    }

    private mutating func replaceRow(in section: Section) {
        guard !section.isEmpty else { return }
        note("replace row")
        section[random.below(section.count)] = ShiftingRow(random.chance(2) ? tag() : nil)
    }

    private mutating func removeAndBring(_ row: BaseRow?, in section: Section) {
        guard let row else { return }
        attempt("remove and bring") { () throws(Form.Problem) in
            try section.remove(row)
            try section.insert(row, at: .start)
        }
    }

    private mutating func move(_ row: BaseRow, in form: Form) {
        guard let target = form.allSections.randomElement(using: &random) else { return }
        let anchor = target.allElements.filter { $0 !== row }.randomElement(using: &random)
        attempt("move row") { () throws(Form.Problem) in
            try target.move(row, to: anchor.map { .before($0) } ?? .end)
        }
    }

    private mutating func hide(_ section: Section) {
        note("hide section")
        section.hidden =
            random.chance(3) ? .predicate("$\(anyTag()) == true") : Condition(!section.isHidden)
    }

    private mutating func hide(_ row: BaseRow) {
        note("hide row")
        row.hidden =
            random.chance(3) ? .predicate("$\(anyTag()) == true") : Condition(!row.isHidden)
    }

    private mutating func setHeader(of section: Section) {
        note("set header")
        switch random.below(4) {
        case 0: section.header = nil
        case 1: section.header = "text \(random.below(3))"
        default:
            var header = HeaderFooterView<ShiftingHeader>(.class)
            let made = Recorder<ShiftingHeader>()
            header.onSetupView = { content, _ in made(content) }
            section.header = header
            headers += made.entries
        }
    }

    private mutating func setFooter(of section: Section) {
        note("set footer")
        let header = ShiftingHeader()
        headers.append(header)
        section.footer =
            switch random.below(3) {
            case 0: nil
            case 1: "text \(random.below(3))"
            default: HeaderFooterView<ShiftingHeader>(.callback { header })
            }
    }

    private mutating func shift(_ row: BaseRow?) {
        guard let row = row as? ShiftingRow else { return }
        note("shift")
        row.cell.shift(&random)
        // The texts that the content covered are from an earlier update.
        if row.cell.contentView == nil { row.updateCell() }
    }

    private mutating func disable(_ row: BaseRow?, or section: Section) {
        note("disable")
        if let row, random.chance(2) {
            row.disabled = Condition(!row.isDisabled)
        } else {
            section.disabled = Condition(!section.isDisabled)
        }
    }

    private mutating func toggle(_ row: BaseRow?) {
        note("toggle inline")
        (row as? ShiftingRow)?.toggleInlineRow()
    }

    private mutating func write(to row: BaseRow?) {
        note("write")
        let value = "\(random.below(3))"
        switch row {
        case let row as RowOf<String>: row.value = value
        case let row as RowOf<Bool>: row.value = random.chance(2)
        default: break
        }
        row?.title = "title \(value)"
    }

    private mutating func reset(_ form: Form, or row: BaseRow?) {
        note("reset")
        if random.chance(2) { form.reset() } else { row?.resetRowValue() }
    }

    private mutating func saveDraft(of form: Form) {
        note("save draft")
        drafts.append(form.values(includeHidden: random.chance(2)))
    }

    private mutating func restoreDraft(to form: Form) {
        note("restore draft")
        if let draft = drafts.randomElement(using: &random) { form.setValues(draft) }
    }

    private mutating func edit(_ section: Section) {
        guard let section = section as? BaseMultivaluedSection else { return }
        guard let entry = section.entries.randomElement(using: &random) else { return }
        let place = random.chance(2) ? random.below(section.entries.count) : nil
        attempt("delete or move an entry") { () throws(Form.Problem) in
            if let place {
                try section.moveRow(entry, to: place)
            } else {
                try section.deleteRow(entry)
            }
        }
    }

    private mutating func lookAnew(_ row: BaseRow?) {
        note("look anew")
        (row as? ShiftingRow)?.cellProvider = CellProvider { ShiftingCell() }
    }

    private mutating func focus(_ row: BaseRow?) {
        note("focus")
        guard let row, let controller = row.form?.controller else { return }
        if random.chance(3) { controller.endEditing() } else { controller.focus(row) }
        if random.chance(3) { controller.scroll(to: row) }
    }

    private func swipes(_ count: Int) -> [SwipeAction] {
        (0..<count).map { place in
            SwipeAction(style: .destructive, title: "\(place)") { _, _, done in done?(true) }
        }
    }

    private mutating func changeScreens(_ controller: FormViewController) {
        note("screens")
        switch random.below(9) {
        case 0, 1:
            guard Array(sequence(first: stage.controller, next: \.presented)).count < 4 else {
                return
            }
            let form = Form("Other") {
                Section("Other") {
                    ShiftingRow("other"); TextRow()
                }
            }
            let row = controller.form.rows.randomElement(using: &random)
            let mode = FormView.Presentation.allCases.randomElement(using: &random) ?? .show
            controller.present(FormViewController(form: form), as: mode, from: row)
        case 2, 3: controller.dismiss()
        case 4: controller.title = random.chance(2) ? nil : "title \(random.below(3))"
        case 5: controller.navigationItems = buttons(random.below(3))
        case 6: controller.navigationAccessory.items = buttons(random.below(2))
        case 7: controller.headerView = random.chance(2) ? nil : TextFieldView()
        default:
            controller.headerView?.hint = "hint \(random.below(3))"
            if let button = controller.navigationItems.first {
                button.title = "b\(random.below(3))"
            }
            if random.chance(9) { controller.form = Form("New") { Section { ShiftingRow() } } }
        }
    }

    private mutating func buttons(_ count: Int) -> [ButtonView] {
        (0..<count).map { ButtonView("\($0)") }
    }

    // MARK: Events of the user

    private mutating func sendEvent() {
        let views = mirror.screens.flatMap(\.everyID)
        guard let id = views.randomElement(using: &random), let view = mirror[id] else { return }
        let event = ViewEvent(id, .random(for: view.kind, using: &random))
        note("\(event.action.name) \(id)")
        mirror.apply(event)
        host.show(id, as: mirror[id])
        let changes = stage.receive(event)
        host.apply(changes, of: stage)
        mirror.apply(stage.describe(changes))
    }

    private mutating func tag() -> String {
        nextTag += 1
        return "tag\(nextTag)"
    }

    private mutating func anyTag() -> String { "tag\(random.below(nextTag + 3))" }
}
