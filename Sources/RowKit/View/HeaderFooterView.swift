/// What can stand above or below the rows of a section: anything that has a view.
///
/// Every view is one. For more than one view write a class of your own:
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

extension BaseView: HeaderFooterViewType {
    /// The view itself.
    public final var view: BaseView { self }
}

/// A view above or below the rows of a section.
///
/// ```swift
/// var header = HeaderFooterView<LogoHeader>(.class)
/// header.onSetupView = { header, section in header.logo.name = section.tag }
/// section.header = header
/// ```
public struct HeaderFooterView<Content: HeaderFooterViewType>: HeaderFooterContent {
    /// What makes the view.
    public enum Provider {
        /// The class itself.
        case `class`
        /// A closure.
        case callback(() -> Content)
    }

    /// The text, for who wants no more.
    public var title: String?

    /// Does something with the view each time it appears.
    public var onSetupView: ((Content, Section) -> Void)?

    /// How high the view is, in points; nil: as high as what it shows.
    public var height: (() -> Double)?

    private let provider: Provider
    private let made = MadeContent()

    /// Makes a header or footer whose view is made when it first appears.
    public init(_ provider: Provider, title: String? = nil) {
        self.provider = provider
        self.title = title
    }
}

/// The view of a section's header or footer, once it was made.
private final class MadeContent {
    weak var section: Section?
    var content: (any HeaderFooterViewType)?
}

/// What a section's header or footer says beside its text, whatever its class.
private protocol HeaderFooterSource {
    /// What appears, ready to do so.
    func view(for section: Section) -> BaseView
}

extension HeaderFooterView: HeaderFooterSource {
    fileprivate func view(for section: Section) -> BaseView {
        let content = content(for: section)
        onSetupView?(content, section)
        return content.view
    }

    /// What was made for the section, or is now.
    private func content(for section: Section) -> Content {
        if made.section === section, let content = made.content as? Content { return content }
        let content =
            switch provider {
            case .class: Content()
            case .callback(let make): make()
            }
        (made.section, made.content) = (section, content)
        return content
    }
}

extension SectionView {
    /// Shows a section's header and footer as they are now, and what is wrong with it as a whole.
    func show(_ section: Section) {
        error = section.validationErrors.lines
        header = view(of: section.header, in: &headerLabel, role: .header, for: section)
        footer = view(of: section.footer, in: &footerLabel, role: nil, for: section)
    }

    /// What shows a header or footer: a view of its own, or the label for texts.
    private func view(
        of content: (any HeaderFooterContent)?, in label: inout LabelView?, role: ViewRole?,
        for section: Section
    ) -> BaseView? {
        if let source = content as? any HeaderFooterSource { return source.view(for: section) }
        guard let title = content?.title else { return nil }
        let shown = label ?? LabelView()
        shown.text = title
        shown.role = role
        label = shown
        return shown
    }
}
