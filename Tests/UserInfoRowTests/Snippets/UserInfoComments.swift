import Foundation
import RowKit
import Testing
import UserInfoRow

// The examples in the comments on user info rows.

// snippet: comment-user-info-value
struct Member: UserInfoValue {
    var number: Int
    var nickname: String

    var userInfo: UserInfo { UserInfo(name: nickname, email: "No. \(number)") }
}

final class MemberRow: _UserInfoRow<_UserInfoCell<Member>>, RowType {}
// end

@Suite("The examples in the comments on user info rows")
struct UserInfoCommentTests {
    @Test("show a user")
    func user() throws {
        let form = Form {
            // snippet: comment-user-info-row
            UserInfoRow("user") { row in
                row.value = User(
                    name: "Mathias", email: "mathias@example.org",
                    dateOfBirth: Date(timeIntervalSince1970: 712_119_600),
                    pictureUrl: URL(string: "https://example.org/mathias.jpg"))
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "user") as UserInfoRow?)
        let formats = row.phrases.formats
        // snippet: comment-user-info-date
        row.dateFormatter = { date in formats.string(for: date, style: .dateTime) }
        // end
        // snippet: comment-user-info-looks
        row.cellSetup { cell, _ in
            cell.backgroundColor = RowColor(red: 0.984, green: 0.988, blue: 0.976)
            for label in [cell.nameLabel, cell.emailLabel, cell.dateLabel] {
                label.textColor = RowColor(red: 0.35, green: 0.35, blue: 0.35)
            }
        }
        // end
        #expect(row.cell.dateLabel.text == "1992-07-26 03:00")
        #expect(row.cell.backgroundColor != nil)
    }

    @Test("show an app's own type")
    func ownType() {
        let row = MemberRow("member") { $0.value = Member(number: 7, nickname: "Kiki") }
        let form = Form { row }
        #expect(row.cell.nameLabel.text == "Kiki" && row.cell.emailLabel.text == "No. 7")
        #expect(row.cell.dateLabel.text == nil && row.cell.dateLabel.name == nil)
        #expect(row.cell.userImageView.placeholder == .symbol("person"))
        #expect(row.displayText == "Kiki" && form.problems == [])
        var names: [String?] = []
        row.onChange { names.append($0.value?.nickname) }
        row.value?.nickname = "Kit"
        row.value?.number = 8
        row.value?.number = 8
        #expect(names == ["Kit", "Kit"])
    }
}
