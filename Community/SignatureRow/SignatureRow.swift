import RowKit

/// Asks for a signature, drawn with a pointer or typed as a name.
///
/// ```swift
/// SignatureRow("signature") { row in
///     row.title = "Signature"
///     row.add(rule: RuleRequired())
/// }
/// ```
///
/// Without any stroke or name, the value is nil. ``Signature/svg`` is the drawing as an image.
///
/// A name is not a drawing, but it is the only way to sign with a keyboard, a screen reader or a
/// page without scripts. Turn `allowsTyping` off only if users can sign elsewhere.
public final class SignatureRow: _SignatureRow<SignatureCell>, RowType {}

/// The logic of a ``SignatureRow``, for any cell with a canvas, two buttons and a field.
open class _SignatureRow<Cell: SignatureCellType>: Row<Cell> {
    // MARK: Settings

    /// Whether the user can type a name instead of drawing.
    @Setting public final var allowsTyping = true

    /// The colour of the strokes.
    @Setting public final var strokeColor = RowColor.label

    /// The width of the strokes in points.
    @Limited(0.5...10) public final var strokeWidth = 2.5

    // MARK: Behaviour

    /// Requires a drawing if no name can be typed.
    open override var limits: RuleSet<Signature> {
        guard !allowsTyping else { return super.limits }
        return super.limits + [
            RuleClosure(
                ValidationError(.signatureRowMustBeDrawn), valueSchema: ["required": ["path"]]
            ) { $0.isDrawn }
        ]
    }

    /// Whether the signature is drawn, or the name: `Signed as Ada Lovelace`.
    open override func defaultDisplayText(for signature: Signature) -> String? {
        guard let name = signature.name else { return phrases.text(.signatureRowDrawn) }
        return phrases.text(.signatureRowTyped, ["name": .text(name)])
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.canvas.isInteractive = true
        cell.canvas.size = Signature.size
        cell.canvas.onTouch { [weak self] touch in self?.take(touch) }
        cell.undoButton.onPress { [weak self] in self?.sign { $0.removeLast() } }
        cell.clearButton.onPress { [weak self] in self?.sign { $0 = [] } }
        let field = cell.nameTextField
        field.content = "name"
        field.capitalization = .words
        field.autocorrects = false
        field.maximumLength = Signature.maximumNameLength
        field.onType { [weak self] name in self?.take(name: name) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let state = displayText ?? phrases.text(.signatureRowNone)
        let canvas = cell.canvas
        canvas.name =
            title.map {
                phrases.text(.signatureRowCanvas, ["title": .text($0), "text": .text(state)])
            } ?? state
        canvas.hint = phrases.text(allowsTyping ? .signatureRowTypingHint : .signatureRowHint)
        canvas.shapes = shapes
        let isDrawn = value?.isDrawn ?? false
        show(.signatureRowUndo, on: cell.undoButton, isEnabled: isDrawn)
        show(.signatureRowClear, on: cell.clearButton, isEnabled: isDrawn)
        let field = cell.nameTextField
        field.isHidden = !allowsTyping
        field.name = phrases.text(.signatureRowName)
        field.placeholder = field.name
        field.text = value?.name ?? ""
    }

    private final func show(_ phrase: Phrases.Key, on button: ButtonView, isEnabled: Bool) {
        button.title = phrases.text(phrase)
        button.isEnabled = isEnabled
    }

    /// The edge of the drawing, the line to sign on, and the strokes.
    private final var shapes: [CanvasView.Shape] {
        let strokeWidth = $strokeWidth
        return Self.paper
            + (value?.strokes ?? []).map { points in
                CanvasView.Shape(
                    .lines(points, isClosed: false), stroke: strokeColor, width: strokeWidth)
            }
    }

    private static var paper: [CanvasView.Shape] {
        let (right, bottom) = (Signature.size.width - 1, Signature.size.height - 1)
        let edge = [(1, 1), (right, 1), (right, bottom), (1, bottom)].map(CanvasView.Point.init)
        let line = [20, right - 19].map { CanvasView.Point($0, bottom * 0.8) }
        return [
            CanvasView.Shape(.lines(edge, isClosed: true), stroke: .systemGray),
            CanvasView.Shape(.lines(line, isClosed: false), stroke: .systemGray),
        ]
    }

    // MARK: Drawing and typing

    /// A stroke that is being drawn.
    private struct Drawing {
        /// The signature before the touch.
        let before: Signature?
        var stroke = Stroke()
        /// The signature with the stroke so far.
        var shown: Signature?
    }

    /// The stroke that is being drawn, or nil if there is no touch.
    private final var drawing: Drawing?

    private final func take(_ touch: CanvasView.Touch) {
        // A new stroke begins if something other than the touch has changed the signature, such as
        // a reset.
        let isContinued = touch.phase != .began && drawing.map { isSame($0.shown, value) } == true
        var current = (isContinued ? drawing : nil) ?? Drawing(before: value)
        drawing = nil
        for point in touch.points { current.stroke.add(point) }
        switch touch.phase {
        case .began, .moved:
            show(current.stroke.points, after: current.before)
            current.shown = value
            drawing = current
        case .ended: show(current.stroke.simplified, after: current.before)
        case .cancelled: setValue(current.before, by: .user)
        }
    }

    private final func show(_ stroke: [CanvasView.Point], after signature: Signature?) {
        let strokes = (signature?.strokes ?? []) + [stroke]
        setValue(Signature(strokes: strokes, name: signature?.name), by: .user)
    }

    private final func sign(_ change: (inout [[CanvasView.Point]]) -> Void) {
        var strokes = value?.strokes ?? []
        change(&strokes)
        setValue(Signature(strokes: strokes, name: value?.name), by: .user)
    }

    private final func take(name: String) {
        setValue(Signature(strokes: value?.strokes ?? [], name: name), by: .user)
    }
}
