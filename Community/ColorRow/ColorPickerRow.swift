import RowKit
import StandardRows

/// Asks for one colour of a palette.
///
/// ```swift
/// ColorPickerRow("label") { row in
///     row.title = "Label"
///     row.palette = [
///         ColorView.Swatch("Sky", RowColor(red: 0.53, green: 0.81, blue: 0.92)),
///         ColorView.Swatch("Leaf", RowColor(red: 0.13, green: 0.55, blue: 0.13)),
///     ]
/// }
/// ```
///
/// With an empty palette, any colour can be chosen.
public final class ColorPickerRow: _ColorPickerRow<ColorPickerCell>, RowType {}

/// The logic of a ``ColorPickerRow``, for any cell with a control for a colour.
open class _ColorPickerRow<Cell: ControlCellType<ColorView> & CellType>: Row<Cell>
where Cell.Value == RowColor {
    /// The colours to choose from, with their names, or none to allow any colour.
    ///
    /// If empty, any colour can be chosen.
    @Setting public final var palette: [ColorView.Swatch] = []

    /// The name of the colour in the palette, or otherwise its text.
    open override func defaultDisplayText(for color: RowColor) -> String? {
        palette.first { $0.color.text == color.text }?.name ?? color.text
    }

    /// Requires a colour of the palette.
    open override var limits: RuleSet<RowColor> {
        guard !palette.isEmpty else { return super.limits }
        let offered = palette.map(\.color.text)
        return super.limits + [
            RuleClosure(
                ValidationError(.notOffered),
                valueSchema: ["enum": .array(offered.map { .string($0) })]
            ) { offered.contains($0.text) }
        ]
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.color.onChoose { [weak self] color in self?.setValue(color, by: .user) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.color.swatches = palette
        cell.color.color = value
    }
}

/// The cell of a ``ColorPickerRow``, with a title before the colours.
open class ColorPickerCell: _TitledCell<RowColor, ColorView>, CellType {}
