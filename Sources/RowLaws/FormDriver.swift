import RowKit

/// Drives a form as a host would, with no task and no clock, and finds what nobody expected.
///
/// Each verb is one event of a person's. The closure behind it says what is to change; whatever
/// else changes is a finding, and so is what does not.
///
/// ```swift
/// let driver = FormDriver(form: form)
/// driver.type("Berl", into: "city") { $0.values["city"] = "Berl" }
/// driver.expectWork("search", of: "city", after: .milliseconds(300))
/// await driver.advance(by: .milliseconds(300)) { $0.values["city"] = "Berlin" }
/// driver.finish()
/// ```
///
/// Findings too are: work that nobody expected or that is left at the end, events that the form
/// refuses, names that nothing bears, the form's problems, and tags that conditions and rules name
/// and nothing bears when a form is opened, the first one or one of a later screen
/// (`unknownTags()`). They are kept in ``findings``; for Swift Testing use `FormTester` of
/// RowTesting.
///
/// Verbs address the screen on top: rows by the names of ``DriverState``, what is in them by part,
/// `stars/3`, and buttons beside rows by what they say. A verb moves no focus by itself;
/// ``focus(_:_:fileID:filePath:line:column:)`` and ``blur(_:fileID:filePath:line:column:)`` do.
open class FormDriver {
    /// What a verb is to change: gets the state before it, and makes of it the one after.
    public typealias Expectation = (inout DriverState) -> Void

    /// What is driven.
    public final let stage: FormStage

    /// What was found, from first to last.
    public private(set) final var findings: [Finding] = []

    /// Whether changes and work that nobody expected are findings.
    ///
    /// What is expected has to come about in any case.
    public final var isExhaustive = true

    /// Whether ``finish(fileID:filePath:line:column:)`` was called.
    public private(set) final var isFinished = false

    final var work = DriverWork()
    private final var knownProblems: Set<FormProblem> = []
    /// The forms on the stage whose tags were looked at, referred to weakly.
    private final var knownForms: [() -> Form?] = []
    private final var awaitedRefusal: AwaitedRefusal?
    private final let origin: CallSite

    private struct AwaitedRefusal {
        let reason: ViewRefusal.Reason
        var isMet = false
    }

    /// Opens a controller.
    public init(
        _ controller: FormViewController, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) {
        stage = FormStage(controller)
        origin = CallSite(fileID, filePath, line, column)
        takeWork(origin)
        reportProblems(origin)
    }

