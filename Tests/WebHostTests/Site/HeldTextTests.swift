import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The text of a field while the user types")
struct HeldTextTests {
    private let box = SubmissionBox()
    private let name = "name/content/field"

    private static let forms: FormList = [
        "trip": {
            Form("Trip") {
                TextRow("name") { row in
                    row.add(rule: RuleMinLength(minLength: 3))
                    row.validationOptions = .validatesOnChange
                }
                TextRow("copy")
                TextRow("upper")
                PasswordRow("secret")
                IntRow("age") { $0.useFormatterDuringInput = false }
            }
            .linked()
        }
    ]

    /// A page on which the user has moved the focus to a row.
    private func page(in row: String) async throws -> LivePage {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        try await page.send("\(row)/content/field", #""do": "focus""#)
        return page
    }

    private func type(_ text: String, into row: String, of page: LivePage) async throws -> Bool {
        let answer = try await page.send(
            "\(row)/content/field", #""do": "type", "text": "\#(text)""#)
        return answer["state"] != nil
    }

    /// The texts that a new server shows for the content of a page.
    private func restored(
        _ page: LivePage, _ controls: [(name: String, value: String)]
    ) async throws -> [String?] {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.post("/trip", page.seals.map { ("_state", $0) } + controls)
        return ["name", "copy", "upper", "age"].map {
            visitor.page["\($0)/content/field"]?["value"]
        }
    }

    @Test("is held only by the field until something else changes")
    func held() async throws {
        let page = try await page(in: "name")
        let count = page.seals.count
        for text in ["A", "Ad", "Ada"] {
            #expect(try await !type(text, into: "name", of: page))
        }
        #expect(page.seals.count == count)
        #expect(try await restored(page, [(name, "Ada")]) == ["Ada", "", "", ""])
        try await page.send(name, #""do": "blur""#)
        #expect(page.seals.count == count + 1)
        #expect(try await restored(page, []) == ["Ada", "", "", ""])
    }

    @Test("is sent if it equals the one in the page's state, because a server would not enter it")
    func back() async throws {
        let page = try await page(in: "name")
        #expect(try await !type("A", into: "name", of: page))
        #expect(try await type("", into: "name", of: page))
    }

    @Test("is sent if the row or a listener reacts to it")
    func followed() async throws {
        let page = try await page(in: "copy")
        #expect(try await type("A", into: "copy", of: page))
        #expect(try await restored(page, [("copy/content/field", "A")]) == ["A", "A", "", ""])
        let other = try await self.page(in: "upper")
        #expect(try await type("ab", into: "upper", of: other))
        #expect(try await restored(other, []) == ["", "", "AB", ""])
    }

    @Test("is sent with text typed earlier into another field, or if it is a password")
    func others() async throws {
        let page = try await page(in: "name")
        #expect(try await !type("Ada", into: "name", of: page))
        #expect(try await type("4", into: "age", of: page))
        #expect(try await !type("42", into: "age", of: page))
        let controls = [(name: "age/content/field", value: "42")]
        #expect(try await restored(page, controls) == ["Ada", "", "", "42"])
        let other = try await self.page(in: "secret")
        #expect(try await type("x", into: "secret", of: other))
    }
}

extension Form {
    /// Copies a row's text to another, and writes a row's text in capital letters.
    fileprivate func linked() -> Form {
        (rowBy(tag: "copy") as? TextRow)?.onChange { [weak self] row in
            self?.rowBy(tag: "name")?.baseValue = row.value
        }
        (rowBy(tag: "upper") as? TextRow)?.onChange { row in
            row.value = row.value?.uppercased()
        }
        return self
    }
}
