/// The fields of a posted form, in the order in which the client sent them.
///
/// A name may occur more than once. Browsers send every line break in names and texts as CRLF,
/// which is decoded as a line feed. Bytes that are not UTF-8 become U+FFFD.
package struct PostedForm: Equatable, Sendable {
    package let fields: [FormField]

    init(_ fields: [FormField]) { self.fields = fields }

    /// Reads the body of a request in the format given by its `Content-Type`.
    package init(_ request: HTTPRequest, limits: FormLimits = FormLimits()) throws(HTTPRefusal) {
        var reader = try PostedFormReader(request, limits: limits, files: FormFilesInMemory())
        try reader.read(request.body[...])
        self = try reader.end().form
    }
}

/// Reads a posted form while its bytes arrive, in the format given by its `Content-Type`.
package struct PostedFormReader<Files: FormFileStore> {
    /// Reads a form with several parts, or nil if the form is in URL encoding.
    private var multipart: MultipartReader<Files>?
    /// The body of a form in URL encoding.
    private var body: [UInt8] = []
    private let files: Files
    private let limits: FormLimits
    /// The number of bytes read so far.
    package private(set) var size = 0

    /// - Parameters:
    ///   - head: The request, whose body is not read.
    ///   - files: Keeps the files.
    /// - Throws: A refusal if the body is not a form.
    package init(
        _ head: HTTPRequest, limits: FormLimits = FormLimits(), files: Files
    ) throws(HTTPRefusal) {
        (self.limits, self.files) = (limits, files)
        guard let type = head.headers[.contentType].flatMap(MediaType.init) else {
            throw HTTPRefusal(.unsupportedMediaType, "the body has no valid Content-Type")
        }
        switch type.name {
        case "application/x-www-form-urlencoded": break
        case "multipart/form-data":
            guard let boundary = type["boundary"].flatMap(MultipartBoundary.init) else {
                throw HTTPRefusal(.badRequest, "the form has no valid boundary")
            }
            multipart = MultipartReader(boundary: boundary, limits: limits, files: files)
        default: throw HTTPRefusal(.unsupportedMediaType, "the body is not a form")
        }
    }

    /// Reads the next bytes.
    package mutating func read(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) {
        size += bytes.count
        if multipart == nil { body += bytes } else { try multipart?.read(bytes) }
    }

    /// Returns the form after the last bytes, and the store of its files.
    package func end() throws(HTTPRefusal) -> (form: PostedForm, files: Files) {
        if let (fields, files) = try multipart?.end() { return (PostedForm(fields), files) }
        return (PostedForm(try URLEncodedForm.fields(in: body[...], limits: limits)), files)
    }
}

/// The limits of a posted form, in addition to the limit of its body.
package struct FormLimits: Sendable {
    /// The maximum number of fields.
    ///
    /// A control may have two, and a page posts all its controls, so the limit allows 100,000 rows.
    package var fields = 250_000
    /// The maximum number of bytes in a file.
    package var file = Int.max
    /// The maximum number of bytes in the headers of one part.
    package var partHeaders = 8 << 10

    /// Creates the default limits.
    package init() {}
}

extension HTTPRefusal {
    static let tooManyFields = HTTPRefusal(.contentTooLarge, "the form has too many fields")
}
