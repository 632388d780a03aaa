import RowKit
import StandardRows
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The article on forms for programs.

// snippet: json-api-form
func bookingForm() -> Form {
    Form("Booking") {
        Section {
            EmailRow("email") { row in
                row.add(rule: RuleRequired())
                row.add(rule: RuleEmail())
            }
            IntRow("seats") { $0.add(rule: RuleSmallerOrEqualThan(max: 8)) }
            SwitchRow("company")
            NameRow("companyName") { row in
                row.hidden = "NOT $company == true"
                row.add(rule: RuleRequired())
            }
        }
        MultivaluedSection { section in
            section.tag = "guests"
            section.multivaluedRowToInsertAt = { _ in
                NameRow { $0.add(rule: RuleRequired()) }
            }
        }
    }
}
// end

// snippet: json-api-problem
struct InvalidForm: Encodable {
    let type = "https://example.org/problems/invalid-form"
    let title = "The form is invalid"
    let status = 422
    let errors: SubmissionError
}
// end

/// A response of a web framework.
private struct Response {
    var status: Int
    var type = "application/json"
    var body = Data()
}

private struct Booking: Codable, Equatable {
    var email: String
    var seats: Int?
    var guests: [String]
}

private actor Bookings {
    private(set) var all: [Booking] = []
    func add(_ booking: Booking) { all.append(booking) }
}

private struct Server {
    let bookings = Bookings()

    // snippet: json-api-handler
    func book(_ body: Data) async throws -> Response {
        let form = bookingForm()
        do throws(SubmissionError) {
            try await form.submit(json: body)
        } catch {
            let problem = try JSONEncoder().encode(InvalidForm(errors: error))
            return Response(status: 422, type: "application/problem+json", body: problem)
        }
        try await bookings.add(form.decode(Booking.self))
        return Response(status: 201, body: Data(try form.json().text.utf8))
    }
    // end
}

@Suite("The article on forms for programs")
struct SubmitJSONArticleTests {
    @Test("accepts what a user could enter")
    func accepted() async throws {
        let server = Server()
        let body = #"{"email": "ada@example.org", "seats": 2, "guests": ["Grace"]}"#
        let response = try await server.book(Data(body.utf8))
        #expect(response.status == 201)
        #expect(
            await server.bookings.all == [
                Booking(email: "ada@example.org", seats: 2, guests: ["Grace"])
            ])
        #expect(
            try JSONValue(text: String(decoding: response.body, as: UTF8.self)) == [
                "email": "ada@example.org", "seats": 2, "guests": ["Grace"], "company": .null,
            ])
    }

    @Test("responds with all errors, as in the article")
    func refused() async throws {
        let body =
            #"{"emial": "ada@example.org", "seats": 4.5, "companyName": "AG", "guests": ["Ada", ""]}"#
        let response = try await Server().book(Data(body.utf8))
        #expect(response.status == 422)
        let json = try JSONValue(text: String(decoding: response.body, as: UTF8.self))
        let article = try #require(
            try Self.article.components(separatedBy: "```json\n").last?
                .components(separatedBy: "\n```").first)
        #expect(json == (try JSONValue(text: article)))
    }

    private static var article: String {
        get throws {
            let root = URL(filePath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let url = root.appending(path: "Sources/RowKit/RowKit.docc/FormsForPrograms.md")
            return try String(contentsOf: url, encoding: .utf8)
        }
    }

    @Test("shows the errors of a submission in the comment")
    func comment() async throws {
        let body = Data(#"{"email": "ada@example.org", "seats": 4.5}"#.utf8)
        var text = ""
        func save(_ values: FormValues) { Issue.record("submitted") }
        func respond(_ status: Int, _ body: Data) { text = String(decoding: body, as: UTF8.self) }
        // snippet: submit-json
        let form = bookingForm()
        do {
            let values = try await form.submit(json: body)
            save(values)
        } catch {
            let errors = try JSONEncoder().encode(error)
            // [{"place": "/seats", "code": "wrongType", "message": "Has the wrong type"}]
            respond(422, errors)
        }
        // end
        #expect(
            try JSONValue(text: text) == [
                ["place": "/seats", "code": "wrongType", "message": "Has the wrong type"]
            ])
    }
}
