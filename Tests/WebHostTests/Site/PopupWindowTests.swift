import Foundation
import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("A popup with many items")
struct PopupWindowTests {
    private let box = SubmissionBox()

    private static func forms(of count: Int) -> FormList {
        [
            "search": {
                Form("Search") {
                    Section {
                        SearchFormRow("row") { row in
                            row.options = (0..<count).map { "Option \($0 < 10 ? "0" : "")\($0)" }
                            row.add(rule: RuleRequired(msg: "is required"))
                            row.validationOptions = .validatesOnChange
                        }
                    }
                }
            }
        ]
    }

    private func page(options count: Int = 200) async throws -> LivePage {
        let page = LivePage(try box.site(Self.forms(of: count)))
        try await page.open("/search")
        return page
    }

    private static let list = "row/content/popup"

    @discardableResult
    private func type(_ text: String, in page: LivePage) async throws -> JSONValue {
        try await page.send(
            "row/content", #""do": "type", "text": "\#(text)", "caret": \#(text.count)"#)
    }

    private func options(_ answer: JSONValue) throws -> SentOptions {
        try #require(SentOptions(answer))
    }

    @Test("sends the items around the first and the total count in two kilobytes")
    func typing() async throws {
        let page = try await page()
        for text in ["o", "op", "opt", "option", "option 1"] {
            let answer = try await type(text, in: page)
            let sent = try options(answer)
            #expect(sent.list == Self.list)
            #expect(sent.first == 0)
            #expect(sent.items.count == 20)
            #expect(sent.count == (text == "option 1" ? 110 : 200))
            #expect(sent.items.first?.title.contains("<mark>") == true)
            let bytes = try JSONEncoder().encode(answer["ops"]).count
            #expect(bytes <= 2048, "\(text): \(bytes)")
        }
    }

    @Test("sends all items of a short list, and a placeholder if there are none")
    func shortList() async throws {
        let page = try await page(options: 24)
        let all = try options(try await type("o", in: page))
        #expect(all.count == 24)
        #expect(all.items.count == 24)
        #expect(all.text == nil)
        let none = try options(try await type("ox", in: page))
        #expect(none.count == 0)
        #expect(none.items.isEmpty)
        #expect(none.text == "No results")
    }

    @Test("sends the picture of an item as the page draws it")
    func pictures() throws {
        let list = ListView()
        list.items = [ListView.Item("a", "Anna", image: .url("/anna.png"))]
        var json = JSONWriter()
        ItemPatch(list, Phrases(), at: .page).write(to: &json)
        let patch = try JSONValue(text: "[\(String(decoding: json.bytes, as: UTF8.self))]")
        let item: JSONValue = [
            "a", "Anna", "", #"<img alt="" loading="lazy" class="picture" src="/anna.png">"#, 0,
        ]
        #expect(patch == ["options", .string(list.id.text), 1, 0, .null, .null, false, [item]])
    }

    @Test("names the highlighted item, which the page may not hold")
    func highlighting() async throws {
        let page = try await page()
        try await page.send("row/content", #""do": "focus""#)
        try await type("o", in: page)
        let down = try await page.send("row/content", #""do": "key", "key": "down""#)
        #expect(down.operations == [["highlight", .string(Self.list), "Option 00", 0]])
        let up = try await page.send("row/content", #""do": "key", "key": "up""#)
        #expect(up.operations == [["highlight", .string(Self.list), "Option 199", 199]])
    }

    @Test(
        "sends the items around an index that the page requests",
        arguments: [
            (50, 43), (0, 0), (199, 180), (-5, 0), (Int.max, 180), (Int.min, 0),
        ])
    func requesting(place: Int, first: Int) async throws {
        let page = try await page()
        try await type("o", in: page)
        let answer = try await page.window(Self.list, place)
        let sent = try options(answer)
        #expect(sent.first == first)
        #expect(sent.items.count == 20)
        #expect(sent.count == 200)
        #expect(sent.items.first?.key == (first < 10 ? "Option 0\(first)" : "Option \(first)"))
        #expect(answer["at"]?.integer == page.number + 1)
        #expect(answer["number"] == nil)
    }

    @Test("answers a repeated request with the same items")
    func repeating() async throws {
        let page = try await page()
        try await type("o", in: page)
        let answer = try await page.window(Self.list, 50)
        #expect(try await page.window(Self.list, 50, repeating: true) == answer)
    }

    @Test("sends nothing for a list that is not shown, or a view that is not a list")
    func unknownLists() async throws {
        let page = try await page()
        for view in [Self.list, "row", "row/content", ":", "nothing", ""] {
            #expect(try await page.window(view, 0).operations.isEmpty, "\(view)")
        }
    }

    @Test("sends its items again when the text is cleared")
    func clearing() async throws {
        let page = try await page()
        try await type("o", in: page)
        #expect(try options(await type("", in: page)).count == 200)
    }

    @Test("has a window of its items on the page, whose gaps can be opened without a script")
    func plainPage() async throws {
        let visitor = Visitor(try box.site(Self.forms(of: 200)))
        try await visitor.open("/search")
        visitor.enter("o", in: "row/content")
        try await visitor.press("_commit")
        func options() -> [ReadPage.Element] {
            visitor.page.elements.filter { $0["data-key"] != nil }
        }
        func gaps() -> [String] {
            visitor.page.elements.filter { $0["name"] == "_window" }.compactMap { $0["value"] }
        }
        #expect(options().map { $0["data-key"] ?? "" }.first == "Option 00")
        try #require(options().count == 20)
        #expect(options()[3]["aria-posinset"] == "4")
        #expect(options()[3]["aria-setsize"] == "200")
        try #require(gaps() == ["\(Self.list) 20"])
        try await visitor.press("_window", gaps()[0])
        #expect(options().first?["data-key"] == "Option 13")
        #expect(gaps() == ["\(Self.list) 12", "\(Self.list) 33"])
        #expect(visitor.page["row/content"]?["value"] == "o")
        try await visitor.press("_choose", "\(Self.list) Option 15")
        try await visitor.press("_submit", ":")
        #expect(box.all.first?.values["row"] == "Option 15")
    }

    @Test("has gaps only at the end of a strip, whose items are side by side")
    func strips() {
        let list = ListView()
        list.style = .strip
        list.items = (0..<100).map { ListView.Item("\($0)", StyledText("\($0)")) }
        #expect(ItemWindow(of: list).places == 0..<20)
        #expect(ItemWindow(of: list, around: 20).places == 0..<33)
        #expect(ItemWindow(of: list, around: 99).places == 0..<100)
    }
}

/// The items of a popup in the operations of a patch.
private struct SentOptions {
    let list: String
    let count: Int
    let first: Int
    let text: String?
    let items: [(key: String, title: String)]

    init?(_ answer: JSONValue) {
        guard
            let operation = answer.operations.last(where: {
                ["options", "more"].contains($0.first)
            }),
            operation.count == 8, let list = operation[1].text(of: .string),
            let count = operation[2].integer, let first = operation[3].integer,
            case .array(let items) = operation[7]
        else { return nil }
        (self.list, self.count, self.first) = (list, count, first)
        text = operation[5].text(of: .string)
        self.items = items.compactMap { item in
            guard case .array(let parts) = item, let key = parts[0].text(of: .string),
                let title = parts[1].text(of: .string)
            else { return nil }
            return (key, title)
        }
    }
}
