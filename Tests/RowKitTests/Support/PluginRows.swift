import RowKit

// Rows with settings and the plugins that contribute them.

/// A size.
enum Size: String, CaseIterable, DocumentValue {
    case small, medium, large
}

/// A person that documents can contain.
struct Citizen: Codable, Equatable, Sendable, DocumentValue {
    var name: String
    var age: Int?
}

class _GradeRow<Cell: CellType>: Row<Cell> {
    @Setting final var maximum = 10
    @Setting final var size = Size.medium
    @Setting final var labels: [String] = []
    @Setting final var factor = 1.5
    @Setting final var color: RowColor?

    override class var settings: [RowSetting] {
        super.settings + [
            .init("maximum", \_GradeRow.maximum, "The best grade."),
            .init("size", \_GradeRow.size, "How big the grades are drawn."),
            .init("labels", \_GradeRow.labels, "What grades are called."),
            .init("factor", \_GradeRow.factor, "How much each counts."),
            .init("color", \_GradeRow.color, "The colour of grades."),
        ]
    }
}

final class GradeRow: _GradeRow<ValueCell<Int>>, RowType {}
final class CitizenRow: Row<ValueCell<Citizen>>, RowType {}

/// A value that documents cannot contain.
struct Opaque: Equatable, Sendable {}
final class OpaqueRow: Row<ValueCell<Opaque>>, RowType {}

final class ChosenRow<Option: Equatable & Sendable>: Row<ValueCell<Option>>, RowType,
    SelectableRowType
{
    @Setting var selectableValue: Option?

    override class var settings: [RowSetting] {
        super.settings + [.init("selectableValue", \ChosenRow.selectableValue, "The option.")]
    }
}

enum GradePlugin: RowPlugin {
    static let name = "Grades", version = "1.0.0"
    static let rows = [
        RowDescriptor(ChosenRow<String>.self, "Stands for one option."),
        RowDescriptor(
            GradeRow.self, "Asks for a grade.",
            example: RowExample(
                settings: ["title": "Mathematics", "labels": ["a \"b\"", "c"]], value: 3)),
    ]
}

enum PeoplePlugin: RowPlugin {
    static let name = "People", version = "0.1.0"
    static let rows = [
        RowDescriptor(CitizenRow.self, "Asks for a person."),
        RowDescriptor(OpaqueRow.self, "Holds what only Swift knows."),
        RowDescriptor(NumberInlineRow.self, "Asks for a number below itself."),
    ]
}

/// Contributes a row whose name is already taken.
enum RivalPlugin: RowPlugin {
    static let name = "Rival", version = "1.0.0"
    static let rows = [RowDescriptor(StringRow.self, "Another grade.", name: "GradeRow")]
}
