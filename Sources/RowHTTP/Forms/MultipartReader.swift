/// Reads a form posted as `multipart/form-data`.
///
/// ```
/// --boundary
/// Content-Disposition: form-data; name="city"
///
/// London
/// --boundary--
/// ```
///
/// Files are slices of the body; their bytes are not copied.
struct MultipartReader {
    private let bytes: ArraySlice<UInt8>
    private let boundary: MultipartBoundary
    private let limits: FormLimits
    private var place: Int

    init(_ bytes: ArraySlice<UInt8>, boundary: MultipartBoundary, limits: FormLimits) {
        (self.bytes, self.boundary, self.limits) = (bytes, boundary, limits)
        place = bytes.startIndex
    }

    mutating func fields() throws(HTTPRefusal) -> [FormField] {
        try skipPreamble()
        var fields: [FormField] = []
        while try beginsPart() {
            guard fields.count < limits.fields else { throw .tooManyFields }
            let header = try partHeader()
            guard let end = boundary.next(in: bytes, from: place) else {
                throw Self.malformed("the last part has no end")
            }
            fields.append(try field(header, bytes[place..<end.start]))
            place = end.end
        }
        return fields
    }

    private mutating func skipPreamble() throws(HTTPRefusal) {
        if boundary.stands(in: bytes, at: place) {
            place += boundary.delimiter.count
        } else if let first = boundary.next(in: bytes, from: place) {
            place = first.end
        } else {
            throw Self.malformed("the boundary does not occur")
        }
    }

    /// Reads the text after a boundary: a line break before a part, or two hyphens at the end.
    private mutating func beginsPart() throws(HTTPRefusal) -> Bool {
        let rest = bytes[place...]
        if rest.starts(with: "--".utf8) { return false }
        let blanks = rest.prefix { $0.isBlank }.count
        guard rest.dropFirst(blanks).starts(with: "\r\n".utf8) else {
            throw Self.malformed("a boundary is followed by neither a line break nor two dashes")
        }
        place += blanks + 2
        return true
    }

    /// Creates a field from a part.
    private func field(
        _ header: MultipartHeader, _ content: ArraySlice<UInt8>
    ) throws(HTTPRefusal) -> FormField {
        guard let fileName = header.fileName else {
            return FormField(header.name, FormText.decode(content))
        }
        guard content.count <= limits.file else {
            throw HTTPRefusal(.contentTooLarge, "a file is too large")
        }
        return FormField(
            header.name,
            file: FormField.File(name: fileName, mediaType: header.mediaType, bytes: content))
    }

    static func malformed(_ reason: String) -> HTTPRefusal {
        HTTPRefusal(.badRequest, "the form is malformed: \(reason)")
    }
}

extension MultipartReader {
    /// Reads the headers of a part and the empty line after them.
    private mutating func partHeader() throws(HTTPRefusal) -> MultipartHeader {
        let end = min(bytes.endIndex, place + limits.partHeaders)
        var header = MultipartHeader()
        while true {
            guard let lineEnd = bytes[place..<end].firstIndex(of: .lineFeed), lineEnd > place,
                bytes[lineEnd - 1] == .carriageReturn
            else { throw Self.malformed("the headers of a part have no end or are too large") }
            let line = bytes[place..<(lineEnd - 1)]
            place = lineEnd + 1
            guard !line.isEmpty else {
                return try header.checked()
            }
            try header.read(line)
        }
    }
}
