import RowHTTP

/// The body of a request, which is read at most once.
struct RequestBody: Sendable {
    /// Passes the parts of the body to a closure as they arrive.
    private let forEachPart:
        @Sendable (_ take: (ArraySlice<UInt8>) throws -> Void) async throws -> Void

    init(_ bytes: [UInt8]) {
        forEachPart = { take in try take(bytes[...]) }
    }

    init<Parts: AsyncSequence & Sendable>(_ parts: Parts)
    where Parts.Element: Sequence<UInt8> {
        forEachPart = { take in for try await part in parts { try take(Array(part)[...]) } }
    }

    /// Passes the parts of the body to a closure as they arrive.
    ///
    /// - Throws: A refusal if the body is larger than a number of bytes, or if it cannot be read.
    func read(
        upTo limit: Int, _ take: (ArraySlice<UInt8>) throws -> Void
    ) async throws(HTTPRefusal) {
        var size = 0
        do {
            try await forEachPart { part in
                size += part.count
                guard size <= limit else {
                    throw HTTPRefusal(.contentTooLarge, "the body is too large")
                }
                try take(part)
            }
        } catch let refusal as HTTPRefusal {
            throw refusal
        } catch {
            throw HTTPRefusal(.badRequest, "the body did not arrive completely")
        }
    }

    /// Returns all bytes.
    func bytes(upTo limit: Int) async throws(HTTPRefusal) -> [UInt8] {
        var bytes: [UInt8] = []
        try await read(upTo: limit) { bytes += $0 }
        return bytes
    }
}

/// A form that was posted to a site.
struct ReceivedForm {
    let form: PostedForm
    /// The size of the body, in bytes.
    let size: Int
    /// The hashes of the files, in order, or none if they were not asked for.
    let fileHashes: [[UInt8]]
}

extension Visit {
    /// Reads the body as a form, whose files are kept as they arrive.
    func readForm(
        _ limits: FileLimits, hashesFiles: Bool = false
    ) async throws(HTTPRefusal) -> ReceivedForm {
        var reader = try PostedFormReader(
            request, files: ArrivingFiles(limits: limits, areHashed: hashesFiles))
        try await body.read(upTo: limits.bodyLimit(of: request)) { try reader.read($0) }
        let size = reader.size
        let (form, files) = try reader.end()
        return ReceivedForm(form: form, size: size, fileHashes: files.hashes)
    }

    /// Reads the body of a request that has no files.
    func readBytes(_ limits: FileLimits) async throws(HTTPRefusal) -> [UInt8] {
        try await body.bytes(upTo: limits.bodyLimit(of: request))
    }
}