    /// Opens a form.
    public convenience init(
        form: Form, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        self.init(
            FormViewController(form: form), fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Takes a finding as it is found; overrides call super.
    open func report(_ finding: Finding) { findings.append(finding) }

    // MARK: What there is

    /// The form that the first screen shows.
    public final var form: Form { stage.controller.form }

    /// What a person has before them.
    public final var state: DriverState {
        _ = stage.takeChanges()
        return DriverState(stage)
    }

    /// How much time has passed since the driver was made.
    public final var now: Duration { work.now }

    /// The view of a name on the screen on top; nil: there is none.
    ///
    /// ```swift
    /// let popup = driver.view("city/popup") as? ListView
    /// ```
    public final func view(_ name: String) -> BaseView? {
        try? ViewSearch(stage)?.view(named: name)
    }

    // MARK: Doing

    /// Does anything that a host may send to what bears a name.
    public final func send(
        _ action: ViewAction, to name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("\(action.name) to", name, action), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Expects that the form refuses what is done in a closure.
    ///
    /// ```swift
    /// driver.expectRefusal(.disabled) { $0.type("Ada", into: "name") }
    /// ```
    public final func expectRefusal(
        _ reason: ViewRefusal.Reason, _ body: (FormDriver) -> Void, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        let outer = awaitedRefusal
        awaitedRefusal = AwaitedRefusal(reason: reason)
        body(self)
        if awaitedRefusal?.isMet == false {
            report(
                Finding(
                    .missingRefusal, at: "expectRefusal(.\(reason))",
                    "nothing was refused as \(reason)", CallSite(fileID, filePath, line, column)))
        }
        awaitedRefusal = outer
    }

    /// Finds what is left: work that nobody expected, and work without an answer.
    ///
    /// Call it last.
    public final func finish(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        conclude(CallSite(fileID, filePath, line, column), "")
    }

    /// Does what ``finish(fileID:filePath:line:column:)`` does, for a driver that goes without it.
    package final func finishUnlessFinished() {
        guard !isFinished else { return }
        conclude(origin, "; finish() was never called")
    }

    private final func conclude(_ site: CallSite, _ remark: String) {
        beginStep(site)
        reportProblems(site)
        isFinished = true
        guard isExhaustive else { return }
        for piece in work.underWay {
            let due = piece.due <= now ? "due now" : "due in \(piece.due - now)"
            report(
                Finding(
                    .workLeft, at: "\(piece)",
                    "it is still under way at the end, \(due); advance(by:) runs it, "
                        + "answer(_:of:with:) answers it\(remark)",
                    site))
        }
    }

    // MARK: Steps

    /// Does what a person does, and compares what came of it with what was expected.
    final func perform(_ verb: Verb, _ expect: Expectation, _ site: CallSite) {
        let before = beginStep(site)
        guard let search = ViewSearch(stage) else { return }
        do throws(ViewSearch.Miss) {
            let target = try search.target(of: verb)
            let hadFocus = stage.focused == target.id
            guard send(ViewEvent(target.id, verb.action), verb.words, site) else {
                return endStep(verb.words, from: before, expected: before, site)
            }
            var expected = before
            if verb.action == .focus {
                expected.focused = target.row.map { DriverState.name(of: $0, on: stage) }
            }
            if verb.action == .blur, hadFocus { expected.focused = nil }
            expect(&expected)
            endStep(verb.words, from: before, expected: expected, site)
        } catch {
            report(Finding(error.code, at: verb.words, error.message, site))
        }
    }

    /// Takes stock before something happens: what nobody expected until now nobody will.
    ///
    /// - Returns: The state as it is.
    @discardableResult
    final func beginStep(_ site: CallSite) -> DriverState {
        takeWork(site)
        for piece in work.takeUnexpected() where isExhaustive {
            let key = piece.order.key.description.debugDescription
            let delay = piece.order.delay
            let after = delay == .zero ? "" : ", after: \(ValueText.code(of: delay))"
            report(
                Finding(
                    .unexpectedWork, at: "\(piece)",
                    "nobody expected that it would be asked for; "
                        + "say expectWork(\(key), of: \(piece.row.debugDescription)\(after))",
                    piece.site))
        }
        return state
    }

    /// Takes stock of what happened.
    final func endStep(
        _ words: String, from before: DriverState, expected: DriverState, _ site: CallSite
    ) {
        takeWork(site)
        let difference = StateDifference(before: before, expected: expected, after: state)
        if isExhaustive {
            report(difference.unexpected, as: .unexpectedChange, words, site)
        }
        report(difference.missing, as: .missingChange, words, site)
        reportProblems(site)
    }

    /// Takes the work that was asked for, and follows what was opened or closed.
    final func takeWork(_ site: CallSite) {
        _ = stage.takeChanges()
        work.take(stage.takeWork(), site)
    }

    /// - Returns: Whether the form did it.
    private final func send(_ event: ViewEvent, _ words: String, _ site: CallSite) -> Bool {
        guard let refusal = stage.receive(event).refusal else { return true }
        if awaitedRefusal?.reason == refusal.reason {
            awaitedRefusal?.isMet = true
        } else {
            report(Finding(.refused, at: words, "\(refusal) (\(refusal.reason))", site))
        }
        return false
    }

    // MARK: Reporting

    private final func report(
        _ lines: [String], as code: Finding.Code, _ words: String, _ site: CallSite
    ) {
        guard !lines.isEmpty else { return }
        let start =
            code == .unexpectedChange
            ? "it changed what was not expected" : "it did not change what was expected"
        let list = lines.map { "\n  \($0)" }.joined()
        report(Finding(code, at: words, "\(start):\(list)", site))
    }

    private final func reportProblems(_ site: CallSite) {
        let forms = stage.shown.map(\.controller.form)
        for form in forms {
            let isNew = !knownForms.contains { $0() === form }
            let problems = form.problems + (isNew ? form.unknownTags() : [])
            for problem in problems where knownProblems.insert(problem).inserted {
                report(problem, site)
            }
        }
        knownForms = forms.map { form in { [weak form] in form } }
    }

    private final func report(_ problem: FormProblem, _ site: CallSite) {
        report(
            Finding(
                .formProblem, at: problem.place, "\(problem.message) (\(problem.code.rawValue))",
                site))
    }
}
