/// A stack of views beside or below each other.
public final class StackView: BaseView, HeaderFooterViewType {
    /// The direction in which views follow each other.
    public enum Axis: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// Beside each other, from the leading edge.
        case horizontal
        /// Below each other.
        case vertical
        /// Beside each other, in as many lines as needed.
        case wrapping
    }

    /// The views, from first to last; a view that is listed twice is kept once.
    ///
    /// Views without a ``BaseView/part`` get one by their place, which they keep.
    public var views: [BaseView] = [] {
        willSet {
            guard !newValue.elementsEqual(views, by: ===) else { return }
            willRestructure()
            for view in newValue where view.parent !== self { view.parent?.giveUp(view) }
        }
        didSet {
            guard !oldValue.elementsEqual(views, by: ===) else { return }
            var known: Set<ObjectIdentifier> = []
            let once = views.filter { known.insert(ObjectIdentifier($0)).inserted }
            if once.count < views.count { views = once }
            for view in oldValue where !known.contains(ObjectIdentifier(view)) { release(view) }
            let arrivals = views.enumerated().filter { $0.element.parent !== self }
            // Parts that a caller set have precedence over those by place.
            for (place, view) in arrivals where view.ownPart != nil { take(view, at: place) }
            for (place, view) in arrivals where view.ownPart == nil { take(view, at: place) }
        }
    }

    /// The direction in which views follow each other.
    public var axis = Axis.horizontal { didSet { note(.axis, oldValue, axis) } }

    /// The distance between views, in points, or nil for the host's default.
    public var spacing: Double? { didSet { note(.spacing, oldValue, spacing) } }

    /// The share of the width that each view takes, in order; 0 for as much as it needs.
    public var shares: [Double] = [] { didSet { note(.shares, oldValue, shares) } }

    /// Makes an empty stack.
    public override init() { super.init() }

    /// Makes a stack of views.
    public convenience init(_ axis: Axis = .horizontal, _ views: [BaseView]) {
        self.init()
        self.axis = axis
        // An initialiser runs no observers.
        show(views)
    }

    private func show(_ views: [BaseView]) { self.views = views }

    /// Renames a view whose part was set after it was added.
    func rename(_ view: BaseView) {
        guard let place = views.firstIndex(where: { $0 === view }), view.currentPart != view.ownPart
        else { return }
        willRestructure()
        take(view, at: place)
    }

    override func giveUp(_ child: BaseView) { views.removeAll { $0 === child } }

    private func take(_ view: BaseView, at place: Int) {
        let isFree = { [views] (part: String) in
            !views.contains { $0 !== view && $0.parent === self && $0.currentPart == part }
        }
        var part = view.ownPart ?? "\(place)"
        var next = place
        while !isFree(part) {
            part = "\(next)"
            next += 1
        }
        adopt(view, as: part)
    }

    override class var kind: ViewKind { .stack }
    override func drawn<R: ViewRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    /// Calls a closure with each of the views, from first to last.
    public override func forEachChild(_ body: (BaseView) -> Void) { views.forEach(body) }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: StackView(),
        [
            .init(.axis, \.axis), .init(.spacing, \.spacing), .init(.shares, \.shares),
        ])
}
