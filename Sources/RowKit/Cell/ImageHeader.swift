/// A header or footer with a title, a subtitle and an image, which documents can contain.
///
/// ```swift
/// section.header = ImageHeader(
///     title: "A cup", subtitle: "Hot or cold", image: .symbol("cup"), height: 88)
/// ```
///
/// For any other view, use a ``HeaderFooterView``.
public struct ImageHeader: HeaderFooterContent {
    /// The title.
    public var title: String?
    /// The text below the title, or nil if there is none.
    public var subtitle: String?
    /// The image before the title, or nil if there is none.
    ///
    /// An image at a URL is drawn only if its origin is among the form's ``Form/imageOrigins``.
    public var image: RowImage?
    /// The height in points, or nil for the natural height.
    public var height: Double?

    private let source = HeaderFooterView<ImageHeaderView>(.class)

    /// Creates a header or footer.
    public init(
        title: String, subtitle: String? = nil, image: RowImage? = nil, height: Double? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.height = height
    }
}

extension ImageHeader: HeaderFooterSource {
    func view(for section: Section, role: BaseView.Role?, setsUp: Bool) -> BaseView? {
        var source = source
        source.onSetupView = { view, _ in view.show(self, role: role) }
        if let height { source.height = { height } }
        return source.view(for: section, role: role, setsUp: setsUp)
    }
}

/// The view of an ``ImageHeader``: the image beside the two texts.
private final class ImageHeaderView: HeaderFooterViewType {
    private let image = ImageView()
    private let title = LabelView()
    private let subtitle = LabelView()
    let view: BaseView

    init() {
        image.part = "image"
        title.part = "title"
        subtitle.part = "subtitle"
        title.font = RowFont(size: .style(.headline))
        subtitle.font = RowFont(size: .style(.subheadline))
        subtitle.textColor = .secondaryLabel
        view = StackView(.horizontal, [image, StackView(.vertical, [title, subtitle])])
    }

    func show(_ header: ImageHeader, role: BaseView.Role?) {
        image.image = header.image
        image.isHidden = header.image == nil
        title.text = header.title
        title.role = role
        subtitle.text = header.subtitle
        subtitle.isHidden = header.subtitle == nil
    }
}
