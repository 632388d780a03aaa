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
                let before = stage.snapshot
                made.updateCell()
                return stage.snapshot.visibleDifference(from: before)
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
                    let contents = RowContents(of: made, in: form, by: factory)
                    _ = FormStage(FormViewController(form: form)).snapshot
                    if let change = contents.change { return "once drawn, \(change)" }
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
                _ = first.snapshot
                with.baseValue = nil
                without.baseValue = nil
                let second = FormStage(FormViewController(form: Form { without }))
                return first.snapshot.visibleDifference(from: second.snapshot)
            }
        },
        RowLaw(
            sentence: "Its cell shows its settings, whenever they are set",
            advice: """
                Declare settings with @Setting, and show them in customUpdateCell() or update(), \
                not at the setup.
                """
        ) { row, factory in
            breaches {
                _ = try example(of: row, by: factory)
                let made = try factory.make(row.name, tag: "row")
                let stage = FormStage(FormViewController(form: Form { made }))
                _ = stage.snapshot
                for setting in row.settings {
                    guard let json = row.example.settings[setting.name] else { continue }
                    try setting.set(json, of: made)
                    if let difference = differenceToNewCell(of: made, on: stage) {
                        return "after \(setting.name) was set: \(difference)"
                    }
                }
                // Another law covers cells that change with every update.
                made.updateCell()
                guard differenceToNewCell(of: made, on: stage) == nil else { return nil }
                for setting in row.settings {
                    if let difference = try differenceAfterSample(of: setting, in: row, by: factory)
                    {
                        return difference
                    }
                }
                return nil
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
                func use() throws {
                    let made = try example(of: row, by: factory)
                    let stage = FormStage(FormViewController(form: Form { made }))
                    for deed in Deed.input { _ = deed.perform(on: stage) }
                    left = made
                    cell = made.baseCell
                }
                try use()
                guard left == nil, cell == nil else {
                    return "row and cell retain each other"
                }
                return nil
            }
        },
    ]

    /// Returns the first difference between the example's cell and a new one after a setting was
    /// changed, or nil if there is none.
    private static func differenceAfterSample(
        of setting: RowSetting, in row: RowDescriptor, by factory: RowFactory
    ) throws -> String? {
        let made = try example(of: row, by: factory)
        guard let value = try? setting.value(of: made) else { return nil }
        let stage = FormStage(FormViewController(form: Form { made }))
        _ = stage.snapshot
        let isSet = SettingSamples(of: setting, unlike: value).values.contains { sample in
            (try? setting.set(sample, of: made)) != nil
        }
        guard isSet else { return nil }
        return differenceToNewCell(of: made, on: stage).map {
            "after \(setting.name) was set: \($0)"
        }
    }
}
