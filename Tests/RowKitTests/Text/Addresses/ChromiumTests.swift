import Testing

@testable import RowKit

@Suite("Chromium's verdicts")
struct ChromiumTests {
    @Test("Every verdict is ours too, or differs for a known reason")
    func verdicts() throws {
        var used: [String: Int] = [:]
        for verdict in try ChromiumVerdict.all() {
            let isValid =
                verdict.isEmail
                ? EmailAddress.isValid(verdict.text)
                : WebAddress.isValid(verdict.text, requiresProtocol: true)
            guard isValid != verdict.isValid else { continue }
            let difference = ChromiumDifference.all.first { difference in
                difference.isEmail == verdict.isEmail
                    && difference.chromiumAccepts ?? verdict.isValid == verdict.isValid
                    && difference.applies(verdict.text)
            }
            let name = verdict.text.debugDescription
            #expect(difference != nil, "Chromium says \(verdict.isValid) to \(name)")
            used[difference?.reason ?? "", default: 0] += 1
        }
        for difference in ChromiumDifference.all {
            #expect(used[difference.reason] != nil, "no verdict needs this: \(difference.reason)")
        }
    }

    @Test("The table has at least 5,000 addresses of each kind, a fifth of them valid")
    func size() throws {
        let verdicts = try ChromiumVerdict.all()
        for isEmail in [true, false] {
            let ofKind = verdicts.filter { $0.isEmail == isEmail }
            #expect(ofKind.count >= 5000)
            #expect(ofKind.count(where: \.isValid) * 5 >= ofKind.count)
        }
    }
}
