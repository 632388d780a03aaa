import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Drives a form in a test as a host would, without tasks or a clock, and reports unexpected
/// changes.
///
/// Each verb sends one user action. Its closure applies the expected changes to the state. Any
/// other change is a finding, and so is an expected change that does not happen.
///
/// ```swift
/// let driver = FormDriver(form: form)
/// driver.type("Berl", into: "city") { $0.values["city"] = "Berl" }
/// driver.expectWork("search", of: "city", after: .milliseconds(300))
/// await driver.advance(by: .milliseconds(300)) { $0.values["city"] = "Berlin" }
/// driver.finish()
/// ```
///
/// Other findings are unexpected work, work still pending at the end, refused actions, unknown
/// names, and the problems of the form. Whenever a form is opened, unknown tags in its expressions
/// and results that can never fit are findings as well (`unknownTags()`, `unfitExpressions()`, `unfitLists()`). Findings are kept in ``findings``. For Swift
/// Testing, use `FormTester` of RowTesting.
///
/// Verbs address the topmost screen. Rows have the names of ``DriverState``. Views in a row are
/// named by their parts, `stars/3`, and buttons outside rows by their titles.
///
/// Typing moves the focus to the field first, as a click does, so the row that had the focus loses
/// it. Rules that validate on blur then run, and their errors are changes to expect. The new focus
/// itself is expected implicitly. Other verbs do not move the focus, except
/// ``focus(_:_:fileID:filePath:line:column:)`` and ``blur(_:fileID:filePath:line:column:)``.
open class FormDriver {
    /// A closure that turns the state before a verb into the expected state after it.
    public typealias Expectation = (inout DriverState) -> Void

    /// The stage of the driven form.
    public final let stage: FormStage

    /// The findings so far, in order.
    public private(set) final var findings: [Finding] = []

    /// Whether unexpected changes and unexpected work are findings.
    ///
    /// Expected changes and work must occur in any case.
    public final var isExhaustive = true

    /// Whether ``finish(fileID:filePath:line:column:)`` was called.
    public private(set) final var isFinished = false

    final var work = DriverWork()
    /// The submissions that have not ended.
    final var submissions: [Submission] = []
    final var submitted: [[String: any Sendable]] = []
    /// Whether a submission has ended in the current step.
    final var hasEndedSubmission = false
    /// The error that a listener threw in the current step, if it is not meant for users.
    final var failureOfListener: String?
    private final var knownProblems: Set<Form.Problem> = []
    /// The forms on the stage whose tags have been checked, held weakly.
    private final var knownForms: [() -> Form?] = []
    private final var awaitedRefusal: AwaitedRefusal?
    /// The characters that the user has selected in text inputs but the form has not yet received.
    private final var selections: [ViewID: Range<Int>] = [:]
    private final let origin: CallSite

    private struct AwaitedRefusal {
        let reason: ViewRefusal.Reason
        var isMet = false
    }

    /// Creates a driver that opens a controller.
    ///
    /// The driver's time goes on from `openedAt`, the moment at which the form is opened
    /// (`Form.openedAt`), or from the present if it is nil.
    public init(
        _ controller: FormViewController, openedAt: Date? = nil, fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) {
        stage = FormStage(controller)
        origin = CallSite(fileID, filePath, line, column)
        if let openedAt {
            controller.form.keepTime { [weak self] in
                openedAt.addingTimeInterval((self?.now ?? .zero) / .seconds(1))
            }
        }
        takeWork(origin)
        reportProblems(origin)
    }

