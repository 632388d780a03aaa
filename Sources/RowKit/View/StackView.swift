/// A stack of views, side by side or one below the other.
public final class StackView: BaseView, HeaderFooterViewType {
    /// The direction in which views are arranged.
    public enum Axis: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// Side by side, from the leading edge.
        case horizontal
        /// One below the other.
        case vertical
        /// Side by side, in as many lines as needed.
        case wrapping
        /// In columns of equal width, as many as there is room for.
        case grid
        /// Side by side like the cells of a line of a table, or one below the other if there is not
        /// enough room.
        case line
    }

    /// The views, from first to last.
    ///
    /// Only the first occurrence of a view is kept.
    ///
    /// Views without a ``BaseView/part`` get one from their position, and keep it.
    public var views: [BaseView] = [] {
        willSet {
            guard !areIdentical(newValue, views) else { return }
            willRestructure()
            for view in newValue {
                if let parent = view.parent, parent !== self { parent.giveUp(view) }
            }
        }
        didSet {
            guard !areIdentical(oldValue, views) else { return }
            if hasRepetition {
                var known: Set<ObjectIdentifier> = []
                views = views.filter { known.insert(ObjectIdentifier($0)).inserted }
            }
            if !oldValue.isEmpty {
                let known = Set(views.map { ObjectIdentifier($0) })
                for view in oldValue where !known.contains(ObjectIdentifier(view)) { release(view) }
            }
            takeArrivals()
        }
    }

    /// The direction in which views are arranged.
    public var axis = Axis.horizontal { didSet { note(.axis, oldValue, axis) } }

    /// The distance between views, in points, or nil for the host's default.
    public var spacing: Double? { didSet { note(.spacing, oldValue, spacing) } }

    /// The share of the width of each view, in order, or 0 for its natural width.
    public var shares: [Double] = [] { didSet { note(.shares, oldValue, shares) } }

    /// The indices of the views that the user can drag to other places among them; empty by
    /// default.
    ///
    /// Handle the moves with ``onMove(_:)``. Offer another way as well, such as keys, because not
    /// all users can drag.
    public var movableViews = 0..<0 { didSet { note(.movable, oldValue, movableViews) } }

    private var moving = ViewListeners<(from: Int, to: Int)>()

    /// Creates an empty stack.
    public override init() { super.init() }

    /// Creates a stack from views.
    public convenience init(_ axis: Axis = .horizontal, _ views: [BaseView]) {
        self.init()
        self.axis = axis
        // An initialiser does not call observers.
        show(views)
    }

    private func show(_ views: [BaseView]) { self.views = views }

    /// Adds a closure to call each time the user moves one of ``movableViews``.
    ///
    /// The arguments are the place of the view and its new place, both counted among the movable
    /// views. The views stay where they are until the closure rearranges them.
    public func onMove(_ listener: @escaping (_ place: Int, _ newPlace: Int) -> Void) {
        moving.add { listener($0.from, $0.to) }
    }

    fileprivate func placeAmongMovable(of view: BaseView) -> Int? {
        let movable = movableViews.clamped(to: views.indices)
        return views[movable].firstIndex { $0 === view }.map { $0 - movable.lowerBound }
    }

    /// Performs a user's move of a view to a place among the movable ones.
    func move(_ view: BaseView, to place: Int) throws(ViewRefusal) {
        guard let old = placeAmongMovable(of: view) else {
            throw ViewRefusal(.notOffered, "\"\(view.id)\" cannot be moved")
        }
        let count = movableViews.clamped(to: views.indices).count
        guard (0..<count).contains(place) else {
            throw ViewRefusal(.notOffered, "there is no place \(place) among \(count) views")
        }
        if place != old { moving((from: old, to: place)) }
    }

    deinit { releaseChildren() }

    /// Renames a view whose part was set after it was added.
    func rename(_ view: BaseView) {
        guard let place = views.firstIndex(where: { $0 === view }), view.currentPart != view.ownPart
        else { return }
        willRestructure()
        take(view, at: place)
    }

    override func giveUp(_ child: BaseView) { views.removeAll { $0 === child } }

    /// Whether a view is listed twice.
    private var hasRepetition: Bool {
        // Most stacks have two or three views, for which a set would take longer.
        let views = views
        guard views.count <= 8 else {
            return Set(views.map { ObjectIdentifier($0) }).count < views.count
        }
        for place in views.indices {
            for earlier in 0..<place where views[earlier] === views[place] { return true }
        }
        return false
    }

    /// Adopts the views that are not yet children of this view.
    private func takeArrivals() {
        // Parts set by a caller take precedence over those derived from positions.
        takeArrivals { $0.ownPart != nil }
        takeArrivals { _ in true }
    }

    private func takeArrivals(where isNext: (BaseView) -> Bool) {
        let views = views
        for place in views.indices where isNext(views[place]) && views[place].parent !== self {
            take(views[place], at: place)
        }
    }

    private func take(_ view: BaseView, at place: Int) {
        let views = views
        // A view that has not been adopted yet has no current part.
        func isFree(_ part: String) -> Bool {
            !views.contains { $0 !== view && $0.currentPart == part }
        }
        var part = view.ownPart ?? String(place)
        var next = place
        while !isFree(part) {
            part = String(next)
            next += 1
        }
        adopt(view, as: part)
    }

    override class var kind: ViewKind { .stack }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    /// Calls a closure with each of the views, from first to last.
    public override func forEachChild(_ body: (BaseView) -> Void) { views.forEach(body) }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: StackView(),
        [
            .look(.axis, \.axis), .look(.spacing, \.spacing), .look(.shares, \.shares),
            .init(.movable) { (view: StackView) -> [Int]? in
                let movable = view.movableViews
                return movable.isEmpty ? nil : [movable.lowerBound, movable.upperBound]
            },
        ])
}

extension BaseView {
    /// Whether the user can move the view to another place in the stack that contains it.
    package final var isMovable: Bool {
        guard let stack = parent as? StackView, !stack.movableViews.isEmpty else { return false }
        return stack.placeAmongMovable(of: self) != nil
    }
}

/// Whether two lists have the same views in the same order.
private func areIdentical(_ first: [BaseView], _ second: [BaseView]) -> Bool {
    first.count == second.count && first.elementsEqual(second, by: ===)
}
