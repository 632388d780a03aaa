import RowKit

/// One option of a section, with an image that shows whether it is chosen.
///
/// ```swift
/// SelectableSection<ImageCheckRow<String>>("Ocean") { section in
///     section.tag = "ocean"
///     for ocean in ["Arctic", "Atlantic", "Indian"] {
///         let row = ImageCheckRow<String>()
///         row.selectableValue = ocean
///         row.trueImage = .symbol("checkmark.square.fill")
///         row.falseImage = .symbol("square")
///         section.append(row)
///     }
/// }
/// ```
///
/// Without a title, the row shows its option in the format of `displayValueFor`.
public final class ImageCheckRow<T: Equatable & Sendable>: _ImageCheckRow<ImageCheckCell<T>>,
    RowType, SelectableRowType
{}

/// The logic of an ``ImageCheckRow``, for any cell.
open class _ImageCheckRow<Cell: CellType>: _SelectableRow<Cell> {
    /// The image shown while the option is chosen, or nil for none.
    @Setting public final var trueImage: RowImage? = .symbol("checkmark.circle.fill")

    /// The image shown while the option is not chosen, or nil for none.
    @Setting public final var falseImage: RowImage? = .symbol("circle")

    /// Whether the image is at the end of the row instead of at its start.
    @Setting public final var isImageTrailing = false

    /// The view of the image, which the cell holds.
    private final weak var mark: ImageView?

    open override func customUpdateCell() {
        super.customUpdateCell()
        let view = cell.view
        let mark = mark ?? ImageView()
        self.mark = mark
        if isImageTrailing {
            if view.imageView === mark { view.imageView = nil }
            if view.accessoryView !== mark { view.accessoryView = mark }
        } else {
            if view.accessoryView === mark { view.accessoryView = nil }
            if view.imageView !== mark { view.imageView = mark }
        }
        mark.image = isChosen ? trueImage : falseImage
    }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _ImageCheckRow.self)
    }
}

/// The cell of an ``ImageCheckRow``.
open class ImageCheckCell<Value: Equatable & Sendable>: ListCheckCell<Value> {}
