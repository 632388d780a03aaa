import RowKit

/// Writes and reads strokes as an SVG path.
///
/// Each stroke is a move, `M`, followed by a line, `L`, through the other points:
/// `M20 80L60 40 100 80`.
enum SignaturePath {
    static func text(of strokes: [[CanvasView.Point]]) -> String {
        var path = ""
        for stroke in strokes {
            for (place, point) in stroke.enumerated() {
                path += place == 0 ? "M" : place == 1 ? "L" : " "
                path += "\(text(of: point.x)) \(text(of: point.y))"
            }
        }
        return path
    }

    /// Returns the strokes of a path, or nil if the path contains anything but moves and lines
    /// within the drawing.
    static func strokes(of path: String) -> [[CanvasView.Point]]? {
        guard path.first == "M" else { return nil }
        var strokes: [[CanvasView.Point]] = []
        for move in path.dropFirst().split(separator: "M", omittingEmptySubsequences: false) {
            var stroke: [CanvasView.Point] = []
            for line in move.split(separator: "L", omittingEmptySubsequences: false) {
                guard let points = points(of: line), !points.isEmpty,
                    // A move has exactly one point.
                    !stroke.isEmpty || points.count == 1
                else { return nil }
                stroke += points
            }
            guard stroke.count >= 2 else { return nil }
            strokes.append(stroke)
        }
        return strokes
    }

    /// Returns the points of a list of coordinates, or nil if one is outside the drawing.
    private static func points(of text: Substring) -> [CanvasView.Point]? {
        let words = text.split { $0 == " " || $0 == "," }
        guard words.count.isMultiple(of: 2) else { return nil }
        var points: [CanvasView.Point] = []
        for place in stride(from: 0, to: words.count, by: 2) {
            guard let x = number(words[place]), x <= Signature.size.width,
                let y = number(words[place + 1]), y <= Signature.size.height
            else { return nil }
            points.append(CanvasView.Point(x, y))
        }
        return points
    }

    /// Returns a number that is written only with digits and a decimal point, or nil otherwise.
    private static func number(_ word: Substring) -> Double? {
        guard word.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == 0x2E })
        else { return nil }
        return Double(word)
    }

    /// Returns a coordinate as text.
    ///
    /// It has at most one decimal.
    private static func text(of number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
