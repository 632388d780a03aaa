/// A header or footer of a section.
///
/// Every kind of view that can be used in a cell conforms. To combine several views, define a
/// class:
///
/// ```swift
/// final class LogoHeader: HeaderFooterViewType {
///     let logo = ImageView(.symbol("logo"))
///     let view: BaseView
///     init() { view = StackView(.vertical, [logo, LabelView("Welcome")]) }
/// }
/// ```
public protocol HeaderFooterViewType: AnyObject {
    /// The view that hosts draw.
    var view: BaseView { get }
    /// Creates a header or footer.
    init()
}

extension HeaderFooterViewType where Self: BaseView {
    /// The view itself.
    public var view: BaseView { self }
}
