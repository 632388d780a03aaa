import Foundation
import RowKit
import RowTesting
import Testing

// snippet: first-value
/// A user who has signed up.
public struct User: Equatable, Codable, DocumentValue {
    /// The user's name.
    public var name: String
    /// The e-mail address, which identifies the user.
    public var email: String
    /// The date of birth.
    public var dateOfBirth: Date
    /// The URL of a picture, or nil if there is none.
    public var pictureUrl: URL?

    /// Users are equal if their e-mail addresses are equal.
    public static func == (first: User, second: User) -> Bool { first.email == second.email }
}
// end

// snippet: first-cell
/// An image, and three lines of text beside it.
public final class MemberCell: Cell<User>, CellType {
    let pictureView = ImageView()
    let nameLabel = LabelView()
    let emailLabel = LabelView()
    let dateLabel = LabelView()

    public override func setup() {
        super.setup()
        selectionStyle = .none
        height = { 94 }

        pictureView.part = "picture"
        pictureView.role = .decoration
        pictureView.contentMode = .scaleAspectFill
        pictureView.shape = .circle
        pictureView.placeholder = .symbol("person")

        let labels = [
            (nameLabel, "name", 18), (emailLabel, "email", 13.3), (dateLabel, "date", 13.3),
        ]
        for (label, part, size) in labels {
            label.part = part
            label.font = .systemFont(ofSize: size)
            label.textColor = label === nameLabel ? .label : .secondaryLabel
        }
        contentView = StackView(
            .horizontal, [pictureView, StackView(.vertical, labels.map(\.0))])
    }

    public override func update() {
        super.update()
        let user = row?.value
        pictureView.image = user?.pictureUrl.map { .url($0.absoluteString) }
        nameLabel.text = user?.name
        emailLabel.text = user?.email
        dateLabel.text = user.flatMap { user in
            row?.phrases.formats.string(
                for: user.dateOfBirth, style: DateStyle(date: .medium, time: .none))
        }
        contentView?.isHidden = user == nil
    }
}
// end

enum FirstVersion {
    // snippet: first-row
    /// Shows a user's details.
    public final class MemberRow: Row<MemberCell>, RowType {}
    // end
}

// snippet: first-row-settings
/// Shows a user's details.
public final class MemberRow: Row<MemberCell>, RowType {
    /// The image shown if there is no picture, or nil for none.
    @Setting public var placeholder: RowImage? = .symbol("person")

    /// Treats a changed name as a change, although the users are equal.
    public override func isSame(_ old: User?, _ new: User?) -> Bool {
        old?.name == new?.name && old?.email == new?.email
            && old?.dateOfBirth == new?.dateOfBirth && old?.pictureUrl == new?.pictureUrl
    }

    public override func customUpdateCell() {
        super.customUpdateCell()
        cell.pictureView.placeholder = value == nil ? nil : placeholder
    }
}
// end

// What RegisterRows writes for the row above.
extension MemberRow: _DeclaredSettings {
    /// The settings that the class declares.
    public static var _declaredSettings: [RowSetting] {
        [
            .init(
                "placeholder", \MemberRow.placeholder,
                "The image shown if there is no picture, or null for none.")
        ]
    }
}

extension RowDescriptor {
    init(_ type: MemberRow.Type) { self.init(type, "Shows a user's details.") }
}

// snippet: first-plugin
/// The plugin of this target.
public enum MemberRowPlugin: RowPlugin {
    /// The version, which a release increases.
    public static let version = "0.1.0"
    /// The rows.
    public static let rows = [RowDescriptor(MemberRow.self)]
}
// end

// snippet: first-test
@Suite("A member row")
struct MemberRowTests {
    let mathias = User(
        name: "Mathias", email: "mathias@example.org",
        dateOfBirth: Date(timeIntervalSince1970: 712_119_600))

    @Test("shows a user's details, and takes no input")
    func shows() {
        let form = Form("Registration") {
            MemberRow("user") { $0.value = mathias }
        }
        let tester = FormTester(form: form)
        #expect((tester.view("user/name") as? LabelView)?.text == "Mathias")
        tester.select("user")
        tester.expectRefusal(.notUnderstood) { $0.send(.type("Ada"), to: "user") }
        tester.finish()
    }

    @Test("notices a changed name of the same user")
    func renaming() {
        let row = MemberRow("user") { $0.value = mathias }
        let form = Form("Registration") { row }
        var names: [String?] = []
        row.onChange { row in names.append(row.value?.name) }
        row.value?.name = "Matías"
        #expect(names == ["Matías"] && form.isDirty)
    }
}
// end

@Suite("The article on a first row")
struct FirstRowArticleTests {
    private let mathias = User(
        name: "Mathias", email: "mathias@example.org",
        dateOfBirth: Date(timeIntervalSince1970: 712_119_600))

    @Test("shows a form with the row, and its drawing")
    func form() throws {
        // snippet: first-form
        let form = Form("Registration") {
            MemberRow("user") { row in
                row.value = User(
                    name: "Mathias", email: "mathias@example.org",
                    dateOfBirth: Date(timeIntervalSince1970: 712_119_600),
                    pictureUrl: URL(string: "https://example.org/mathias.jpg"))
            }
        }
        // end
        let stage = FormStage(FormViewController(form: form))
        let drawing = """
            form : "Registration"
              section #:0
                cell user
                  content: stack horizontal
                    picture: image https://example.org/mathias.jpg [decoration]
                    1: stack vertical
                      name: label "Mathias"
                      email: label "mathias@example.org"
                      date: label "1992-07-26"

            """
        #expect(stage.textDrawing == drawing)
        let article = try String(contentsOf: Self.article, encoding: .utf8)
        #expect(article.contains("```text\n\(drawing)```"))
    }

    @Test("begins with a version of the row that is used like the final one")
    func firstVersion() {
        let row = FirstVersion.MemberRow("user") { $0.value = mathias }
        #expect(row.cell.nameLabel.text == "Mathias")
        #expect(row.cell.pictureView.placeholder == .symbol("person"))
    }

    @Test("creates the row by name")
    func byName() throws {
        // snippet: first-factory
        let registry = try RowRegistry(MemberRowPlugin.self)
        let factory = RowFactory(registry)

        let row = try factory.make(
            "MemberRow", tag: "user", settings: ["placeholder": ["symbol": "face"]],
            value: [
                "name": "Mathias", "email": "mathias@example.org", "dateOfBirth": "1992-07-26",
            ])
        // end
        let made = try #require(row as? MemberRow)
        #expect(made.value?.name == "Mathias" && made.placeholder == .symbol("face"))
        #expect(made.cell.pictureView.placeholder == .symbol("face"))
    }

    @Test("quotes the error for an invalid value")
    func refusal() throws {
        let factory = RowFactory(try RowRegistry(MemberRowPlugin.self))
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make(
                "MemberRow",
                value: ["name": "Mathias", "email": "m@example.org", "dateOfBirth": "July"])
        }
        let article = try String(contentsOf: Self.article, encoding: .utf8)
        #expect(article.contains("```text\n\(error?.description ?? "nothing")\n```"))
    }

    private static let article = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Sources/RowKit/RowKit.docc/WriteYourFirstRow.md")
}
