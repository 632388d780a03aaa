/// What stands above or below the rows of a section: a text, or a view.
///
/// The model knows only this much of it. A text is enough for most: `section.header = "Address"`.
public protocol HeaderFooterContent {
    /// The text, where there is one.
    var title: String? { get }
}

extension String: HeaderFooterContent {
    /// The text itself.
    public var title: String? { self }
}
