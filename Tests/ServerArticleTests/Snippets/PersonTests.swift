import Foundation
import RowKit
import RowTesting
import Testing
import WebHost

@Suite("The tests in the article on Hummingbird")
struct PersonTests {
    /// A store with an empty database in memory.
    private func makeStore() async throws -> PersonStore {
        let database = MemoryDatabase()
        try await CreatePeople().prepare(on: database)
        return PersonStore(database: { database }, folder: FileManager.default.temporaryDirectory)
    }

    // snippet: hummingbird-tests
    @Test("An address that is not an e-mail address is reported")
    func address() {
        let tester = FormTester(form: personForm("New person"))
        tester.type("Ada", into: "name") { $0.values["name"] = "Ada" }
        tester.type("ada", into: "email") { $0.values["email"] = "ada" }
        tester.submit { $0.errors["email"] = ["Must be a valid e-mail address"] }
        tester.finish()
    }

    @Test("The second of two users is told who was first")
    func conflict() async throws {
        let store = try await makeStore()
        func submission(_ form: String, _ name: String, by owner: String) -> FormSite.Submission {
            FormSite.Submission(
                form: form, values: ["name": .string(name), "email": "ada@example.org"],
                id: "\(form) by \(owner)", owner: owner, context: context)
        }
        var context: JSONValue?
        #expect(await store.save(submission("new", "Ada", by: "Grace")) == .redirect("/people"))

        let person = try #require(try await Person.query(on: store.database()).first())
        context = ["id": .string(try person.requireID().uuidString), "version": 1]
        #expect(await store.save(submission("edit", "Ada L.", by: "Grace")) == .redirect("/people"))
        let refusal = await store.save(submission("edit", "Ada B.", by: "Alan"))
        #expect(refusal == .refused("This person was changed by Grace."))
    }
    // end
}
