// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import RowKit
import Testing

// The examples in the comments on documents and registries.

private struct Toppings: OptionSet {
    let rawValue: Int
    static let cheese = Toppings(rawValue: 1)
    static let ham = Toppings(rawValue: 2)
}

// snippet: comment-document-options
extension Toppings: DocumentOptions {
    static var named: [(name: String, option: Toppings)] { [("cheese", .cheese), ("ham", .ham)] }
}
// end

// snippet: comment-plugin-record
nonisolated private let record: RowRegistry.PluginRecord = (
    0x526F_774B, 1, { unsafe RowRegistry.store(StarsRowPlugin.self, at: $0, asked: $1) }
)
// end

private enum Plugins {
    // snippet: comment-plugin
    public enum StarsRowPlugin: RowPlugin {
        public static let version = "0.1.0"
        public static let rows = [
            RowDescriptor(StarsRow.self, "Asks for a number of stars.")
        ]
    }
    // end

    static let rows = [
        // snippet: comment-example
        RowDescriptor(
            StarsRow.self, "Asks for a number of stars.",
            example: RowExample(settings: ["title": "Your rating", "maximum": 3], value: 2))
        // end
    ]
}

private enum Settings {
    // snippet: comment-setting
    open class _StarsRow<Cell: CellType>: Row<Cell> where Cell.Value == Int {
        /// How many stars there are.
        @Setting public var maximum = 5
    }
    // end

    open class _StarsRowWithSettings<Cell: CellType>: Row<Cell> where Cell.Value == Int {
        typealias _StarsRow = _StarsRowWithSettings<Cell>
        @Limited(1...20) public var maximum = 5

        // snippet: comment-preset
        public required init(tag: String?) {
            super.init(tag: tag)
            preset { maximum = 3 }
        }
        // end

        // snippet: comment-settings
        open override class var settings: [RowSetting] {
            super.settings + [
                .init("maximum", \_StarsRow.maximum, "How many stars there are.", in: 1...20)
            ]
        }
        // end
    }
}

private enum LimitedSettings {
    // snippet: comment-limited
    open class _StarsRow<Cell: CellType>: Row<Cell> where Cell.Value == Int {
        /// How many stars there are.
        @Limited(1...20) public var maximum = 5
    }
    // end
}

@Suite("The examples in the comments on documents and registries")
struct DocumentCommentTests {
    @Test("create values of documents")
    func values() throws {
        // snippet: comment-json
        let settings: JSONValue = ["maximum": 5, "labels": ["poor", "good"], "hint": .null]
        // end
        #expect(settings["maximum"] == 5)
        #expect(try Toppings(documentValue: ["ham", "cheese"]) == [.ham, .cheese])
    }

    @Test("create rows by name")
    func factory() throws {
        let registry = try RowRegistry(Plugins.StarsRowPlugin.self)
        // snippet: comment-factory
        let factory = RowFactory(registry)
        let row = try factory.make("StarsRow", tag: "rating", settings: ["maximum": 3], value: 2)
        // end
        #expect(row.tag == "rating" && Plugins.rows.count == 1 && record.magic == 0x526F_774B)
        #expect(Settings._StarsRowWithSettings<StarsCell>.settings.last?.name == "maximum")
        #expect(Settings._StarsRowWithSettings<StarsCell>(tag: nil).maximum == 3)
    }

    @Test("save and load a form")
    func saving() throws {
        let factory = RowFactory(try RowRegistry(Plugins.StarsRowPlugin.self))
        let url = FileManager.default.temporaryDirectory
            .appending(path: "rowkit-comment-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        do {
            let form = Form { StarsRow("rating") { $0.value = 4 } }
            // snippet: comment-saving
            let saved = factory.save(form)
            try saved.data.write(to: url)
            for closure in saved.leftOut { print(closure) }
            // end
        }
        // snippet: comment-loading
        let form = try factory.form(from: Data(contentsOf: url))
        // end
        #expect(form.values()["rating"] as? Int == 4)
    }
}
