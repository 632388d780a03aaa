import RowKit
import StandardRows
import Testing

@testable import WebHost

/// The state of such a page was damaged, or has expired.
@Suite("A page whose state cannot be restored")
struct LostStateTests {
    private let box = SubmissionBox()
    private static let lost = "could not be restored"

    private static let forms: FormList = [
        "trip": {
            Form {
                Section {
                    NameRow("name")
                    LabelRow("country")
                    ButtonRow("fill") { row in
                        row.onCellSelection { _, row in
                            row.section?.form?.setValues(["country": "Peru"])
                        }
                    }
                    ButtonRow("send") { row in
                        row.onCellSelection { _, row in _ = try? row.section?.form?.submit() }
                    }
                }
            }
        },
        "party": {
            Form {
                Section { SwitchRow("more") }
                Self.guests("guests", hidden: nil)
                Self.guests("friends", hidden: "$more != true")
            }
        },
    ]

    private static func guests(_ tag: String, hidden: Condition?) -> MultivaluedSection {
        MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) { section in
            section.tag = tag
            section.hidden = hidden
            section.maximumCount = 3
            section.multivaluedRowToInsertAt = { _ in NameRow() }
        }
    }

    /// The fields of a page of the party with entries.
    private func party(
        _ entries: KeyValuePairs<String, String>
    ) -> [(name: String, value: String)] {
        [("_is", "more/accessory"), ("more/accessory", "on")]
            + entries.map { ("#\($0.key)/content/field", $0.value) }
    }

    /// The fields of a page with a value that no control contains, with a damaged seal.
    private func fields() async throws -> [(name: String, value: String)] {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        visitor.enter("Ada", in: "name/content/field")
        try await visitor.press("_press", "fill")
        #expect(visitor.page.text.contains("Peru"))
        visitor.enter("AAAA", in: "_state")
        return visitor.fields
    }

    @Test("is not submitted by a post, but drawn with the reason, and submitted by the next")
    func posting() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.post("/trip", try await fields() + [("_submit", ":")])
        #expect(visitor.status == .unprocessableContent)
        #expect(visitor.location == nil)
        #expect(box.all.isEmpty)
        #expect(visitor.page.text.contains(Self.lost))
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
        try await visitor.press("_press", "fill")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.count == 1)
        #expect(box.all.first?.values["country"] == "Peru")
    }

    @Test("is not submitted by a row of the form either")
    func rows() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.post("/trip", try await fields() + [("_press", "send")])
        #expect(box.all.isEmpty)
        #expect(visitor.page.text.contains(Self.lost))
        try await visitor.press("_press", "send")
        #expect(box.all.count == 1)
    }

    @Test("explains that it has expired, whichever button is pressed", arguments: [true, false])
    func expiry(isSubmission: Bool) async throws {
        let clock = JumpingClock()
        let keys = try SealKeys(secret: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
        let site = FormSite(
            Self.forms, keys: keys, settings: FormSite.Settings(), clock: clock.clock
        ) { _ in .page }
        let visitor = Visitor(site)
        try await visitor.open("/trip")
        visitor.enter("Ada", in: "name/content/field")
        clock.jump(hours: 24 * 8)
        try await visitor.press(isSubmission ? "_submit" : "_commit", ":")
        #expect(visitor.location == nil)
        #expect(visitor.status == (isSubmission ? .unprocessableContent : .ok))
        #expect(visitor.page.text.contains("The page was open for too long."))
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
    }

    @Test("is not submitted when it connects, but performs other events")
    func connecting() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let controls = [(name: "name/content/field", value: "Ada"), ("_state", "AAAA")]
        for event in [#"{"submit": ":"}"#, #"{"view": "send", "do": "press"}"#] {
            page.site = try box.site(Self.forms)
            let answer = try await page.connect(controls: controls, log: [event])
            #expect(answer["refused"]?.text.contains(Self.lost) == true)
            #expect(answer["go"] == nil)
            #expect(box.all.isEmpty)
        }
        page.site = try box.site(Self.forms)
        let filled = try await page.connect(
            controls: controls, log: [#"{"view": "fill", "do": "press"}"#])
        #expect(filled["html"]?.text.contains("Peru") == true)
        try await page.submit()
        #expect(box.all.count == 1)
        #expect(box.all.first?.values["country"] == "Peru")
    }

    private static let order: KeyValuePairs = [
        "guests:4": "Ada", "guests:2": "Grace", "friends:1": "Joan",
    ]

    @Test("has its entries again, in their order, also in a section that other input shows")
    func entries() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.post("/party", party(Self.order) + [("_state", "AAAA")])
        #expect(visitor.page.text.contains(Self.lost))
        #expect(!visitor.page.text.contains("Some entries"))
        try await visitor.press("_submit", ":")
        let values = try #require(box.all.first?.values)
        #expect(values["guests"] == ["Ada", "Grace"])
        #expect(values["friends"] == ["Joan"])
    }

    @Test("has its entries again when it connects")
    func connectedEntries() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/party")
        page.site = try box.site(Self.forms)
        page.seals = ["AAAA"]
        try await page.connect(controls: party(Self.order))
        try await page.submit()
        #expect(box.all.first?.values["guests"] == ["Ada", "Grace"])
        #expect(box.all.first?.values["friends"] == ["Joan"])
    }

    @Test("has no more entries than allowed, and says that some are missing")
    func maximum() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        let names: KeyValuePairs = [
            "guests:1": "Ada", "guests:2": "Grace", "guests:3": "", "guests:4": "Joan",
        ]
        try await visitor.post("/party", party(names) + [("_state", "AAAA")])
        #expect(visitor.page.text.contains("Some entries could not be restored."))
        try await visitor.press("_submit", ":")
        #expect(box.all.first?.values["guests"] == ["Ada", "Grace"])
    }

    @Test(
        "says what it lost only if a control that is missing contained something",
        arguments: [
            ("gone/content/field", "Ada", true), ("gone/content/field", "", false),
            ("_is", "gone/accessory", false), ("token", "1", false),
            ("color/content/color!none", "1", false), ("name>#:0:0/content/field", "Ada", true),
        ])
    func missing(name: String, value: String, isTold: Bool) async throws {
        let visitor = Visitor(try box.site(Self.forms))
        for state in ["AAAA", nil] {
            let seals = state.map { [(name: "_state", value: $0)] } ?? []
            try await visitor.post("/party", [(name, value)] + seals)
            #expect(visitor.page.text.contains("Some entries") == (isTold && state != nil))
        }
    }

    @Test("has no more entries than a user could be expected to add")
    func manyEntries() async throws {
        let forms: FormList = [
            "list": {
                Form {
                    MultivaluedSection(multivaluedOptions: .insert) { section in
                        section.tag = "list"
                        section.multivaluedRowToInsertAt = { _ in NameRow() }
                    }
                }
            }
        ]
        let visitor = Visitor(try box.site(forms))
        let entries = (1...1_001).map { (name: "_is", value: "#list:\($0)/content/field") }
        try await visitor.post("/list", entries + [("_state", "AAAA")])
        #expect(visitor.page.elements(ofClass: "entry").count == 1_000)
    }
}
