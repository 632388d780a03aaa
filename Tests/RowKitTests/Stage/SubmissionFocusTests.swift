import RowKit
import Testing

@Suite("The focus after a failed submission", .timeLimit(.minutes(1)))
struct SubmissionFocusTests {
    private typealias Host = SessionHost<[ViewChange]>

    /// The focus moves to the name, which is required.
    private static let focus = ViewChange.focus(ViewID("name/content/field"))

    private let session = FormSession {
        let send = StringRow("send")
        let form = Form {
            Section([TextRow("name") { $0.add(rule: RuleRequired()) }, send])
        }
        send.onCellSelection { [unowned form] _, _ in form.requestSubmission() }
        return FormViewController(form: form)
    }

    private func hosts() async -> (Host, Host) {
        (await session.attach { $1.changes }, await session.attach { $1.changes })
    }

    /// All changes that were pushed to a host, which is detached.
    private func pushes(to host: Host) async -> [ViewChange] {
        await host.detach()
        var all: [ViewChange] = []
        for await changes in host.pushes { all += changes }
        return all
    }

    @Test("moves only at the host whose user submitted the form")
    func submitting() async {
        let (own, other) = await hosts()
        await #expect(throws: SubmissionError.self) { try await own.submit() }
        #expect(await pushes(to: own).contains(Self.focus))
        let others = await pushes(to: other)
        #expect(!others.isEmpty)
        #expect(!others.contains(Self.focus))
    }

    @Test("moves only at the host whose user pressed a row that requested the submission")
    func requesting() async {
        let (own, other) = await hosts()
        _ = await own.send(ViewEvent(ViewID("send"), .press))
        await session.untilIdle()
        #expect(await pushes(to: own).contains(Self.focus))
        let others = await pushes(to: other)
        #expect(!others.isEmpty)
        #expect(!others.contains(Self.focus))
    }

    @Test("moves at all hosts if the form itself requested the submission")
    func byForm() async {
        let (first, second) = await hosts()
        await session.withForm { $0.requestSubmission() }
        await session.untilIdle()
        for host in [first, second] { #expect(await pushes(to: host).contains(Self.focus)) }
    }

    @Test("moves at a session's only host")
    func onlyHost() async {
        var pushes = await session.pushes().makeAsyncIterator()
        await #expect(throws: SubmissionError.self) { try await session.submit() }
        var hasMoved = false
        while !hasMoved, let patch = await pushes.next() {
            hasMoved = patch.changes.contains {
                if case .focus(ViewID("name/content/field")) = $0 { true } else { false }
            }
        }
        #expect(hasMoved)
    }
}
