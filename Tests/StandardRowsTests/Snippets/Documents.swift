// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import RowKit
import StandardRows
import Testing

private enum Atlas {
    static func countries() async throws -> [String] { ["Chad"] }
    static func cities(of country: String) async throws -> [String] { ["Abéché"] }
}

private enum Plugins {
    // snippet: documents-plugin
    public enum AtlasPlugin: RowPlugin {
        public static let name = "Atlas", version = "0.1.0"
        public static let rows: [RowDescriptor] = []
        public static let actions = [
            RowAction("capitalize", "Writes the value in capital letters.") { row in
                row.baseValue = (row.baseValue as? String)?.uppercased()
            }
        ]
        public static let optionSources = [
            OptionSource("countries", "All countries.") { try await Atlas.countries() },
            OptionSource("cities", "The cities of a country.") { (country: String) in
                try await Atlas.cities(of: country)
            },
        ]
    }
    // end
}

@Suite("The articles on documents")
struct DocumentsSnippetTests {
    /// The blocks of an article fenced with a given word, or with none.
    private func blocks(_ fence: String, of article: String = "Documents") throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/RowKit/RowKit.docc")
        let text = try String(
            contentsOf: folder.appending(path: "\(article).md"), encoding: .utf8)
        // Fences separate the blocks, each of which begins with its word.
        return text.components(separatedBy: "```").enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
            .filter { $0.prefix { $0 != "\n" } == fence }
            .map { String($0.dropFirst(fence.count + 1)) }
    }

    @Test("shows a document that becomes a form and is saved word for word")
    func document() throws {
        let text = try #require(try blocks("json").first)
        let document = Data(text.utf8)
        // snippet: documents-load
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let form = try factory.form(from: document)
        form.setValues(["name": "Emmy", "age": 12, "pets": ["Noether"]])

        let saved = factory.save(form)
        print(saved.text)
        // end
        #expect(form.validate().map(\.description) == ["guardian: A guardian must agree"])
        #expect(form.values()["pets"] as? [String?] == ["Noether"])
        #expect(saved.leftOut == [])
        let fresh = try factory.form(from: document)
        #expect(
            try JSONValue(text: factory.save(fresh).text) == JSONValue(text: text).withRows)
    }

    @Test("shows parts that the program contributes, and the errors for others")
    func parts() async throws {
        let text = try #require(try blocks("json", of: "DocumentsAndPrograms").first)
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self, Plugins.AtlasPlugin.self))
        let form = try factory.form(from: Data(text.utf8))
        let city: PushRow<String> = try #require(form.rowBy(tag: "city"))
        form.setValues(["country": "Chad"])
        city.loadOptions()
        await form.settle(clock: ContinuousClock())
        #expect(city.options == ["Abéché"])
        #expect(city.trailingSwipe.actions.map(\.title) == ["Any", "Loud"])
        #expect(try factory.save(form).json == JSONValue(text: text).withValue("Chad"))
        let wrong = text.replacing("\"cities\"", with: "\"citties\"")
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: Data(wrong.utf8))
        }
        let said = try #require(try blocks("", of: "DocumentsAndPrograms").last)
        #expect(error?.description == said.trimmingCharacters(in: .newlines))
        let header = try #require(try blocks("").first)
        let headed = "{\"sections\": [{\(header), \"rows\": []}]}"
        #expect(try factory.form(from: Data(headed.utf8)).first?.header is ImageHeader)
    }

    @Test("show a form whose rows depend on each other")
    func expressions() throws {
        let text = try #require(try blocks("json", of: "DocumentExpressions").first)
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let form = try factory.form(from: Data(text.utf8))
        form.openedAt = Date(timeIntervalSince1970: 1_738_281_600)
        form.setValues(["name": "Emmy", "insured": true])
        #expect(form.title == "A trip of Emmy")
        #expect(form.values()["nights"] as? Int == 2)
        #expect(form.rowBy(tag: "age")?.title == "How old is Emmy?")
        #expect(form.validate().isEmpty)
        let end = Date(timeIntervalSince1970: 1_738_281_600 + 20 * 86400)
        form.setValues(["end": end])
        #expect(form.validate().map(\.description) == ["age: Must be filled in"])
        form.setValues(["age": 81])
        #expect(form.validate().map(\.description) == ["age: 20 nights are too many"])
        form.setValues(["start": end])
        #expect(
            form.validate().map(\.description)
                == ["end: Only trips of one night and more are insured"])
        form.setValues(["insured": false])
        #expect(form.validate().isEmpty)
        let saved = factory.save(try factory.form(from: Data(text.utf8)))
        #expect(saved.leftOut == [])
        #expect(saved.json == (try JSONValue(text: text)))
    }

    @Test("adds parts to a loaded form that a document cannot contain")
    func additions() throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let document = Data(
            #"{"sections": [{"rows": [{"row": "TextRow", "tag": "city", "value": "Rome"}]}]}"#.utf8)
        func isOffline() -> Bool { true }
        var sent = 0
        func send(_ values: FormValues) { sent = values.count }
        // snippet: documents-additions
        let form = try factory.form(from: document)
        let city: RowOf<String>? = form.rowBy(tag: "city")
        city?.hidden = .function { _ in isOffline() }
        form.onSubmit { values in send(values) }
        // end
        try form.submit()
        #expect(city?.isHidden == true && sent == 0)
    }

    @Test("quotes the factory's errors for the other document")
    func mistakes() throws {
        let text = try #require(try blocks("json").dropFirst().first)
        let said = try #require(try blocks("").dropFirst().first)
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: Data(text.utf8))
        }
        #expect(error?.description == said.trimmingCharacters(in: .newlines))
    }
}

extension JSONValue {
    /// A document whose first row has a value.
    fileprivate func withValue(_ value: JSONValue) -> JSONValue {
        guard case .array(var rows)? = self["sections"]?.elements.first?["rows"],
            case .object(var row)? = rows.first
        else { return self }
        row["value"] = value
        rows[0] = .object(row)
        return ["sections": [["rows": .array(rows)]]]
    }

    private var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// A document in which every section lists its rows, as in a saved one.
    fileprivate var withRows: JSONValue {
        guard case .object(var form) = self, case .array(let sections)? = form["sections"] else {
            return self
        }
        form["sections"] = .array(
            sections.map { section in
                guard case .object(var members) = section else { return section }
                members["rows"] = members["rows"] ?? []
                return .object(members)
            })
        return .object(form)
    }
}
