import Foundation
import RowKit
import Testing
import UserInfoRow

// The examples in the comments on user info rows.

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
}
