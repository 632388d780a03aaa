import RowKit
import RowSeals
import StandardRows
import Synchronization
import Testing

@testable import RowHTTP
@testable import WebHost

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The form of a record")
struct RecordFormTests {
    /// The key of a record, with the version that the user saw.
    private struct Key: Codable, Sendable {
        var id: String
        var version: Int
    }

    private struct Person: Codable, Sendable {
        var name: String
        var city: String
        var version = 1
    }

    private struct Edited: Decodable {
        var name: String
        var city: String
    }

    private struct Outage: Error {}

    /// A stand-in for a database.
    private final class People: Sendable {
        private let records = Mutex(["7": Person(name: "Ada", city: "London")])
        private let reads = Mutex(0)
        let isDown = Mutex(false)

        /// The number of times that a key was asked for.
        var readCount: Int { reads.withLock { $0 } }

        subscript(_ id: String) -> Person? {
            get { records.withLock { $0[id] } }
            set { records.withLock { $0[id] = newValue } }
        }

        func key(_ opening: FormSite.Opening) async throws -> any Encodable & Sendable {
            reads.withLock { $0 += 1 }
            await Task.yield()
            if isDown.withLock({ $0 }) { throw Outage() }
            if opening.owner == "eve" { throw FormSite.Refusal.forbidden }
            let id = opening.query["id"] ?? ""
            guard let person = self[id] else { throw FormSite.Refusal.notFound }
            return Key(id: id, version: person.version)
        }

        func form(_ key: Key) async throws -> Form {
            await Task.yield()
            guard let person = self[key.id] else { throw FormSite.Refusal.notFound }
            let form = Form("Edit") {
                Section {
                    NameRow("name")
                    TextRow("city")
                    PasswordRow("password")
                }
            }
            _ = try form.fill(from: person)
            return form
        }
    }

    /// A record with a value for each kind of control.
    private struct Booking: Codable, Equatable {
        var name = "Ada"
        var remarks = "one\ntwo"
        var isFlexible = true
        var isPaid = false
        var guests = 2
        var budget = 1.5 as Float
        var nights = 3.0
        var room = "Single"
        var meals: Set = ["Breakfast"]
        var day = Date(timeIntervalSince1970: 1_700_006_400)

        static let changed = Booking(
            name: "Alan", remarks: "three", isFlexible: false, isPaid: true, guests: 3,
            budget: 4.5, nights: 5, room: "Double", meals: ["Lunch", "Dinner"],
            day: Date(timeIntervalSince1970: 1_800_057_600))

        func form() throws -> Form {
            let form = Form("Booking") {
                Section {
                    NameRow("name")
                    TextAreaRow("remarks")
                    SwitchRow("isFlexible")
                    CheckRow("isPaid")
                    IntRow("guests")
                    SliderRow("budget")
                    StepperRow("nights")
                    SegmentedRow<String>("room") { $0.options = ["Single", "Double"] }
                    DateRow("day")
                }
                SelectableSection<ListCheckRow<String>>(
                    "Meals", selectionType: .multipleSelection
                ) { section in
                    section.tag = "meals"
                    for meal in ["Breakfast", "Lunch", "Dinner"] {
                        section
                            <<< ListCheckRow<String>(meal) { row in
                                row.title = meal
                                row.selectableValue = meal
                            }
                    }
                }
            }
            #expect(try form.fill(from: self).isEmpty)
            return form
        }
    }

    private final class Bookings: Sendable {
        private let versions = Mutex([Booking()])
        var version: Int { versions.withLock { $0.count } }
        var current: Booking { versions.withLock { $0[$0.count - 1] } }
        func change(to booking: Booking) { versions.withLock { $0.append(booking) } }
    }

    private let box = SubmissionBox()
    private let people = People()

    private func site(
        secret: String = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
    ) throws -> FormSite {
        var forms = FormList()
        forms.add("edit") { [people] (key: Key) in try await people.form(key) }
        forms.add("news") { Form { EmailRow("email") } }
        return try box.site(forms, secret: secret)
    }

    private func page(_ site: FormSite, owner: String = "") -> LivePage {
        let page = LivePage(site, owner: owner)
        page.context = { [people] in try await people.key($0) }
        return page
    }

    private func visitor(_ site: FormSite, owner: String = "") -> Visitor {
        let visitor = Visitor(site, owner: owner)
        visitor.context = { [people] in try await people.key($0) }
        return visitor
    }

    @Test("is made from the query, the owner and the name, only where a form is made")
    func opening() async throws {
        let visitor = visitor(try site(), owner: "ada")
        try await visitor.open("/edit?id=7&id=8&from=list")
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
        #expect(people.readCount == 1)
        try await visitor.open("/news?id=7")
        #expect(visitor.status == .ok)
        #expect(people.readCount == 1)

        let page = page(try site())
        try await page.open("/edit?id=7")
        #expect(people.readCount == 3)
        try await page.type("Grace", into: "name/content/field")
        try await page.submit()
        #expect(people.readCount == 3)
        let submission = try #require(box.all.first)
        #expect(submission.owner == "")
        #expect(try submission.context(as: Key.self).version == 1)
        #expect(try submission.decode(Edited.self).name == "Grace")
    }

