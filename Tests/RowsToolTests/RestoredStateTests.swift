import Foundation
import RowExamples
import RowKit
import TestRuns
import Testing

/// Whatever users make of a form is made again by its state, in a form that was just made.
@Suite("A restored state")
struct RestoredStateTests {
    private static let registry = Result { try RowRegistry.linked() }

    /// A form of every registered row, with entries of each in a section.
    private static func everyRow() throws -> FormViewController {
        let registry = try registry.get()
        let factory = RowFactory(registry)
        let form = Form("Every row")
        form +++ Section("Rows")
        for row in registry.rows {
            let made = try factory.make(
                row.name, tag: "of-\(row.name)", settings: row.example.settings,
                value: row.example.value)
            form[0].append(made)
            // Without a tag, and blank.
            form[0].append(try factory.make(row.name, settings: row.example.settings))
        }
        let names = registry.rows.map(\.name)
        form
            +++ MultivaluedSection { section in
                section.tag = "entries"
                section.multivaluedOptions = [.insert, .delete, .reorder]
                section.multivaluedRowToInsertAt = { place in
                    let name = names[place % names.count]
                    return (try? factory.make(name)) ?? LabelRowStandIn(tag: nil)
                }
            }
        return FormViewController(form: form)
    }

    private static func controller(of number: Int) throws -> FormViewController {
        let names = RowExamples.forms.names
        return number < names.count
            ? try RowExamples.forms.controller(names[number]) : try everyRow()
    }

    /// What is compared: all that there is to see, and the values.
    ///
    /// What belongs to the screen is not: the part of a map that is shown, and whether a new password
    /// is shown. Secure text and the number of a card are not part of a state.
    private static func summary(of stage: FormStage) throws -> String {
        let lines = stage.textDrawing.split(separator: "\n").compactMap { line -> Substring? in
            let isOfScreen = [": canvas ", "\"Zoom ", ": toggle \"Show\""].contains {
                line.contains($0)
            }
            // A label is made when there is first something to show, and shows nothing afterwards.
            if isOfScreen || line.hasSuffix(": label") { return nil }
            return line.replacing("textField \"\" [ascii", with: "textField [secure, ascii")
                .replacing("[secure, filled", with: "[secure")
                .replacing(/number: textField "[^"]*"/, with: "number: textField")
        }
        let values = try stage.controller.form.json(includeHidden: true).text
        return lines.joined(separator: "\n") + "\n" + values
    }

    @Test("is all that random users made of each example and of every registered row")
    func random() async {
        for seed in Runs.seeds(of: 10_000) { await Self.compareRestored(from: seed) }
    }

    // A function that waits and throws crashes the optimiser.
    private nonisolated(nonsending) static func compareRestored(from seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let number = random.below(RowExamples.forms.names.count + 1)
        guard var user = attempt({ RandomUser(try controller(of: number), random: random) }),
            let fresh = attempt({ RandomUser(try controller(of: number), random: random) })
        else { return }
        await use(&user, &random)
        let place: Comment =
            "form \(number), ROWKIT_SEED=\(seed)\n\(user.done.joined(separator: "\n"))"
        let omits = attempt { try restore(user.stage, in: fresh.stage, place) }
        var restored = fresh
        await restored.settle()
        if omits == false { attempt { try compare(restored.stage, with: user.stage, place) } }
    }

    /// Returns what a closure returns, or records what it throws.
    @inline(never)
    @discardableResult
    private static func attempt<Result>(_ body: () throws -> Result) -> Result? {
        do {
            return try body()
        } catch {
            Issue.record(error)
            return nil
        }
    }

    private nonisolated(nonsending) static func use(
        _ user: inout RandomUser, _ random: inout SeededGenerator
    ) async {
        for _ in 0..<(5 + random.below(40)) {
            user.step()
            if random.chance(3) { await user.settle() }
        }
        // The focus, and what is only open while it is there, are the host's.
        user.stage.top.endEditing()
        await user.settle()
    }

