import Foundation
import RowExamples
import RowKit
import TestRuns
import Testing

/// Restores the state of a form, after random use, in a newly created form.
@Suite("A restored state")
struct RestoredStateTests {
    private static let registry = Result { try RowRegistry.linked() }

    /// A form of every registered row, and a section with entries of each.
    private static func everyRow() throws -> FormViewController {
        let registry = try registry.get()
        let factory = RowFactory(registry)
        let form = Form("Every row")
        form +++ Section("Rows")
        for row in registry.rows {
            let made = try factory.make(
                row.name, tag: "of-\(row.name)", settings: row.example.settings,
                rows: row.example.rows, value: row.example.value)
            form[0].append(made)
            // Without a tag, and blank.
            form[0].append(
                try factory.make(
                    row.name, settings: row.example.settings, rows: row.example.rows))
        }
        let names = registry.rows.map(\.name)
        form
            +++ MultivaluedSection { section in
                section.tag = "entries"
                section.multivaluedOptions = [.insert, .delete, .reorder]
                section.multivaluedRowToInsertAt = { place in
                    let name = names[place % names.count]
                    do {
                        return try factory.make(name)
                    } catch {
                        Issue.record(error)
                        return LabelRowStandIn(tag: nil)
                    }
                }
            }
        return FormViewController(form: form)
    }

    /// The examples, and the form of every row.
    private static let forms = RowExamples.forms.names + ["every row"]

    private nonisolated(nonsending) static func controller(
        of name: String
    ) async throws -> FormViewController {
        name == "every row" ? try everyRow() : try await RowExamples.forms.controller(name)
    }

    /// The summary that is compared: everything shown, and the values.
    ///
    /// It excludes what belongs to the screen: the visible part of a map, and whether a new
    /// password is shown. Secure text and card numbers are not part of a state.
    ///
    /// - Parameter omitted: The keys of the rows to leave out.
    private static func summary(
        of stage: FormStage, without omitted: [String]
    ) throws -> String {
        let omitted = Set(omitted)
        let lines = shown(of: stage, without: omitted).compactMap { line -> Substring? in
            let isOfScreen = [": canvas ", "\"Zoom ", ": toggle \"Show\""].contains {
                line.contains($0)
            }
            // A label is created once there is something to show, and is empty afterwards.
            if isOfScreen || line.hasSuffix(": label") { return nil }
            return line.replacing("textField \"\" [ascii", with: "textField [secure, ascii")
                .replacing("[secure, filled", with: "[secure")
                .replacing(/number: textField "[^"]*"/, with: "number: textField")
        }
        let values = try stage.controller.form.allRows
            .filter { $0.keys.isDisjoint(with: omitted) }
            .map { "\($0.key): \(try $0.documentValue()?.text ?? "none")" }
        return (lines.map(String.init) + values).joined(separator: "\n")
    }

