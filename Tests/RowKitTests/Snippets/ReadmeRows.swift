// snippet: readme-rows
import RowKit

final class TextCell: Cell<String>, CellType {}
final class TextRow: Row<TextCell>, RowType {}
// end
