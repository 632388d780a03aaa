/// A drawing of shapes that the user may touch, such as a map, a signature or a chart.
///
/// Give the canvas a name and a hint. Screen readers have no other information about it.
public final class CanvasView: BaseView, HeaderFooterViewType {
    /// The width and height of the canvas, in its own points, which hosts scale.
    public var size = ViewSize(width: 100, height: 100) { didSet { note(.size, oldValue, size) } }

    /// The shapes, from back to front.
    public var shapes: [CanvasView.Shape] = [] {
        didSet {
            if tree != nil, !changed.contains(.shapes) { toldShapes = oldValue }
            note(.shapes, oldValue, shapes)
        }
    }

    /// Whether the canvas receives touches.
    public var isInteractive = false { didSet { note(.mode, oldValue, isInteractive) } }

    /// The value that the user sets on the canvas as on a slider, or nil if there is none.
    ///
    /// Hosts report it to screen readers. Handle the arrow keys, Home, End and the page keys with
    /// ``BaseView/onKey(_:)``, so that users can set the value without a pointing device.
    public var slider: Slider? { didSet { note(.slider, oldValue, slider) } }

    private var touching = ViewListeners<CanvasView.Touch>()
    /// The shapes last reported to hosts, or nil if they have not changed since.
    private var toldShapes: [CanvasView.Shape]?

    /// Creates an empty canvas.
    public override init() { super.init() }

    /// Adds a closure to call each time the user touches points.
    ///
    /// The points are on the canvas: a drag past an edge continues along the edge, and its last
    /// phase is reported as usual. Every touch has at least one point, except one that is
    /// ``CanvasView/Touch/Phase/cancelled``.
    public func onTouch(_ listener: @escaping (CanvasView.Touch) -> Void) { touching.add(listener) }

    override class var kind: ViewKind { .canvas }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override var isControl: Bool { isInteractive }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .point(let touch) = action else { return try super.receive(action) }
        guard isInteractive else { throw ViewRefusal(.readOnly, "the canvas is not interactive") }
        guard !touch.points.isEmpty || touch.phase == .cancelled else {
            throw ViewRefusal(.notOffered, "a touch needs a point")
        }
        guard touch.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            throw ViewRefusal(.notOffered, "a coordinate is not a finite number")
        }
        guard size.width >= 0, size.height >= 0 else {
            throw ViewRefusal(.notOffered, "the canvas has no size")
        }
        touching(CanvasView.Touch(touch.phase, touch.points.map(nearestPoint)))
    }

    /// Returns the point on the canvas nearest to a point.
    private func nearestPoint(to point: CanvasView.Point) -> CanvasView.Point {
        CanvasView.Point(
            max(0, min(point.x, size.width)), max(0, min(point.y, size.height)))
    }

    override func takeChanges(of properties: [ViewProperty]) -> [ViewChange] {
        guard var told = toldShapes else { return super.takeChanges(of: properties) }
        toldShapes = nil
        var changes: [ViewChange] = []
        if let last = told.indices.last, last < shapes.count,
            let count = shapes[last].countOfPoints(before: told[last])
        {
            changes.append(.extend(id, shape: last, from: count))
            told[last] = shapes[last]
        }
        if told != shapes {
            guard let splice = ViewChange.Splice(from: told, to: shapes) else {
                return super.takeChanges(of: properties)
            }
            changes.append(.splice(id, .shapes, splice))
        }
        let others = properties.filter { $0 != .shapes }
        return others.isEmpty ? changes : changes + [.set(id, others)]
    }

    override func forgetTold() { toldShapes = nil }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: CanvasView(),
        [
            .always(.size, \.size), .init(.shapes, \.shapes),
            .init(.mode) { $0.isInteractive ? "interactive" : nil }, .init(.slider, \.slider),
        ])
}

extension CanvasView {
    /// A number that is set on a canvas.
    public struct Slider: Hashable, Sendable {
        /// The number.
        public var value: Double
        /// The range of the number.
        public var range: ClosedRange<Double>
        /// The number as text, or nil for the number itself.
        public var text: String?

