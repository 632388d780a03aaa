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

    /// The text, for hosts and callers that want no view.
    public var title: String?

    /// Does something with the view each time it appears or is set.
    public var onSetupView: ((Content, Section) -> Void)?

    /// Returns how high the view is, in points; nil if the view says so itself.
    ///
    /// Asked each time the view appears or the section's header or footer is set.
    public var height: (() -> Double)?

    private let provider: Provider
    /// Whether the title is all that is shown.
    private var isTitle = false
    private let made = MadeContent()

    /// Makes a header or footer whose view is made when it first appears.
    public init(_ provider: Provider, title: String? = nil) {
        self.provider = provider
        self.title = title
    }
}

extension HeaderFooterView where Content == LabelView {
    /// Makes a header or footer of a text, which may be given looks and a height.
    ///
    /// ```swift
    /// var header = HeaderFooterView(title: "Address")
    /// header?.onSetupView = { label, _ in label.textColor = .systemRed }
    /// header?.height = { 60 }
    /// section.header = header
    /// ```
    ///
    /// - Returns: Nil if there is no title, so that the section has no header.
    public init?(title: String?) {
        guard let title else { return nil }
        self.init(.class, title: title)
        isTitle = true
    }
}

/// The view of a section's header or footer, once it was made.
private final class MadeContent {
    weak var section: Section?
    var content: (any HeaderFooterViewType)?
    /// Whether the height of the view is one that was asked for.
    var hasHeight = false
}

/// What a section's header or footer says beside its text, whatever its class.
private protocol HeaderFooterSource {
    /// The view that appears.
    ///
    /// - Parameters:
    ///   - role: The role of a text that stands there.
    ///   - setsUp: Whether the view is made and set up; if not, it is there only if it was made.
    func view(for section: Section, role: ViewRole?, setsUp: Bool) -> BaseView?
}

extension HeaderFooterView: HeaderFooterSource {
    fileprivate func view(for section: Section, role: ViewRole?, setsUp: Bool) -> BaseView? {
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
    ///
    /// - Parameter setsUp: Whether views of the author's own are made and set up.
    func show(_ section: Section, setsUp: Bool) {
        error = section.foundErrors.lines
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

    /// What shows a header or footer: a view of its own, or the label for texts.
    private func view(
        of content: (any HeaderFooterContent)?, in label: inout LabelView?, role: ViewRole?,
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
