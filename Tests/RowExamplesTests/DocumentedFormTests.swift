import Foundation
import RowKit
import StandardRows
import SuggestionRow
import Testing
import TokenRow

@testable import RowExamples

@Suite("Examples in Swift and as documents")
struct DocumentedFormTests {
    /// The controllers of documents, and what only Swift can say.
    private static var forms: [(String, () -> FormViewController, [String])] {
        [
            ("dates", { DatesViewController() }, []),
            (
                "coffee", { CoffeeViewController() },
                [
                    "sections[0].header: a header that is a view can only be set in Swift",
                    "sections[1].rows[0]: a swipe action can only be set in Swift",
                ]
            ),
            (
                "message", { MessageViewController(subjects: SubjectService.subjects) },
                [
                    "sections[1].rows[0]: the closure asyncFilterFunction can only be set in Swift"
                ]
            ),
        ]
    }

    @Test("are the same forms", arguments: 0..<3)
    func documents(index: Int) throws {
        let (name, makeController, onlySwift) = Self.forms[index]
        let factory = RowFactory(
            try RowRegistry(
                StandardRowPlugin.self, SuggestionRowPlugin.self, TokenRowPlugin.self))
        let controller = makeController()
        controller.loadViewIfNeeded()
        let saved = factory.save(controller.form)
        #expect(saved.leftOut.map(\.description) == onlySwift)
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let document = try Data(
            contentsOf: root.appending(path: "Sources/RowExamples/Documents/\(name).json"))
        let text = factory.save(try factory.form(from: document)).text
        #expect(text == saved.text)
    }

    @Test("find the subjects of earlier messages")
    func subjects() async throws {
        #expect(await SubjectService.subjects(containing: "lunch").count == 2)
        #expect(await SubjectService.subjects(containing: "holiday") == [])
    }

    @Test("let a swipe remove the kind of bean")
    func swipe() throws {
        let stage = FormStage(CoffeeViewController())
        let beans = try #require(stage.controller.form.rowBy(tag: "beans"))
        beans.baseValue = "Gesha"
        let swipe = ViewEvent(ViewID("beans"), .swipe(.trailing, 0))
        #expect(stage.receive(swipe).refusal == nil && beans.baseValue == nil)
    }
}
