/// Views beside or below each other.
public final class StackView: BaseView, HeaderFooterViewType {
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
            // Names that somebody gave come before those by place.
            for (place, view) in arrivals where view.ownPart != nil { take(view, at: place) }
            for (place, view) in arrivals where view.ownPart == nil { take(view, at: place) }
        }
    }

    /// Which way views follow each other.
    public var axis = Axis.horizontal { didSet { note(.axis, oldValue, axis) } }

    /// How far views are apart, in points; nil: as the host likes.
    public var spacing: Double? { didSet { note(.spacing, oldValue, spacing) } }

    /// The shares of the width that views take, in order; 0: as much as it needs.
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

    /// Gives a view the name that it was given meanwhile.
    func rename(_ view: BaseView) {
        guard let place = views.firstIndex(where: { $0 === view }), view.place != view.ownPart
        else { return }
        willRestructure()
        take(view, at: place)
    }

    override func giveUp(_ child: BaseView) { views.removeAll { $0 === child } }

    private func take(_ view: BaseView, at place: Int) {
        let isFree = { [views] (part: String) in
            !views.contains { $0 !== view && $0.parent === self && $0.place == part }
        }
        var part = view.ownPart ?? "\(place)"
        var next = place
        while !isFree(part) {
            part = "\(next)"
            next += 1
        }
        adopt(view, as: part)
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
