/// The content above or below the rows of a section: a string or a view.
///
/// Only hosts use a view. Other parts of a form read only the text.
///
/// A string is enough for most sections: `section.header = "Address"`.
public protocol HeaderFooterContent {
    /// The text, or nil if there is none.
    var title: String? { get }
}

extension String: HeaderFooterContent {
    /// The text itself.
    public var title: String? { self }
}
