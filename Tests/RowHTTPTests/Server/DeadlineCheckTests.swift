import Testing

@testable import RowHTTP

@Suite("The check of deadlines")
struct DeadlineCheckTests {
    @Test("is due at the earliest noted deadline")
    func earliest() {
        var check = DeadlineCheck()
        var begun = [check.begin(at: .seconds(1_000))]
        check.note(nil)
        #expect(check.next == nil)
        check.note(.seconds(30))
        check.note(.seconds(10))
        check.note(.seconds(20))
        #expect(check.next == .seconds(10))
        begun.append(check.begin(at: .milliseconds(9_999)))
        begun.append(check.begin(at: .seconds(10)))
        #expect(check.next == nil)
        begun.append(check.begin(at: .seconds(10)))
        #expect(begun == [false, false, true, false])
    }

    @Test("is repeated only after an interval, however close the deadlines are")
    func interval() {
        var check = DeadlineCheck()
        check.note(.seconds(1))
        var begun = [check.begin(at: .seconds(1))]
        check.note(.milliseconds(1_001))
        #expect(check.next == .seconds(1) + DeadlineCheck.interval)
        begun.append(check.begin(at: .milliseconds(1_001)))
        begun.append(check.begin(at: .seconds(1) + DeadlineCheck.interval))
        check.note(.seconds(5))
        #expect(check.next == .seconds(5))
        #expect(begun == [true, false, true])
    }
}
