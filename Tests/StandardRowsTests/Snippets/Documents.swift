import Foundation
import RowKit
import StandardRows
import Testing

@Suite("The article on documents")
struct DocumentsSnippetTests {
    /// The blocks of the article that are fenced with a word, or with none.
    private func blocks(_ fence: String) throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/RowKit/RowKit.docc")
        let text = try String(
            contentsOf: folder.appending(path: "Documents.md"), encoding: .utf8)
        // Between fences stand the blocks, each behind its word.
        return text.components(separatedBy: "```").enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
            .filter { $0.prefix { $0 != "\n" } == fence }
            .map { String($0.dropFirst(fence.count + 1)) }
    }

    @Test("shows a document that is made a form, and is saved word for word")
    func document() throws {
        let text = try #require(try blocks("json").first)
        let document = Data(text.utf8)
        // snippet: documents-load
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let form = try factory.form(from: document)
        form.setValues(["name": "Emmy", "age": 12, "pets": ["Noether"]])

        let saved = factory.save(form)
        print(saved.text)
        // end
        #expect(form.validate().map(\.description) == ["guardian: A guardian must agree"])
        #expect(form.values()["pets"] as? [String?] == ["Noether"])
        #expect(saved.leftOut == [])
        let fresh = try factory.form(from: document)
        #expect(
            try JSONValue(text: factory.save(fresh).text) == JSONValue(text: text).withRows)
    }

    @Test("says what is wrong with the other, in the words of the factory")
    func mistakes() throws {
        let (text, said) = (try blocks("json")[1], try blocks("")[0])
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: Data(text.utf8))
        }
        #expect(error?.description == said.trimmingCharacters(in: .newlines))
    }
}

extension JSONValue {
    /// A document in which every section says its rows, as one that was saved does.
    fileprivate var withRows: JSONValue {
        guard case .object(var form) = self, case .array(let sections)? = form["sections"] else {
            return self
        }
        form["sections"] = .array(
            sections.map { section in
                guard case .object(var members) = section else { return section }
                members["rows"] = members["rows"] ?? []
                return .object(members)
            })
        return .object(form)
    }
}
