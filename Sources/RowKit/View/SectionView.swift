/// A section: its header, its visible rows and its footer.
public final class SectionView: BaseView {
    /// The view above the rows, or nil if there is none.
    public internal(set) var header: BaseView? {
        willSet { willReplace(header, by: newValue) }
        didSet { replacedAtOnce(oldValue, by: header, as: "header", after: nil) }
    }

    /// The view below the rows, or nil if there is none.
    public internal(set) var footer: BaseView? {
        willSet { willReplace(footer, by: newValue) }
        didSet { replacedAtOnce(oldValue, by: footer, as: "footer", after: rows.last ?? header) }
    }

    /// The cells of the visible rows.
    public internal(set) var rows: [CellView] = []

    var screenID: ViewID?
    /// The revisions of the header and footer shown; nil before any is.
    var headerRevision: Int?
    var footerRevision: Int?
    /// The labels of a header and a footer that are texts, as opposed to custom views.
    var headerLabel: LabelView?
    var footerLabel: LabelView?

    override class var kind: ViewKind { .section }
    override func drawn<R: ViewRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override var ownID: ViewID? { screenID }

    override func giveUp(_ child: BaseView) {
        if header === child { header = nil }
        if footer === child { footer = nil }
    }

    /// The header, the rows and the footer.
    public override var children: [BaseView] {
        var views: [BaseView] = []
        views.reserveCapacity(rows.count + 2)
        if let header { views.append(header) }
        views += rows as [BaseView]
        if let footer { views.append(footer) }
        return views
    }
}
