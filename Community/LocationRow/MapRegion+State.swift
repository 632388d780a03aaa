import RowKit

extension MapRegion {
    /// The region as a part of a form's state, or nil if it cannot be encoded.
    var state: JSONValue? {
        guard let center = try? center.documentValue(), let span = try? span.documentValue()
        else { return nil }
        return ["center": center, "span": span]
    }

    /// Reads a region from a form's state, or returns nil if there is none.
    init?(state: JSONValue?) {
        guard let center = state?["center"].flatMap({ try? Location(documentValue: $0) }),
            let span = state?["span"].flatMap({ try? Double(documentValue: $0) })
        else { return nil }
        self.init(center: center, span: span)
    }
}
