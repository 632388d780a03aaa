/// Finds the positions of places while a JSON text is read.
///
/// The position of a member is that of its name.
struct JSONPositions {
    /// The places that are sought, and those that contain them.
    private let wanted: Set<DocumentPlace>
    private(set) var found: [DocumentPlace: DocumentDiagnostic.Position] = [:]
    /// The place that is being read, after those that contain it.
    private var path: [DocumentPlace] = []
    private var counter = LineCounter()

    init(of places: some Sequence<DocumentPlace>) { wanted = Set(places.flatMap(\.family)) }

    /// Records where a place begins, which must not be before the beginning of an earlier place.
    mutating func enter(_ place: (DocumentPlace) -> DocumentPlace, at bytes: JSONBytes) {
        let place = path.last.map(place) ?? .root
        path.append(place)
        if wanted.contains(place) { found[place] = bytes.position(by: &counter) }
    }

    mutating func leave() { path.removeLast() }

    /// Returns the position of a place, or of the innermost place around it that was found.
    func position(of place: DocumentPlace) -> DocumentDiagnostic.Position? {
        place.family.lazy.compactMap { found[$0] }.first
    }
}

/// Counts the lines of a text up to given offsets, in ascending order.
struct LineCounter {
    /// The number of the line, and where it begins.
    private(set) var line = 1
    private(set) var start = 0
    private var offset = 0

    mutating func count(_ bytes: UnsafeRawBufferPointer, to end: Int) {
        while offset < end {
            let isReturn = bytes[offset] == UInt8(ascii: "\r")
            let isPair =
                isReturn && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
            if bytes[offset] == UInt8(ascii: "\n") || isReturn && !isPair {
                (line, start) = (line + 1, offset + 1)
            }
            offset += 1
        }
    }
}

extension [DocumentDiagnostic] {
    /// Returns the diagnostics with the positions of their places in the text of the document, in
    /// the order of positions, with those of the whole document last.
    func located(in text: UnsafeRawBufferPointer) -> [DocumentDiagnostic] {
        let places = filter { $0.position == nil && $0.place != .root }.map(\.place)
        let positions = places.isEmpty ? nil : JSONReader.positions(of: places, in: text)
        let located = map { diagnostic in
            var located = diagnostic
            if diagnostic.position == nil, diagnostic.place != .root {
                located.position = positions?.position(of: diagnostic.place)
            }
            return located
        }
        return located.enumerated().sorted { first, second in
            (first.element.lineNumber, first.element.column, first.offset)
                < (second.element.lineNumber, second.element.column, second.offset)
        }.map(\.element)
    }
}

extension DocumentDiagnostic {
    fileprivate var lineNumber: Int { position?.line ?? .max }
    fileprivate var column: Int { position?.column ?? 0 }
}
