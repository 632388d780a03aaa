import RowKit

// Work that rows ask for: expected, run by a clock that is moved by hand, or answered by hand.

extension FormDriver {
    /// Expects that what was done last led a row to ask for work, which begins after a delay.
    ///
    /// The key is the name in `.latest("search")`; that of a rule is `rule "taken"`, with the
    /// rule's identifier. The row is named by its tag, one without by its place:
    /// `sections[0].rows[1]`.
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
        let asked = DriverWork.list(work.unexpected, "nothing was")
        report(Finding(.missingWork, at: place, "it was not asked for; \(asked)", site))
    }

    /// Lets time pass: runs the work that is due meanwhile, one after the other, in the order in
    /// which it is due and then in which it was asked for.
    ///
    /// An operation runs to its end however long that takes, and no time passes meanwhile. Work
    /// that an answer asks for runs as well if it is due in time. Where no time passes, what is due
    /// now runs.
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
        while let piece = work.takeDue(by: end) {
            count += 1
            guard count <= Self.workLimit else {
                let message = "it was asked for again and again, \(Self.workLimit) times"
                report(Finding(.endlessWork, at: "\(piece)", message, site))
                break
            }
            stage.finish(piece.order.id, await piece.order.run())
            takeWork(site)
        }
        var expected = before
        expect(&expected)
        endStep("advance by \(duration)", from: before, expected: expected, site)
    }

    /// How many pieces of work run in one step at the most.
    static var workLimit: Int { 10_000 }

    /// Answers work without running it, whether or not it is due, so that answers come in any
    /// order.
    ///
    /// ```swift
    /// driver.answer("search", of: "city", with: .success(["Berlin"])) {
    ///     $0.values["city"] = "Berlin"
    /// }
    /// ```
    ///
    /// The result is of the very type that the work returns; work and row are named as in
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
            let found = DriverWork.list(work.underWay, "nothing is")
            return report(Finding(.noSuchWork, at: place, "it is not under way; \(found)", site))
        }
        guard piece.order.output == Output.self else {
            let message = "it returns \(piece.order.output), and not \(typeName(Output.self))"
            return report(Finding(.wrongAnswer, at: place, message, site))
        }
        work.remove(piece)
        stage.finish(piece.order.id, WorkResult(result))
        var expected = before
        expect(&expected)
        endStep("answer \(place)", from: before, expected: expected, site)
    }
}
