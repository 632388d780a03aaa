import RowKit
import RowTesting
import Testing
import TokenRow

// The form in the README of the original, as in the article on this one.

private enum Readme {
    // snippet: token-coming-from
    final class User: TokenSearchable {
        let id: Int
        let name: String
        let avatar: String?

        init(id: Int, name: String, avatar: String? = nil) {
            self.id = id
            self.name = name
            self.avatar = avatar
        }

        static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }

        func contains(token: String) -> Bool { name.contains(token) }
        var identifier: Int { id }
        var displayString: String { name }
    }

    struct MyCollectionViewCell<Option: TokenSearchable>: EurekaTokenCollectionViewCell {
        var item = ListView.Item("", "")

        mutating func setupForToken(_ token: Option) {
            item.title = StyledText(token.displayString.uppercased())
        }
    }

    final class CustomAccessoryRow<Token: TokenSearchable>:
        _TokenRow<TokenCollectionCell<MyCollectionViewCell<Token>>>, RowType
    {
        required init(tag: String?) {
            super.init(tag: tag)
        }
    }

    final class TokensViewController: FormViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let keepers = ["Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez"]

            form +++ Section()
                <<< TokenAccessoryRow<String>("strip") {
                    $0.placeholder = "Choose from collection view"
                    $0.options = keepers
                }
                +++ Section()
                <<< TokenTableRow<String>("table") {
                    $0.placeholder = "Choose from table"
                    $0.options = keepers
                    $0.value = Tokens(Set(["Oliver Kahn", "David de Gea"]))
                }
                +++ Section("Customized")
                <<< TokenAccessoryRow<String>("customized") {
                    $0.title = "A title:"
                    $0.options = keepers
                    $0.optionsHeight = 60
                    $0.optionsBackgroundColor = .lightGray
                }
                .cellSetup { cell, _ in
                    cell.customizeCollectionViewCell = { _, option in
                        option.item.image = .symbol("person")
                    }
                }
                <<< CustomAccessoryRow<String>("own") { $0.options = keepers }
                +++ Section("Loading tokens asynchronously")
                <<< TokenTableRow<User>("users") { row in
                    row.placeholder = "Enter a user's name"
                    row.getTokensForString = { [weak row] text in
                        row?.perform(.latest("users"), after: .milliseconds(500)) {
                            try await users(named: text)
                        } then: { row, answer in
                            switch answer {
                            case .success(let users):
                                row.cell.filteredTokens = users
                                row.cell.reloadOptions()
                            case .failure(let error):
                                print(error)
                            }
                        }
                        return []
                    }
                }
                .cellSetup { cell, _ in
                    cell.customizeTableViewCell = { user, option in
                        option.item.image = user.avatar.map { .url($0) }
                    }
                }
        }
    }
    // end
}

/// An option in a table: a name and its length.
private struct LengthCell<Option: TokenSearchable>: EurekaTokenTableViewCell {
    var item = ListView.Item("", "")

    mutating func setupForToken(_ token: Option) {
        item.title = StyledText(token.displayString)
        item.detail = StyledText("\(token.displayString.count)")
    }
}

private final class LengthRow<Token: TokenSearchable>:
    _TokenRow<TokenTableCell<LengthCell<Token>>>, RowType
{}

private func users(named name: String) async throws -> [Readme.User] {
    [Readme.User(id: 1, name: name, avatar: "https://example.org/1.jpg")]
}

@Suite("The form in the original's README")
struct TokenReadmeTests {
    private let tester = FormTester(Readme.TokensViewController())

    private func items(_ name: String) -> [ListView.Item] {
        (tester.view("\(name)/popup") as? ListView)?.items ?? []
    }

    @Test("offers options in a strip and in a table, with built-in and custom cells")
    func options() {
        // Text left in a field makes the row invalid.
        tester.isExhaustive = false
        tester.type("fab", into: "strip")
        #expect(items("strip").map(\.title.text) == ["Fabien Barthez"])
        tester.type("i", into: "table")
        #expect(items("table").map(\.key) == ["Peter Schmeichel", "Fabien Barthez"])
        tester.type("fab", into: "customized")
        #expect(items("customized").map(\.image) == [.symbol("person")])
        #expect((tester.view("customized/popup") as? ListView)?.height == 60)
        tester.type("fab", into: "own")
        #expect(items("own").map(\.title.text) == ["FABIEN BARTHEZ"])
        tester.finish()
    }

    @Test("can have a table with cells of its own, for any type of token")
    func ownTable() {
        let row = LengthRow<String>("names") { $0.options = ["Ann", "Bo"] }
        let tester = FormTester(form: Form { row })
        tester.type("an", into: "names")
        let list = tester.view("names/popup") as? ListView
        #expect(list?.items.map(\.title.text) == ["Ann"])
        #expect(list?.items.map(\.detail?.text) == ["3"])
        tester.pick("Ann", in: "names") { $0.values["names"] = Tokens(["Ann"]) }
        tester.finish()
    }

    @Test("has tokens of a set sorted by name, followed by others")
    func tokens() {
        let names = ["David de Gea", "Oliver Kahn"]
        #expect(tester.form.values()["table"] as? Tokens<String> == Tokens(names))
        tester.type("fab", into: "table")
        tester.pick("Fabien Barthez", in: "table") {
            $0.values["table"] = Tokens(names + ["Fabien Barthez"])
        }
        tester.finish()
    }

    @Test("shows users that are loaded later, with their pictures")
    func users() async {
        tester.type("Ann", into: "users")
        #expect(items("users") == [])
        tester.expectWork("users", of: "users", after: .milliseconds(500))
        await tester.advance(by: .milliseconds(500))
        #expect(items("users").map(\.title.text) == ["Ann"])
        #expect(items("users").map(\.image) == [.url("https://example.org/1.jpg")])
        tester.pick("1", in: "users") {
            $0.values["users"] = Tokens([Readme.User(id: 1, name: "Ann")])
        }
        tester.finish()
    }
}
