/// A section: its header, its visible rows and its footer.
public final class SectionView: BaseView {
    /// What stands above the rows; nil: nothing.
    public internal(set) var header: BaseView? {
        willSet { willReplace(header, by: newValue) }
        didSet { replacedAtOnce(oldValue, by: header, as: "header", after: nil) }
    }

    /// What stands below the rows; nil: nothing.
    public internal(set) var footer: BaseView? {
        willSet { willReplace(footer, by: newValue) }
        didSet { replacedAtOnce(oldValue, by: footer, as: "footer", after: rows.last ?? header) }
    }

    /// The cells of the visible rows.
    public internal(set) var rows: [CellView] = []

    var screenID: ViewID?
    /// Which header and footer are shown, by their revision; nil before any is.
    var headerRevision: Int?
    var footerRevision: Int?
    /// The labels that show texts above and below, as against views of somebody's own.
    var headerLabel: LabelView?
    var footerLabel: LabelView?

    /// A section.
    public override var node: ViewNode { .section(self) }

    override var ownID: ViewID? { screenID }

    override func giveUp(_ child: BaseView) {
        if header === child { header = nil }
        if footer === child { footer = nil }
    }

    /// Header, rows and footer.
    public override var children: [BaseView] {
        var views: [BaseView] = []
        views.reserveCapacity(rows.count + 2)
        if let header { views.append(header) }
        views += rows as [BaseView]
        if let footer { views.append(footer) }
        return views
    }
}
