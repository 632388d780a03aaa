import Foundation
import LocationRow
import RowKit
import RowTesting
import StandardRows
import Testing
import UserInfoRow

@testable import RowExamples

@Suite("Registration")
struct RegistrationTests {
    private let drawing = """
        form : "Registration"
          section #:0
            cell user
              content: stack horizontal
                picture: image https://images.example.org/mathias.jpg [decoration]
                1: stack vertical
                  name: label "Mathias"
                  email: label "mathias@example.org"
                  date: label "1992-07-26" [named "Date of birth"]
          section #:1
            header: label "Other information" [header]
            cell location [disclosureIndicator]
              text: label "Where do you live?"
            cell phone
              content: stack horizontal
                title: label "Your phone number"
                field: textField "" [phone keyboard]

        """

    private func document() throws -> Data {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try Data(
            contentsOf: root.appending(path: "Sources/RowExamples/Documents/registration.json"))
    }

    private func factory() throws -> RowFactory {
        RowFactory(
            try RowRegistry(
                StandardRowPlugin.self, UserInfoRowPlugin.self, LocationRowPlugin.self))
    }

    @Test("shows who is known, and asks for the rest")
    func fillingIn() throws {
        let tester = FormTester(UserRegistrationViewController())
        #expect(tester.stage.textDrawing == drawing)
        tester.type("+598 2 123 45 67", into: "phone") {
            $0.values["phone"] = "+598 2 123 45 67"
        }
        tester.isExhaustive = false
        tester.select("location") { $0.screens.append("Where do you live?") }
        tester.type("-34.9", into: "latitude")
        tester.type("-56.16", into: "longitude")
        tester.press("Done") {
            $0.values["location"] = Location(latitude: -34.9, longitude: -56.16)
            $0.screens = ["Registration"]
        }
        #expect(try tester.form.submit().keys.sorted() == ["location", "phone", "user"])
        tester.finish()
    }

    @Test("is the same form as a document")
    func fromDocument() throws {
        let form = try factory().form(from: document())
        let stage = FormStage(FormViewController(form: form))
        #expect(stage.textDrawing == drawing)
        #expect(form.imageOrigins == ["https://images.example.org"] && form.problems.isEmpty)
    }

    @Test("is saved as that document, with nothing left out")
    func saved() throws {
        let controller = UserRegistrationViewController()
        controller.loadViewIfNeeded()
        let saved = try factory().save(controller.form)
        #expect(saved.leftOut.isEmpty)
        #expect(try saved.json == JSONDecoder().decode(JSONValue.self, from: document()))
    }

    @Test("goes from the first step to the second, which sums it up, and back")
    func steps() {
        let tester = FormTester(ProfileViewController())
        tester.press("next") {
            $0.errors["name"] = ["Must be filled in"]
            $0.errors["email"] = ["Must be filled in"]
            $0.errors["dateOfBirth"] = ["Must be filled in"]
        }
        tester.type("Emmy", into: "name") {
            $0.values["name"] = "Emmy"
            $0.errors["name"] = nil
        }
        tester.type("emmy", into: "email") {
            $0.values["email"] = "emmy"
            $0.errors["email"] = ["Must be a valid e-mail address"]
        }
        tester.type("emmy@example.org", into: "email") {
            $0.values["email"] = "emmy@example.org"
            $0.errors["email"] = nil
        }
        tester.chooseDate("1982-03-23", in: "dateOfBirth") {
            $0.values["dateOfBirth"] = Date(timeIntervalSince1970: 385_689_600)
            $0.errors["dateOfBirth"] = nil
        }
        tester.isExhaustive = false
        tester.press("next") { $0.screens = ["Who are you?", "Registration"] }
        let summary = tester.stage.screens.last?.textDrawing ?? ""
        for line in [#"name: label "Emmy""#, #"email: label "emmy@example.org""#, "1982-03-23"] {
            #expect(summary.contains(line))
        }
        tester.dismiss { $0.screens = ["Who are you?"] }
        #expect(tester.form.values()["name"] as? String == "Emmy")
        tester.finish()
    }
}
