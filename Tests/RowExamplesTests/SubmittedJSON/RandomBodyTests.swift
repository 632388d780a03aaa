import RowKit
import TestRuns
import Testing

@testable import RowExamples

@Suite("A random body submitted to an example form")
struct RandomBodyTests {
    private static let good: [String: [String: JSONValue]] = [
        "registration": [
            "phone": "1 23", "location": ["latitude": 1.5, "longitude": -2],
        ],
        "two-steps": ["name": "Ada", "email": "ada@example.org", "dateOfBirth": "1990-12-10"],
        "sign-up": [
            "email": "ada@example.org", "password": "long enough", "passwordAgain": "long enough",
            "age": 36, "isCompany": true, "companyName": "Engines", "country": "France",
            "vatNumber": "FR12345678", "terms": true,
        ],
        "sign-up-arabic": [
            "email": "layla@example.org", "password": "long enough", "passwordAgain": "long enough",
            "name": "ليلى", "birthday": "1990-12-10", "country": "مصر", "income": 1200,
            "companions": ["ليلى"], "news": false, "terms": true,
        ],
        "guests": ["occasion": "A birthday", "guests": ["Ada", "Bo"]],
        "continents": ["continent": "Asia", "oceans": ["Arctic", "Indian"]],
        "two-fields": ["person": ["first": "Ada"], "email": "ada@example.org"],
        "places": ["continent": "Europe", "country": "Spain", "city": "Madrid"],
        "dates": [
            "day": "1990-12-10", "inlineDay": "1990-12-11T10:34:56Z", "duration": 5430,
            "time": "1990-12-10T10:34:56Z", "inlineTime": "1990-12-10T10:34:56Z",
        ],
        "coffee": [
            "size": "Large", "cups": 2.25, "milk": 37, "beans": "Gesha", "toGo": true,
            "card": "12345678",
        ],
        "message": ["to": ["Ada Lovelace"], "copy": [], "place": "Park", "text": "Hello"],
        "journey": [
            "from": ["country": "Chile", "name": "Arica"],
            "to": ["country": "Japan", "name": "Kyoto"],
        ],
        "order": ["adults": 3, "children": 22, "school": "Park", "member": true, "gift": 4.5],
        "trip": ["start": "2060-05-01", "nights": 7, "flies": true, "stopover": "Chad"],
        "tax": ["status": "Single", "birth": "1990-12-10", "children": 0, "wages": 45_000],
        "clubs": ["country": "CH", "town": "Bern", "club": "CH105", "others": ["CH100", "CH199"]],
        "presentations": [
            "show": "Chad", "modal": ["Chile", "Cuba"], "popover": "China", "alert": "Cuba",
            "sheet": "Chile", "day": "1990-12-10",
        ],
    ]

    /// Submits random bodies, and compares with a user who enters the same in the views.
    ///
    /// `ROWKIT_RUNS=full` submits 100,000.
    @Test("is accepted exactly if a user could enter it, and with the same values")
    func verdicts() async throws {
        let names = RowExamples.forms.names
        var bodies: [RandomBody] = []
        for name in names {
            let schema = try await Self.form(name).form.inputSchema
            bodies.append(RandomBody(schema, good: Self.good[name] ?? [:]))
        }
        var accepted = 0
        for seed in Runs.seeds(of: 100_000, part: 1_000) {
            var random = SeededGenerator(seed: seed)
            let index = random.below(names.count)
            let members = bodies[index].members(using: &random)
            let expected = try await NaiveUser(members, in: try await Self.form(names[index]))
                .verdict()
            let controller = try await Self.form(names[index])
            let found = try await Self.submitted(members, to: controller.form)
            if case .accepted = found { accepted += 1 }
            #expect(
                found.comparable(in: controller.form) == expected.comparable(in: controller.form),
                "\(names[index]), ROWKIT_SEED=\(seed): \(JSONValue.object(members).text)")
        }
        #expect(accepted > 0)
    }

    private nonisolated(nonsending) static func form(
        _ name: String
    ) async throws -> FormViewController {
        let controller = try await RowExamples.forms.controller(name)
        controller.loadViewIfNeeded()
        return controller
    }

    private static func submitted(
        _ members: [String: JSONValue], to form: Form
    ) async throws -> Verdict {
        do throws(SubmissionError) {
            try await form.submit(json: .object(members), clock: InstantClock())
        } catch {
            return .refused(Set(error.errors.map { "\($0.pointer): \($0.code)" }))
        }
        return .accepted(try form.json(includeSecrets: true))
    }
}

extension Verdict {
    /// The verdict with only the tags of lists, and of rows that are compared by model, whose
    /// errors are at a part of the value or at the value as a whole.
    fileprivate func comparable(in form: Form) -> Verdict {
        guard case .refused(let errors) = self else { return self }
        return .refused(
            Set(
                errors.map { error in
                    let tag = String(error.dropFirst().prefix { $0 != "/" && $0 != ":" })
                    guard let row: BaseRow = form.rowBy(tag: tag) else { return error }
                    if NaiveUser.isComparedByModel(row) { return tag }
                    return "/\(tag): \(error.split(separator: " ").last ?? "")"
                }))
    }
}

/// A clock on which no time passes while waiting.
private struct InstantClock: Clock {
    typealias Instant = ContinuousClock.Instant
    var now: Instant { .now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
