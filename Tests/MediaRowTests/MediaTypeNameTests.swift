import Testing

@testable import MediaRow

@Suite("A media type")
struct MediaTypeNameTests {
    @Test(
        "is named by two parts, of which the second may be a star",
        arguments: [
            ("image/png", true), ("image/*", true), ("*/*", true), ("image/svg+xml", true),
            ("video/x-msvideo", true), (".jpg", false), ("image", false), ("", false),
            ("image/", false), ("/png", false), ("*/png", false), ("image/p*", false),
            ("image/png/x", false), ("image/png image/gif", false),
        ])
    func names(text: String, isMediaType: Bool) { #expect(text.isMediaTypeName == isMediaType) }

    @Test(
        "is matched by its name or its family",
        arguments: [
            ("image/png", ["image/png"], true), ("image/png", ["image/*"], true),
            ("image/png", ["IMAGE/PNG"], true), ("image/png", ["video/*", "image/gif"], false),
            ("imagery/png", ["image/*"], false), ("image/png", [], false),
        ])
    func families(type: String, types: [String], isAmong: Bool) {
        #expect(type.isMediaType(among: types) == isAmong)
    }
}