    @Test("has the query in the addresses of its page")
    func addresses() async throws {
        let visitor = visitor(try site())
        try await visitor.open("/edit?id=7&x=%20y")
        #expect(visitor.page["rowkit"]?["action"] == "/edit?id=7&x=%20y")
        visitor.enter("Grace", in: "name/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.location == "/edit/done?id=7&x=%20y")
        #expect(box.all.first?.values["name"] == "Grace")
    }

    @Test("is refused as its server says")
    func refusals() async throws {
        let visitor = visitor(try site())
        try await visitor.open("/edit?id=9")
        #expect(visitor.status == .notFound)
        try await visitor.open("/edit")
        #expect(visitor.status == .notFound)
        let eve = self.visitor(try site(), owner: "eve")
        try await eve.open("/edit?id=7")
        #expect(eve.status == .forbidden)
        people.isDown.withLock { $0 = true }
        try await visitor.open("/edit?id=7")
        #expect(visitor.status == .internalError)
    }

    @Test("is in no state and in no page, but for what its controls show")
    func secrecy() async throws {
        people["7"] = Person(name: "Ada", city: "London")
        let site = try site()
        let page = page(site)
        try await page.open("/edit?id=7")
        try await page.type("Grace", into: "name/content/field")
        let id = try #require(SessionID(page.name))
        let session = try #require(site.session(id, form: "edit", Owner("")))
        let state = await session.session.withStage { "\($0.state)" }
        #expect(state.contains("Grace"))
        #expect(!state.contains("London"))
    }

    @Test("has the changed record and what the user entered, if it is made again, and says so")
    func changedRecord() async throws {
        let page = page(try site())
        try await page.open("/edit?id=7")
        try await page.type("Grace", into: "name/content/field")
        people["7"] = Person(name: "Alan", city: "Paris", version: 2)
        page.site = try site()
        page.page = "p.2"
        let answer = try await page.connect(controls: [])
        let html = try #require(answer["html"]?.text(of: .string))
        #expect(html.contains("Grace"))
        #expect(html.contains("Paris"))
        #expect("\(answer)".contains(Phrases().text(.recordChanged)))
        try await page.submit()
        let submission = try #require(box.all.first)
        #expect(try submission.context(as: Key.self).version == 1)
        #expect(try submission.decode(Edited.self).name == "Grace")
        #expect(try submission.decode(Edited.self).city == "Paris")
    }

    @Test("has the changed record in each control that a page without a script did not change")
    func untouchedControls() async throws {
        let bookings = Bookings()
        var forms = FormList()
        forms.add("booking") { (_: Key) in try bookings.current.form() }
        let visitor = Visitor(try box.site(forms))
        visitor.context = { _ in Key(id: "1", version: bookings.version) }
        try await visitor.open("/booking")
        bookings.change(to: .changed)
        visitor.enter("4", in: "guests/content/field")
        try await visitor.press("_commit")
        #expect(visitor.page.text.contains(Phrases().text(.recordChanged)))
        #expect(visitor.page["name/content/field"]?["value"] == "Alan")
        try await visitor.press("_submit", ":")
        var expected = Booking.changed
        expected.guests = 4
        #expect(try box.all.first?.decode(Booking.self) == expected)
        #expect(try box.all.first?.context(as: Key.self).version == 1)
    }

    @Test("continues without a note if its record is the same")
    func sameRecord() async throws {
        let page = page(try site())
        try await page.open("/edit?id=7")
        try await page.type("Grace", into: "name/content/field")
        page.site = try site()
        page.page = "p.2"
        let answer = try await page.connect(controls: [])
        #expect(!"\(answer)".contains(Phrases().text(.recordChanged)))
    }

    @Test("is made again from the query if the key of its page is lost")
    func lostKey() async throws {
        let page = page(try site())
        try await page.open("/edit?id=7")
        page.site = try site(secret: "ICECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
        page.page = "p.2"
        let answer = try await page.connect(controls: [("name/content/field", "Grace")])
        #expect("\(answer)".contains(Phrases().text(.pageNotRestored)))
        try await page.submit()
        #expect(try box.all.first?.decode(Edited.self).name == "Grace")
        #expect(try box.all.first?.decode(Edited.self).city == "London")
    }

    @Test("that no longer exists refuses its page, with and without a script, in words")
    func deletedRecord() async throws {
        let page = page(try site())
        try await page.open("/edit?id=7")
        let visitor = visitor(try site())
        try await visitor.open("/edit?id=7")
        people["7"] = nil
        page.site = try site()
        page.page = "p.2"
        await #expect(throws: LivePage.Refused(status: .notFound)) { try await page.connect() }
        var request = try Visitor.request("/edit?id=7", visitor.fields + [("_submit", ":")])
        request.headers[.accept] = "text/html"
        let response = await visitor.site.respond(to: request, context: visitor.context)
        #expect(response.status == .notFound)
        #expect(ReadPage(response.bytes).text.contains(Phrases().text(.goBackAndCopy)))
        #expect(box.all.isEmpty)
    }

    @Test("does not continue at the address of another record")
    func otherAddress() async throws {
        people["8"] = Person(name: "Alan", city: "Paris")
        let visitor = visitor(try site())
        try await visitor.open("/edit?id=7")
        let fields = visitor.fields + [(name: "_submit", value: ":")]
        try await visitor.post("/edit?id=8", fields)
        #expect(visitor.page.text.contains(Phrases().text(.pageNotRestored)))
        #expect(box.all.isEmpty)
    }
}
