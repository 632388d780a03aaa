import RowKit

// Rows to list and describe, and the plugins that contribute them.

final class PlainCell<Value: Equatable & Sendable>: Cell<Value>, CellType {}

/// How big something is.
enum Size: String, CaseIterable, DocumentValue {
    case small, medium, large
}

/// A value that cannot be in a document.
struct Opaque: Equatable, Sendable {}

final class GradeRow: Row<PlainCell<Int>>, RowType {
    @Setting var maximum = 10
    @Setting var size = Size.medium
    @Setting var labels: [String] = []
    @Setting var secret: Opaque?

    override class var settings: [RowSetting] {
        super.settings + [
            .init("maximum", \GradeRow.maximum, "The best grade."),
            .init("size", \GradeRow.size, "How big the grades are drawn."),
            .init("labels", \GradeRow.labels, "What grades are called."),
            .init("secret", \GradeRow.secret, "What only Swift knows."),
        ]
    }
}

final class TagsRow: Row<PlainCell<Set<String>>>, RowType {}
final class OpaqueRow: Row<PlainCell<Opaque>>, RowType {}

final class GradeInlineRow: Row<PlainCell<Int>>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: GradeRow) {}
}

enum GradePlugin: RowPlugin {
    static let name = "Grades", version = "1.2.0"
    static let rows = [
        RowDescriptor(
            GradeRow.self, "Asks for a grade.",
            example: RowExample(settings: ["title": "Mathematics", "maximum": 6], value: 2)),
        RowDescriptor(GradeInlineRow.self, "Asks for a grade in a row that opens below."),
    ]
}

/// A row, and the helper that it opens.
enum HelperPlugin: RowPlugin {
    static let name = "Helpers", version = "0.1.0"
    static let rows = [
        RowDescriptor(GradeInlineRow.self, "Asks for a grade in a row that opens below."),
        RowDescriptor(GradeRow.self, "Asks for a grade.", isListed: false),
    ]
}

enum OtherPlugin: RowPlugin {
    static let name = "Other", version = "0.1.0"
    static let rows = [
        RowDescriptor(TagsRow.self, "Takes tags, any number of them, each of which is a word."),
        RowDescriptor(OpaqueRow.self, "Holds what only Swift knows."),
    ]
}

final class NoteRow: Row<PlainCell<String>>, RowType {}
final class SwitchRow: Row<PlainCell<Bool>>, RowType {}

final class TickRow: Row<PlainCell<String>>, RowType, SelectableRowType {
    @Setting var selectableValue: String?

    override class var settings: [RowSetting] {
        super.settings + [
            .init("selectableValue", \TickRow.selectableValue, "The option.")
        ]
    }
}

/// Rows from which forms are made.
enum FormPlugin: RowPlugin {
    static let name = "Forms", version = "1.0.0"
    static let rows = [
        RowDescriptor(NoteRow.self, "Asks for a text."),
        RowDescriptor(SwitchRow.self, "Asks for yes or no."),
        RowDescriptor(GradeRow.self, "Asks for a grade."),
        RowDescriptor(TickRow.self, "Stands for an option."),
        RowDescriptor(OpaqueRow.self, "Holds what only Swift knows."),
    ]

    /// A registry with only these rows.
    @Sendable static func registry() throws(RegistryError) -> RowRegistry {
        try RowRegistry(FormPlugin.self)
    }
}
