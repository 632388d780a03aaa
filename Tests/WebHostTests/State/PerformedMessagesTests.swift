import TestRuns
import Synchronization
import Testing

@testable import WebHost

@Suite("The messages of pages")
struct PerformedMessagesTests {
    private final class Log: Sendable {
        private let numbers = Mutex<[Int]>([])
        var all: [Int] { numbers.withLock { $0 } }
        func add(_ number: Int) { numbers.withLock { $0.append(number) } }
    }

    private let log = Log()

    private func perform(_ number: Int, in messages: PerformedMessages) async -> [UInt8]? {
        await messages.perform(number, of: "p") { [log] in
            log.add(number)
            return MessageResult(answer: [UInt8(number)])
        }?.answer
    }

    @Test("are performed once, and the last one is answered again")
    func once() async {
        let messages = PerformedMessages()
        #expect(await perform(1, in: messages) == [1])
        #expect(await perform(2, in: messages) == [2])
        #expect(await perform(2, in: messages) == [2])
        #expect(await perform(1, in: messages) == nil)
        #expect(log.all == [1, 2])
    }

    @Test("that a state includes are not performed")
    func restored() async {
        let messages = PerformedMessages(["p": 3, "q": 1])
        for number in [1, 3, 4] { _ = await perform(number, in: messages) }
        #expect(log.all == [4])
        #expect(messages.all == ["p": 4, "q": 1])
    }

    @Test("are sealed again only if there are new ones")
    func sealing() async {
        let messages = PerformedMessages(["q": 1])
        #expect(messages.takeChanges() == [:])
        _ = await perform(1, in: messages)
        #expect(messages.takeChanges() == ["p": 1])
        #expect(messages.takeChanges() == [:])
    }

    @Test("of a page that is left are not performed without the one that was sent before")
    func leaving() async {
        let messages = PerformedMessages()
        _ = await perform(1, in: messages)
        let lost = await messages.perform(3, of: "p", after: 2) { MessageResult() }
        #expect(lost == nil)
        #expect(messages.last(of: "p") == 1)
        // A page that is loaded again has both.
        for number in [2, 3] { _ = await perform(number, in: messages) }
        #expect(log.all == [1, 2, 3])
        let sent = await messages.perform(4, of: "p", after: 3) { MessageResult(answer: [4]) }
        #expect(sent?.answer == [4])
    }

    @Test("are in a state as soon as the session has their effects, and not before")
    func begun() async {
        let messages = PerformedMessages()
        let (hasBegun, mayGoOn) = (Gate<Bool>(), Gate<Bool>())
        async let result = messages.perform(1, of: "p") {
            hasBegun.open(true)
            _ = await mayGoOn.passed()
            messages.notePerformed(1, of: "p")
            #expect(messages.takeChanges() == ["p": 1])
            return MessageResult()
        }
        _ = await hasBegun.passed()
        #expect(messages.all == [:])
        #expect(messages.takeChanges() == [:])
        mayGoOn.open(true)
        _ = await result
        #expect(messages.all == ["p": 1])
        #expect(messages.takeChanges() == [:])
    }

    @Test("are remembered for the pages that were used last")
    func manyPages() async {
        let messages = PerformedMessages()
        for page in 1...100 {
            _ = await messages.perform(1, of: "\(page)") { MessageResult() }
        }
        #expect(messages.all.count == 64)
        #expect(messages.last(of: "100") == 1)
        #expect(messages.last(of: "1") == 0)
    }
}
