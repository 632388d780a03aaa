import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("Pushes to a page without a stream")
struct KeptPushTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "trip": {
            Form("Trip") {
                Section {
                    NameRow("name"); SwitchRow("round")
                }
            }
        }
    ]

    @Test("are all kept as long as the page may ask for them: the last 64")
    func kept() async throws {
        let (first, second) = try await LivePage.two(of: box.site(Self.forms), at: "/trip")
        for count in 1...64 {
            let isOn = count.isMultiple(of: 2) ? "false" : "true"
            try await second.send("round/accessory", #""do": "toggle", "on": \#(isOn)"#)
        }
        let answer = try await first.ask()
        guard case .array(let before)? = answer["before"] else {
            Issue.record("no pushes: \(answer)")
            return
        }
        #expect(before.compactMap { $0["push"]?.integer } == Array(1...64))
    }

    @Test("bring the state of what another page has entered when it connected, if nothing shows it")
    func state() async throws {
        let (first, second) = try await LivePage.two(of: box.site(Self.forms), at: "/trip")
        _ = try await first.ask()
        let seals = first.seals
        let field = "name/content/field"
        try await second.connect(log: [
            #"{"view": "\#(field)", "do": "focus"}"#, #"{"view": "\#(field)", "do": "blur"}"#,
        ])
        _ = try await first.ask()
        #expect(first.seals.count > seals.count)
    }
}
