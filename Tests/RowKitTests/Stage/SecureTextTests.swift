import RowKit
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Secure text")
struct SecureTextTests {
    private static let secret = "hunter2-ﬁ"
    private static let field = ViewID("pin/content/field")

    /// A form with a secure field, and a stage for it.
    private static func makeStage(
        _ configure: (SecureRow) -> Void = { _ in }
    ) -> (stage: FormStage, row: SecureRow) {
        let row = SecureRow("pin")
        configure(row)
        return (FormStage(FormViewController(form: Form { Section { row } })), row)
    }

    /// The properties of the field that are sent to a host.
    private func told(_ changes: ViewPatch) -> [ViewProperty: JSONValue] {
        changes.changes.reduce(into: [:]) { told, change in
            if case .set(Self.field, let values) = change { told.merge(values) { $1 } }
        }
    }

    @Test("is not sent when it is typed, only that there is some")
    func typing() throws {
        let (stage, row) = Self.makeStage()
        var mirror = ViewMirror(stage.snapshot)
        let event = ViewEvent(Self.field, .type(Self.secret, caret: 3))
        mirror.apply(event)
        let changes = stage.patch(event)
        mirror.apply(changes)
        #expect(row.value == Self.secret)
        #expect(told(changes).isEmpty)
        #expect(mirror.screens == stage.snapshot)
        let view = try #require(mirror[Self.field])
        #expect(view.properties == [.isSecure: true, .isFilled: true])
        #expect((row.cell.textField.text, row.cell.textField.isFilled) == ("", true))
        let cleared = ViewEvent(Self.field, .type(""))
        mirror.apply(cleared)
        mirror.apply(stage.patch(cleared))
        #expect(mirror[Self.field]?.properties == [.isSecure: true])
        #expect(mirror.screens == stage.snapshot)
    }

    @Test("replaced by the program is sent only as filled or empty")
    func replacing() {
        let (stage, row) = Self.makeStage()
        _ = stage.patch(ViewEvent(Self.field, .type(Self.secret)))
        row.value = "another"
        #expect(told(stage.takePatch()) == [.isFilled: true])
        row.value = nil
        #expect(told(stage.takePatch()) == [.isFilled: .null])
        row.value = "again"
        #expect(told(stage.takePatch()) == [.isFilled: true])
        row.value = "again"
        #expect(stage.takePatch().isEmpty)
    }

    @Test("that the row changes is sent as replaced, and text that it keeps is not")
    func rewriting() {
        let (stage, row) = Self.makeStage { row in
            row.onChange { row in row.value = row.value?.uppercased() }
        }
        #expect(told(stage.patch(ViewEvent(Self.field, .type("ab")))) == [.isFilled: true])
        #expect(row.value == "AB")
        #expect(told(stage.patch(ViewEvent(Self.field, .type("AB")))).isEmpty)
        // A change that was pending before the event is older than the event.
        row.value = "Z"
        let changes = told(stage.patch(ViewEvent(Self.field, .type("ABC"))))
        #expect(changes[.isFilled] == nil)
        #expect(row.value == "ABC")
    }

    @Test("that is refused is sent as replaced")
    func refusing() {
        let (stage, row) = Self.makeStage { $0.value = "ab" }
        row.cell.textField.maximumLength = 3
        let changes = stage.patch(ViewEvent(Self.field, .type(Self.secret)))
        #expect(changes.refusal?.reason == .notOffered)
        #expect(told(changes)[.isFilled] == true)
        row.cell.textField.isReadOnly = true
        let again = stage.patch(ViewEvent(Self.field, .type("")))
        #expect(told(again)[.isFilled] == true)
        #expect(row.value == "ab")
    }

