import RowKit

// Names of Eureka for protocols of RowKit.

/// A row with a cell, regardless of the types of the row and the cell, named as in Eureka.
public typealias BaseRowType = TypedRowType

/// A row that expands another row below itself, regardless of the types of both, named as in
/// Eureka.
public typealias BaseInlineRowType = InlineRowType
