import RowKit

/// Asks for a rating in stars.
///
/// ```swift
/// RatingRow("service") { row in
///     row.title = "Service"
///     row.step = 0.5
/// }
/// ```
///
/// The user touches a star, drags across the stars or presses the arrow keys. Touching the current
/// rating again removes it, and so does the Delete key. Without a rating, the value is nil.
public final class RatingRow: _RatingRow<RatingCell>, RowType {}

/// The logic of a ``RatingRow``, for any cell with a canvas.
open class _RatingRow<Cell: RatingCellType>: Row<Cell> {
    // MARK: Settings

    /// The number of stars.
    @Limited(1...20) public final var maximum = 5

    /// The smallest difference between two ratings, in stars.
    @Limited(0.1...1) public final var step = 1.0

    /// Whether the user can remove the rating.
    @Setting public final var allowsClearing = true

    /// The colour of the stars.
    @Setting public final var color = RowColor.systemOrange

    // MARK: Behaviour

    /// Requires a rating above 0 of at most ``maximum`` stars, whether the user or the program set
    /// it.
    open override var limits: RuleSet<Double> {
        super.limits + [
            RuleGreaterThan(min: 0), RuleSmallerOrEqualThan(max: Double($maximum)),
        ]
    }

    /// The rating and the number of stars, such as `3.5 of 5 stars`.
    open override func defaultDisplayText(for rating: Double) -> String? {
        let number = phrases.formats.string(for: rating, style: .decimal(0...2))
        return phrases.text(
            .ratingRowRating, ["rating": .text(number), "count": .number(scale.stars)])
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.canvas.isInteractive = true
        cell.canvas.onTouch { [weak self] touch in self?.take(touch) }
        cell.canvas.onKey { [weak self] key in self?.take(key) ?? false }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let canvas = cell.canvas
        let rating = value.map { $0.isFinite ? $0 : 0 } ?? 0
        canvas.size = scale.size
        canvas.shapes = scale.shapes(of: rating, color: color)
        canvas.slider = CanvasView.Slider(
            min(max(rating, 0), Double(scale.stars)), in: 0...Double(scale.stars),
            text: displayText ?? phrases.text(.ratingRowNone))
    }

    private final var scale: StarScale {
        StarScale(
            stars: $maximum, step: $step,
            isMirrored: phrases.formats.textDirection == .rightToLeft)
    }

    // MARK: Touches and keys

    /// The rating before the current touch, whether the touch has changed it, and the rating that
    /// the touch last set; nil if there is no touch.
    private final var touched: (before: Double?, hasMoved: Bool, shown: Double?)?

    private final func take(_ touch: CanvasView.Touch) {
        // Something other than the touch has changed the rating, such as a reset.
        if let touched, !isSame(touched.shown, value) { self.touched = nil }
        defer { touched?.shown = value }
        switch touch.phase {
        case .began:
            touched = (value, false, value)
            rate(touch.points.last)
        case .moved:
            rate(touch.points.last)
            // Dragging across the stars and back is not a second touch of the same rating.
            if let before = touched?.before, before != value { touched?.hasMoved = true }
        case .ended:
            rate(touch.points.last)
            if allowsClearing, let touched, !touched.hasMoved, let before = touched.before,
                before == value
            {
                setValue(nil, by: .user)
            }
            touched = nil
        case .cancelled:
            if let touched { setValue(touched.before, by: .user) }
            touched = nil
        }
    }

    private final func rate(_ point: CanvasView.Point?) {
        guard let point else { return }
        setValue(scale.rating(at: point.x), by: .user)
    }

    private final func take(_ key: ViewAction.Key) -> Bool {
        let rating = value ?? 0
        let sideways = scale.isMirrored ? -scale.step : scale.step
        switch key {
        case .right: set(rating + sideways)
        case .left: set(rating - sideways)
        case .up: set(rating + scale.step)
        case .down: set(rating - scale.step)
        case .pageUp: set(rating + 1)
        case .pageDown: set(rating - 1)
        case .home: set(scale.step)
        case .end: set(Double(scale.stars))
        case .delete, .backspace:
            if allowsClearing { setValue(nil, by: .user) }
        default: return false
        }
        return true
    }

    /// Sets the nearest rating to a number, or removes the rating if that is 0.
    private final func set(_ number: Double) {
        let rating = scale.nearestRating(to: number)
        if rating > 0 {
            setValue(rating, by: .user)
        } else if allowsClearing {
            setValue(nil, by: .user)
        }
    }
}

/// A cell with a canvas for the stars, for a `_RatingRow`.
public protocol RatingCellType: ControlCellType<CanvasView>, CellType where Value == Double {}

/// A cell with the stars after the title.
open class RatingCell: Cell<Double>, TitledCellType, RatingCellType {
    /// The title, before the stars.
    public final let titleLabel: LabelView? = LabelView()
    /// The stars.
    public final let control = CanvasView()

    /// Places the title and the stars side by side.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        canvas.part = "stars"
        contentView = StackView(.horizontal, [titleLabel, canvas].compactMap { $0 })
    }
}

extension Phrases.Key {
    /// The rating in a ``RatingRow`` as text.
    public static let ratingRowRating = Phrases.Key(
        "RatingRow.rating",
        ["one": "{rating} of {count} star", "other": "{rating} of {count} stars"])(
            de: ["one": "{rating} von {count} Stern", "other": "{rating} von {count} Sternen"],
            es: [
                "one": "{rating} de {count} estrella", "many": "{rating} de {count} de estrellas",
                "other": "{rating} de {count} estrellas",
            ],
            fr: [
                "one": "{rating} sur {count} étoile", "many": "{rating} sur {count} d’étoiles",
                "other": "{rating} sur {count} étoiles",
            ],
            ar: [
                "zero": "\u{2068}{rating}\u{2069} من {count} نجمة",
                "one": "\u{2068}{rating}\u{2069} من نجمة واحدة",
                "two": "\u{2068}{rating}\u{2069} من نجمتين",
                "few": "\u{2068}{rating}\u{2069} من {count} نجوم",
                "many": "\u{2068}{rating}\u{2069} من {count} نجمة",
                "other": "\u{2068}{rating}\u{2069} من {count} نجمة",
            ],
            hi: ["one": "{count} सितारे में से {rating}", "other": "{count} सितारों में से {rating}"],
            ja: "星{count}個中{rating}個", zhHans: "{rating} 星（共 {count} 星）")
    /// The text of a ``RatingRow`` without a rating, for assistive technologies.
    public static let ratingRowNone = Phrases.Key("RatingRow.none", "No rating")(
        de: "Keine Bewertung", es: "Sin valoración", fr: "Aucune note", ar: "بلا تقييم",
        hi: "कोई रेटिंग नहीं", ja: "評価なし", zhHans: "未评分")
}
