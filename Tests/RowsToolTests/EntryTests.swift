import Foundation
import RowKit
import TestRuns
import Testing

/// Tests a multivalued section of each row that is linked into the tool.
@Suite("Entries of each registered row")
struct EntryTests {
    /// Without the row that users do not see.
    private static let rows = ((try? RowRegistry.linked().rows) ?? []).filter {
        $0.name != "ValueRow"
    }

    /// The rows that the user cannot fill in, or only in a selectable section.
    private static let fixed: Set = [
        "ButtonRow", "ButtonRowOf", "ButtonRowWithPresent", "ImageCheckRow", "LabelRow",
        "ListCheckRow", "UserInfoRow", "ViewRow", "ViewRowOf",
    ]

    @Test("are added, filled in, moved, deleted and restored", arguments: rows)
    func entries(row: RowDescriptor) async throws {
        var user = try User(row)
        let section = user.section

        // The user adds an entry and fills it in.
        user.add()
        let first = try #require(section.entries.first)
        #expect(first.isBlankEntry)
        let isFilledIn = await user.fillIn(first)
        #expect(isFilledIn != Self.fixed.contains(row.name), "\(row.name)")
        user.leave()
        #expect(section.entries.count == 1)
        #expect(user.values.count == (isFilledIn ? 1 : 0))

        // Two more entries, the first of which the program fills in.
        user.add()
        user.add()
        try #require(section.entries.count == 3)
        let (second, third) = (section.entries[1], section.entries[2])
        if let value = row.example.value { second.baseValue = try row.value(from: value) }
        let count = user.values.count
        #expect(count == [first, second].count { !$0.isBlankEntry })

        user.send(.move(2), to: first)
        #expect(section.entries == [second, third, first])
        #expect(user.values.count == count)
        user.send(.delete, to: third)
        #expect(section.entries == [second, first])
        #expect(user.values.count == count)

        let state = user.stage.state
        let fresh = try User(row)
        let problems = fresh.stage.restore(state)
        #expect(fresh.section.entries.count == 2)
        let omitted = Set(state.omittedValues)
        #expect(problems.allSatisfy { omitted.contains($0.place) }, "\(problems)")
        guard omitted.isEmpty else { return }
        #expect(try fresh.json == user.json)
        #expect(fresh.drawing == user.drawing)

        user.send(.delete, to: first)
        user.send(.delete, to: second)
        #expect(section.entries.isEmpty)
        #expect(user.values.isEmpty)
    }
}

/// A user who fills in a section with one kind of row.
private struct User {
    let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder])
    let stage: FormStage
    private let example: JSONValue?
    /// The beginning of a video or a picture.
    private let media: FileReference
    private var random = SeededGenerator(seed: 1)

    init(_ row: RowDescriptor) throws {
        let factory = RowFactory(try RowRegistry.linked())
        let settings = row.example.settings
        example = row.example.value
        media =
            row.name == "VideoRow"
            ? FileReference(
                name: "a", mediaType: "video/webm",
                content: Data([0x1A, 0x45, 0xDF, 0xA3] + "webm".utf8))
            : FileReference(
                name: "a", mediaType: "image/png",
                content: Data([0x89] + "PNG\r\n\u{1A}\n".utf8))
        section.tag = "entries"
        section.multivaluedRowToInsertAt = { _ in
            (try? factory.make(row.name, settings: settings, rows: row.example.blankRows))
                ?? row.make()
        }
        stage = FormStage(FormViewController(form: Form() +++ section))
    }

    var values: [any Sendable] { section.values() }

    var json: String {
        get throws { try stage.controller.form.json().text }
    }

    /// The drawing, without views that belong to the screen.
    var drawing: [Substring] {
        stage.textDrawing.split(separator: "\n").filter { !$0.hasSuffix(": label") }
    }

    func send(_ action: ViewAction, to row: BaseRow) {
        _ = stage.receive(ViewEvent(ViewID(row.key), action))
    }

    func add() {
        if let button = section.addButton { send(.press, to: button) }
    }

    /// Closes open screens and leaves the focused row.
    func leave() {
        while stage.screens.count > 1 {
            guard let screen = stage.snapshot.last else { return }
            _ = stage.receive(ViewEvent(screen.id, .dismiss))
        }
        stage.top.endEditing()
    }

    /// Performs any actions that the controls of the screen accept, until the row has a value.
    nonisolated(nonsending) mutating func fillIn(_ row: BaseRow) async -> Bool {
        let button = section.addButton.map { ViewID($0.key) }
        for _ in 0..<400 where row.isBlankEntry {
            let views = stage.snapshot.last?.everyView.filter {
                $0.id != button && ![.form, .section, .stack, .label, .image].contains($0.kind)
            }
            guard let view = views?.randomElement(using: &random) else { continue }
            let action = fitting(view) ?? ViewAction.random(on: view, using: &random)
            switch action {
            case .delete, .move, .swipe: continue
            case .type: _ = stage.receive(ViewEvent(view.id, .focus))
            default: break
            }
            _ = stage.receive(ViewEvent(view.id, action))
            for order in stage.takeWork().start { stage.finish(order.id, await order.run()) }
        }
        return !row.isBlankEntry
    }

    /// An action for views whose values are hard to guess.
    private mutating func fitting(_ view: ViewDescription) -> ViewAction? {
        switch (view.kind, example) {
        case (.color, let color?): (try? RowColor(documentValue: color)).map { .color($0) }
        case (.date, .string(let date)?) where random.chance(2): .date(date)
        case (.file, _): .files([media])
        default: nil
        }
    }
}

extension RowExample {
    /// The rows of a group without their values.
    fileprivate var blankRows: [JSONValue] {
        rows.map { row in
            guard case .object(var members) = row else { return row }
            members["value"] = nil
            return .object(members)
        }
    }
}
