import RowKit
import RowTesting
import Testing
import TokenRow

@Suite("The field of a token row")
struct TokenFieldTests {
    @Test("is configured by the settings")
    func settings() throws {
        let row = TokenAccessoryRow<String>("team") { row in
            row.keyboard = .email
            row.returnKey = .done
            row.capitalization = .words
            row.autocorrects = false
            row.contentType = "email"
        }
        let tester = FormTester(form: Form() +++ row)
        let field = try #require(tester.view("team/field") as? TextFieldView)
        #expect(field.keyboard == .email)
        #expect(field.returnKey == .done)
        #expect(field.capitalization == .words)
        #expect(field.autocorrects == false)
        #expect(field.content == "email")
        tester.finish()
    }
}
