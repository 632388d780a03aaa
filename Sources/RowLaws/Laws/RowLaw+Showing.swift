import RowKit

extension RowLaw {
    /// Laws about what the row shows and how it responds to the user.
    static let shown = [
        RowLaw(sentence: "Updating its cell twice changes nothing") { row, factory in
            breaches {
                let made = try example(of: row, by: factory)
                let stage = FormStage(FormViewController(form: Form { made }))
                let drawing = stage.textDrawing
                made.updateCell()
                return difference(drawing, stage.textDrawing)
            }
        },
        RowLaw(sentence: "Once its value is cleared, it looks as if it never had one") {
            row, factory in
            breaches {
                let (with, without) = (
                    try example(of: row, by: factory), try example(of: row, by: factory)
                )
                let first = FormStage(FormViewController(form: Form { with }))
                _ = first.textDrawing
                with.baseValue = nil
                without.baseValue = nil
                let second = FormStage(FormViewController(form: Form { without }))
                // A label without text is invisible.
                return difference(
                    second.textDrawing.withoutEmptyLabels, first.textDrawing.withoutEmptyLabels)
            }
        },
        RowLaw(sentence: "It is deallocated with its cell when it is released") { row, factory in
            breaches {
                weak var left: BaseRow?
                weak var cell: AnyObject?
                func show() throws {
                    let made = try example(of: row, by: factory)
                    _ = FormStage(FormViewController(form: Form { made })).textDrawing
                    left = made
                    cell = made.baseCell
                }
                try show()
                guard left == nil, cell == nil else {
                    return
                        "row and cell retain each other; capture [weak self] in the handlers of views"
                }
                return nil
            }
        },
        RowLaw(sentence: "It accepts or refuses every user action") { row, factory in
            breaches {
                for action in actions {
                    let made = try example(of: row, by: factory)
                    let form = Form { made }
                    let stage = FormStage(FormViewController(form: form))
                    for id in stage.snapshot.flatMap(\.ids) { stage.receive(ViewEvent(id, action)) }
                    _ = stage.textDrawing
                    if let problem = form.problems.first { return "\(problem)" }
                }
                return nil
            }
        },
        RowLaw(sentence: "While disabled, it keeps its value whatever the user does") {
            row, factory in
            breaches {
                for action in actions {
                    let made = try example(of: row, by: factory)
                    let form = Form { made }
                    made.disabled = true
                    let before = factory.save(form).text
                    let stage = FormStage(FormViewController(form: form))
                    for id in stage.snapshot.flatMap(\.ids) { stage.receive(ViewEvent(id, action)) }
                    if factory.save(form).text != before { return "\(action) changed it" }
                }
                return nil
            }
        },
        RowLaw(sentence: "Hosts show its current state, whatever the user does") { row, factory in
            for isOverruled in [false, true] {
                for action in actions {
                    let found = breaches {
                        let made = try example(of: row, by: factory)
                        if isOverruled { keepValue(of: made) }
                        return outdated(made, after: action)
                    }
                    let listener = isOverruled ? ", with a handler that restores the value" : ""
                    if let breach = found.first { return ["after \(action)\(listener): \(breach)"] }
                }
            }
            return []
        },
    ]

    /// Restores the row's value whenever it changes.
    private static func keepValue(of row: some BaseRow & RowType) {
        let value = row.baseValue
        row.onChange { $0.baseValue = value }
    }

    /// Returns the first difference between a host's copy and the row's views after an action on
    /// each of them, or nil if there is none.
    private static func outdated(_ row: BaseRow, after action: ViewAction) -> String? {
        let stage = FormStage(FormViewController(form: Form { row }))
        var mirror = ViewMirror(stage.snapshot)
        for id in stage.snapshot.flatMap(\.ids) {
            let event = ViewEvent(id, action)
            mirror.apply(event)
            mirror.apply(stage.describe(stage.receive(event)))
        }
        if let misfit = mirror.misfits.first { return "hosts cannot apply the change \(misfit)" }
        for (shown, held) in zip(mirror.screens, stage.snapshot) {
            if let difference = shown.difference(from: held) { return difference }
        }
        row.updateCell()
        let changes = stage.describe(stage.takeChanges()).changes
        return changes.first.map { "its cell was not up to date: \($0)" }
    }

    private static func example(
        of row: RowDescriptor, by factory: RowFactory
    ) throws -> any BaseRow & RowType {
        try factory.make(
            row.name, tag: "row", settings: row.example.settings, value: row.example.value)
    }

    /// Sample actions of every kind, including invalid ones.
    private static let actions: [ViewAction] = [
        .focus, .type("a"), .type("\u{202E}1\u{301}\0"), .type(""), .blur, .press, .toggle(true),
        .toggle(false), .set(1), .set(.infinity), .set(-.greatestFiniteMagnitude),
        .choose([]), .choose(["0"]), .choose(["no such option", "0", "0"]),
        .date("2024-02-29"), .date("09:05"), .date("2024-02-29T09:05"), .date(nil),
        .color(.systemRed), .color(nil), .files([]), .key(.enter), .key(.escape), .key(.down),
        .key(.backspace), .swipe(.leading, 0), .delete, .move(3), .dismiss,
    ]

    /// Describes the first difference between two drawings, or returns nil if they are equal.
    private static func difference(_ expected: String, _ found: String) -> String? {
        guard expected != found else { return nil }
        let lines = expected.split(separator: "\n")
        let others = found.split(separator: "\n")
        let same = zip(lines, others).prefix { $0 == $1 }.count
        let line = { (lines: [Substring]) in
            same < lines.count ? String(lines[same].drop { $0 == " " }) : "the end"
        }
        return "expected \(line(lines)), found \(line(others))"
    }
}

extension ViewDescription {
    /// The identifiers of the view and its descendants.
    fileprivate var ids: [ViewID] { [id] + children.flatMap(\.ids) }

    /// Describes the first difference between two view trees, or returns nil if they are equal.
    fileprivate func difference(from other: ViewDescription) -> String? {
        guard id == other.id else { return "found the view \(id) in place of \(other.id)" }
        for property in ViewProperty.allCases
        where properties[property] != other.properties[property] {
            let (shown, held) = (properties[property] ?? .null, other.properties[property] ?? .null)
            return "\(property.rawValue) of \(id) is \(shown.lineText), not \(held.lineText)"
        }
        guard children.count == other.children.count else {
            return "\(id) has \(children.count) views, not \(other.children.count)"
        }
        for (child, otherChild) in zip(children, other.children) {
            if let difference = child.difference(from: otherChild) { return difference }
        }
        return nil
    }
}

extension String {
    fileprivate var withoutEmptyLabels: String {
        split(separator: "\n").filter { !$0.hasSuffix(": label") }.joined(separator: "\n")
    }
}
