/// What can stand above or below the rows of a section: anything that has a view.
///
/// Every view of the vocabulary is one. For more than one view write a class of your own:
///
/// ```swift
/// final class LogoHeader: HeaderFooterViewType {
///     let logo = ImageView(.symbol("logo"))
///     let view: BaseView
///     init() { view = StackView(.vertical, [logo, LabelView("Welcome")]) }
/// }
/// ```
public protocol HeaderFooterViewType: AnyObject {
    /// What hosts draw.
    var view: BaseView { get }
    /// Makes one.
    init()
}

extension HeaderFooterViewType where Self: BaseView {
    /// The view itself.
    public var view: BaseView { self }
}
