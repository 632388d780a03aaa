/// A picture.
public final class ImageView: BaseView, HeaderFooterViewType {
    /// How a picture fills its room.
    public enum ContentMode: String, Hashable, Sendable, Codable, CaseIterable {
        /// All of it is seen, room may be left.
        case scaleAspectFit
        /// All room is filled, edges may be cut.
        case scaleAspectFill
        /// As big as it is, in the middle.
        case center
    }

    /// What the picture is cut to.
    public enum Shape: String, Hashable, Sendable, Codable, CaseIterable {
        /// It is not cut.
        case rectangle
        /// A circle.
        case circle
    }

    /// The picture; nil: none.
    public var image: RowImage? { didSet { note(.image, oldValue, image) } }

    /// What is shown while there is no picture, or until it is there.
    public var placeholder: RowImage? { didSet { note(.placeholder, oldValue, placeholder) } }

    /// How the picture fills its room.
    public var contentMode = ContentMode.scaleAspectFit {
        didSet { note(.contentMode, oldValue, contentMode) }
    }

    /// Width and height of the room, in points; nil: as the host likes.
    public var size: ViewSize? { didSet { note(.size, oldValue, size) } }

    /// What the picture is cut to.
    public var shape = Shape.rectangle { didSet { note(.shape, oldValue, shape) } }

    /// Makes a view without a picture.
    public override init() { super.init() }

    /// Makes a view with a picture.
    public convenience init(_ image: RowImage?) {
        self.init()
        self.image = image
    }

    /// A picture.
    public override var node: ViewNode { .image(self) }

    override class var ownProperties: [ViewProperty] {
        [.image, .placeholder, .contentMode, .size, .shape]
    }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .image: image?.json
        case .placeholder: placeholder?.json
        case .contentMode: contentMode == .scaleAspectFit ? nil : contentMode.json
        case .size: size?.json
        case .shape: shape == .rectangle ? nil : shape.json
        default: super.value(of: property)
        }
    }
}

extension ImageView.ContentMode: ViewPropertyValue {}
extension ImageView.Shape: ViewPropertyValue {}

/// A width and a height, in points.
public struct ViewSize: Hashable, Sendable, Codable {
    /// From side to side.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

extension ViewSize: ViewPropertyValue {
    var json: JSONValue { [width.json, height.json] }
}
