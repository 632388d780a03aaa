import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("A server that edits records")
struct CarriedRecordsTests {
    private struct Order: Sendable {
        var id = "7"
        var customer = "Ada"
        var version = 1
        var entry = OrderEntry(name: "Engine")
    }

    private struct OrderKey: Codable {
        let id: String
        let version: Int
    }

    private struct OrderEntry: Codable {
        var name: String
    }

    /// Where the example keeps an order.
    private actor Store {
        enum Problem: Error {
            case takenName
            case changed(by: String)
        }

        private(set) var order: Order? = Order()

        func order(_ id: String?) -> Order? { order.flatMap { $0.id == id ? $0 : nil } }

        func entry(_ id: String) throws -> OrderEntry {
            guard let order = order(id) else { throw FormSite.Refusal.notFound }
            return order.entry
        }

        func update(_ key: OrderKey, with entry: OrderEntry, by user: String, id: String) throws {
            guard entry.name != "Taken" else { throw Problem.takenName }
            guard let order, order.version == key.version else { throw Problem.changed(by: user) }
            self.order?.entry = entry
            self.order?.version += 1
        }

        func append(_ part: [UInt8], to id: String) throws {}
    }

    private let store = Store()

    private func makeSite() -> FormSite {
        let (store, keys) = (store, SealKeys.temporary())
        let settings = FormSite.Settings()
        let orderForm: @Sendable () -> Form = { Form("Order") { Section { NameRow("name") } } }
        var forms = FormList()
        // snippet: carrying-record
        forms.add("edit") { (key: OrderKey) in
            let form = orderForm()
            try form.fill(from: try await store.entry(key.id))
            return form
        }
        // end
        // snippet: carrying-submission
        let site = FormSite(forms, keys: keys, settings: settings) { submission in
            do {
                let entry: OrderEntry = try submission.decode()
                let key = try submission.context(as: OrderKey.self)
                for file in submission.files["plan"] ?? [] {
                    for await part in file.bytes { try await store.append(part, to: submission.id) }
                }
                try await store.update(key, with: entry, by: submission.owner, id: submission.id)
                return .redirect("/orders")
            } catch Store.Problem.takenName {
                return .invalid(["name": "Another order has this name."])
            } catch Store.Problem.changed(let user) {
                return .refused("This order was changed by \(user).")
            } catch {
                return .failed("\(error)")
            }
        }
        // end
        return site
    }

    private func open(
        _ target: String, at site: FormSite, by name: String
    ) async throws -> FormSite.Response {
        let (store, user) = (store, (name: name, id: 1))
        let request = try FormSite.Request(
            method: "GET", target: target, host: "shop.example", headers: [])
        // snippet: carrying-context
        let response = await site.respond(to: request, owner: user.name) { opening in
            guard let order = await store.order(opening.query["id"]) else {
                throw FormSite.Refusal.notFound
            }
            guard order.customer == opening.owner else { throw FormSite.Refusal.forbidden }
            return OrderKey(id: order.id, version: order.version)
        }
        // end
        return response
    }

    @Test("opens a form from the record that the query names")
    func opening() async throws {
        let site = makeSite()
        let page = try await open("/edit?id=7", at: site, by: "Ada")
        guard case .bytes(let bytes) = page.body else {
            Issue.record("the page is a stream")
            return
        }
        #expect(ReadPage(bytes)["name/content/field"]?["value"] == "Engine")
        #expect(ReadPage(bytes)["rowkit"]?["action"] == "/edit?id=7")
        #expect(try await open("/edit?id=8", at: site, by: "Ada").statusCode == 404)
        #expect(try await open("/edit?id=7", at: site, by: "Eve").statusCode == 403)
    }

    @Test(
        "saves a submission, or returns why not",
        arguments: [
            ("Mill", 1, FormSite.Outcome.redirect("/orders")),
            ("Taken", 1, .invalid(["name": "Another order has this name."])),
            ("Mill", 2, .refused("This order was changed by Ada.")),
        ])
    func saving(name: String, version: Int, outcome: FormSite.Outcome) async throws {
        let submission = FormSite.Submission(
            form: "edit", values: ["name": .string(name)], id: "1", owner: "Ada",
            context: ["id": "7", "version": .integer(version)])
        #expect(await makeSite().submitted(submission) == outcome)
    }
}
