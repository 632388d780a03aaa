/// The fields of a posted form, in the order in which the client sent them.
///
/// A name may occur more than once. Browsers send every line break in names and texts as CRLF,
/// which is decoded as a line feed. Bytes that are not UTF-8 become U+FFFD.
package struct PostedForm: Equatable, Sendable {
    package let fields: [FormField]

    /// Reads the body of a request in the format given by its `Content-Type`.
    package init(_ request: HTTPRequest, limits: FormLimits = FormLimits()) throws(HTTPRefusal) {
        guard let type = request.headers[.contentType].flatMap(MediaType.init) else {
            throw HTTPRefusal(.unsupportedMediaType, "the body has no valid Content-Type")
        }
        switch type.name {
        case "application/x-www-form-urlencoded":
            fields = try URLEncodedForm.fields(in: request.body[...], limits: limits)
        case "multipart/form-data":
            guard let boundary = type["boundary"].flatMap(MultipartBoundary.init) else {
                throw HTTPRefusal(.badRequest, "the form has no valid boundary")
            }
            var reader = MultipartReader(request.body[...], boundary: boundary, limits: limits)
            fields = try reader.fields()
        default:
            throw HTTPRefusal(.unsupportedMediaType, "the body is not a form")
        }
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
