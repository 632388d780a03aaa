import RowKit
import StandardRows
import Testing

@testable import WebHost

/// A form whose button presents the next one, as soon as the first is valid.
private final class FirstStep: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form
            +++ Section()
            <<< NameRow("name") { $0.add(rule: RuleRequired()) }
            <<< ButtonRow("next") { row in
                row.title = "Next"
                row.presentationMode = .show(
                    controllerProvider: .callback { [weak self] in self?.nextStep() })
            }
    }

    private func nextStep() -> FormViewController? {
        guard form.validate().isEmpty else { return nil }
        return FormViewController(form: Form("Second") { PhoneRow("phone") })
    }
}

@Suite("The second step of a form on a page without a script")
struct StepPageTests {
    private let box = SubmissionBox()
    private static let forms: FormList = ["steps": { FirstStep(form: Form("First")) }]
    private static let phone = "next>phone/content/field"

    @Test("opens once the first is valid, stays open after each post, and leads back")
    func steps() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/steps")
        try await visitor.press("_press", "next/content")
        #expect(visitor.page[Self.phone] == nil)
        #expect(visitor.page["name/content/field"]?["aria-invalid"] == "true")
        visitor.enter("Ada", in: "name/content/field")
        try await visitor.press("_press", "next/content")
        #expect(visitor.page[Self.phone]?["value"] == "")
        for number in ["555 0199", "555 0200"] {
            visitor.enter(number, in: Self.phone)
            try await visitor.press("_commit")
            #expect(visitor.page[Self.phone]?["value"] == number)
        }
        try await visitor.press("_dismiss", "next>:")
        #expect(visitor.page[Self.phone] == nil)
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
    }

    @Test("is also open at another node, with everything that was entered there")
    func otherNode() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/steps")
        visitor.enter("Ada", in: "name/content/field")
        try await visitor.press("_press", "next/content")
        visitor.enter("555 0199", in: Self.phone)
        let path = try #require(visitor.page["rowkit"]?["action"])
        let other = Visitor(try box.site(Self.forms))
        try await other.post(path, visitor.fields + [("_commit", "")])
        #expect(other.status == .ok)
        #expect(other.page[Self.phone]?["value"] == "555 0199")
        try await other.press("_dismiss", "next>:")
        #expect(other.page["name/content/field"]?["value"] == "Ada")
    }
}