        /// Creates a slider.
        public init(_ value: Double, in range: ClosedRange<Double>, text: String? = nil) {
            self.value = value
            self.range = range
            self.text = text
        }
    }
}

extension CanvasView.Slider: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "value": value.json, "minimum": range.lowerBound.json,
            "maximum": range.upperBound.json, "text": text?.json,
        ])
    }
}

extension CanvasView {
    /// A point on a canvas.
    public struct Point: Hashable, Sendable, Codable {
        /// The distance from the leading edge.
        public var x: Double
        /// The distance from the top.
        public var y: Double

        /// Creates a point.
        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }
}

extension CanvasView.Point: DocumentValue {
    /// An object with the numbers `x` and `y`.
    public static var documentSchema: JSONValue {
        let number: JSONValue = ["type": "number"]
        return [
            "type": "object", "properties": ["x": number, "y": number], "required": ["x", "y"],
        ]
    }
}

extension CanvasView {
    /// Points on a canvas that the user touched in one movement, in order.
    public struct Touch: Hashable, Sendable, Codable {
        /// The phase of the touch.
        public enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
            /// The touch began.
            case began
            /// The touch moved.
            case moved
            /// The touch ended.
            case ended
            /// The touch was cancelled, for example because it became a scroll.
            ///
            /// Undo the effects of the touch since it began.
            case cancelled
        }

        /// The phase of the touch.
        public var phase: Phase
        /// The points, in order.
        public var points: [CanvasView.Point]

        /// Creates a touch.
        public init(_ phase: Phase, _ points: [CanvasView.Point]) {
            self.phase = phase
            self.points = points
        }

        /// Reads a touch from JSON; without points, there are none.
        public init(from decoder: any Decoder) throws {
            let touch = try decoder.container(keyedBy: CodingKeys.self)
            phase = try touch.decode(Phase.self, forKey: .phase)
            points = try touch.decodeIfPresent([CanvasView.Point].self, forKey: .points) ?? []
        }
    }
}

extension CanvasView {
    /// A shape on a canvas.
    public struct Shape: Hashable, Sendable {
        /// The geometry of the shape.
        public enum Figure: Hashable, Sendable {
            /// Lines from point to point. A closed figure also has a line from the last point to
            /// the first.
            case lines([CanvasView.Point], isClosed: Bool)
            /// A circle around a point.
            case circle(CanvasView.Point, radius: Double)
            /// Text that begins at a point, with the size of its font in the points of the canvas.
            case text(CanvasView.Point, String, size: Double = 12)
            /// An image with its top leading corner at a point.
            case image(CanvasView.Point, ViewSize, RowImage)
        }

        /// The geometry of the shape.
        public var figure: Figure
        /// The colour of the interior, or nil if there is no fill.
        public var fill: RowColor?
        /// The colour of the outline, or nil if there is none.
        public var stroke: RowColor?
        /// The width of the outline.
        public var width: Double

        /// Creates a shape.
        public init(
            _ figure: Figure, fill: RowColor? = nil, stroke: RowColor? = nil, width: Double = 1
        ) {
            self.figure = figure
            self.fill = fill
            self.stroke = stroke
            self.width = width
        }
    }
}

extension CanvasView.Shape {
    /// Returns the number of points of another shape if this shape is the same with more points at
    /// the end, or nil otherwise.
    fileprivate func countOfPoints(before other: CanvasView.Shape) -> Int? {
        guard case .lines(let points, let isClosed) = figure,
            case .lines(let old, isClosed) = other.figure,
            old.count < points.count, points.starts(with: old),
            (fill, stroke, width) == (other.fill, other.stroke, other.width)
        else { return nil }
        return old.count
    }
}

extension CanvasView.Point: ViewPropertyValue {
    var json: JSONValue { [x.json, y.json] }
}

extension CanvasView.Shape: ViewPropertyValue {
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
        case .text(let start, let text, let size):
            members["at"] = start.json
            members["text"] = text.json
            if size != 12 { members["size"] = size.json }
        case .image(let corner, let size, let image):
            members["at"] = corner.json
            members["size"] = size.json
            members["image"] = image.json
        }
        return .object(members)
    }
}
