/// An image.
public final class ImageView: BaseView, HeaderFooterViewType {
    /// How an image fills its frame.
    public enum ContentMode: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// The whole image is visible. Parts of the frame may stay empty.
        case scaleAspectFit
        /// The frame is filled. The edges of the image may be cut off.
        case scaleAspectFill
        /// The image is centred at its own size.
        case center
    }

    /// The shape that the image is clipped to.
    public enum Shape: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// The image is not clipped.
        case rectangle
        /// A circle.
        case circle
    }

    /// The image, or nil if there is none.
    public var image: RowImage? { didSet { note(.image, oldValue, image) } }

    /// The image shown while there is no image, or until it has loaded.
    public var placeholder: RowImage? { didSet { note(.placeholder, oldValue, placeholder) } }

    /// How the image fills its frame.
    public var contentMode = ContentMode.scaleAspectFit {
        didSet { note(.contentMode, oldValue, contentMode) }
    }

    /// The width and height of the frame, in points, or nil for the host's default.
    public var size: ViewSize? { didSet { note(.size, oldValue, size) } }

    /// The shape that the image is clipped to.
    public var shape = Shape.rectangle { didSet { note(.shape, oldValue, shape) } }

    /// The image to draw: ``image``, or ``placeholder`` if there is no image or the form does not
    /// allow its origin (``Form/imageOrigins``).
    public var shownImage: RowImage? {
        guard let image, allows(image) else { return placeholder }
        return image
    }

    /// Whether the view shows nothing and takes no space, like a label without text.
    package var isEmpty: Bool { image == nil && placeholder == nil && size == nil }

    /// Creates an image view without an image.
    public override init() { super.init() }

    /// Creates an image view with an image.
    public convenience init(_ image: RowImage?) {
        self.init()
        self.image = image
    }

    override class var kind: ViewKind { .image }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: ImageView(),
        [
            .look(.image, \.image) { $0 == nil }, .look(.placeholder, \.placeholder),
            .look(.contentMode, \.contentMode), .look(.size, \.size), .look(.shape, \.shape),
        ])
}

/// A width and a height, in points.
public struct ViewSize: Hashable, Sendable, Codable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

extension ViewSize: ViewPropertyValue {
    var json: JSONValue { [width.json, height.json] }
}
