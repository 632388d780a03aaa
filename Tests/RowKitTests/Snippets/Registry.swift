import RowKit
import Testing

// snippet: stars-plugin
/// The plugin of this target.
public enum StarsRowPlugin: RowPlugin {
    /// The version, which a release increases.
    public static let version = "0.1.0"
    /// The rows, each with a summary.
    public static let rows = [
        RowDescriptor(StarsRow.self, "Asks for a number of stars.")
    ]
}
// end

// snippet: document-values
/// The temperature of the shower.
enum Warmth: String, CaseIterable, DocumentValue {
    case cold, warm, hot
}

/// A place on a map.
struct Spot: Codable, Equatable, Sendable, DocumentValue {
    var latitude: Double
    var longitude: Double
}
// end

// snippet: document-schema
extension Spot {
    /// An object with both coordinates and no other member.
    static var documentSchema: JSONValue {
        [
            "type": "object",
            "properties": [
                "latitude": ["type": "number", "minimum": -90, "maximum": 90],
                "longitude": ["type": "number", "minimum": -180, "maximum": 180],
            ],
            "required": ["latitude", "longitude"], "additionalProperties": false,
        ]
    }
}
// end

@Suite("The article's registry")
struct RegistrySnippetTests {
    @Test("creates a row by name")
    func makes() throws {
        // snippet: factory-use
        let registry = try RowRegistry(StarsRowPlugin.self)
        let factory = RowFactory(registry)

        let rating = try factory.make(
            "StarsRow", tag: "rating", settings: ["title": "Your rating", "maximum": 3], value: 2)
        // end
        #expect((rating as? StarsRow)?.cell.line == "★★☆")
        #expect(try Warmth(documentValue: "hot") == .hot)
        #expect(try Spot(documentValue: ["latitude": 1, "longitude": 2]).longitude == 2)
    }

    @Test("has a type of values with a schema, which lists of them use")
    func schema() {
        #expect([Spot].documentSchema["items"] == Spot.documentSchema)
        #expect((Spot.self as any DocumentValue.Type).documentSchema == Spot.documentSchema)
    }

    /// Tests only that linked plugins are found, because other targets determine which these are.
    @Test("finds all linked rows")
    func linked() throws {
        #expect(throws: RegistryError.self) {
            // snippet: linked-registry
            let everything = try RowRegistry.linked()
            let withoutStars = try RowRegistry.linked(excluding: "StarsRow")
            // end
            _ = (everything, withoutStars)
        }
    }

    @Test("describes rows as in the article")
    func describes() throws {
        let registry = try RowRegistry(StarsRowPlugin.self)
        // snippet: registry-list
        for row in registry.rows {
            print(row.name, row.kind, row.valueType, row.summary)
            for setting in row.settings {
                print("  \(setting.name): \(setting.type). \(setting.sentence)")
            }
        }
        // end
        #expect(registry["StarsRow"]?.settings.last?.type == "Int")
    }

    @Test("describes the example of a row as the code in the article")
    func example() throws {
        let form = Form {
            // snippet: stars-created
            StarsRow("stars") {
                $0.title = "Your rating"
                $0.maximum = 3
                $0.value = 2
            }
            // end
        }
        let stars = try #require(form.rowBy(tag: "stars") as? StarsRow)
        #expect(stars.cell.line == "★★☆")
        let example = RowExample(settings: ["title": "Your rating", "maximum": 3], value: 2)
        let row = RowDescriptor(StarsRow.self, "Asks for a number of stars.", example: example)
        #expect(try Article("RegisteringRows").says(row.exampleInSwift))
    }

    @Test("reports errors with the messages in the article")
    func refuses() throws {
        let article = try Article("RegisteringRows")
        let factory = RowFactory(try RowRegistry(NamedStarsPlugin.self))
        let wrong: [(String, [String: JSONValue])] = [
            ("StarRow", [:]), ("TokenTableRow", [:]), ("StarsRow", ["maximun": 3]),
            ("StarsRow", ["maximum": "three"]),
        ]
        for (name, settings) in wrong {
            let error = #expect(throws: RowFactoryError.self) {
                try factory.make(name, settings: settings)
            }
            #expect(article.says("`\(error?.description ?? "")`"))
        }
        let clash = #expect(throws: RegistryError.self) {
            try RowRegistry(NamedStarsPlugin.self, GradePlugin.self)
                .aliasing("StarsRow", to: "GradeRow")
        }
        #expect(article.says("`\(clash?.description ?? "")`"))
    }
}

/// The plugin of the article, as if this module were called StarsRow.
private enum NamedStarsPlugin: RowPlugin {
    static let name = "StarsRow", version = "0.1.0"
    static let rows = StarsRowPlugin.rows
}
