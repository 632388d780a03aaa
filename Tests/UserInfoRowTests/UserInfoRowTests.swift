import Foundation
import RowKit
import RowTesting
import TestRows
import Testing
import UserInfoRow

@Suite("A user info row")
struct UserInfoRowTests {
    private let row = UserInfoRow("user")
    private let form = Form("Registration")
    private let mathias = User(
        name: "Mathias", email: "mathias@example.org",
        dateOfBirth: Date(timeIntervalSince1970: 712_119_600),
        pictureUrl: URL(string: "https://example.org/mathias.jpg"))

    init() { form.append(Section([row])) }

    @Test("shows picture, name, address and date of birth")
    func drawing() {
        row.value = mathias
        #expect(
            row.drawing == """
                cell
                  content: stack horizontal
                    picture: image https://example.org/mathias.jpg [decoration]
                    1: stack vertical
                      name: label "Mathias"
                      email: label "mathias@example.org"
                      date: label "1992-07-26" [named "Date of birth"]

                """)
    }

    @Test("shows nothing without a value, and no data of an earlier user")
    func nobody() {
        let empty = """
            cell
              content: stack horizontal [hidden]
                picture: image none [decoration]
                1: stack vertical
                  name: label
                  email: label
                  date: label

            """
        #expect(row.drawing == empty)
        let stage = FormStage(FormViewController(form: form))
        row.value = mathias
        row.value = nil
        _ = stage.takeChanges()
        #expect(row.drawing.contains("stack horizontal [hidden]"))
        #expect(row.cell.nameLabel.text == nil)
        #expect(row.cell.userImageView.image == nil)
    }

    @Test("has the layout of the original post, and the colours of any row")
    func looks() {
        row.value = mathias
        let cell = row.cell
        #expect(cell.view.height == 94)
        #expect(cell.view.selectionStyle == .none)
        #expect(cell.view.backgroundColor == nil)
        #expect(cell.nameLabel.font == .systemFont(ofSize: 18))
        #expect(cell.emailLabel.font == .systemFont(ofSize: 13.3))
        #expect(cell.dateLabel.font == .systemFont(ofSize: 13.3))
        #expect(cell.nameLabel.textColor == .label)
        #expect(cell.emailLabel.textColor == .secondaryLabel)
        #expect(cell.dateLabel.textColor == .secondaryLabel)
        #expect(cell.userImageView.contentMode == .scaleAspectFill)
    }

    @Test("can be a light card with grey text, as in the post")
    func card() {
        row.cellSetup { cell, _ in
            cell.backgroundColor = RowColor(red: 0.984, green: 0.988, blue: 0.976)
            for label in [cell.nameLabel, cell.emailLabel, cell.dateLabel] {
                label.textColor = RowColor(red: 0.35, green: 0.35, blue: 0.35)
            }
        }
        row.value = mathias
        #expect(row.cell.view.backgroundColor?.text == "#FBFCF9")
        row.value?.name = "Matías"
        #expect(row.cell.nameLabel.textColor?.text == "#595959")
    }

    @Test("notices a changed name of the same user, though the users are equal")
    func sameness() {
        var names: [String?] = []
        row.value = mathias
        row.onChange { names.append($0.value?.name) }
        var renamed = mathias
        renamed.name = "Matías"
        #expect(renamed == mathias)
        row.value = renamed
        row.value = renamed
        #expect(names == ["Matías"])
        for change: (inout User) -> Void in [
            { $0.email = "m@example.org" }, { $0.dateOfBirth += 1 }, { $0.pictureUrl = nil },
        ] {
            var other = mathias
            change(&other)
            #expect(!row.isSame(mathias, other))
            #expect(row.isSame(other, other))
        }
        #expect(!row.isSame(nil, mathias))
        #expect(!row.isSame(mathias, nil))
        #expect(row.isSame(nil, nil))
    }

    @Test("formats the date as its form does, in its time zone, or with its own formatter")
    func dates() throws {
        let stage = FormStage(FormViewController(form: form))
        row.value = mathias
        // At three in the morning in Greenwich, it is the previous day in New York.
        form.phrases = Phrases(
            formats: Months(timeZone: try #require(TimeZone(secondsFromGMT: -14_400))))
        row.dateStyle = .long
        _ = stage.takeChanges()
        #expect(row.cell.dateLabel.text == "long 1992-07-25")
        row.dateFormatter = { "born \(Int($0.timeIntervalSince1970))" }
        #expect(row.cell.dateLabel.text == "born 712119600")
        row.dateFormatter = { _ in nil }
        #expect(row.cell.dateLabel.text == nil)
        #expect(row.cell.dateLabel.name == nil)
        row.dateFormatter = nil
        row.dateStyle = .none
        #expect(row.cell.dateLabel.text == nil)
    }

    @Test(
        "shows pictures from the web only, and the placeholder in place of others",
        arguments: [
            ("https://example.org/a.jpg", true), ("HTTP://example.org/a.jpg", true),
            ("file:///etc/passwd", false), ("javascript:alert(1)", false), ("a.jpg", false),
        ])
    func pictures(address: String, isShown: Bool) {
        var user = mathias
        user.pictureUrl = URL(string: address)
        row.placeholder = .symbol("face")
        row.value = user
        #expect(row.cell.userImageView.image == (isShown ? .url(address) : nil))
        #expect(row.cell.userImageView.placeholder == .symbol("face"))
    }

    @Test("accepts no input: it can be selected, which only notifies listeners")
    func selecting() {
        var count = 0
        row.onCellSelection { _, _ in count += 1 }
        let tester = FormTester(form: form)
        tester.select("user")
        tester.expectRefusal(.notUnderstood) { $0.send(.type("x"), to: "user") }
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.select("user") }
        tester.finish()
        #expect(count == 1)
    }

    @Test("is submitted, and can have rules like any other")
    func values() throws {
        row.add(rule: RuleRequired())
        #expect(form.validate().map(\.code) == ["required"])
        row.value = mathias
        #expect(try form.submit()["user"] as? User == mathias)
        row.displayValueFor = { $0.map { "Dr \($0.name)" } }
        #expect(row.displayText == "Dr Mathias")
        row.displayValueFor = nil
        #expect(row.displayText == "Mathias")
    }

    @Test("works with any cell that has a picture and three labels")
    func otherCell() {
        let row = PlainUserRow()
        row.value = mathias
        #expect(row.cell.nameLabel.text == "Mathias")
        #expect(row.cell.dateLabel.text == "1992-07-26")
        row.cellProvider = CellProvider { PlainUserCell() }
        #expect(row.cell.emailLabel.text == "mathias@example.org")
    }
}

/// A cell that inherits from nothing.
private final class PlainUserCell: UserInfoCellType {
    let view = CellView()
    weak var row: RowOf<User>?
    var height: (() -> Double)?
    let userImageView = ImageView()
    let nameLabel = LabelView()
    let emailLabel = LabelView()
    let dateLabel = LabelView()
}

private final class PlainUserRow: _UserInfoRow<PlainUserCell>, RowType {}

/// Formats that report which style was requested.
private struct Months: TextFormats {
    let timeZone: TimeZone

    func string(for date: Date, style: DateStyle) -> String {
        "\(style.date) \(isoText(for: date, style: style, separator: " "))"
    }
}
