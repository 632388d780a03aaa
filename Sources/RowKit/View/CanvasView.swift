/// Shapes, and points that a person touches: maps, signatures, charts.
///
/// Give it a name and a hint: whoever cannot see it is told those.
public final class CanvasView: BaseView, HeaderFooterViewType {
    /// Width and height, in points of its own; a host scales it.
    public var size = ViewSize(width: 100, height: 100) { didSet { note(.size, oldValue, size) } }

    /// What is drawn, from back to front.
    public var shapes: [CanvasShape] = [] { didSet { note(.shapes, oldValue, shapes) } }

    /// Whether a person's touches are wanted.
    public var isInteractive = false { didSet { note(.mode, oldValue, isInteractive) } }

    private var touching = ViewListeners<CanvasTouch>()

    /// Makes an empty canvas.
    public override init() { super.init() }

    /// Runs a closure each time a person touched points.
    public func onTouch(_ listener: @escaping (CanvasTouch) -> Void) { touching.add(listener) }

    /// A canvas.
    public override var node: ViewNode { .canvas(self) }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .point(let touch) = action else { return try super.receive(action) }
        guard isInteractive else { throw ViewRefusal(.readOnly, "it can be seen only") }
        let isInside = touch.points.allSatisfy { point in
            point.x >= 0 && point.x <= size.width && point.y >= 0 && point.y <= size.height
        }
        guard isInside else { throw ViewRefusal(.notOffered, "a point is outside") }
        touching(touch)
    }

    override class var ownProperties: [ViewProperty] { [.size, .shapes, .mode] }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .size: size.json
        case .shapes: shapes.isEmpty ? nil : shapes.json
        case .mode: isInteractive ? "interactive" : nil
        default: super.value(of: property)
        }
    }
}

/// A point of a canvas.
public struct CanvasPoint: Hashable, Sendable, Codable {
    /// From where the canvas begins.
    public var x: Double
    /// From the top.
    public var y: Double

    /// Makes a point.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// Points of a canvas that a person touched, one after the other.
public struct CanvasTouch: Hashable, Sendable, Codable {
    /// What became of the touch.
    public enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
        /// It began.
        case began
        /// It goes on.
        case moved
        /// It is over.
        case ended
    }

    /// What became of the touch.
    public var phase: Phase
    /// The points, in order.
    public var points: [CanvasPoint]

    /// Makes a touch.
    public init(_ phase: Phase, _ points: [CanvasPoint]) {
        self.phase = phase
        self.points = points
    }
}

/// Something drawn on a canvas.
public struct CanvasShape: Hashable, Sendable {
    /// What it is.
    public enum Figure: Hashable, Sendable {
        /// Lines from point to point; whether the last leads back to the first.
        case lines([CanvasPoint], isClosed: Bool)
        /// A circle around a point.
        case circle(CanvasPoint, radius: Double)
        /// A text that begins at a point.
        case text(CanvasPoint, String)
        /// A picture with a corner at a point.
        case image(CanvasPoint, ViewSize, RowImage)
    }

    /// What it is.
    public var figure: Figure
    /// The colour in it; nil: none.
    public var fill: RowColor?
    /// The colour of its edge; nil: none.
    public var stroke: RowColor?
    /// How broad the edge is.
    public var width: Double

    /// Makes a shape.
    public init(_ figure: Figure, fill: RowColor? = nil, stroke: RowColor? = nil, width: Double = 1)
    {
        self.figure = figure
        self.fill = fill
        self.stroke = stroke
        self.width = width
    }
}

extension CanvasPoint: ViewPropertyValue {
    var json: JSONValue { [x.json, y.json] }
}

extension CanvasShape: ViewPropertyValue {
    var json: JSONValue {
        let look: KeyValuePairs<String, JSONValue?> = [
            "fill": fill?.json, "stroke": stroke?.json, "width": width == 1 ? nil : width.json,
        ]
        guard case .object(var members) = JSONValue(members: look) else { return .null }
        switch figure {
        case .lines(let points, let isClosed):
            members["lines"] = points.json
            if isClosed { members["closed"] = true }
        case .circle(let center, let radius):
            members["circle"] = center.json
            members["radius"] = radius.json
        case .text(let start, let text):
            members["at"] = start.json
            members["text"] = text.json
        case .image(let corner, let size, let image):
            members["at"] = corner.json
            members["size"] = size.json
            members["image"] = image.json
        }
        return .object(members)
    }
}
