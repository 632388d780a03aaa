/// Views beside or below each other.
public final class StackView: BaseView {
    /// Which way views follow each other.
    public enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
        /// Beside each other, from where lines begin.
        case horizontal
        /// Below each other.
        case vertical
        /// Beside each other, in as many lines as it takes.
        case wrapping
    }

    /// The views, from first to last; each stands once.
    ///
    /// Those without a ``BaseView/part`` are given one by their place, which they keep.
    public var views: [BaseView] = [] {
        willSet { willRestructure() }
        didSet {
            for view in oldValue where !views.contains(where: { $0 === view }) { release(view) }
            for (place, view) in views.enumerated() where view.parent !== self {
                adopt(view, as: view.part ?? freePart(from: place))
            }
        }
    }

    /// Which way views follow each other.
    public var axis = Axis.horizontal { didSet { note(.axis, oldValue, axis) } }

    /// How far views are apart, in points; nil: as the host likes.
    public var spacing: Double? { didSet { note(.spacing, oldValue, spacing) } }

    /// The shares of the width that views take, in order; 0: as much as it needs.
    public var shares: [Double] = [] { didSet { note(.shares, oldValue, shares) } }

    /// Views one after the other.
    public convenience init(_ axis: Axis = .horizontal, _ views: [BaseView]) {
        self.init()
        self.axis = axis
        // An initialiser runs no observers.
        show(views)
    }

    private func show(_ views: [BaseView]) { self.views = views }

    private func freePart(from place: Int) -> String {
        var place = place
        while views.contains(where: { $0.parent === self && $0.part == "\(place)" }) { place += 1 }
        return "\(place)"
    }

    /// A stack.
    public override var node: ViewNode { .stack(self) }

    /// The views, from first to last.
    public override var children: [BaseView] { views }

    override class var ownProperties: [ViewProperty] { [.axis, .spacing, .shares] }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .axis: axis == .horizontal ? nil : axis.json
        case .spacing: spacing?.json
        case .shares: shares.isEmpty ? nil : shares.json
        default: super.value(of: property)
        }
    }
}

extension StackView.Axis: ViewPropertyValue {}
