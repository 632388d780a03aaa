import RowKit

extension RowLaw {
    /// Laws about the content of the row's cell.
    static let shown = [
        RowLaw(
            sentence: "Updating its cell twice changes nothing",
            advice: "In update() and customUpdateCell(), only show the current state of the row."
        ) { row, factory in
            breaches {
                let made = try example(of: row, by: factory)
                let stage = FormStage(FormViewController(form: Form { made }))
                let drawing = stage.textDrawing
                made.updateCell()
                return difference(drawing, stage.textDrawing)
            }
        },
        RowLaw(
            sentence: "Drawing it changes nothing, whether or not it has a value",
            advice: "Write to the row in its initialiser or in handlers of views."
        ) { row, factory in
            breaches {
                for isEmpty in [false, true] {
                    let made = try example(of: row, by: factory)
                    if isEmpty { made.baseValue = nil }
                    let form = Form { made }
                    let before = factory.save(form).json.lineText
                    _ = FormStage(FormViewController(form: form)).textDrawing
                    let after = factory.save(form).json.lineText
                    if after != before { return "\(before) was drawn and became \(after)" }
                }
                return nil
            }
        },
        RowLaw(
            sentence: "Once its value is cleared, it looks as if it never had one",
            advice: "Set each property of a view in every update, even if there is no value."
        ) {
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
                // A label without text and an image view without an image are invisible.
                return difference(
                    second.textDrawing.withoutEmptyViews, first.textDrawing.withoutEmptyViews)
            }
        },
        RowLaw(
            sentence: "It is deallocated with its cell when it is released",
            advice:
                "Capture [weak self] in the handlers of views, and refer to the row weakly in the cell."
        ) { row, factory in
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
                    return "row and cell retain each other"
                }
                return nil
            }
        },
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

extension String {
    fileprivate var withoutEmptyViews: String {
        split(separator: "\n").filter { !$0.hasSuffix(": label") && !$0.hasSuffix(": image") }
            .joined(separator: "\n")
    }
}
