import Foundation
import LocationRow
import RowExamples
import RowKit
import StandardRows
import SuggestionRow
import TokenRow
import UserInfoRow

/// The documents beside the examples.
enum ExampleDocuments {
    static let names = [
        "coffee", "continents", "dates", "guests", "message", "order", "places", "presentations",
        "registration", "sign-up", "sign-up-arabic", "tax", "trip",
    ]

    /// The documents that take long to load.
    static let large = ["clubs"]

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/RowExamples/Documents")

    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: "\(name).json"))
    }

    /// A factory with all rows of the examples.
    static func factory() throws -> RowFactory {
        RowFactory(
            try RowRegistry(
                StandardRowPlugin.self, LocationRowPlugin.self, SuggestionRowPlugin.self,
                TokenRowPlugin.self, UserInfoRowPlugin.self, RowExamplesPlugin.self))
    }
}
