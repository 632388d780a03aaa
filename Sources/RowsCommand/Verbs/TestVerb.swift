import PlainText
import RowKit
import RowLaws

/// `rows test [NAME …]`, which checks the laws of rows.
enum TestVerb: Verb {
    static let usage = VerbUsage(
        name: "test",
        summary: "Check the laws that every row must keep.",
        details: [
            "Check the named rows, or all rows of the program. Each row is created from its "
                + "example, and then used as users, documents and hosts would use it.",
            "For a named row, print each law; otherwise, print each row and the laws that it "
                + "breaks, with what was found and what to change. The exit status is 1 if a law is "
                + "broken.",
            "The article Testing describes the laws. The tests of a row's package check the same "
                + "laws with expectLaws.",
        ],
        operand: .row.optional.repeatable, options: [.json])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let registry = try call.program.registry()
        var rows: [RowDescriptor] = []
        for name in call.arguments.operands {
            rows.append(try call.row(named: name, in: registry))
        }
        let isAll = rows.isEmpty
        if isAll { rows = registry.rows }
        let factory = RowFactory(registry)
        var isFaultless = true
        var json: [JSONValue] = []
        let progress = ProgressLine(call.environment)
        for (place, row) in rows.enumerated() {
            progress.show("\(place + 1) of \(rows.count): \(row.name)")
            let trial = LawTrial(of: row, by: factory)
            progress.clear()
            if !trial.broken.isEmpty { isFaultless = false }
            if call.arguments.has(.json) {
                json.append(trial.json)
            } else {
                // Print each row as soon as it is checked, because checking takes a while.
                let lines = trial.lines(isWhole: !isAll, style: call.environment.outputStyle)
                guard try call.program.printPart(lines) else { break }
            }
        }
        if call.arguments.has(.json) { call.program.print(.array(json)) }
        return isFaultless ? .success : .problems
    }
}

/// The laws that a row keeps and violates, as far as they can be checked.
private struct LawTrial {
    let row: RowDescriptor
    private let results: [(law: RowLaw, breaches: [String])]

    init(of row: RowDescriptor, by factory: RowFactory) {
        self.row = row
        results = RowLaw.all.compactMap { law in
            law.breaches(row, factory).map { (law, $0) }
        }
    }

    /// The laws that the row violates.
    var broken: [String] { results.filter { !$0.breaches.isEmpty }.map(\.law.sentence) }

    /// - Parameter isWhole: Whether the laws that the row keeps are also listed.
    func lines(isWhole: Bool, style: TextStyle) -> [String] {
        let count = results.count - broken.count
        let verdict = broken.isEmpty ? "keeps all \(count) laws" : "breaks \(words(broken.count))"
        var lines = [style.heading(row.name) + " " + verdict]
        for (law, breaches) in results where isWhole || !breaches.isEmpty {
            lines.append("  \(breaches.isEmpty ? "kept  " : "broken")  \(law.sentence)")
            let advice = breaches.isEmpty ? [] : [law.advice]
            lines += (breaches + advice).flatMap { text in
                text.split(separator: "\n").map { "            \($0)" }
            }
        }
        return lines
    }

    private func words(_ count: Int) -> String {
        "\(count) \(count == 1 ? "law" : "laws") of \(results.count)"
    }

    var json: JSONValue {
        [
            "row": .string(row.name), "plugin": .string(row.plugin),
            "laws": .array(
                results.map { law, breaches in
                    [
                        "law": .string(law.sentence), "advice": .string(law.advice),
                        "breaches": .array(breaches.map(JSONValue.string)),
                    ]
                }),
        ]
    }
}
