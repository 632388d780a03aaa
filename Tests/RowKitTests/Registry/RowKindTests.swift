import Testing

@testable import RowKit

@Suite("The kind of a row")
struct RowKindTests {
    @Test("is that of the first matching protocol to which its class conforms")
    func kinds() {
        #expect(RowDescriptor(NumberRow.self, "").kind == .basic)
        #expect(RowDescriptor(NumberInlineRow.self, "").kind == .inline)
        #expect(RowDescriptor(OptionRow.self, "").kind == .selectable)
        #expect(RowDescriptor(ListedOptionRow.self, "").kind == .selectable)
        #expect(RowDescriptor(OfferingRow<Int>.self, "").kind == .options)
        #expect(RowDescriptor(OfferingInlineRow.self, "").kind == .inline)
        #expect(RowDescriptor(OfferingScreenRow<Int>.self, "").kind == .presenter)
    }

    @Test("of a generic class with a conditional conformance depends on its arguments")
    func conditional() {
        #expect(RowDescriptor(SometimesOfferingRow<Bool>.self, "").kind == .options)
        #expect(RowDescriptor(SometimesOfferingRow<Opaque>.self, "").kind == .basic)
    }

    @Test("of a subclass is its own, even if it inherits the conformance of its superclass")
    func inherited() {
        #expect(RowDescriptor(AskingRow.self, "").kind == .basic)
        #expect(RowDescriptor(AskingInlineRow.self, "").kind == .inline)
        #expect(RowDescriptor(LateInlineRow.self, "").kind == .inline)
    }

    @Test("is the same in a generic function")
    func genericFunctions() {
        func kind<Row: BaseRow & RowType>(of type: Row.Type) -> RowDescriptor.Kind {
            RowDescriptor(type, "").kind
        }
        #expect(kind(of: NumberRow.self) == .basic)
        #expect(kind(of: NumberInlineRow.self) == .inline)
        #expect(kind(of: OptionRow.self) == .selectable)
        #expect(kind(of: OfferingScreenRow<Int>.self) == .presenter)
        #expect(kind(of: SometimesOfferingRow<Bool>.self) == .options)
        #expect(kind(of: SometimesOfferingRow<Opaque>.self) == .basic)
        #expect(kind(of: AskingInlineRow.self) == .inline)
        #expect(kind(of: LateInlineRow.self) == .inline)
    }

    @Test("is known to the compiler, except for subclasses or if generic arguments decide")
    func known() {
        #expect(RowFacts(NumberRow.self).knownKind == .basic)
        #expect(RowFacts(NumberInlineRow.self).knownKind == .inline)
        #expect(RowFacts(ListedOptionRow.self).knownKind == .selectable)
        #expect(RowFacts(OfferingRow<Int>.self).knownKind == .options)
        #expect(RowFacts(OfferingInlineRow.self).knownKind == .inline)
        #expect(RowFacts(OfferingScreenRow<Int>.self).knownKind == .presenter)
        #expect(RowFacts(SometimesOfferingRow<Bool>.self).knownKind == nil)
        #expect(RowFacts(AskingInlineRow.self).knownKind == nil)
        #expect(RowDescriptor(OfferingRow<Int>.self, "").isKnownToCompiler)
        #expect(!RowDescriptor(OfferingRow<Opaque>.self, "").isKnownToCompiler)
        #expect(!RowDescriptor(AskingInlineRow.self, "").isKnownToCompiler)
    }

    @Test("does not decide whether documents can contain its values; the value type does")
    func swiftOnly() {
        func isSwiftOnly<Row: BaseRow & RowType>(_ type: Row.Type) -> Bool {
            RowDescriptor(type, "").isSwiftOnly
        }
        #expect(!RowDescriptor(OfferingRow<Int>.self, "").isSwiftOnly)
        #expect(!isSwiftOnly(OfferingRow<Int>.self))
        #expect(RowDescriptor(OfferingRow<Opaque>.self, "").isSwiftOnly)
        #expect(isSwiftOnly(OfferingRow<Opaque>.self))
        #expect(!RowDescriptor(ChosenRow<[String: Int?]>.self, "").isSwiftOnly)
        #expect(!isSwiftOnly(ChosenRow<[String: Int?]>.self))
    }

    @Test("does not decide what a setting of a generic class accepts; its type does")
    func settings() throws {
        func setting<Option>(of type: ChosenRow<Option>.Type) throws -> RowSetting {
            try #require(type.settings.first { $0.name == "selectableValue" })
        }
        let number = try setting(of: ChosenRow<Int>.self)
        #expect(number.type == "Optional<Int>")
        #expect(number.schema == Int?.documentSchema)
        let row = ChosenRow<Int>(tag: nil)
        try number.set(3, of: row)
        #expect(row.selectableValue == 3)
        #expect(try number.value(of: row) == 3)
        let opaque = try setting(of: ChosenRow<Opaque>.self)
        #expect(opaque.type == "Optional<Opaque>")
        #expect(opaque.schema == nil)
        #expect(throws: DocumentDiagnostic.self) {
            try opaque.set(.null, of: ChosenRow<Opaque>(tag: nil))
        }
    }
}

/// A selectable row that also offers options.
private final class ListedOptionRow: Row<ValueCell<String>>, RowType, OptionsProviderRow,
    SelectableRowType
{
    var selectableValue: String?
    var optionsProvider: OptionsProvider<String>?
}

private class _OfferingRow<Option: Equatable & Sendable>: Row<ValueCell<Option>>,
    OptionsProviderRow
{
    var optionsProvider: OptionsProvider<Option>?
}

private final class OfferingRow<Option: Equatable & Sendable>: _OfferingRow<Option>, RowType {}

private final class OfferingInlineRow: _OfferingRow<Int>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: NumberRow) {}
}

private final class OfferingScreenRow<Option: Equatable & Sendable>: _OfferingRow<Option>, RowType,
    PresenterRowType
{
    var presentationMode: PresentationMode<ChoiceController<Option>>?
    var onPresentCallback: ((FormViewController, ChoiceController<Option>) -> Void)?
}

private final class ChoiceController<RowValue: Equatable & Sendable>: FormViewController,
    RowControllerType
{
    weak var row: RowOf<RowValue>?
    var outcome: RowControllerOutcome?
}

/// Offers options if they can be hashed.
private final class SometimesOfferingRow<Option: Equatable & Sendable>: Row<ValueCell<Option>>,
    RowType
{
    var optionsProvider: OptionsProvider<Option>?
}

extension SometimesOfferingRow: OptionsProviderRow where Option: Hashable {}

/// A concrete row that has subclasses.
private class AskingRow: Row<ValueCell<Int>>, RowType {}

private final class AskingInlineRow: AskingRow, InlineRowType {
    func setupInlineRow(_ inlineRow: NumberRow) {}
}

/// A row whose superclass offers options, and whose subclass is an inline row.
private class AskingOfferingRow: _OfferingRow<Int>, RowType {}

private final class LateInlineRow: AskingOfferingRow, InlineRowType {
    func setupInlineRow(_ inlineRow: NumberRow) {}
}
