import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("A view on a page")
struct DrawnViewTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "people": {
            let form = Form("People") {
                LabelRow("ada") { row in
                    row.cellSetup { cell, _ in
                        let image = ImageView(.url("https://example.org/ada.jpg"))
                        image.placeholder = .symbol("person")
                        cell.imageView = image
                        let toggle = ToggleView()
                        toggle.title = "Mon"
                        toggle.name = "Monday"
                        cell.accessoryView = toggle
                    }
                }
                LabelRow("bob") { row in
                    row.cellSetup { cell, _ in
                        let image = ImageView()
                        image.placeholder = .symbol("face")
                        cell.imageView = image
                    }
                }
                LabelRow("cy") { row in
                    row.cellUpdate { cell, _ in cell.imageView?.image = nil }
                }
                LabelRow("dee") { row in
                    row.cellSetup { cell, _ in
                        cell.imageView?.size = ViewSize(width: 20, height: 20)
                    }
                }
            }
            form.imageOrigins = ["https://example.org"]
            return form
        },
        "keys": {
            Form("Keys") {
                for key in TextInputView.ReturnKey.allCases {
                    TextRow(key.rawValue) { $0.returnKey = key }
                }
            }
        },
        "weather": {
            Form("Weather") {
                SegmentedRow<RowImage>("sky") { row in
                    row.options = [.symbol("sun"), .symbol("cloud")]
                    row.displayValueFor = { $0 == .symbol("sun") ? "Sunny" : nil }
                }
            }
        },
        "pictures": {
            let form = Form("Pictures") {
                ViewRow<StackView>("views") { row in
                    row.makeContent = { StackView(.vertical, illustrated) }
                }
                SegmentedRow<RowImage>("sky") { $0.options = pictures }
            }
            form.imageOrigins = ["https://example.org"]
            return form
        },
    ]

    private static let address = "https://example.org/sun.png"
    private static let pictures = [RowImage.url(address), .url("https://other.example/rain.png")]

    /// Views of each kind that shows images beside text.
    private static var illustrated: [BaseView] {
        let segments = ChoiceView()
        segments.style = .segmented
        let choices = ChoiceView()
        choices.style = .list
        let table = ChoiceView()
        table.style = .list
        table.columns = [ChoiceView.Column("Sky"), ChoiceView.Column("Wind")]
        for choice in [segments, choices, table] {
            choice.options = pictures.map { ChoiceView.Option($0.description, "Sky", image: $0) }
        }
        let list = ListView()
        list.items = pictures.map { ListView.Item($0.description, "Sky", image: $0) }
        let buttons = pictures.map { picture in
            let button = ButtonView()
            (button.title, button.image) = ("Sky", picture)
            return button
        }
        return [segments, choices, table, list] + buttons
    }

    @Test("shows a placeholder behind a picture, which may not load, or in place of a missing one")
    func placeholders() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/people")
        let elements = visitor.page.elements
        let behind = try #require(elements.firstIndex { $0["class"] == "placeholder" })
        let picture = try #require(
            elements.firstIndex { $0["src"] == "https://example.org/ada.jpg" })
        try #require(behind < picture)
        #expect(elements[behind..<picture].contains { $0["data-symbol"] == "person" })
        #expect(elements.count { $0["class"] == "placeholder" } == 1)
        #expect(elements.count { $0["data-symbol"] == "face" } == 1)
    }

    @Test("leaves no space for an image view without an image, unless it has a size")
    func emptyImages() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/people")
        let images = ["ada", "bob", "cy", "dee"].filter { visitor.page["\($0)/image"] != nil }
        #expect(images == ["ada", "bob", "dee"])
    }

    @Test("has a name for assistive technologies in addition to its title")
    func names() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/people")
        let toggle = try #require(visitor.page["ada/accessory"])
        #expect(toggle["aria-label"] == "Monday")
        #expect(visitor.page.text.contains("Mon"))
    }

    @Test("sets the keyboard's return key, unless that is the default")
    func returnKeys() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/keys")
        let hints = [
            "default": nil, "next": "next", "done": "done", "go": "go", "search": "search",
            "send": "send",
        ]
        #expect(hints.count == TextInputView.ReturnKey.allCases.count)
        for (key, hint) in hints {
            let field = try #require(visitor.page["\(key)/content/field"])
            #expect(field["enterkeyhint"] == hint)
        }
    }

    @Test("shows an option that is an image as its symbol with text")
    func imageOptions() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/weather")
        let symbols = visitor.page.elements.compactMap { $0["data-symbol"] }
        #expect(symbols == ["sun", "cloud"])
        #expect(visitor.page.text.contains("Sunny"))
        #expect(visitor.page.text.contains("cloud"))
    }

    @Test("shows a picture at a URL beside a text, if the form allows its origin")
    func pictures() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/pictures")
        let pictures = visitor.page.elements.filter { $0.name == "img" }
        // Those of the stack, and that of the segmented row.
        #expect(pictures.map { $0["src"] } == Array(repeating: Self.address, count: 6))
        #expect(pictures.allSatisfy { $0["alt"] == "" && $0["class"] == "picture" })
    }
}
