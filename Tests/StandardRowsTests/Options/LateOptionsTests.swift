import RowLaws
import StandardRows
import Synchronization
import Testing

@testable import RowKit

/// A plugin whose cities are loaded, unless they cannot be reached.
private enum AtlasPlugin: RowPlugin {
    struct Unreachable: Error {}

    @TaskLocal static var isReachable = true
    static let version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let optionSources = [
        OptionSource("cities", "The cities of a country.") { (country: String) in
            guard isReachable else { throw Unreachable() }
            return ["AT": ["Graz", "Linz", "Wien"], "CH": ["Bern", "Graz"]][country] ?? []
        }
    ]
}

@Suite("Options that load when they are chosen from")
struct LateOptionsTests {
    private let factory: RowFactory

    init() throws {
        factory = RowFactory(try RowRegistry(StandardRowPlugin.self, AtlasPlugin.self))
    }

    private struct Rows {
        let form: Form
        let country: NameRow
        let city: PushRow<String>

        init(_ factory: RowFactory, where condition: String? = nil) throws {
            var source: [String: JSONValue] = ["source": "cities", "row": "country"]
            source["where"] = condition.map { .string($0) }
            form = try factory.form(from: [
                "sections": [
                    [
                        "rows": [
                            ["row": "NameRow", "tag": "country"],
                            ["row": "PushRow", "tag": "city", "optionsFrom": .object(source)],
                        ]
                    ]
                ]
            ])
            country = try #require(form.rowBy(tag: "country"))
            city = try #require(form.rowBy(tag: "city"))
        }
    }

    @Test("keep a value until they are loaded, and then remove it if the user caused that")
    func checking() async throws {
        let rows = try Rows(factory)
        rows.form.setValues(["country": "AT", "city": "Wien"])
        rows.country.setValue("CH", by: .user)
        #expect(rows.city.value == "Wien", "nothing is known of the cities yet")
        rows.city.loadOptions()
        await rows.form.settle(clock: .continuous)
        #expect(rows.city.value == nil)

        rows.country.setValue("AT", by: .user)
        rows.city.setValue("Graz", by: .user)
        rows.country.setValue("CH", by: .user)
        rows.city.loadOptions()
        await rows.form.settle(clock: .continuous)
        #expect(rows.city.value == "Graz", "there is a city of the same name")
    }

    @Test("keep a value that the program made impossible, as invalid")
    func keeping() async throws {
        let rows = try Rows(factory)
        rows.form.setValues(["country": "AT", "city": "Wien"])
        rows.country.value = "CH"
        rows.city.loadOptions()
        await rows.form.settle(clock: .continuous)
        #expect(rows.city.value == "Wien")
        #expect(rows.form.validate().map(\.code) == ["notOffered"])
    }

    @Test("are loaded before a value is submitted")
    func submitting() async throws {
        let rows = try Rows(factory)
        rows.form.setValues(["country": "AT", "city": "Wien"])
        let error = #expect(throws: SubmissionError.self) { try rows.form.submit() }
        #expect(error?.validating == ["city"])
        #expect(try await rows.form.submit()["city"] as? String == "Wien")

        rows.form.setValues(["city": "Bern"])
        #expect(throws: SubmissionError.self) { try rows.form.submit() }
        let other = try Rows(factory)
        other.form.setValues(["country": "AT", "city": "Bern"])
        let refusal = await #expect(throws: SubmissionError.self) { try await other.form.submit() }
        #expect(refusal?.errors.map(\.code) == ["notOffered"])
    }

    @Test("that cannot be loaded let no value be submitted")
    func failing() async throws {
        let rows = try Rows(factory)
        rows.form.setValues(["country": "AT", "city": "Wien"])
        let refusal = await AtlasPlugin.$isReachable.withValue(false) {
            await #expect(throws: SubmissionError.self) { try await rows.form.submit() }
        }
        #expect(refusal?.errors.map(\.code) == ["unchecked"])
        rows.city.loadOptions()
        await rows.form.settle(clock: .continuous)
        #expect(try await rows.form.submit()["city"] as? String == "Wien")
    }

    @Test("that cannot be loaded let no value of several be submitted")
    func failingSeveral() async throws {
        let form = try factory.form(from: [
            "sections": [
                [
                    "rows": [
                        ["row": "NameRow", "tag": "country", "value": "AT"],
                        [
                            "row": "MultipleSelectorRow", "tag": "cities",
                            "optionsFrom": ["source": "cities", "row": "country"],
                        ],
                    ]
                ]
            ]
        ])
        form.setValues(["cities": Set(["Wien", "Graz"])])
        let refusal = await AtlasPlugin.$isReachable.withValue(false) {
            await #expect(throws: SubmissionError.self) { try await form.submit() }
        }
        #expect(refusal?.errors.map(\.code) == ["unchecked"])
        let row: MultipleSelectorRow<String> = try #require(form.rowBy(tag: "cities"))
        row.loadOptions()
        await form.settle(clock: .continuous)
        #expect(try await form.submit()["cities"] as? Set<String> == ["Wien", "Graz"])
    }

    @Test("are filtered by a condition")
    func filtering() async throws {
        let rows = try Rows(factory, where: "SELF BEGINSWITH $country.length OR SELF CONTAINS 'i'")
        rows.country.value = "AT"
        rows.city.loadOptions()
        await rows.form.settle(clock: .continuous)
        #expect(rows.city.options == ["Linz", "Wien"])
        let saved = factory.save(rows.form)
        #expect(saved.leftOut.isEmpty)
        #expect(saved.json["sections"].map { "\($0)".contains("BEGINSWITH") } == true)
        #expect(rows.form.problems.isEmpty)
    }
}
