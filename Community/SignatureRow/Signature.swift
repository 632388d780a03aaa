import RowKit

/// A signature that was drawn, typed or both, entered in a ``SignatureRow``.
///
/// The JSON in a document has the strokes as the path of an SVG image, and the name:
///
/// ```json
/// { "path": "M20 80L60 40 100 80", "name": "Ada Lovelace" }
/// ```
public struct Signature: Hashable, Sendable {
    /// The strokes, each a line through at least two points of a drawing with the size ``size``.
    public let strokes: [[CanvasView.Point]]

    /// The name that the user typed as a signature, or nil if there is none.
    public let name: String?

    /// The size of the drawing.
    public static let size = ViewSize(width: 400, height: 160)
    /// The maximum number of points of all strokes.
    public static let maximumPoints = 5_000
    /// The maximum number of characters of a name.
    public static let maximumNameLength = 200

    /// Creates a signature, or returns nil if it has neither a stroke nor a name.
    ///
    /// Points are rounded to tenths and moved into the drawing. A stroke with one point becomes a
    /// dot. Excess points and characters are left out, and so is a blank name.
    public init?(strokes: [[CanvasView.Point]] = [], name: String? = nil) {
        var room = Self.maximumPoints
        self.strokes = strokes.compactMap { stroke in
            guard !stroke.isEmpty, room >= 2 else { return nil }
            let points = (stroke.count == 1 ? stroke + stroke : stroke).prefix(room)
            room -= points.count
            return points.map(Self.rounded)
        }
        let name = name.map { String($0.prefix(Self.maximumNameLength)) }
        self.name = name?.allSatisfy(\.isWhitespace) == true ? nil : name
        if self.strokes.isEmpty, self.name == nil { return nil }
    }

    /// Whether there is at least one stroke.
    public var isDrawn: Bool { !strokes.isEmpty }

    /// The number of points of all strokes.
    public var countOfPoints: Int { strokes.reduce(0) { $0 + $1.count } }

    /// The drawing as an SVG image, or nil if there is none.
    ///
    /// The strokes have the colour of the text around the image.
    public var svg: String? {
        guard isDrawn else { return nil }
        let (width, height) = (Int(Self.size.width), Int(Self.size.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)">\
            <path d="\(SignaturePath.text(of: strokes))" fill="none" stroke="currentColor" \
            stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>
            """
    }

    /// Rounds the coordinates of a point to tenths, inside the drawing.
    static func rounded(_ point: CanvasView.Point) -> CanvasView.Point {
        func tenths(_ number: Double, below limit: Double) -> Double {
            number.isNaN ? 0 : (min(max(number, 0), limit) * 10).rounded() / 10
        }
        return CanvasView.Point(
            tenths(point.x, below: size.width), tenths(point.y, below: size.height))
    }
}

extension Signature: Codable, DocumentValue {
    private enum CodingKeys: String, CodingKey { case path, name }

    /// Decodes a signature, which must have a path within the drawing, a name or both.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func corrupted(_ key: CodingKeys, _ description: String) -> DecodingError {
            .dataCorruptedError(forKey: key, in: container, debugDescription: description)
        }
        let path = try container.decodeIfPresent(String.self, forKey: .path)
        let name = try container.decodeIfPresent(String.self, forKey: .name)
        let strokes = path.map(SignaturePath.strokes(of:)) ?? []
        guard let strokes, path == nil || !strokes.isEmpty else {
            throw corrupted(
                .path,
                "expected an SVG path of lines within the drawing, such as \"M20 80L60 40\"")
        }
        guard strokes.reduce(0, { $0 + $1.count }) <= Self.maximumPoints else {
            throw corrupted(.path, "expected at most \(Self.maximumPoints) points")
        }
        guard name.map(\.count) ?? 0 <= Self.maximumNameLength else {
            throw corrupted(.name, "expected at most \(Self.maximumNameLength) characters")
        }
        guard let signature = Signature(strokes: strokes, name: name) else {
            throw corrupted(path == nil ? .path : .name, "expected a path or a name")
        }
        self = signature
    }

    /// Encodes the path and the name, if they exist.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if isDrawn { try container.encode(SignaturePath.text(of: strokes), forKey: .path) }
        try container.encodeIfPresent(name, forKey: .name)
    }

    /// The schema of an object with a path, a name or both.
    public static var documentSchema: JSONValue {
        let number = "[0-9]{1,3}([.][0-9]+)?"
        let point = "\(number)[ ,]+\(number)"
        return [
            "type": "object",
            "properties": [
                "path": [
                    "type": "string",
                    "pattern": .string("^(M\(point)(L\(point)([ ,]+\(point))*)+)+$"),
                ],
                "name": [
                    "type": "string", "pattern": "[^\\s]",
                    "maxLength": .integer(maximumNameLength),
                ],
            ],
            "minProperties": 1, "additionalProperties": false,
        ]
    }
}
