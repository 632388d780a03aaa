import RowKit
import Testing

@testable import WebHost

@Suite("The drawing of styled text")
struct StyledTextDrawingTests {
    @Test(
        "marks characters, and cuts runs that overlap earlier ones or exceed the text",
        arguments: [
            ([], "éa👨‍👩‍👧b"),
            ([1..<2], "é<mark>a</mark>👨‍👩‍👧b"),
            ([0..<1, 2..<4], "<mark>é</mark>a<mark>👨‍👩‍👧b</mark>"),
            ([1..<3, 0..<4], "é<mark>a👨‍👩‍👧</mark><mark>b</mark>"),
            ([2..<9], "éa<mark>👨‍👩‍👧b</mark>"),
            ([5..<6, 7..<8], "éa👨‍👩‍👧b<mark></mark><mark></mark>"),
        ])
    func parts(ranges: [Range<Int>], html: String) {
        var page = PageRenderer(phrases: Phrases())
        page.draw(StyledText("éa👨‍👩‍👧b", highlighting: ranges))
        #expect(String(decoding: page.html.bytes, as: UTF8.self) == html)
    }
}