    /// Creates a driver that opens a form.
    ///
    /// The driver's time goes on from `openedAt`, the moment at which the form is opened
    /// (`Form.openedAt`), or from the present if it is nil.
    public convenience init(
        form: Form, openedAt: Date? = nil, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) {
        self.init(
            FormViewController(form: form), openedAt: openedAt, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// Reports a finding as soon as it is found.
    ///
    /// Overrides call super.
    open func report(_ finding: Finding) { findings.append(finding) }

    // MARK: State

    /// The form on the first screen.
    public final var form: Form { stage.controller.form }

    /// The current state.
    public final var state: DriverState {
        _ = stage.takeChanges()
        var state = DriverState(stage)
        state.isSubmitting = !submissions.isEmpty
        state.submissions = submitted
        return state
    }

    /// The time that has passed since the driver was created.
    public final var now: Duration { work.now }

    /// Returns the view with a name on the topmost screen, or nil if it is not visible.
    ///
    /// ```swift
    /// let popup = driver.view("city/popup") as? ListView
    /// ```
    ///
    /// If neither a row nor another view has this name, that is a finding.
    public final func view(
        _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> BaseView? {
        guard let search = ViewSearch(stage) else { return nil }
        do throws(ViewSearch.Miss) {
            return try search.view(named: name)
        } catch {
            if !search.knowsOwner(of: name) {
                let site = CallSite(fileID, filePath, line, column)
                report(
                    Finding(error.code, at: "view \(name.debugDescription)", error.message, site))
            }
            return nil
        }
    }

    // MARK: Actions

    /// Sends any action of a host to the view or row with a name.
    public final func send(
        _ action: ViewAction, to name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("\(action.name) to", name, action), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Expects that the form refuses the action in a closure.
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

    /// Reports remaining work: unexpected requests and pending work.
    ///
    /// Call this method last.
    public final func finish(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        conclude(CallSite(fileID, filePath, line, column), "")
    }

    /// Finishes the driver if ``finish(fileID:filePath:line:column:)`` was not called.
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
                    "it is still pending at the end, \(due); run it with advance(by:) or answer it "
                        + "with answer(_:of:with:)\(remark)",
                    site))
        }
        for submission in submissions where submission.values != nil {
            report(
                Finding(
                    .workLeft, at: "the submission",
                    "its listeners have not run at the end; run them with advance() or answer it "
                        + "with answerSubmission(with:)\(remark)",
                    site))
        }
    }

    // MARK: Steps

    /// Performs an action and compares the result with the expected state.
    final func perform(_ verb: Verb, _ expect: Expectation, _ site: CallSite) {
        let before = beginStep(site)
        guard let search = ViewSearch(stage) else { return }
        do throws(ViewSearch.Miss) {
            let target = try search.target(of: verb)
            let hadFocus = stage.focused == target.id
            let isOffered = isOffered(verb.action, to: target.id)
            var expected = before
            if verb.needsFocus, !hadFocus {
                guard send(ViewEvent(target.id, .focus), verb.words, site) else {
                    return endStep(verb.words, from: before, expected: before, site)
                }
                // A read-only view takes no focus.
                if stage.focused == target.id {
                    expected.focused = target.row.map { DriverState.name(of: $0, on: stage) }
                }
            }
            guard verb.action == .focus || send(ViewEvent(target.id, verb.action), verb.words, site)
            else { return endStep(verb.words, from: before, expected: expected, site) }
            if verb.action == .blur, hadFocus { expected.focused = nil }
            expect(&expected)
            endStep(verb.words, from: before, expected: expected, site)
            if !isOffered, state != before { reportUnoffered(verb.words, site) }
        } catch {
            report(Finding(error.code, at: verb.words, error.message, site))
        }
    }

    /// Moves the focus to an input, and keeps the selection for later events.
    final func select(_ range: Range<Int>, by verb: Verb, _ expect: Expectation, _ site: CallSite) {
        perform(verb, expect, site)
        guard let id = try? ViewSearch(stage)?.target(of: verb).id, stage.focused == id else {
            return
        }
        selections[id] = range
    }

