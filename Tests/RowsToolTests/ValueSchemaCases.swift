import Foundation
import RowExamples
import TestRuns
import Testing

@testable import RowKit

/// The file to write cases to.
private enum CaseFile {
    static let path = ProcessInfo.processInfo.environment["ROWKIT_SCHEMA_CASES"]
}

/// Writes random forms with random values, and whether the forms accept them, for another
/// implementation of JSON Schema to validate: `.ci/schema` runs this test and compares.
@Suite(
    "Value schemas for a third-party validator",
    .enabled(if: CaseFile.path != nil))
struct ValueSchemaCases {
    private static let registry = Result { try RowRegistry.linked() }

    @Test("are written to a file")
    func write() async throws {
        let factory = RowFactory(try Self.registry.get())
        var cases: [JSONValue] = []
        for row in factory.registry.rows {
            let document = RandomDocument(row).document(rules: [])
            let form = try factory.form(from: document)
            let stranger: JSONValue = row.valueSchema?["type"] == "object" ? 1 : [:]
            cases.append(
                try Self.tried(
                    row.name, form, [["value": row.example.value ?? .null], ["value": stranger]]))
        }
        for name in RowExamples.forms.names {
            let values = ExampleValues.good[name] ?? [:]
            var strange = values
            if let tag = values.keys.min() { strange[tag] = [:] }
            cases.append(try Self.tried(name, try await Self.form(name), [values, strange]))
        }
        try #require(!factory.registry.rows.isEmpty)
        try Runs.repeated(of: 40_000) { seed, random in
            let row = factory.registry.rows[Int(seed % UInt64(factory.registry.rows.count))]
            var maker = RandomDocument(row)
            let document = maker.document(using: &random)
            guard let form = try? factory.form(from: document) else { return }
            let values = (0..<6).map { _ in maker.values(using: &random) }
            cases.append(try Self.tried("\(row.name), seed \(seed)", form, values))
        }
        for seed in Runs.seeds(of: 4_000) {
            var random = SeededGenerator(seed: seed)
            for name in RowExamples.forms.names {
                let values = (0..<2).map { _ in ExampleValues.values(of: name, using: &random) }
                let form = try await Self.form(name)
                cases.append(try Self.tried("\(name), seed \(seed)", form, values))
            }
        }
        let text = "[\n" + cases.map(\.text).joined(separator: ",\n") + "]\n"
        try text.write(toFile: #require(CaseFile.path), atomically: true, encoding: .utf8)
    }

    private static func form(_ name: String) async throws -> Form {
        let controller = try await RowExamples.forms.controller(name)
        controller.loadViewIfNeeded()
        return controller.form
    }

    /// A form's schema, with values that it accepted and values that it rejected for a reason that
    /// JSON Schema can express.
    private static func tried(
        _ name: String, _ form: Form, _ values: [[String: JSONValue]]
    ) throws -> JSONValue {
        var accepted: [JSONValue] = []
        var refused: [JSONValue] = []
        for values in values {
            let misfits = form.setDocumentValues(values)
            let errors = form.validate()
            guard case .object(var json) = try form.json(includeSecrets: true) else { continue }
            guard form.problems.isEmpty else { break }
            if misfits.isEmpty {
                if errors.isEmpty { accepted.append(.object(json)) }
                let reasons = RefusalReasons(form: form)
                if errors.contains(where: reasons.areExpressible) { refused.append(.object(json)) }
                continue
            }
            for (tag, value) in values where misfits[tag] != nil {
                // A button without a value is left out.
                guard json[tag] != nil || form.rowBy(tag: tag)?.omitsEmptyValue == true else {
                    continue
                }
                // Whatever the form kept of the value differs from the given value.
                guard
                    value.isOfAnotherType(than: json[tag], in: form, tag)
                        || value.isTooLong(for: form.sectionBy(tag: tag))
                else { continue }
                json[tag] = value
                refused.append(.object(json))
                break
            }
        }
        return [
            "form": .string(name), "schema": form.valueSchema, "accepted": .array(accepted),
            "refused": .array(refused),
        ]
    }
}

extension JSONValue {
    /// The type's name in JSON Schema.
    private var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .integer, .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// Whether the value is a list of more entries than a section may have.
    fileprivate func isTooLong(for section: Section?) -> Bool {
        guard case .array(let elements) = self, let section = section as? BaseMultivaluedSection,
            let limit = section.maximumCount, elements.count > limit
        else { return false }
        // Blank entries are left out.
        return !elements.contains(.null)
    }

    /// Whether the JSON type differs from the one that a row or section with the tag writes.
    fileprivate func isOfAnotherType(than known: JSONValue?, in form: Form, _ tag: String) -> Bool {
        var expected: String?
        if let row = form.rowBy(tag: tag) {
            let type = row.documentType
            if case .string(let name)? = type?.documentSchema["type"] { expected = name }
        } else if let known, known != .null {
            expected = known.typeName
        }
        return expected.map { $0 != typeName && !($0 == "integer" && typeName == "number") }
            ?? false
    }
}

/// Valid values of the example forms, some of which are replaced.
enum ExampleValues {
    static let good: [String: [String: JSONValue]] = [
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
        "dates": ["day": "1990-12-10", "inlineDay": "1990-12-11", "duration": 5400],
        "coffee": [
            "size": "Large", "cups": 2, "milk": 20, "beans": "Gesha", "toGo": true,
            "card": "12345678",
        ],
        "message": ["to": ["Ada Lovelace"], "copy": [], "place": "Park", "text": "Hello"],
        "journey": ["from": ["country": "Chile", "name": "Arica"]],
        "order": ["adults": 2, "children": 1, "member": true],
        "trip": ["nights": 3, "flies": false],
        "tax": ["wages": 30_000, "medical": false],
        "clubs": ["country": "CH", "town": "Bern", "club": "CH105", "others": ["CH100"]],
        "presentations": [
            "show": "Chad", "modal": ["Chile", "Cuba"], "popover": "China", "alert": "Cuba",
            "sheet": "Chile", "day": "1990-12-10",
        ],
    ]

    static func values(of form: String, using random: inout SeededGenerator) -> [String: JSONValue]
    {
        var values = good[form] ?? [:]
        for tag in values.keys.sorted() where random.chance(5) {
            values[tag] = RandomDocument.anything.randomElement(using: &random)
        }
        return values
    }
}
