import RowKit
import RowTesting
import TestRows
import Testing
import TokenRow

/// A class as a token: identified by its id, found by its name.
private final class User {
    let id: Int
    let name: String
    let avatar: String?

    init(id: Int, name: String, avatar: String? = nil) {
        self.id = id
        self.name = name
        self.avatar = avatar
    }

    // conform to Hashable
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// conform to Equatable
private func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }

extension User: TokenSearchable {
    func contains(token: String) -> Bool { name.contains(token) }

    var identifier: Int { id }

    var displayString: String { name }
}

@Suite("A token row of users")
struct UserTokenTests {
    private let ann = User(id: 1, name: "Ann", avatar: "https://example.org/1.jpg")
    private let row = TokenTableRow<User>("team")
    private let tester: FormTester

    init() {
        row.options = [
            ann, User(id: 2, name: "Anton"), User(id: 1, name: "Annie"), User(id: 3, name: "bo"),
        ]
        tester = FormTester(form: Form() +++ row)
    }

    @Test("finds them with their type's own search, and offers each identifier once")
    func filter() throws {
        tester.type("An", into: "team")
        let list = try #require(tester.view("team/popup") as? ListView)
        #expect(list.items.map(\.title.text) == ["Ann", "Anton"])
        #expect(list.items.map(\.key) == ["1", "2"])
        // Its type is case-sensitive.
        tester.type("an", into: "team")
        #expect(list.items.isEmpty)
        #expect(list.placeholder == "No results")
        tester.type("An", into: "team")
        tester.pick("1", in: "team") { $0.values["team"] = Tokens([ann]) }
        tester.type("An", into: "team")
        #expect(list.items.map(\.key) == ["2"])
        tester.finish()
    }

    @Test("has tokens that can be added by identifier, and are listed by name")
    func identifiers() {
        #expect(row.addToken(identifier: 3))
        #expect(row.addToken(identifier: 1))
        #expect(!row.addToken(identifier: 3))
        #expect(!row.addToken(identifier: 9))
        #expect(row.displayText == "bo and Ann")
        #expect(row.removeToken(User(id: 3, name: "Bob")))
        #expect(!row.removeToken(identifier: 3))
        #expect(row.value == Tokens([ann]))
        #expect(row.removeToken(identifier: 1))
        #expect(row.value == nil)
    }

    @Test("notices a changed name even if the identity is the same")
    func renamed() {
        var heard: [String] = []
        row.value = [ann]
        row.onValueChange { _, change in heard += (change.new ?? []).map(\.name) }
        row.value = [User(id: 1, name: "Anne")]
        #expect((tester.view("team/token-1") as? ButtonView)?.title == "Anne")
        #expect(row.value?.first?.name == "Anne")
        #expect(heard == ["Anne"])
        row.value = [User(id: 1, name: "Anne")]
        #expect(heard == ["Anne"])
        row.options = [User(id: 3, name: "Bob")]
        tester.type("Bob", into: "team")
        #expect((tester.view("team/popup") as? ListView)?.items.map(\.title.text) == ["Bob"])
        tester.finish()
    }

    @Test("accepts a typed name that several users share only if one matches exactly")
    func sameNames() throws {
        row.options = [
            User(id: 1, name: "ann"), User(id: 2, name: "Ann"), User(id: 3, name: "Ann"),
        ]
        tester.isExhaustive = false
        tester.type("Ann", into: "team")
        #expect(throws: SubmissionError.self) { try tester.form.submit() }
        #expect(row.value == nil)
        #expect(row.typedText == "Ann")
        tester.type("ann", into: "team")
        try tester.form.submit()
        #expect(row.value?.map(\.id) == [1])
        tester.finish()
    }

    @Test("shows options as the closure configures their cells")
    func customize() throws {
        row.customizeTableViewCell = { user, cell in
            cell.item.image = user.avatar.map { .url($0) }
            cell.item.detail = StyledText("number \(user.id)")
        }
        tester.type("Ann", into: "team")
        let list = try #require(tester.view("team/popup") as? ListView)
        #expect(list.items.map(\.image) == [.url("https://example.org/1.jpg")])
        #expect(list.items.map(\.detail?.text) == ["number 1"])
        tester.finish()
    }

    @Test("has options that only Swift can set")
    func swiftOnly() throws {
        let setting = try #require(
            TokenTableRow<User>.settings.first { $0.name == "options" })
        #expect(setting.schema == nil)
        let error = #expect(throws: DocumentDiagnostic.self) { try setting.value(of: row) }
        #expect(error?.code == .swiftOnly)
    }
}
