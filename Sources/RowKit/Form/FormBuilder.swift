/// Rows and sections, one a line, as the sections of a form.
///
/// A row that stands alone gets a section of its own.
@resultBuilder
public enum FormBuilder {
    /// A section.
    public static func buildExpression(_ section: Section?) -> [Section] {
        section.map { [$0] } ?? []
    }

    /// A row in a section of its own.
    public static func buildExpression(_ row: BaseRow?) -> [Section] {
        row.map { [Section(CollectionOfOne($0))] } ?? []
    }

    /// Sections made elsewhere.
    public static func buildExpression(_ sections: [Section]) -> [Section] { sections }

    /// Lines one after the other.
    public static func buildBlock(_ lines: [Section]...) -> [Section] { lines.flatMap { $0 } }

    /// An `if` without `else`.
    public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }

    /// An `if` that holds.
    public static func buildEither(first sections: [Section]) -> [Section] { sections }

    /// An `else`.
    public static func buildEither(second sections: [Section]) -> [Section] { sections }

    /// A `for`.
    public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap { $0 } }

    /// An `if #available`.
    public static func buildLimitedAvailability(_ sections: [Section]) -> [Section] { sections }
}

/// Rows, one a line, as the rows of a section.
@resultBuilder
public enum SectionBuilder {
    /// A row.
    public static func buildExpression(_ row: BaseRow?) -> [BaseRow] { row.map { [$0] } ?? [] }

    /// Rows made elsewhere.
    public static func buildExpression(_ rows: [BaseRow]) -> [BaseRow] { rows }

    /// Lines one after the other.
    public static func buildBlock(_ lines: [BaseRow]...) -> [BaseRow] { lines.flatMap { $0 } }

    /// An `if` without `else`.
    public static func buildOptional(_ rows: [BaseRow]?) -> [BaseRow] { rows ?? [] }

    /// An `if` that holds.
    public static func buildEither(first rows: [BaseRow]) -> [BaseRow] { rows }

    /// An `else`.
    public static func buildEither(second rows: [BaseRow]) -> [BaseRow] { rows }

    /// A `for`.
    public static func buildArray(_ rows: [[BaseRow]]) -> [BaseRow] { rows.flatMap { $0 } }

    /// An `if #available`.
    public static func buildLimitedAvailability(_ rows: [BaseRow]) -> [BaseRow] { rows }
}
