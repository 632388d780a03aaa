// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "RowKit",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "RowKit", targets: ["RowKit"]),
        .library(name: "StandardRows", targets: ["StandardRows"]),
        .library(name: "LocaleFormats", targets: ["LocaleFormats"]),
        .library(name: "Translations", targets: ["Translations"]),
        .library(name: "OptionSearch", targets: ["OptionSearch"]),
        .library(name: "RowLaws", targets: ["RowLaws"]),
        .library(name: "RowTesting", targets: ["RowTesting"]),
        .library(name: "WebHost", targets: ["WebHost"]),
        .library(name: "RowsCommand", targets: ["RowsCommand"]),
        .library(name: "ColorRow", targets: ["ColorRow"]),
        .library(name: "CreditCardRow", targets: ["CreditCardRow"]),
        .library(name: "FloatLabelRow", targets: ["FloatLabelRow"]),
        .library(name: "Gazetteer", targets: ["Gazetteer"]),
        .library(name: "GenericPasswordRow", targets: ["GenericPasswordRow"]),
        .library(name: "GooglePlacesClient", targets: ["GooglePlacesClient"]),
        .library(name: "GooglePlacesRow", targets: ["GooglePlacesRow"]),
        .library(name: "LocationRow", targets: ["LocationRow"]),
        .library(name: "MediaRow", targets: ["MediaRow"]),
        .library(name: "PostalAddressRow", targets: ["PostalAddressRow"]),
        .library(name: "RangeSliderRow", targets: ["RangeSliderRow"]),
        .library(name: "RatingRow", targets: ["RatingRow"]),
        .library(name: "RichTextRow", targets: ["RichTextRow"]),
        .library(name: "SignatureRow", targets: ["SignatureRow"]),
        .library(name: "SplitRow", targets: ["SplitRow"]),
        .library(name: "SuggestionRow", targets: ["SuggestionRow"]),
        .library(name: "TableRow", targets: ["TableRow"]),
        .library(name: "TokenRow", targets: ["TokenRow"]),
        .library(name: "UserInfoRow", targets: ["UserInfoRow"]),
        .library(name: "WeekDayRow", targets: ["WeekDayRow"]),
        .executable(name: "rows", targets: ["RowsTool"]),
        .plugin(name: "RegisterRows", targets: ["RegisterRows"]),
        .plugin(name: "RowsPackagePlugin", targets: ["RowsPackagePlugin"]),
        .plugin(name: "RowsNewPackagePlugin", targets: ["RowsNewPackagePlugin"]),
    ],
    targets: [
        .target(name: "CAssets"),
        .target(
            name: "CTextTables",
            exclude: ["compositions.txt", "decompositions.txt", "folding.txt", "idna.txt"]),
        .target(name: "CEventPoll"),
        .target(name: "CRowSection"),
        .target(name: "PlainText"),
        .target(name: "RowSeals"),
        .target(name: "RowHTTP", dependencies: ["PlainText", "CEventPoll"]),
        .target(
            name: "RowText", dependencies: ["PlainText", "CTextTables"],
            exclude: ["Generators"]),
        .target(name: "RowKit", dependencies: ["PlainText", "RowText", "CRowSection"]),
        .target(name: "LocaleFormats", dependencies: ["RowKit", "RowText"]),
        .target(name: "Translations", dependencies: ["RowKit"], plugins: ["RegisterRows"]),
        .target(name: "OptionSearch", dependencies: ["RowKit", "RowText"]),
        .target(name: "RowLaws", dependencies: ["RowKit", "PlainText", "RowText"]),
        .target(name: "RowTesting", dependencies: ["RowKit", "RowLaws"]),
        .target(
            name: "WebHost",
            dependencies: ["RowKit", "PlainText", "RowText", "RowSeals", "RowHTTP", "CAssets"],
            exclude: ["Assets"]),
        .target(
            name: "RowsCommand",
            dependencies: [
                "RowKit", "PlainText", "RowText", "SwiftSource", "RowLaws", "CAssets", "RowHTTP",
                "WebHost",
            ],
            exclude: ["Gallery/Assets"]),
        .target(name: "SwiftSource"),
        .target(
            name: "RowExamples",
            dependencies: [
                "RowKit", "StandardRows", "LocationRow", "SuggestionRow", "TokenRow",
                "UserInfoRow", "LocaleFormats", "Translations",
            ],
            exclude: [
                "Documents/clubs.json", "Documents/coffee.json", "Documents/continents.json",
                "Documents/dates.json",
                "Documents/guests.json", "Documents/message.json", "Documents/order.json",
                "Documents/places.json", "Documents/presentations.json",
                "Documents/registration.json", "Documents/sign-up.json", "Documents/tax.json",
                "Documents/trip.json",
            ],
            resources: [.embedInCode("Documents/sign-up-arabic.json")],
            plugins: ["RegisterRows"]),
        .executableTarget(
            name: "RowsTool",
            dependencies: [
                "RowsCommand", "RowExamples", "StandardRows", "ColorRow", "CreditCardRow",
                "FloatLabelRow", "GenericPasswordRow", "GooglePlacesRow", "LocationRow",
                "MediaRow", "PostalAddressRow", "RangeSliderRow", "RatingRow", "RichTextRow",
                "SignatureRow", "SplitRow", "SuggestionRow", "TableRow", "TokenRow",
                "UserInfoRow", "WeekDayRow", "LocaleFormats", "Translations",
            ]),
        .executableTarget(
            name: "RowBenchmarks",
            dependencies: [
                "RowKit", "OptionSearch", "StandardRows", "TokenRow", "RowHTTP", "WebHost",
            ]),

        // Rows. A program has the rows of every target that it is linked with.
        .target(name: "StandardRows", dependencies: ["RowKit"], plugins: ["RegisterRows"]),
        .target(
            name: "ColorRow", dependencies: ["RowKit", "StandardRows"], path: "Community/ColorRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "CreditCardRow", dependencies: ["RowKit"], path: "Community/CreditCardRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "FloatLabelRow", dependencies: ["RowKit", "StandardRows"],
            path: "Community/FloatLabelRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "CGazetteer", path: "Community/Gazetteer/Data",
            exclude: ["cities.txt", "countries.txt"]),
        .target(
            name: "Gazetteer", dependencies: ["RowKit", "OptionSearch", "CGazetteer"],
            path: "Community/Gazetteer",
            exclude: ["Data", "Generators"]),
        .target(
            name: "GenericPasswordRow", dependencies: ["RowKit", "StandardRows"],
            path: "Community/GenericPasswordRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "GooglePlacesClient", dependencies: ["GooglePlacesRow"],
            path: "Community/GooglePlacesClient"),
        .target(
            name: "GooglePlacesRow",
            dependencies: ["RowKit", "StandardRows", "SuggestionRow", "Gazetteer"],
            path: "Community/GooglePlacesRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "COutline", path: "Community/LocationRow/Data",
            exclude: ["borders.txt", "land.txt", "seas.txt"]),
        .target(
            name: "LocationRow",
            dependencies: ["RowKit", "StandardRows", "SuggestionRow", "Gazetteer", "COutline"],
            path: "Community/LocationRow",
            exclude: ["Data", "Example.json", "Generators"], plugins: ["RegisterRows"]),
        .target(
            name: "MediaRow", dependencies: ["RowKit"], path: "Community/MediaRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "PostalAddressRow", dependencies: ["RowKit"], path: "Community/PostalAddressRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "RangeSliderRow", dependencies: ["RowKit"], path: "Community/RangeSliderRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "RatingRow", dependencies: ["RowKit"], path: "Community/RatingRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "RichTextRow", dependencies: ["RowKit", "StandardRows"],
            path: "Community/RichTextRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "SignatureRow", dependencies: ["RowKit"], path: "Community/SignatureRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "SplitRow", dependencies: ["RowKit", "StandardRows"],
            path: "Community/SplitRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "SuggestionRow", dependencies: ["RowKit", "OptionSearch", "StandardRows"],
            path: "Community/SuggestionRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "TableRow", dependencies: ["RowKit", "StandardRows"],
            path: "Community/TableRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "TokenRow", dependencies: ["RowKit", "OptionSearch"], path: "Community/TokenRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "UserInfoRow", dependencies: ["RowKit"], path: "Community/UserInfoRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),
        .target(
            name: "WeekDayRow", dependencies: ["RowKit"], path: "Community/WeekDayRow",
            exclude: ["Example.json"], plugins: ["RegisterRows"]),

        // Plugins of SwiftPM, and the tool that they run.
        .executableTarget(name: "RegisterRowsTool", dependencies: ["PlainText", "SwiftSource"]),
        .plugin(
            name: "RegisterRows", capability: .buildTool(), dependencies: ["RegisterRowsTool"]),
        .plugin(
            name: "RowsPackagePlugin",
            capability: .command(
                intent: .custom(verb: "rows", description: "Runs rows for this package")),
            dependencies: ["RegisterRowsTool"]),
        .plugin(
            name: "RowsNewPackagePlugin",
            capability: .command(
                intent: .custom(verb: "rows-new", description: "Makes the sources of a new row"),
                permissions: [
                    .writeToPackageDirectory(reason: "It makes the sources of a new row.")
                ]),
            dependencies: ["RegisterRowsTool"]),

        .target(name: "TestRuns", path: "Tests/TestRuns"),
        .target(
            name: "TestRows", dependencies: ["RowKit", "TestRuns"], path: "Tests/TestRows",
            exclude: ["Keys.json"]),
        .testTarget(name: "PlainTextTests", dependencies: ["PlainText"]),
        .testTarget(name: "RowSealsTests", dependencies: ["RowSeals", "TestRuns"]),
        .testTarget(name: "RowHTTPTests", dependencies: ["RowHTTP", "TestRuns"]),
        .testTarget(name: "RowTextTests", dependencies: ["RowText", "TestRuns"]),
        .testTarget(
            name: "RowKitTests",
            dependencies: [
                "RowKit", "PlainText", "RowText", "RowTesting", "TestRows", "TestRuns",
            ],
            exclude: ["Rules/Chromium/ChromiumVerdicts.txt"]),
        .testTarget(
            name: "OptionSearchTests",
            dependencies: ["OptionSearch", "RowKit", "RowTesting", "TestRuns"]),
        .testTarget(
            name: "MainActorTests", dependencies: ["RowKit"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "LocaleFormatsTests", dependencies: ["LocaleFormats", "RowKit", "TestRuns"]),
        .testTarget(
            name: "RowLawsTests", dependencies: ["RowLaws", "RowKit", "TestRows", "TestRuns"]),
        .testTarget(
            name: "RowTestingTests", dependencies: ["RowTesting", "RowLaws", "RowKit", "TestRows"]),
        .testTarget(
            name: "WebHostTests",
            dependencies: [
                "WebHost", "RowSeals", "RowHTTP", "RowKit", "OptionSearch", "StandardRows",
                "CAssets", "MediaRow",
                "TestRows", "TestRuns",
            ],
            exclude: ["Site/WholePages"]),
        // The code of the articles on other servers, whose types it replaces.
        .testTarget(
            name: "ServerArticleTests",
            dependencies: ["WebHost", "RowKit", "StandardRows", "MediaRow", "RowTesting"]),
        .testTarget(
            name: "RowsCommandTests",
            dependencies: [
                "RowsCommand", "PlainText", "RowLaws", "RowKit", "StandardRows", "Translations",
                "RowHTTP", "WebHost", "TestRows", "TestRuns",
            ]),
        .testTarget(
            name: "RegisterRowsToolTests",
            dependencies: [
                "RegisterRowsTool", "RowsCommand", "PlainText", "SwiftSource", "RowKit",
                "TestRuns",
            ]),
        // The nodes that `.ci/histories` plays a network to.
        .executableTarget(
            name: "TestNodes",
            dependencies: [
                "RowHTTP", "WebHost", "RowKit", "StandardRows", "ColorRow", "CreditCardRow",
                "FloatLabelRow", "GenericPasswordRow", "PostalAddressRow", "RangeSliderRow",
                "RatingRow",
                "RichTextRow", "SignatureRow", "SplitRow", "SuggestionRow", "TableRow",
                "TokenRow", "WeekDayRow",
            ],
            path: "Tests/TestNodes"),
        .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource", "TestRuns"]),
        .testTarget(
            name: "ScratchPackageTests",
            dependencies: [
                "RowKit", "RowsCommand", "StandardRows", "TokenRow", "UserInfoRow", "TestRuns",
            ]),
        .testTarget(
            name: "RowExamplesTests",
            dependencies: [
                "RowExamples", "RowKit", "StandardRows", "LocationRow",
                "SuggestionRow", "TokenRow", "UserInfoRow", "RowLaws", "RowTesting", "TestRows",
                "TestRuns",
            ],
            exclude: ["Tax/tax-cases.json"]),
        .testTarget(
            name: "RowsToolTests",
            dependencies: [
                "RowKit", "OptionSearch", "RowLaws", "RowTesting", "RowExamples",
                "StandardRows", "ColorRow", "CreditCardRow", "FloatLabelRow",
                "GenericPasswordRow", "GooglePlacesRow", "LocationRow", "MediaRow",
                "PostalAddressRow", "RangeSliderRow", "RatingRow", "RichTextRow",
                "SignatureRow", "SplitRow", "SuggestionRow", "TableRow", "TokenRow",
                "UserInfoRow", "WeekDayRow", "LocaleFormats", "Translations", "TestRuns",
            ],
            exclude: ["Documents", "Drawings"]),
        .testTarget(
            name: "SplitRowTests",
            dependencies: ["SplitRow", "StandardRows", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "StandardRowsTests",
            dependencies: [
                "StandardRows", "RowKit", "RowTesting", "RowLaws", "LocaleFormats", "TestRuns",
            ],
            exclude: [
                "Chromium/InputVerdicts.json", "Eureka/EurekaNames.txt", "Eureka/FormerNames.txt",
            ]),
        .testTarget(name: "GazetteerTests", dependencies: ["Gazetteer", "RowKit"]),
        .testTarget(
            name: "GooglePlacesClientTests",
            dependencies: ["GooglePlacesClient", "GooglePlacesRow"]),
        .testTarget(
            name: "GooglePlacesRowTests",
            dependencies: [
                "GooglePlacesRow", "SuggestionRow", "Gazetteer", "RowKit", "RowTesting", "TestRows",
                "TestRuns",
            ],
            exclude: ["GooglePlacesRowNames.txt"]),
        .testTarget(
            name: "ColorRowTests",
            dependencies: ["ColorRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "CreditCardRowTests",
            dependencies: ["CreditCardRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "FloatLabelRowTests",
            dependencies: ["FloatLabelRow", "RowKit", "RowTesting", "StandardRows", "TestRows"]),
        .testTarget(
            name: "GenericPasswordRowTests",
            dependencies: ["GenericPasswordRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "LocationRowTests",
            dependencies: [
                "LocationRow", "Gazetteer", "StandardRows", "RowKit", "RowTesting", "TestRows",
            ]),
        .testTarget(
            name: "MediaRowTests",
            dependencies: ["MediaRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "PostalAddressRowTests",
            dependencies: ["PostalAddressRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "RangeSliderRowTests",
            dependencies: ["RangeSliderRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "RatingRowTests",
            dependencies: ["RatingRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "RichTextRowTests",
            dependencies: ["RichTextRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "SignatureRowTests",
            dependencies: ["SignatureRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "SuggestionRowTests",
            dependencies: ["SuggestionRow", "RowKit", "RowTesting", "TestRows", "TestRuns"],
            exclude: ["SuggestionRowNames.txt"]),
        .testTarget(
            name: "TableRowTests",
            dependencies: ["TableRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "TokenRowTests",
            dependencies: ["TokenRow", "RowKit", "RowTesting", "TestRows", "TestRuns"],
            exclude: ["TokenRowNames.txt"]),
        .testTarget(
            name: "UserInfoRowTests",
            dependencies: ["UserInfoRow", "RowKit", "RowTesting", "TestRows"]),
        .testTarget(
            name: "WeekDayRowTests",
            dependencies: ["WeekDayRow", "RowKit", "RowTesting", "TestRows"]),
    ],
    swiftLanguageModes: [.v6]
)

// Continuous integration treats warnings as errors. Other builds do not, because a later compiler
// may have new warnings.
if Context.environment["ROWKIT_STRICT"] != nil {
    for target in package.targets where target.type != .plugin {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
