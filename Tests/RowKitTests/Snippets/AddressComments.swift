import RowKit
import RowText
import TestRuns
import Testing

// The examples in the comments on addresses.

@Suite("The examples in the comments on addresses")
struct AddressCommentTests {
    @Test("validate e-mail and web addresses")
    func addresses() {
        let emails = results {
            // snippet: comment-email
            EmailAddress.isValid("ada@bücher.example")  // true
            EmailAddress.isValid("ada.@example.com")  // false: a dot before the @
            EmailAddress.isValid("ada@localhost")  // false: no dot
            EmailAddress.isValid("ada@localhost", allowsLocalDomains: true)  // true
            // end
        }
        #expect(emails == ["true", "false", "false", "true"])
        let pages = results {
            // snippet: comment-web-address
            WebAddress.isValid("https://example.com/a%20b")  // true
            WebAddress.isValid("https://example.com/a b")  // false: a space
            WebAddress.isValid("mailto:ada@example.com")  // false: the scheme
            WebAddress.isValid("example.com/path")  // false: no protocol
            WebAddress.isValid("example.com/path", requiresProtocol: false)  // true
            // end
        }
        #expect(pages == ["true", "false", "false", "false", "true"])
    }
}
