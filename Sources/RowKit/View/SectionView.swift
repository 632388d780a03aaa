/// A section: its header, its visible rows and its footer.
public final class SectionView: BaseView {
    /// What stands above the rows; nil: nothing.
    public internal(set) var header: BaseView? {
        willSet { willRestructure() }
        didSet {
            release(oldValue)
            adopt(header, as: "header")
        }
    }

    /// What stands below the rows; nil: nothing.
    public internal(set) var footer: BaseView? {
        willSet { willRestructure() }
        didSet {
            release(oldValue)
            adopt(footer, as: "footer")
        }
    }

    /// The cells of the visible rows.
    public internal(set) var rows: [CellView] = []

    var screenID: ViewID?

    /// A section.
    public override var node: ViewNode { .section(self) }

    override var ownID: ViewID? { screenID }

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
