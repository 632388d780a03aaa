import Foundation
import RowKit
import RowTesting
import TestRows
import Testing
import UserInfoRow

@Suite("A user in a document")
struct UserDocumentTests {
    private let mathias: JSONValue = [
        "name": "Mathias", "email": "mathias@example.org",
        "dateOfBirth": "1992-07-26T03:00:00Z", "pictureUrl": "https://example.org/mathias.jpg",
    ]

    @Test("is written exactly as it was read, with a picture and without")
    func roundTrip() throws {
        let user = try User(documentValue: mathias)
        #expect(user.dateOfBirth == Date(timeIntervalSince1970: 712_119_600))
        #expect(try user.documentValue() == mathias)
        var plain = user
        plain.pictureUrl = nil
        let again = try User(documentValue: plain.documentValue())
        #expect(again.hasSameContents(as: plain))
        #expect(!again.hasSameContents(as: user))
        let data = try JSONEncoder().encode(user)
        #expect(try JSONDecoder().decode(User.self, from: data).hasSameContents(as: user))
    }

    @Test(
        "is rejected with its place if it is invalid",
        arguments: [
            (["name": "Ada"], "the document: the member \"email\" is missing"),
            (
                [
                    "name": "Ada", "email": "a@b.org", "dateOfBirth": "1815-12-10",
                    "pictureURL": "https://b.org",
                ],
                "pictureURL: there is no member of a User called \"pictureURL\"; "
                    + "did you mean \"pictureUrl\"?"
            ),
            (
                ["name": "Ada", "email": "a@b.org", "dateOfBirth": "1815-13-10"],
                "dateOfBirth: expected a date such as 2024-02-29 or 2024-02-29T18:30:00Z, "
                    + "found the string \"1815-13-10\""
            ),
            ("Ada", "the document: expected an object, found the string \"Ada\""),
        ] as [(JSONValue, String)])
    func refusals(json: JSONValue, message: String) {
        let error = #expect(throws: DocumentDiagnostic.self) { try User(documentValue: json) }
        #expect(error?.description == message)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: UserInfoRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "UserInfoRow", UserInfoRowPlugin.self)
        let row = try #require(form.rowBy(tag: "user") as? UserInfoRow)
        #expect(row.value?.name == "Mathias")
        #expect(row.dateStyle == .long)
        #expect(row.placeholder == .symbol("person"))
        #expect(form.problems == [])
    }

    @Test("lists the row with its settings")
    func descriptor() throws {
        let registry = try RowRegistry(UserInfoRowPlugin.self)
        let row = try #require(registry["UserInfoRow"])
        #expect(row.kind == .basic)
        #expect(row.valueType == "User")
        #expect(row.cellType == "UserInfoCell")
        #expect(
            row.settings.map(\.name) == [
                "title", "hiddenValue", "validationOptions", "placeholder", "dateStyle",
            ])
        #expect(
            row.settings.last?.allowedValues == ["none", "short", "medium", "long"])
    }
}