    /// Restores the state of a stage in another, through JSON.
    ///
    /// - Returns: Whether the state omits values or screens.
    private static func restore(
        _ stage: FormStage, in fresh: FormStage, _ place: Comment
    ) throws -> Bool {
        let state = stage.state
        let read = try JSONDecoder().decode(FormState.self, from: JSONEncoder().encode(state))
        try #require(read == state, place)
        // What the program opened without a row stays closed.
        let isOpened = { (problem: FormProblem) in
            problem.message == "a screen was not opened by a row"
        }
        let problems = fresh.restore(read)
        let omitted = Set(state.omittedValues)
        try #require(
            problems.allSatisfy { omitted.contains($0.place) || isOpened($0) },
            "\(problems) \(place)")
        return !omitted.isEmpty || problems.contains(where: isOpened)
    }

    /// A state, without which values of presented screens differ from those that they opened with.
    ///
    /// A restored screen opens with the values that its presenting row has by then. The values
    /// themselves are compared as they are shown.
    private static func comparable(_ state: FormState) throws -> JSONValue {
        guard case .object(var members) = try JSONValue(encoding: state),
            case .array(var screens)? = members["screens"]
        else { return try JSONValue(encoding: state) }
        for place in screens.indices.dropFirst() {
            guard case .object(var screen) = screens[place],
                case .object(var rows)? = screen["rows"]
            else { continue }
            for (key, row) in rows {
                guard case .object(var row) = row else { continue }
                (row["type"], row["value"]) = (nil, nil)
                rows[key] = row.isEmpty ? nil : .object(row)
            }
            screen["rows"] = .object(rows)
            screens[place] = .object(screen)
        }
        members["screens"] = .array(screens)
        return .object(members)
    }

    private static func compare(
        _ fresh: FormStage, with stage: FormStage, _ place: Comment
    ) throws {
        try #require(try comparable(fresh.state) == comparable(stage.state), place)
        let (now, before) = (try summary(of: fresh), try summary(of: stage))
        try #require(now == before, place)
    }

    #if os(Linux)
        @Test("is the same in a process of its own")
        func process() async throws {
            let scratch = try ScratchFolder("state")
            var random = SeededGenerator(seed: Runs.seed)
            var user: RandomUser
            // Files and secret values are not part of a state, so they could not be compared.
            repeat {
                user = RandomUser(
                    try Self.everyRow(), random: SeededGenerator(seed: random.next()))
                for _ in 0..<30 { user.step() }
                user.stage.top.endEditing()
                await user.settle()
                user.stage.controller.form.setValues(
                    ["of-TextRow": "draft", "entries": [String]()])
            } while !user.stage.state.omittedValues.isEmpty
            let file = scratch.url.appending(path: "state.json")
            try JSONEncoder().encode(user.stage.state).write(to: file)
            let answer = scratch.url.appending(path: "answer.txt")
            var child = ChildProcess(
                CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter",
                "RestoredStateTests/restoredHere")
            child.environment = ["STATE_FILE": file.path, "ANSWER_FILE": answer.path]
            let outcome = try await child.run()
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            let text = try String(contentsOf: answer, encoding: .utf8)
            #expect(try text == Self.summary(of: user.stage))
        }

        @Test("is read and answered by the child of the test above")
        func restoredHere() async throws {
            let environment = ProcessInfo.processInfo.environment
            guard let file = environment["STATE_FILE"], let answer = environment["ANSWER_FILE"]
            else { return }
            let data = try Data(contentsOf: URL(filePath: file))
            let state = try JSONDecoder().decode(FormState.self, from: data)
            var user = RandomUser(try Self.everyRow(), random: SeededGenerator(seed: 0))
            let problems = user.stage.restore(state)
            await user.settle()
            let omitted = Set(state.omittedValues)
            #expect(problems.allSatisfy { omitted.contains($0.place) }, "\(problems)")
            try Self.summary(of: user.stage).write(
                to: URL(filePath: answer), atomically: true, encoding: .utf8)
        }
    #endif
}

/// A row in the place of one that cannot be made.
private final class LabelRowStandIn: Row<StandInCell>, RowType {}
private final class StandInCell: Cell<String>, CellType {}