    /// The lines of a drawing, without those of the cells of omitted rows.
    private static func shown(of stage: FormStage, without omitted: Set<String>) -> [Substring] {
        var lines: [Substring] = []
        var leftOut: Int?
        for line in stage.textDrawing.split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count
            if let cell = leftOut, depth > cell { continue }
            leftOut = nil
            let words = line.split(separator: " ")
            let key = words.count > 1 ? words[1].split(separator: ">").last.map(String.init) : nil
            if words.first == "cell", let key,
                omitted.contains(where: { $0 == key || $0.hasPrefix(key + ":") })
            {
                leftOut = depth
            } else {
                lines.append(line)
            }
        }
        return lines
    }

    @Test("matches the form after random use, for each example and every registered row")
    func random() async {
        var compared: [String: Int] = [:]
        let seeds = Runs.seeds(of: 10_000)
        for seed in seeds {
            let form = Self.forms[Int(seed % UInt64(Self.forms.count))]
            if await Self.compareRestored(form, from: seed) { compared[form, default: 0] += 1 }
        }
        let least = seeds.count / Self.forms.count
        for form in Self.forms {
            #expect(compared[form] ?? 0 >= least, "every run of \(form) is compared")
        }
    }

    // An async function that throws crashes the optimiser.
    private nonisolated(nonsending) static func compareRestored(
        _ form: String, from seed: UInt64
    ) async -> Bool {
        var random = SeededGenerator(seed: seed)
        guard let (one, other) = await controllers(of: form) else { return false }
        var user = RandomUser(one, random: random)
        let fresh = RandomUser(other, random: random)
        await use(&user, &random)
        let place: Comment =
            "\(form), ROWKIT_SEED=\(seed)\n\(user.done.joined(separator: "\n"))"
        let isRead = attempt { try restore(user.stage, in: fresh.stage, place) } != nil
        var restored = fresh
        await restored.settle()
        guard isRead else { return false }
        return attempt { try compare(restored.stage, with: user.stage, place) } != nil
    }

    /// Returns two controllers of a form, or records the error.
    private nonisolated(nonsending) static func controllers(
        of form: String
    ) async -> (FormViewController, FormViewController)? {
        do {
            return (try await controller(of: form), try await controller(of: form))
        } catch {
            Issue.record(error)
            return nil
        }
    }

    /// Returns the result of a closure, or records the error that it throws.
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
        finish(user.stage)
        await user.settle()
    }

    /// Ends everything that is not part of a state.
    private static func finish(_ stage: FormStage) {
        // The focus, and anything open only because of it, belong to the host.
        stage.top.endEditing()
        // A screen that the program opened without a row is not restored, so it is dismissed.
        let screens = sequence(first: stage.controller, next: \.presented).dropFirst()
        screens.first { $0.presenterRow == nil }?.dismiss()
    }

    /// Restores the state of one stage in another, through JSON.
    private static func restore(
        _ stage: FormStage, in fresh: FormStage, _ place: Comment
    ) throws {
        let state = stage.state
        let read = try JSONDecoder().decode(FormState.self, from: JSONEncoder().encode(state))
        try #require(read == state, place)
        let problems = fresh.restore(read)
        try #require(
            Set(problems.map(\.place)) == Set(state.omittedValues), "\(problems) \(place)")
    }

    /// A state without omitted rows, and without the changed values of presented screens.
    ///
    /// A restored screen opens with the current values of its presenting row. The values themselves
    /// are compared as they are shown.
    private static func comparable(
        _ state: FormState, without omitted: [String]
    ) throws -> JSONValue {
        guard case .object(var members) = try JSONValue(encoding: state),
            case .array(var screens)? = members["screens"]
        else { return try JSONValue(encoding: state) }
        // A form that takes up a state keeps its own moment.
        members["openedAt"] = nil
        for place in screens.indices {
            guard case .object(var screen) = screens[place],
                case .object(var rows)? = screen["rows"]
            else { continue }
            for key in omitted { rows[key] = nil }
            for (key, row) in rows where place > 0 {
                guard case .object(var row) = row else { continue }
                (row["type"], row["value"]) = (nil, nil)
                rows[key] = row.isEmpty ? nil : .object(row)
            }
            screen["rows"] = rows.isEmpty ? nil : .object(rows)
            screens[place] = .object(screen)
        }
        members["screens"] = .array(screens)
        return .object(members)
    }

    private static func compare(
        _ fresh: FormStage, with stage: FormStage, _ place: Comment
    ) throws {
        let state = stage.state
        let omitted = state.omittedValues
        try #require(
            try comparable(fresh.state, without: omitted) == comparable(state, without: omitted),
            place)
        clear(omitted, in: stage)
        let now = try summary(of: fresh, without: omitted)
        try #require(try now == summary(of: stage, without: omitted), place)
    }

    /// Gives omitted rows the values of a new form, because other rows may depend on them.
    private static func clear(_ omitted: [String], in stage: FormStage) {
        let omitted = Set(omitted)
        for controller in sequence(first: stage.controller, next: \.presented) {
            for row in controller.form.allRows where !row.keys.isDisjoint(with: omitted) {
                row.resetRowValue()
            }
        }
    }

    #if os(Linux)
        @Test("is the same in a separate process")
        func process() async throws {
            let scratch = try ScratchFolder("state")
            var random = SeededGenerator(seed: Runs.seed)
            var summaries: [String: String] = [:]
            for form in Self.forms {
                var user = RandomUser(
                    try await Self.controller(of: form),
                    random: SeededGenerator(seed: random.next()))
                for _ in 0..<30 { user.step() }
                Self.finish(user.stage)
                await user.settle()
                let state = user.stage.state
                try scratch.write(try JSONValue(encoding: state).text, to: "\(form).json")
                Self.clear(state.omittedValues, in: user.stage)
                summaries[form] = try Self.summary(of: user.stage, without: state.omittedValues)
            }
            var child = ChildProcess(
                CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter",
                "RestoredStateTests/restoredHere")
            child.environment = ["STATE_FOLDER": scratch.url.path]
            let outcome = try await child.run()
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            for form in Self.forms {
                let text = try String(
                    contentsOf: scratch.url.appending(path: "\(form).txt"), encoding: .utf8)
                #expect(text == summaries[form], "\(form)")
            }
        }

        @Test("is read and restored by the child of the test above")
        func restoredHere() async throws {
            guard let folder = ProcessInfo.processInfo.environment["STATE_FOLDER"] else { return }
            for form in Self.forms {
                let file = URL(filePath: folder).appending(path: form)
                let data = try Data(contentsOf: file.appendingPathExtension("json"))
                let state = try JSONDecoder().decode(FormState.self, from: data)
                let controller = try await Self.controller(of: form)
                var user = RandomUser(controller, random: SeededGenerator(seed: 0))
                let problems = user.stage.restore(state)
                await user.settle()
                #expect(Set(problems.map(\.place)) == Set(state.omittedValues), "\(problems)")
                try Self.summary(of: user.stage, without: state.omittedValues).write(
                    to: file.appendingPathExtension("txt"), atomically: true, encoding: .utf8)
            }
        }
    #endif
}

extension BaseRow {
    /// The keys of the row and of the rows within it.
    fileprivate var keys: Set<String> {
        innerRows.reduce(into: [key]) { keys, row in keys.formUnion(row.keys) }
    }
}

/// A placeholder for a row that cannot be created.
private final class LabelRowStandIn: Row<StandInCell>, RowType {}
private final class StandInCell: Cell<String>, CellType {}
