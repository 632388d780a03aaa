/// Reads a form posted as `multipart/form-data` while its bytes arrive.
///
/// ```
/// --boundary
/// Content-Disposition: form-data; name="city"
///
/// London
/// --boundary--
/// ```
///
/// Only the beginning of a boundary or of a part's headers is kept until further bytes arrive. Texts
/// are collected, and the bytes of files are passed on.
struct MultipartReader<Files: FormFileStore> {
    /// What is read next.
    private enum Place {
        /// The text before the first boundary.
        case preamble(isStart: Bool)
        /// A line break before a part, or two hyphens at the end.
        case afterBoundary
        /// The headers of a part, of which a number of bytes has been read.
        case headers(MultipartHeader, size: Int)
        /// The content of a part, of which a number of bytes has been read.
        case content(MultipartHeader, size: Int)
        /// The text after the last boundary.
        case epilogue
    }

    private let boundary: MultipartBoundary
    private let limits: FormLimits
    private var place = Place.preamble(isStart: true)
    /// The bytes that were not understood without those that follow.
    private var rest: ArraySlice<UInt8> = []
    private var text: [UInt8] = []
    private var fields: [FormField] = []
    private var files: Files

    init(boundary: MultipartBoundary, limits: FormLimits, files: Files) {
        (self.boundary, self.limits, self.files) = (boundary, limits, files)
    }

    /// Reads the next bytes.
    mutating func read(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) {
        rest = rest.isEmpty ? bytes : rest + bytes
        while try advance() {}
    }

    /// Returns the fields after the last bytes.
    func end() throws(HTTPRefusal) -> (fields: [FormField], files: Files) {
        switch place {
        case .preamble: throw .malformedForm("the boundary does not occur")
        case .afterBoundary: throw .noLineAfterBoundary
        case .headers: throw .endlessHeaders
        case .content: throw .malformedForm("the last part has no end")
        case .epilogue: return (fields, files)
        }
    }

    /// Reads what is next.
    ///
    /// - Returns: False if further bytes are needed.
    private mutating func advance() throws(HTTPRefusal) -> Bool {
        switch place {
        case .preamble(let isStart): skipPreamble(isStart: isStart)
        case .afterBoundary: try beginPart()
        case .headers(let header, let size): try readHeader(header, size: size)
        case .content(let header, let size): try readContent(of: header, size: size)
        case .epilogue: false
        }
    }

    private mutating func skipPreamble(isStart: Bool) -> Bool {
        if isStart {
            let delimiter = boundary.delimiter
            if rest.count < delimiter.count, delimiter.starts(with: rest) { return false }
            place = .preamble(isStart: false)
            if rest.starts(with: delimiter) {
                rest = rest.dropFirst(delimiter.count)
                place = .afterBoundary
                return true
            }
        }
        guard let first = boundary.next(in: rest, from: rest.startIndex) else {
            rest = rest.suffix(boundary.overlap)
            return false
        }
        rest = rest[first.end...]
        place = .afterBoundary
        return true
    }

    private mutating func beginPart() throws(HTTPRefusal) -> Bool {
        if rest.starts(with: "--".utf8) {
            place = .epilogue
            rest = []
            return false
        }
        let blanks = rest.prefix { $0.isBlank }.count
        let line = rest.dropFirst(blanks)
        if line.starts(with: "\r\n".utf8) {
            guard fields.count < limits.fields else { throw .tooManyFields }
            rest = line.dropFirst(2)
            place = .headers(MultipartHeader(), size: 0)
            return true
        }
        let mayContinue =
            line.isEmpty || line.elementsEqual("\r".utf8) || rest.elementsEqual("-".utf8)
        guard mayContinue, blanks < limits.partHeaders else { throw .noLineAfterBoundary }
        return false
    }

    /// Reads a line of the headers, or the empty line after them.
    private mutating func readHeader(
        _ header: MultipartHeader, size: Int
    ) throws(HTTPRefusal) -> Bool {
        let room = limits.partHeaders - size
        guard let end = rest.prefix(room).firstIndex(of: .lineFeed) else {
            guard rest.count < room else { throw .endlessHeaders }
            return false
        }
        guard end > rest.startIndex, rest[end - 1] == .carriageReturn else {
            throw .endlessHeaders
        }
        let line = rest[..<(end - 1)]
        rest = rest[(end + 1)...]
        if line.isEmpty {
            place = .content(try header.checked(), size: 0)
        } else {
            var header = header
            try header.read(line)
            place = .headers(header, size: size + line.count + 2)
        }
        return true
    }

    /// Reads the content of a part up to the boundary, or all bytes that cannot be part of one.
    private mutating func readContent(
        of header: MultipartHeader, size: Int
    ) throws(HTTPRefusal) -> Bool {
        let next = boundary.next(in: rest, from: rest.startIndex)
        let content = next.map { rest[..<$0.start] } ?? rest.dropLast(boundary.overlap)
        let size = size + content.count
        if header.fileName == nil {
            text += content
        } else {
            guard size <= limits.file else {
                throw HTTPRefusal(.contentTooLarge, "a file is too large")
            }
            try files.append(content)
        }
        guard let next else {
            rest = rest[content.endIndex...]
            place = .content(header, size: size)
            return false
        }
        rest = rest[next.end...]
        place = .afterBoundary
        fields.append(try endField(header))
        return true
    }

    private mutating func endField(_ header: MultipartHeader) throws(HTTPRefusal) -> FormField {
        guard let fileName = header.fileName else {
            defer { text = [] }
            return FormField(header.name, FormText.decode(text[...]))
        }
        let content = try files.endFile()
        return FormField(
            header.name,
            file: FormField.File(name: fileName, mediaType: header.mediaType, content: content))
    }
}

extension HTTPRefusal {
    static func malformedForm(_ reason: String) -> HTTPRefusal {
        HTTPRefusal(.badRequest, "the form is malformed: \(reason)")
    }

    fileprivate static var noLineAfterBoundary: HTTPRefusal {
        malformedForm("a boundary is followed by neither a line break nor two dashes")
    }

    fileprivate static var endlessHeaders: HTTPRefusal {
        malformedForm("the headers of a part have no end or are too large")
    }
}
