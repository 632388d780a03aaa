/// The headers of one part of a form.
struct MultipartHeader {
    private(set) var name = ""
    /// The name of the file, or nil if the part is text.
    private(set) var fileName: String?
    private(set) var mediaType = "application/octet-stream"
    private var isNamed = false

    /// Parses one line.
    mutating func read(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) {
        let (name, value) = try HeaderLine.read(line)
        switch name {
        case .contentDisposition: try readDisposition(value)
        case .contentType: mediaType = value
        case .contentTransferEncoding:
            guard ["7bit", "8bit", "binary"].contains(where: value.equalsIgnoringCase) else {
                throw .malformedForm("a part has a transfer encoding")
            }
        default: break
        }
    }

    private mutating func readDisposition(_ value: String) throws(HTTPRefusal) {
        guard !isNamed, let disposition = HeaderParameters(value, quoting: .percent),
            disposition.value.equalsIgnoringCase("form-data"), let name = disposition["name"]
        else { throw .malformedForm("the Content-Disposition of a part") }
        (self.name, isNamed) = (name, true)
        fileName = disposition["filename"]
    }

    /// Returns the headers, or throws if they do not name the field.
    func checked() throws(HTTPRefusal) -> MultipartHeader {
        guard isNamed else { throw .malformedForm("a part has no name") }
        return self
    }
}
