import RowKit

// Work requested by rows. It is expected, run by advancing the time, or answered directly.

extension FormDriver {
    /// Expects that the last action caused a row to request work that begins after a delay.
    ///
    /// The key is the name in `.latest("search")`, or `rule "taken"` for a rule, with the rule's
    /// identifier. The row has the name of ``DriverState``. A row without a tag can also be named
    /// by its place: `sections[0].rows[1]`.
    public final func expectWork(
        _ key: String, of name: String, after delay: Duration = .zero,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        takeWork(site)
        let place = DriverWork.name(key, of: name)
        if let piece = work.expect(key, of: name) {
            guard piece.order.delay != delay else { return }
            let message = "expected after \(delay), found after \(piece.order.delay)"
            return report(Finding(.missingWork, at: place, message, site))
        }
        if work.hasMissed(key, of: name) {
            let message = "it was requested by an earlier action; expect it directly after that"
            return report(Finding(.missingWork, at: place, message, site))
        }
        let asked = DriverWork.list(work.unexpected, "no work was")
        report(Finding(.missingWork, at: place, "it was not requested; \(asked)", site))
    }

    /// Advances the time and runs the work that is due, ordered by due time and then by request.
    ///
    /// An operation runs to completion, during which no time passes. Work requested by a result
    /// also runs if it is due in time. With a zero duration, the work that is due now runs.
    ///
    /// Then the listeners of a waiting submission run, followed by the work that they request, if
    /// it is due.
    ///
    /// ```swift
    /// await driver.advance(by: .milliseconds(300)) { $0.values["city"] = "Berlin" }
    /// ```
    nonisolated(nonsending) public final func advance(
        by duration: Duration = .zero, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) async {
        let site = CallSite(fileID, filePath, line, column)
        let before = beginStep(site)
        let end = now + duration
        var count = 0
        repeat {
            while let piece = work.takeDue(by: end) {
                count += 1
                guard count <= Self.workLimit else {
                    let message =
                        "work was still being requested after \(Self.workLimit) pieces ran"
                    report(Finding(.endlessWork, at: "\(piece)", message, site))
                    break
                }
                stage.finish(piece.order.id, await piece.order.run())
                beginRequestedSubmissions("advance by \(duration)", site)
                takeWork(site)
                continueSubmissions(site)
            }
        } while await runListeners()
        var expected = before
        expect(&expected)
        endStep("advance by \(duration)", from: before, expected: expected, site)
    }

    /// The maximum number of pieces of work that run in one step.
    static var workLimit: Int { 10_000 }

    /// Answers pending work without running it, whether or not it is due, so that results can
    /// arrive in any order.
    ///
    /// ```swift
    /// driver.answer("search", of: "city", with: .success(["Berlin"])) {
    ///     $0.values["city"] = "Berlin"
    /// }
    /// ```
    ///
    /// The result must have exactly the type that the work returns. The work and the row are named
    /// as in
    /// ``expectWork(_:of:after:fileID:filePath:line:column:)``.
    public final func answer<Output: Sendable>(
        _ key: String, of name: String, with result: Result<Output, any Error>,
        _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let before = beginStep(site)
        let place = DriverWork.name(key, of: name)
        guard let piece = work.find(key, of: name) else {
            let found = DriverWork.list(work.underWay, "no work is")
            return report(Finding(.noSuchWork, at: place, "it is not pending; \(found)", site))
        }
        guard piece.order.output == Output.self else {
            let message = "it returns \(piece.order.output), not \(typeName(Output.self))"
            return report(Finding(.wrongAnswer, at: place, message, site))
        }
        work.remove(piece)
        stage.finish(piece.order.id, WorkOrder.Outcome(result))
        takeWork(site)
        continueSubmissions(site)
        var expected = before
        expect(&expected)
        endStep("answer \(place)", from: before, expected: expected, site)
    }
}
