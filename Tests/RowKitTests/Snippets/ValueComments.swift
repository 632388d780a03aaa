import RowKit
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The examples in the comments on values, models and submissions.

private struct Accounts {
    func isFree(_ values: FormValues) async throws -> Bool { values["email"] as? String != "taken" }
    func create(_ values: FormValues) async throws {}
}

@Suite("The examples in the comments on values")
struct ValueCommentTests {
    @Test("decode a form's values, and fill a form")
    func models() throws {
        let form = Form {
            Section {
                NameRow("name")
                IntRow("rating")
            }
            MultivaluedSection { section in
                section.tag = "guests"
                section.multivaluedRowToInsertAt = { _ in NameRow() }
            }
        }
        form.setValues(["name": "Ada", "rating": 2])
        // snippet: comment-decoding
        struct SignUp: Codable {
            var name: String
            var rating: Int?
            var guests: [String]
        }
        let signUp = try form.decode(SignUp.self)
        // end
        #expect(signUp.name == "Ada" && signUp.rating == 2 && signUp.guests.isEmpty)
        // snippet: comment-filling
        try form.fill(from: SignUp(name: "Ada", rating: nil, guests: ["Grace"]))
        // end
        #expect(form.values()["guests"] as? [String] == ["Grace"])
        // snippet: comment-values-json
        let json = try form.json()  // {"guests": ["Grace"], "name": "Ada", "rating": null}
        // end
        #expect(json.text == #"{"guests": ["Grace"], "name": "Ada", "rating": null}"# + "\n")
    }

    @Test("bind rows to a model")
    func model() {
        struct Review {
            var name: String
            var rating: Int?
        }
        // snippet: comment-form-model
        let model = FormModel(Review(name: "Ada", rating: nil))
        let form = Form {
            NameRow("name").bind(to: model, \.name)
            IntRow("rating").bind(to: model, \.rating)
        }
        model.value.name = "Grace"  // the row shows it
        form.setValues(["rating": 3])
        _ = model.value.rating  // 3
        // end
        #expect(form.values()["name"] as? String == "Grace" && model.value.rating == 3)
    }

    @Test("clear a value only if the user has changed another one")
    func dependentValues() {
        let (country, city) = (NameRow("country"), NameRow("city"))
        let form = Form {
            country
            city
        }
        // snippet: dependent-value
        country.onValueChange { _, change in
            if change.origin == .user { city.value = nil }
        }
        // end
        form.setValues(["country": "Austria", "city": "Vienna"])
        #expect(form.values()["city"] as? String == "Vienna")
        country.setValue("Switzerland", by: .user)
        #expect(city.value == nil)
    }

    @Test("describe a form's values")
    func schema() throws {
        // snippet: comment-value-schema
        let form = Form {
            NameRow("name") { row in row.add(rule: RuleRequired(allowsBlank: true)) }
            IntRow("rating") { row in
                row.title = "Your rating"
                row.add(rule: RuleSmallerOrEqualThan(max: 5))
            }
        }
        let rating = form.valueSchema["properties"]?["rating"]
        // {"title": "Your rating", "maximum": 5, "type": ["integer", "null"]}
        // end
        let shown = #"{"title": "Your rating", "maximum": 5, "type": ["integer", "null"]}"#
        #expect(rating?.text == shown + "\n")
    }

    @Test("save and resume a draft")
    func state() throws {
        let form = Form { NameRow("name") }
        form.setValues(["name": "Ada"])
        // snippet: comment-form-state
        let draft = try JSONEncoder().encode(form.state)
        // Later, or in another process, with a form made by the same code:
        let problems = form.restore(try JSONDecoder().decode(FormState.self, from: draft))
        // end
        #expect(problems.isEmpty && form.values()["name"] as? String == "Ada")
    }

    @Test("reject a submission")
    func submission() async throws {
        let (form, accounts) = (Form { NameRow("email") }, Accounts())
        // snippet: comment-waiting-submission
        form.onSubmit { values in
            guard try await accounts.isFree(values) else {
                throw SubmissionError(["email": "This address has an account already."])
            }
            try await accounts.create(values)
        }
        // end
        try await form.submit()
        form.setValues(["email": "taken"])
        await #expect(throws: SubmissionError.self) { try await form.submit() }
        let refused: () throws -> Void = {
            // snippet: comment-submission-error
            throw SubmissionError(["email": "This address has an account already."])
            // end
        }
        #expect(throws: SubmissionError.self, performing: refused)
    }

    @Test("request a submission")
    func requestedSubmission() {
        let button = NameRow("send")
        let form = Form { button }
        // snippet: comment-request-submission
        button.onCellSelection { [unowned form] _, _ in form.requestSubmission() }
        // end
        button.didSelect()
        #expect(form.isSubmissionRequested)
    }
}
