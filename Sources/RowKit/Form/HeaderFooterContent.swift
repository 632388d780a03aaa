/// The content above or below the rows of a section: a string or a view.
///
/// Only hosts use a view. Other parts of a form read only the text.
///
/// A string is enough for most sections: `section.header = "Address"`. To change the text later,
/// set `section.header?.title`.
public protocol HeaderFooterContent {
    /// The text, or nil if there is none.
    var title: String? { get set }
}

extension String: HeaderFooterContent {
    /// The text itself, which becomes empty if it is set to nil.
    public var title: String? {
        get { self }
        set { self = newValue ?? "" }
    }
}
