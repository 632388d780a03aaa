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

    @Test("shows the known user, and asks for the rest")
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
        #expect(form.imageOrigins == ["https://images.example.org"])
        #expect(form.problems.isEmpty)
    }

    @Test("is saved as that document, with nothing left out")
    func saved() throws {
        let controller = UserRegistrationViewController()
        controller.loadViewIfNeeded()
        let saved = try factory().save(controller.form)
        #expect(saved.leftOut.isEmpty)
        #expect(try saved.json == JSONDecoder().decode(JSONValue.self, from: document()))
    }

    @Test("opens a second step that sums up the first, and goes back", arguments: zones)
    func steps(zone: TimeZone) throws {
        let tester = FormTester(profile(in: zone))
        tester.press(next) {
            $0.errors["name"] = ["Must be filled in"]
            $0.errors["email"] = ["Must be filled in"]
            $0.errors["dateOfBirth"] = ["Must be filled in"]
            $0.focused = "name"
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
            let midnight = Date(timeIntervalSince1970: 385_689_600)
            $0.values["dateOfBirth"] = midnight - Double(zone.secondsFromGMT())
            $0.errors["dateOfBirth"] = nil
        }
        tester.isExhaustive = false
        tester.press(next) { $0.screens = ["Who are you?", "Registration"] }
        let summary = tester.stage.screens.last?.textDrawing ?? ""
        for line in [#"name: label "Emmy""#, #"email: label "emmy@example.org""#, "1982-03-23"] {
            #expect(summary.contains(line), "\(summary)")
        }
        tester.dismiss { $0.screens = ["Who are you?"] }
        #expect(tester.form.values()["name"] as? String == "Emmy")
        tester.finish()
    }

    @Test("keeps the values of both steps, and sums up the current ones")
    func backAndForth() {
        let tester = filledIn()
        tester.press(next)
        tester.type("123", into: "phone")
        tester.dismiss()
        tester.type("Amalie", into: "name")
        tester.press(next) { $0.screens = ["Who are you?", "Registration"] }
        #expect((tester.view("phone/field") as? TextFieldView)?.text == "123")
        #expect((tester.view("user/name") as? LabelView)?.text == "Amalie")
        tester.finish()
    }

    @Test("submits both steps by the button at the end, once both are valid")
    func registering() throws {
        let controller = profile(in: .gmt)
        let tester = filledIn(controller)
        var submitted: [[String]] = []
        let listen = { (form: Form) in
            _ = form.onSubmit { values in submitted.append(values.keys.sorted()) }
        }
        listen(tester.form)
        tester.press(next)
        let details = try #require(controller.presented)
        listen(details.form)
        let phone: PhoneRow = try #require(details.form.rowBy(tag: "phone"))
        phone.add(rule: RuleRequired())
        tester.press("#:2:0") { $0.errors["#:1:0>phone"] = ["Must be filled in"] }
        #expect(submitted.isEmpty)
        tester.type("123", into: "phone")
        tester.press("#:2:0") { $0.screens = ["Who are you?", "Registration", "Welcome"] }
        #expect(submitted == [["dateOfBirth", "email", "name"], ["location", "phone", "user"]])
        let drawing = tester.stage.screens.last?.textDrawing ?? ""
        #expect(drawing.contains(#""emmy@example.org""#))
        #expect(drawing.contains(#""123""#))
        tester.finish()
    }

    @Test("restores the second step without submitting again")
    func restoring() throws {
        let controller = profile(in: .gmt)
        let tester = filledIn(controller)
        tester.press(next)
        tester.type("123", into: "phone")
        let (second, state) = (try #require(controller.presented), controller.form.state)
        let restored = profile(in: .gmt)
        restored.loadViewIfNeeded()
        var submissions = 0
        _ = restored.form.onSubmit { _ in submissions += 1 }
        #expect(restored.form.restore(state) == [])
        let step = try #require(restored.presented)
        #expect(step.form.values()["phone"] as? String == "123")
        #expect(step.form.values()["user"] as? User == second.form.values()["user"] as? User)
        #expect(restored.form.state == state)
        tester.press("#:2:0") { $0.screens = ["Who are you?", "Registration", "Welcome"] }
        #expect(
            restored.form.restore(controller.form.state).map(\.message)
                == ["a screen was not opened by a row"])
        #expect(restored.top.title == "Registration")
        #expect(submissions == 0)
        tester.finish()
    }

    @Test("keeps the second step closed while the first is invalid, and shows no new error")
    func restoringInvalid() {
        let controller = profile(in: .gmt)
        let tester = filledIn(controller)
        tester.press(next)
        controller.form.setValues(["name": nil])
        let restored = profile(in: .gmt)
        restored.loadViewIfNeeded()
        #expect(
            restored.form.restore(controller.form.state).map(\.description)
                == ["#:1:0: the row does not open its screen"])
        #expect(restored.presented == nil)
        #expect(restored.form.validationErrors.isEmpty)
        tester.finish()
    }

    @Test("deallocates both steps together")
    func lifetime() {
        weak var first: ProfileViewController?
        weak var second: FormViewController?
        do {
            let controller = ProfileViewController()
            let tester = filledIn(controller)
            tester.press(next)
            (first, second) = (controller, controller.presented)
            #expect(second != nil)
            tester.finish()
        }
        #expect(first == nil)
        #expect(second == nil)
    }

    // MARK: Steps

    /// The button, which has no tag because it has no value.
    private let next = "#:1:0"

    private static let zones = [0, -5, 9].compactMap { TimeZone(secondsFromGMT: $0 * 3600) }

    private func profile(in zone: TimeZone) -> ProfileViewController {
        let controller = ProfileViewController()
        controller.form.phrases = Phrases(formats: Elsewhere(timeZone: zone))
        return controller
    }

    private func filledIn(
        _ controller: ProfileViewController = ProfileViewController()
    ) -> FormTester {
        let tester = FormTester(controller)
        tester.isExhaustive = false
        tester.type("Emmy", into: "name")
        tester.type("emmy@example.org", into: "email")
        tester.chooseDate("1982-03-23", in: "dateOfBirth")
        return tester
    }
}

/// The plain formats of another zone.
private struct Elsewhere: TextFormats {
    let timeZone: TimeZone
}
