import Foundation
import LocationRow
import RowKit
import StandardRows
import SuggestionRow
import Testing
import TokenRow
import UserInfoRow

@testable import RowExamples

@Suite("Examples in Swift and as documents")
struct DocumentedFormTests {
    /// The controllers of documents, and the parts that only Swift can express.
    private static var forms: [(String, () -> FormViewController, [String])] {
        [
            ("dates", { DatesViewController() }, []),
            ("coffee", { CoffeeViewController() }, []),
            ("continents", { ContinentsViewController() }, []),
            ("order", { OrderViewController() }, []),
            ("trip", { TripViewController() }, []),
            ("tax", { TaxViewController() }, []),
            ("clubs", { ClubsViewController() }, []),
            (
                "message", { MessageViewController(subjects: SubjectService.subjects) },
                [
                    "sections[1].rows[0]: the closure asyncFilterFunction can only be set in Swift"
                ]
            ),
        ]
    }

    @Test("are the same forms", arguments: 0..<8)
    func sameForms(index: Int) throws {
        let (name, makeController, onlySwift) = Self.forms[index]
        let factory = RowFactory(
            try RowRegistry(
                StandardRowPlugin.self, SuggestionRowPlugin.self, TokenRowPlugin.self))
        let controller = makeController()
        controller.loadViewIfNeeded()
        let saved = factory.save(controller.form)
        #expect(saved.leftOut.map(\.description) == onlySwift)
        let text = factory.save(try factory.form(from: ExampleDocuments.data(name))).text
        #expect(text == saved.text)
    }

    /// The forms, and the parts that only Swift can express.
    ///
    /// *Documents* explains why, and what to write in a document.
    @Test(
        "have no document if only Swift can express a part",
        arguments: [
            (
                "two-steps",
                ["sections[1].rows[0]: the closure presentationMode can only be set in Swift"]
            ),
            (
                "two-fields",
                [
                    "sections[0].rows[0]: no plugin of the registry has the row DoubleTextFieldRow",
                    "sections[0].rows[2].hidden: no row or section has the tag \"person\"",
                ]
            ),
            (
                "journey",
                (0...1).map {
                    "sections[0].rows[\($0)]: no plugin of the registry has the row CityRow"
                }
            ),
        ])
    func swiftOnly(name: String, parts: [String]) async throws {
        let controller = try await RowExamples.forms.controller(name)
        controller.loadViewIfNeeded()
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        #expect(factory.save(controller.form).leftOut.map(\.description) == parts)
        #expect(!ExampleDocuments.names.contains(name))
    }

    @Test(
        "are loaded and drawn without problems",
        arguments: ExampleDocuments.names + ExampleDocuments.large)
    func loaded(name: String) throws {
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: ExampleDocuments.folder.path)
                .sorted()
                == (ExampleDocuments.names + ExampleDocuments.large).map { "\($0).json" }.sorted())
        let form = try ExampleDocuments.factory().form(from: ExampleDocuments.data(name))
        #expect(form.title != nil)
        #expect(form.problems == [])
        #expect(FormStage(FormViewController(form: form)).textDrawing.hasPrefix("form : "))
    }

    @Test("find the subjects of earlier messages")
    func subjects() async throws {
        #expect(await SubjectService.subjects(containing: "lunch").count == 2)
        #expect(await SubjectService.subjects(containing: "holiday") == [])
    }

    @Test("let a swipe clear the kind of bean")
    func swipe() throws {
        let stage = FormStage(CoffeeViewController())
        let beans = try #require(stage.controller.form.rowBy(tag: "beans"))
        beans.baseValue = "Gesha"
        let swipe = ViewEvent(ViewID("beans"), .swipe(.trailing, 0))
        #expect(stage.receive(swipe).refusal == nil)
        #expect(beans.baseValue == nil)
    }
}
