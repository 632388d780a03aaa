#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@testable import RowKit

// Rows of many types of values, for documents.

final class MomentRow: Row<ValueCell<Date>>, RowType {}
final class LinkRow: Row<ValueCell<URL>>, RowType {}
final class ListedRow: Row<ValueCell<[String]>>, RowType {}

/// A number that may exceed the range of numbers in documents.
struct Big: Codable, Equatable, DocumentValue {
    var number: UInt64
}
final class BigRow: Row<ValueCell<Big>>, RowType {}

/// A row with settings that documents cannot hold.
final class SeenRow: Row<ValueCell<String>>, RowType {
    @Setting var seal = Opaque()
    @Setting var spareSeal: Opaque?

    override class var settings: [RowSetting] {
        super.settings + [
            .init("seal", \SeenRow.seal, "What the row is sealed with."),
            .init("spareSeal", \SeenRow.spareSeal, "What it may be sealed with as well."),
        ]
    }
}

/// A plugin with rows that cannot all be saved.
enum OddPlugin: RowPlugin {
    static let name = "Odd", version = "1.0.0"
    static let rows = [
        RowDescriptor(BigRow.self, "Asks for a very big number."),
        RowDescriptor(ChoiceRow<String>.self, "Asks for one of some."),
        RowDescriptor(ChosenRow<Opaque>.self, "Stands for something.", name: "SealedRow"),
        RowDescriptor(ChosenRow<String>.self, "Stands for a text."),
        RowDescriptor(SeenRow.self, "Asks for a text, and is sealed."),
    ]
}

/// A row whose initial value is true.
final class AgreedRow: Row<ValueCell<Bool>>, RowType {
    required init(tag: String?) {
        super.init(tag: tag)
        value = true
    }
}

enum DocumentPlugin: RowPlugin {
    static let name = "Documents", version = "1.0.0"
    static let rows = [
        RowDescriptor(AgreedRow.self, "Is on from the beginning."),
        RowDescriptor(FlagRow.self, "Asks for yes or no."),
        RowDescriptor(LinkRow.self, "Asks for an address."),
        RowDescriptor(ListedRow.self, "Asks for some texts."),
        RowDescriptor(MomentRow.self, "Asks for a date."),
        RowDescriptor(NumberRow.self, "Asks for a number."),
        RowDescriptor(StringRow.self, "Asks for a text."),
    ]

    /// A factory of these rows and some others.
    static func factory() throws -> RowFactory {
        RowFactory(try RowRegistry(DocumentPlugin.self, GradePlugin.self, PeoplePlugin.self))
    }
}

extension RowFactory {
    /// Creates the form of a document's text.
    func form(
        text: String, limits: DocumentLimits = DocumentLimits()
    ) throws(RowFactoryError) -> Form {
        try form(from: Data(text.utf8), limits: limits)
    }

    /// The diagnostics of a document's text, one a line, or an empty string if there are none.
    ///
    /// Without the positions of places, which have tests of their own.
    func complaints(about text: String, limits: DocumentLimits = DocumentLimits()) -> String {
        do {
            _ = try form(text: text, limits: limits)
            return ""
        } catch {
            return error.diagnostics.map { "\($0.withoutPosition)" }.joined(separator: "\n")
        }
    }
}

extension DocumentDiagnostic {
    fileprivate var withoutPosition: DocumentDiagnostic {
        guard place != .root else { return self }
        var diagnostic = self
        diagnostic.position = nil
        return diagnostic
    }
}