    /// Begins a step: reports work that should have been expected by now.
    ///
    /// - Returns: The current state.
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
                    "it was requested unexpectedly; expect it with "
                        + "expectWork(\(key), of: \(piece.row.debugDescription)\(after))",
                    piece.site))
        }
        return state
    }

    /// Ends a step: reports differences from the expected state, and new problems.
    final func endStep(
        _ words: String, from before: DriverState, expected: DriverState, _ site: CallSite
    ) {
        beginRequestedSubmissions(words, site)
        takeWork(site)
        var expected = expected
        let state = state
        if hasEndedSubmission, expected.focused == before.focused {
            expected.focused = state.focused
        }
        hasEndedSubmission = false
        let failure = failureOfListener.map { ["a listener of the submission threw \($0)"] } ?? []
        failureOfListener = nil
        let difference = StateDifference(before: before, expected: expected, after: state)
        if isExhaustive {
            report(difference.unexpected, as: .unexpectedChange, words, site, failure)
        }
        report(difference.missing, as: .missingChange, words, site, failure)
        reportProblems(site)
    }

    /// Takes requested work, and follows screens and rows that were opened or closed.
    final func takeWork(_ site: CallSite) {
        _ = stage.takeChanges()
        work.take(from: stage, site)
    }

    /// Sends an event and reports an unexpected refusal.
    ///
    /// - Returns: Whether the form accepted the event.
    private final func send(_ event: ViewEvent, _ words: String, _ site: CallSite) -> Bool {
        var event = event
        if case .type = event.action { selections[event.view] = nil }
        if let input = stage.view(event.view)?.inputOfActions {
            event.selectedRange = selections.removeValue(forKey: input.id) ?? input.selectedRange
        }
        let refusal = refusalOfCollapsed(event) ?? stage.receive(event).refusal
        guard let refusal else { return true }
        let hint = hint(toUnknownKeyOf: event).map { "; \($0)" } ?? ""
        refuse(refusal.reason, "\(refusal)\(hint)", words, site)
        return false
    }

    /// Reports a refusal, unless the test expects it.
    final func refuse(
        _ reason: ViewRefusal.Reason, _ message: String, _ words: String, _ site: CallSite
    ) {
        if awaitedRefusal?.reason == reason {
            awaitedRefusal?.isMet = true
        } else {
            let isNamed = message.hasSuffix("is \(reason)")
            report(
                Finding(.refused, at: words, isNamed ? message : "\(message) (\(reason))", site))
        }
    }

    /// Returns the available keys, the most similar one first, or nil if the event names no unknown
    /// key.
    private final func hint(toUnknownKeyOf event: ViewEvent) -> String? {
        guard case .choose(let keys) = event.action,
            let known = stage.view(event.view)?.keysOnOffer,
            let unknown = keys.first(where: { !known.contains($0) })
        else { return nil }
        return ViewSearch.hint(unknown, among: known)
    }

    /// Returns the reason for refusing an event if its row is in a collapsed section.
    private final func refusalOfCollapsed(_ event: ViewEvent) -> ViewRefusal? {
        guard event.action != .blur, let view = stage.view(event.view),
            stage.row(of: view)?.isCollapsed == true
        else { return nil }
        return ViewRefusal(.hidden, "its section is collapsed; press the section first")
    }

    /// Whether hosts let the user perform an action.
    private final func isOffered(_ action: ViewAction, to id: ViewID) -> Bool {
        guard action == .press, let cell = stage.view(id) as? CellView else { return true }
        return cell.offersSelection
    }

    // MARK: Reporting

    private final func reportUnoffered(_ words: String, _ site: CallSite) {
        report(
            Finding(
                .missingControl, at: words,
                "the user cannot select the row, because its respondsToSelection is false", site))
    }

    private final func report(
        _ lines: [String], as code: Finding.Code, _ words: String, _ site: CallSite,
        _ remarks: [String]
    ) {
        guard !lines.isEmpty else { return }
        let start =
            code == .unexpectedChange
            ? "unexpected changes" : "expected changes that did not happen"
        let list = (lines + remarks).map { "\n  \($0)" }.joined()
        report(Finding(code, at: words, "\(start):\(list)", site))
    }

    private final func reportProblems(_ site: CallSite) {
        let forms = stage.shown.map(\.controller.form)
        for form in forms {
            let isNew = !knownForms.contains { $0() === form }
            let problems =
                form.problems
                + (isNew ? form.unknownTags() + form.unfitExpressions() + form.unfitLists() : [])
            for problem in problems where knownProblems.insert(problem).inserted {
                report(problem, site)
            }
        }
        knownForms = forms.map { form in { [weak form] in form } }
    }

    private final func report(_ problem: Form.Problem, _ site: CallSite) {
        report(
            Finding(
                .formProblem, at: problem.place, "\(problem.message) (\(problem.code.rawValue))",
                site))
    }
}
