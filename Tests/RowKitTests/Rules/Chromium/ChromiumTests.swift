import RowText
import TestRuns
import Testing

@testable import RowKit

@Suite("Chromium's verdicts")
struct ChromiumTests {
    @Test("The rules reject what Chromium rejects and, beyond that, only listed classes")
    func verdicts() throws {
        var used: Set<String> = []
        for verdict in Runs.sample(of: try ChromiumVerdict.all()) {
            let name = verdict.text.debugDescription
            guard verdict.isValid else {
                #expect(!isValid(verdict), "Chromium refuses \(name)")
                continue
            }
            let classes = ChromiumDifference.all.filter {
                $0.isEmail == verdict.isEmail && $0.applies(verdict.text)
            }
            // Every text of a class is rejected, and every rejected text belongs to a class.
            let isListed =
                isValid(verdict) ? classes.allSatisfy(\.isInexact) : !classes.isEmpty
            #expect(isListed, "\(name): \(classes.map(\.name)), ROWKIT_SEED=\(Runs.seed)")
            used.formUnion(classes.map(\.example))
        }
        for difference in ChromiumDifference.all where Runs.areFull {
            #expect(used.contains(difference.example), "no verdict needs this: \(difference.name)")
        }
    }

    /// Chromium checks only the low byte of each UTF-16 unit of an opaque host, and ends the host
    /// of a file URL only at a slash.
    @Test("With any scheme allowed, Chromium rejects more only because of two of its own bugs")
    func anyScheme() throws {
        for verdict in try ChromiumVerdict.all() where !verdict.isEmail && !verdict.isValid {
            guard WebAddress.isValid(verdict.text, schemes: []) else { continue }
            let address = WrittenAddress(url: verdict.text)
            let isOpaque = !["http", "https", "ws", "wss", "ftp", "file"].contains(address.scheme)
            let isMistaken =
                isOpaque
                ? address.authority.utf16.contains { unit in
                    unit > 0xFF && "\0\t\n\r #/:<>?@[\\]^|".utf16.contains(unit & 0xFF)
                }
                : address.scheme == "file" && address.tail.contains(/^[?#]/)
            #expect(isMistaken, "Chromium refuses \(verdict.text.debugDescription)")
        }
    }

    @Test("The article lists each class with a reason and an example of no other class")
    func article() throws {
        let rows = try Article("Validation").rows(
            under: "| Rule | Rejected here, accepted by Chromium | Example | Reason |")
        let expected = ChromiumDifference.all.map { difference in
            let rule = difference.isEmail ? "RuleEmail" : "RuleURL"
            let example = difference.shownExample ?? "`\(difference.example)`"
            return "| ``\(rule)`` | \(difference.name) | \(example) | \(difference.reason) |"
        }
        #expect(rows == expected)
        for difference in ChromiumDifference.all {
            let names = ChromiumDifference.all
                .filter { $0.isEmail == difference.isEmail && $0.applies(difference.example) }
                .map(\.name)
            #expect(names == [difference.name], "\(difference.example)")
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

    private func isValid(_ verdict: ChromiumVerdict) -> Bool {
        verdict.isEmail
            ? RuleEmail().isValid(value: verdict.text) == nil
            : RuleURL().isValid(value: verdict.text) == nil
    }
}
