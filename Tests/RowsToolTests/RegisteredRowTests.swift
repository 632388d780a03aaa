import Foundation
import RowKit
import RowTesting
import Testing

/// Tests every row linked into the tool: those of StandardRows and of all community targets.
///
/// A row that is added to a plugin is included automatically.
@Suite("Each registered row")
struct RegisteredRowTests {
    private static let registry = Result { try RowRegistry.linked() }
    private static let rows = (try? registry.get().rows) ?? []

    @Test("is found in the program")
    func found() throws {
        let registry = try Self.registry.get()
        #expect(registry.plugins.map { $0.name }.contains("StandardRows"))
        let names = registry.plugins.filter { !$0.rows.isEmpty }.map { $0.name }
        #expect(Set(registry.rows.map(\.plugin)) == Set(names))
    }

    @Test("is found though no source imports its library")
    func unnamed() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        let factory = RowFactory(try Self.registry.get())
        for library in ["RatingRow", "SignatureRow", "WeekDayRow"] {
            #expect(!sources.contains { $0.contains("import \(library)") })
            let row = try factory.make(library, tag: "row")
            #expect(String(describing: type(of: row)) == library)
        }
    }

    @Test("is of a plugin whose tests check the laws of rows", arguments: Set(rows.map(\.plugin)))
    func laws(plugin: String) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "\(plugin)Tests")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
        let sources = try paths.filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }
        #expect(sources.contains { $0.contains(/expectLaws\(of: \w+Plugin\.self/) })
    }

    @Test("is created by name in Swift and from a document, and is drawn alike", arguments: rows)
    func made(row: RowDescriptor) throws {
        let factory = RowFactory(try Self.registry.get())
        #expect(row.example != RowExample(), "\(row.name) has no example")
        let fromSwift = try factory.make(
            row.name, tag: row.exampleInJSON["tag"].flatMap { try? String(documentValue: $0) },
            settings: row.example.settings, rows: row.example.rows, value: row.example.value)
        let drawing = Self.drawing(of: Form { fromSwift })
        let document: JSONValue = ["sections": [["rows": [row.exampleInJSON]]]]
        #expect(Self.drawing(of: try factory.form(from: document)) == drawing)

        // Every setting can be set to the value read from it.
        #expect(factory.save(Form { fromSwift }).json == document)

        // Setting every default changes nothing.
        let plain = row.make()
        var defaults: [String: JSONValue] = [:]
        for setting in row.settings where setting.schema != nil {
            defaults[setting.name] = try setting.value(of: plain)
        }
        let again = try factory.make(row.name, settings: defaults)
        for (name, value) in defaults {
            #expect(try row.settings.first { $0.name == name }?.value(of: again) == value)
        }
        #expect(Self.drawing(of: Form { again }) == Self.drawing(of: Form { row.make() }))

        let empty = Self.drawing(of: Form { row.make() })
        try Snapshot.check("\(empty)\n\(drawing)", named: row.name)
    }

    @Test("whose value is an object rejects an unknown member, as does its schema")
    func strayMembers() throws {
        let factory = RowFactory(try Self.registry.get())
        for row in Self.rows {
            guard case .object(var value)? = row.example.value else { continue }
            value["stray"] = 1
            #expect(throws: RowFactoryError.self, "\(row.name)") {
                try factory.make(row.name, settings: row.example.settings, value: .object(value))
            }
            #expect(row.valueSchema?["additionalProperties"] == false, "\(row.name)")
        }
    }

    private static func drawing(of form: Form) -> String {
        FormStage(FormViewController(form: form)).textDrawing
    }
}

/// A text that is stored in a file beside the tests.
///
/// `ROWKIT_RECORD=1` records the files again; review the changes before keeping them.
enum Snapshot {
    static func check(
        _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Drawings/\(name).txt")
        if ProcessInfo.processInfo.environment["ROWKIT_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            kept == text, "\(name) looks different from Drawings/\(name).txt",
            sourceLocation: sourceLocation)
    }
}
