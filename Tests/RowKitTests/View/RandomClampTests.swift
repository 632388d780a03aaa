import Foundation
import RowKit
import TestRuns
import Testing

@Suite("A host that shows the user's input itself")
struct RandomClampTests {
    @Test("shows what the stage would draw, whatever rows and listeners do with the input")
    func clamping() throws {
        try Runs.repeated(of: 3_000) { seed, random in
            var scene = ClampScene(&random)
            for _ in 0..<30 {
                scene.step(&random)
                let place = "\(scene.done.suffix(5)), ROWKIT_SEED=\(seed)"
                try #require(scene.mirror.unappliedChanges == [], "misfits after \(place)")
                let snapshot = scene.stage.snapshot
                try #require(scene.mirror.screens == snapshot, "differs after \(place)")
                // The cells show the values of the rows.
                for row in scene.form.rows { row.updateCell() }
                try #require(scene.stage.takePatch().isEmpty, "outdated after \(place)")
            }
        }
    }
}

/// A row for each control, with random handling of input and random listeners, and a host.
private struct ClampScene {
    let form = Form()
    let stage: FormStage
    private(set) var mirror: ViewMirror
    private(set) var done: [String] = []

    init(_ random: inout SeededGenerator) {
        let file = FileReference(name: "a", mediaType: "b/c", content: Data([1]))
        let texts: [String?] = [nil, "a", "ab", "A", "e\u{301}", "long text"]
        let numbers: [Double?] = [nil, 0, 1, 50, 99.5]
        let dates: [String?] = [nil, "2025-01-01", "2025-02-28"]
        let sections = [Section(), Section()]
        func add<Control: ValueControl>(
            _ control: Control.Type, _ values: [Control.Shown?],
            _ prepare: (Control) -> Void = { _ in }
        ) {
            let row = ControlRow<Control>("\(control)")
            row.value = values.randomElement(using: &random) ?? nil
            prepare(row.cell.control)
            row.updateCell()
            row.overrule(with: values, &random)
            sections.randomElement(using: &random)?.append(row)
        }
        add(TextFieldView.self, texts)
        add(TextAreaView.self, texts)
        add(ToggleView.self, [nil, true, false])
        add(SliderView.self, numbers)
        add(StepperView.self, numbers)
        add(ChoiceView.self, [nil, ["a"], ["b"], ["a", "c"]]) {
            $0.options = ["a", "b", "c"].map { .init($0, $0) }
            $0.allowsMultiple = true
        }
        add(DateView.self, dates)
        add(ColorView.self, [nil, .systemRed, .white])
        add(FileView.self, [nil, [], [file]])
        add(ListView.self, [nil, "a", "b"]) {
            $0.items = ["a", "b"].map { .init($0, StyledText($0)) }
        }
        add(CanvasView.self, [nil, [CanvasView.Point(1, 2)]]) { $0.isInteractive = true }
        for section in sections { form.append(section) }
        // Some rows depend on others.
        let rows = form.allRows
        for row in rows where random.chance(4) {
            let other = rows.randomElement(using: &random)
            row.hidden = .function { [weak other] _ in other?.baseValue == nil && other !== row }
        }
        stage = FormStage(FormViewController(form: form))
        mirror = ViewMirror(stage.snapshot)
    }

    mutating func step(_ random: inout SeededGenerator) {
        guard let row = form.rows.randomElement(using: &random), let tag = row.tag else { return }
        let event = ViewEvent(.control(tag), Self.action(on: tag, &random))
        done.append("\(event.action) on \(tag)")
        mirror.apply(event)
        mirror.apply(stage.patch(event))
    }

    private static func action(on control: String, _ random: inout SeededGenerator) -> ViewAction {
        let text = ["", "a", "ab", "b", "e\u{301}", "é"].randomElement(using: &random) ?? ""
        let keys = [[], ["a"], ["b"], ["c", "a"], ["z"]].randomElement(using: &random) ?? []
        switch control {
        case _ where random.chance(8): return .focus
        case _ where random.chance(8): return .key(.enter)
        case "TextFieldView", "TextAreaView":
            return .type(text, caret: random.chance(2) ? nil : random.below(4) - 1)
        case "ToggleView": return .toggle(random.chance(2))
        case "SliderView", "StepperView": return .set(Double(random.below(220)) / 2)
        case "ChoiceView", "ListView": return .choose(keys)
        case "DateView": return .date(random.chance(3) ? nil : "2025-01-0\(1 + random.below(9))")
        case "ColorView": return .color([nil, .systemRed, .black][random.below(3)])
        case "FileView":
            let file = FileReference(name: "b", mediaType: "b/c", content: Data())
            return .files(random.chance(2) ? [] : [file])
        default:
            return .point(
                CanvasView.Touch(.ended, [CanvasView.Point(Double(random.below(120)), 3)]))
        }
    }
}

extension ControlRow {
    /// Replaces the user's input, and the value after it is written, at random.
    fileprivate func overrule(with values: [Control.Shown?], _ random: inout SeededGenerator) {
        let fixed = values.randomElement(using: &random) ?? nil
        switch random.below(5) {
        case 0: take = { _ in }
        case 1: take = { [unowned self] _ in value = fixed }
        case 2:
            take = { [unowned self] input in
                value = fixed
                value = input
            }
        case 3:
            take = { [unowned self] input in
                form?.update(by: nil) { hidden = true }
                value = input
                form?.update(by: nil) { hidden = false }
            }
        default: break
        }
        switch random.below(6) {
        case 0: onChange { $0.value = fixed }
        case 1:
            onValueChange { row, change in if change.origin == .user { row.value = change.old } }
        case 2: onChange { row in if row.value != fixed { row.disabled = true } }
        case 3: cellUpdate { cell, row in cell.control.hint = row.value == fixed ? "fixed" : nil }
        default: break
        }
    }
}
