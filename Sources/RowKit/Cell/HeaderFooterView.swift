/// A view above or below the rows of a section.
///
/// ```swift
/// var header = HeaderFooterView<LogoHeader>(.class)
/// header.onSetupView = { header, section in header.logo.name = section.tag }
/// section.header = header
/// ```
public struct HeaderFooterView<Content: HeaderFooterViewType>: HeaderFooterContent {
    /// How the view of a header or footer is made.
    public enum Provider {
        /// Calls the initialiser of the class.
        case `class`
        /// Calls a closure.
        case callback(() -> Content)
    }

    /// The text for hosts and callers that do not use the view.
    public var title: String?

    /// Called with the view each time it appears or is set.
    public var onSetupView: ((Content, Section) -> Void)?

    /// Returns the height of the view in points, or nil if the view determines it.
    ///
    /// Called each time the view appears or the section's header or footer is set.
    public var height: (() -> Double)?

    private let provider: Provider
    /// Whether only the title is shown.
    private var isTitle = false
    private let made = MadeContent()

    /// Creates a header or footer whose view is made when it first appears.
    public init(_ provider: Provider, title: String? = nil) {
        self.provider = provider
        self.title = title
    }
}

extension HeaderFooterView where Content == LabelView {
    /// Creates a header or footer from text.
    ///
    /// Its appearance and height can be changed.
    ///
    /// ```swift
    /// var header = HeaderFooterView(title: "Address")
    /// header?.onSetupView = { label, _ in label.textColor = .systemRed }
    /// header?.height = { 60 }
    /// section.header = header
    /// ```
    ///
    /// - Returns: Nil if the title is nil, so that the section has no header.
    public init?(title: String?) {
        guard let title else { return nil }
        self.init(.class, title: title)
        isTitle = true
    }
}

/// The view of a section's header or footer, once it has been made.
private final class MadeContent {
    weak var section: Section?
    var content: (any HeaderFooterViewType)?
    /// Whether the view's height was set by the closure ``HeaderFooterView/height``.
    var hasHeight = false
}

/// A header or footer that has a view, independent of the view's class.
protocol HeaderFooterSource {
    /// Returns the view to show.
    ///
    /// - Parameters:
    ///   - role: The role of the view if it shows only a title.
    ///   - setsUp: Whether to make and set up the view. If false, it is returned only if it already
    ///     exists.
    func view(for section: Section, role: BaseView.Role?, setsUp: Bool) -> BaseView?
}

extension HeaderFooterView: HeaderFooterSource {
    func view(for section: Section, role: BaseView.Role?, setsUp: Bool) -> BaseView? {
        guard setsUp else {
            return made.section === section ? made.content?.view : nil
        }
        let content = content(for: section)
        if isTitle, let label = content as? LabelView { (label.text, label.role) = (title, role) }
        onSetupView?(content, section)
        if height != nil || made.hasHeight { content.view.height = height?() }
        made.hasHeight = height != nil
        return content.view
    }

    /// Returns the view that was made for the section, making it if needed.
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
    /// Shows the current header and footer of a section, whether it is expanded, and its own
    /// errors.
    ///
    /// - Parameter setsUp: Whether to make and set up custom views.
    func show(_ section: Section, setsUp: Bool) {
        error = section.foundErrors.lines
        isExpanded = section.isShownExpanded
        isRequired = section.ruleSet.requiresValue || section.visibility.isRequiredNow
        if headerRevision != section.headerRevision {
            headerRevision = setsUp ? section.headerRevision : nil
            header = view(
                of: section.header, in: &headerLabel, role: .header, for: section, setsUp: setsUp)
        }
        if footerRevision != section.footerRevision {
            footerRevision = setsUp ? section.footerRevision : nil
            footer = view(
                of: section.footer, in: &footerLabel, role: nil, for: section, setsUp: setsUp)
        }
    }

    /// Returns the custom view of a header or footer, or otherwise the label with its title.
    private func view(
        of content: (any HeaderFooterContent)?, in label: inout LabelView?, role: BaseView.Role?,
        for section: Section, setsUp: Bool
    ) -> BaseView? {
        if let source = content as? any HeaderFooterSource,
            let view = source.view(for: section, role: role, setsUp: setsUp)
        {
            return view
        }
        guard let title = content?.title else { return nil }
        let shown = label ?? LabelView()
        shown.text = title
        shown.role = role
        label = shown
        return shown
    }
}
