/// Builds the sections of a form from rows and sections, one per line.
///
/// A row outside of a section gets its own section.
@resultBuilder
public enum FormBuilder {
    /// A section.
    public static func buildExpression(_ section: Section?) -> [Section] {
        section.map { [$0] } ?? []
    }

    /// A row, which gets its own section.
    public static func buildExpression(_ row: BaseRow?) -> [Section] {
        row.map { [Section([$0])] } ?? []
    }

    /// Existing sections.
    public static func buildExpression(_ sections: [Section]) -> [Section] { sections }

    /// Consecutive lines.
    public static func buildBlock(_ lines: [Section]...) -> [Section] { lines.flatMap { $0 } }

    /// An `if` without `else`.
    public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }

    /// The first branch of an `if`.
    public static func buildEither(first sections: [Section]) -> [Section] { sections }

    /// The `else` branch of an `if`.
    public static func buildEither(second sections: [Section]) -> [Section] { sections }

    /// A `for` loop.
    public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap { $0 } }

    /// An `if #available`.
    public static func buildLimitedAvailability(_ sections: [Section]) -> [Section] { sections }

    /// The result of a block where sections are expected.
    public static func buildFinalResult(_ sections: [Section]) -> [Section] { sections }

    /// The result of a block where a form is expected, such as in a function marked with the
    /// builder.
    public static func buildFinalResult(_ sections: [Section]) -> Form {
        let form = Form()
        form.append(contentsOf: sections)
        return form
    }
}

/// Builds the rows of a section, one per line.
@resultBuilder
public enum SectionBuilder {
    /// A row.
    public static func buildExpression(_ row: BaseRow?) -> [BaseRow] { row.map { [$0] } ?? [] }

    /// Existing rows.
    public static func buildExpression(_ rows: [BaseRow]) -> [BaseRow] { rows }

    /// Consecutive lines.
    public static func buildBlock(_ lines: [BaseRow]...) -> [BaseRow] { lines.flatMap { $0 } }

    /// An `if` without `else`.
    public static func buildOptional(_ rows: [BaseRow]?) -> [BaseRow] { rows ?? [] }

    /// The first branch of an `if`.
    public static func buildEither(first rows: [BaseRow]) -> [BaseRow] { rows }

    /// The `else` branch of an `if`.
    public static func buildEither(second rows: [BaseRow]) -> [BaseRow] { rows }

    /// A `for` loop.
    public static func buildArray(_ rows: [[BaseRow]]) -> [BaseRow] { rows.flatMap { $0 } }

    /// An `if #available`.
    public static func buildLimitedAvailability(_ rows: [BaseRow]) -> [BaseRow] { rows }

    /// The result of a block where rows are expected.
    public static func buildFinalResult(_ rows: [BaseRow]) -> [BaseRow] { rows }

    /// The result of a block where a section is expected, such as in a function marked with the
    /// builder.
    ///
    /// ```swift
    /// @SectionBuilder func nameSection() -> Section {
    ///     NameRow("first")
    ///     NameRow("last")
    /// }
    /// ```
    public static func buildFinalResult(_ rows: [BaseRow]) -> Section { Section(rows) }
}