    @Test("is not sent as replaced by an event that does not change it")
    func keeping() {
        let (stage, row) = Self.makeStage { $0.value = Self.secret }
        // Changes that are pending make the stage report the properties again.
        row.cell.textField.placeholder = "PIN"
        #expect(told(stage.patch(ViewEvent(Self.field, .focus)))[.isFilled] == nil)
        let refused = stage.patch(ViewEvent(Self.field, .toggle(true)))
        #expect(refused.refusal != nil)
        #expect(told(refused)[.isFilled] == nil)
        row.cell.textField.isReadOnly = true
        let same = stage.patch(ViewEvent(Self.field, .type(Self.secret)))
        #expect(same.refusal != nil)
        #expect(told(same)[.isFilled] == nil)
        row.value = "another"
        #expect(told(stage.patch(ViewEvent(Self.field, .focus)))[.isFilled] == true)
    }

    @Test("is sent once the field is no longer secure, and cleared when it is secure again")
    func revealing() {
        let (stage, row) = Self.makeStage { $0.value = Self.secret }
        row.cell.textField.isSecure = false
        #expect(
            told(stage.takePatch())
                == [.isSecure: .null, .text: .string(Self.secret), .isFilled: .null])
        row.cell.textField.isSecure = true
        #expect(
            told(stage.takePatch()) == [.isSecure: true, .text: .null, .isFilled: true])
    }

    @Test("is secret even if it was set before the field became secure")
    func becomingSecure() {
        let row = ControlRow<TextFieldView>("row")
        let form = Form { Section { row } }
        let stage = FormStage(FormViewController(form: form))
        row.value = Self.secret
        #expect(form.state.omittedValues.isEmpty)
        #expect(!row.cell.control.text.isEmpty)
        row.cell.control.isSecure = true
        #expect(form.state.omittedValues == ["row"])
        withExtendedLifetime(stage) {}
    }

    @Test("stays secret when the row gets another cell")
    func replacingTheCell() {
        let row = ControlRow<TextFieldView>("row")
        let form = Form { Section { row } }
        row.cell.control.isSecure = true
        row.value = Self.secret
        row.updateCell()
        row.cellProvider = CellProvider { ValueControlCell<TextFieldView>() }
        #expect(form.state.omittedValues == ["row"])
        let stage = FormStage(FormViewController(form: form))
        #expect((stage.view(ViewID("row")) as? CellView)?.isSecret == true)
        #expect(form.state.omittedValues == ["row"])
    }

    @Test("appears in nothing that leaves the form")
    func ways() async throws {
        let (stage, row) = Self.makeStage { row in
            row.add(rule: RuleMinLength(minLength: 20))
            row.add(rule: RuleRegExp(regExpr: "[a-z]+"))
            row.add(rule: RuleEmail())
            row.add(rule: RuleURL())
            row.add(rule: RuleExactLength(exactLength: 30))
            row.add(rule: RuleGreaterThan(min: "z"))
            row.validationOptions = .validatesOnChange
        }
        let form = stage.controller.form
        var out: [String] = []
        func note(_ changes: ViewPatch) throws {
            out.append(String(decoding: try JSONEncoder().encode(changes), as: UTF8.self))
            out.append("\(changes)")
        }
        try note(stage.patch(ViewEvent(Self.field, .type(Self.secret))))
        try note(stage.patch(ViewEvent(Self.field, .choose([]))))
        try note(stage.patch(ViewEvent(Self.field, .blur)))
        // The row is redrawn after it was hidden.
        row.hidden = true
        try note(stage.takePatch())
        row.hidden = false
        try note(stage.takePatch())
        row.cell.textField.isReadOnly = true
        try note(stage.patch(ViewEvent(Self.field, .type("\(Self.secret)x"))))
        row.disabled = true
        try note(stage.patch(ViewEvent(Self.field, .type("\(Self.secret)y"))))
        #expect(row.value == Self.secret)
        out.append("\(stage.snapshot)")
        out.append(stage.textDrawing)
        out += form.validate().map { "\($0)" }
        out.append(String(decoding: try JSONEncoder().encode(form.state), as: UTF8.self))
        out.append("\(stage.takeStateChanges())")
        var renderer = PageRenderer()
        out += stage.screens.map { $0.draw(on: &renderer) }
        #expect(form.state.omittedValues == ["pin"])
        for text in out { #expect(!text.contains("hunter2"), "\(text)") }
        #expect(out.count > 15)
    }

    @Test("that does not fit the row is not quoted by the problem")
    func misfits() {
        let form = Form {
            Section {
                SecretNumberRow("pin")
            }
        }
        var said = form.setValues(["pin": "hunter2"]).map(\.description)
        form.rowBy(tag: "pin")?.baseValue = "hunter2"
        said += form.problems.map(\.description)
        said += form.setDocumentValues(["pin": "hunter2"]).values.flatMap { $0.map(\.description) }
        #expect(
            said.sorted() == [
                "pin: expected Int, found String", "pin: expected Int, found String",
                "pin: expected whole number, found an invalid secret value",
            ])
    }

    /// A form with a secret text and a list of secret texts, which may be empty.
    private static func secretForm(codes: [String]) -> Form {
        Form {
            Section { SecureRow("pin") { $0.value = secret } }
            MultivaluedSection { section in
                section.tag = "codes"
                section.multivaluedRowToInsertAt = { _ in SecureRow() }
                for code in codes { section <<< SecureRow { $0.value = code } }
            }
        }
    }

    private struct Codes: Encodable {
        let codes: String
    }

    @Test("in place of a list is not quoted either", arguments: [[], ["abc"]])
    func misfitsOfSections(codes: [String]) throws {
        let form = Self.secretForm(codes: codes)
        var said = form.setDocumentValues(["codes": "hunter2"]).values.flatMap {
            $0.map(\.description)
        }
        said += form.setValues(["codes": "hunter2"]).map(\.description)
        said += form.setValues(["codes": [["hunter2"]]]).map(\.description)
        said += try form.fill(from: Codes(codes: "hunter2")).map(\.description)
        #expect(
            said == [
                "codes: expected a list, found an invalid secret value",
                "codes: expected a list, found String",
                "codes[0]: expected String, found Array<String>",
                "codes: expected a list, found an invalid secret value",
            ])
        #expect(form.problems.map(\.description) == Array(said.dropFirst()))
        #expect((form.values()["codes"] as? [String])?.count == codes.count)
    }

    private enum Plan: String, Decodable { case free }
    private struct Member<Value: Decodable>: Decodable { let pin: Value }
    private struct Element<Value: Decodable>: Decodable { let codes: Value }

    /// Decodes parts of the value without decoding it as a whole.
    private struct Nested: Decodable {
        enum Key: String, CodingKey { case pin, codes }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            var codes = try values.nestedUnkeyedContainer(forKey: .codes)
            _ = try codes.decode(Plan.self)
        }
    }

    private struct NestedMembers: Decodable {
        enum Key: String, CodingKey { case pin }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            _ = try values.nestedContainer(keyedBy: Key.self, forKey: .pin)
        }
    }

    @Test("is not quoted by the error of a type that cannot be decoded from it")
    func misfitsOfTypes() throws {
        let form = Self.secretForm(codes: [Self.secret])
        let types: [(any Decodable.Type, String)] = [
            (Member<Int>.self, "pin: expected Int"),
            (Member<Bool>.self, "pin: expected Bool"), (Member<Plan>.self, "pin: expected Plan"),
            (Member<[Int]>.self, "pin: expected Array<Int>"),
            (Member<[String: Int]>.self, "pin: expected Dictionary<String, Int>"),
            (Element<[Int]>.self, "codes: expected Array<Int>"),
            (Element<[Plan]>.self, "codes: expected Array<Plan>"),
            (Element<Int>.self, "codes: expected Int"),
            (Nested.self, "codes.0: expected Plan"),
            (NestedMembers.self, "pin: expected an object"),
        ]
        for (type, expected) in types {
            let error = try #require(throws: DecodingError.self) { try form.decode(type) }
            guard case .dataCorrupted(let context) = error else {
                Issue.record("\(error)")
                continue
            }
            let place = context.codingPath.map(\.stringValue).joined(separator: ".")
            #expect(
                "\(place): \(context.debugDescription)"
                    == "\(expected), found an invalid secret value")
            #expect(!"\(error)".contains("hunter2"))
        }
        #expect(try form.decode(Member<String>.self).pin == Self.secret)
        #expect(try form.decode(Element<[String]>.self).codes == [Self.secret])
    }

    @Test("of a row that does not declare it is secret once it was typed")
    func unsaid() {
        let row = TextRow("pin") { row in
            row.cellSetup { cell, _ in cell.textField.isSecure = true }
        }
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        _ = stage.patch(ViewEvent(Self.field, .type(Self.secret)))
        #expect(row.value == Self.secret)
        #expect(stage.state.omittedValues == ["pin"])
        #expect(!"\(stage.state)".contains("hunter2"))
    }

    @Test("that is unread is listed as omitted from the state, but not before it is entered")
    func unreadText() {
        let row = SecretNumberRow("pin")
        let form = Form { Section { row } }
        #expect(form.state.omittedValues == [])
        row.value = 4
        row.value = nil
        #expect(form.state.omittedValues == [])
        row.keepUnreadInput(Self.secret, ValidationError(msg: "Not a number"))
        #expect(form.state.omittedValues == ["pin"])
        #expect(!"\(form.state)".contains("hunter2"))
    }

    @Test("that is unread in a row with the value of another is listed as omitted and reported")
    func unreadTextOfOtherRows() throws {
        func make() throws -> (form: Form, rows: [SecretNumberRow]) {
            let (outer, above) = (PairRow("pair"), SecretNumberInlineRow("above"))
            let form = Form {
                Section {
                    outer; above
                }
            }
            (outer.value, above.value) = (1, 2)
            form.markClean()
            above.expandInlineRow()
            return (form, [outer.part, try #require(above.inlineRow)])
        }
        let (form, rows) = try make()
        let clean = form.state
        for row in rows {
            row.keepUnreadInput(
                Self.secret, ValidationError(msg: "Not a number"), beside: row.value)
        }
        let state = form.state
        let keys = ["above:inline", "pair:part"]
        #expect(clean.omittedValues.allSatisfy { !keys.contains($0) })
        #expect(state.omittedValues == (clean.omittedValues + keys).sorted())
        #expect(!"\(state)".contains("hunter2"))
        let other = try make()
        let problems = other.form.restore(state).map(\.description)
        for key in keys { #expect(problems.contains("\(key): the value is not part of the state")) }
        _ = form.restore(clean)
        #expect(form.state.omittedValues.allSatisfy { !keys.contains($0) })
        #expect(rows.allSatisfy { $0.unreadInput == nil })
        #expect(rows[1].value == 2)
    }
}

/// A row with a secure field.
private final class SecureRow: Row<FieldCell>, RowType {
    override var keepsValueSecret: Bool { true }

    override func customSetupCell() {
        super.customSetupCell()
        cell.textField.isSecure = true
    }
}

private final class SecretNumberRow: Row<ValueCell<Int>>, RowType {
    override var keepsValueSecret: Bool { true }
}

private final class SecretNumberInlineRow: Row<ValueCell<Int>>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: SecretNumberRow) {}
}

/// A row with the value of its only inner row.
private final class PairRow: Row<ValueCell<Int>>, RowType {
    let part = SecretNumberRow()

    required init(tag: String?) {
        super.init(tag: tag)
        setInnerRow(part, named: "part")
    }

    override func innerRowDidChange(_ row: BaseRow) { value = part.value }
    override func valueDidChange() { part.value = value }
}
