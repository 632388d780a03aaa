import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FormSite.Submission {
    /// A file that was submitted.
    ///
    /// A large file is in the folder of ``FileLimits/folder``, where it has no name. Its space is
    /// freed when neither the session nor a handle refers to it.
    public struct File: Hashable, Sendable {
        /// The name of the file on the user's machine.
        ///
        /// It can be any text, so do not use it as a path.
        public let name: String
        /// The media type found from the content, or `application/octet-stream` if it is of no known
        /// type.
        public let mediaType: String
        /// The number of bytes.
        public var size: Int { content.count }
        /// The bytes of the file, in parts of at most 64 KB.
        public var bytes: Bytes { Bytes(file: self) }

        let content: Data
        private let isInMemory: Bool

        init(_ file: FileReference) {
            (name, content, isInMemory) = (file.name, file.content, file.isInMemory)
            mediaType = FileReference.mediaType(of: content) ?? "application/octet-stream"
        }

        /// Creates a file, such as for testing a closure that stores submissions.
        public init(name: String, content: Data) {
            self.init(FileReference(name: name, mediaType: "", content: content))
        }

        /// The bytes of a file, which are read while they are iterated.
        public struct Bytes: AsyncSequence, AsyncIteratorProtocol, Sendable {
            let file: File
            private var place = 0

            private static let partSize = 64 << 10

            init(file: File) { self.file = file }

            /// Returns the parts from the beginning.
            public func makeAsyncIterator() -> Bytes { Bytes(file: file) }

            /// Returns the next part, or nil after the last one.
            public mutating func next() async -> [UInt8]? {
                let content = file.content
                guard place < content.count else { return nil }
                let end = Swift.min(place + Self.partSize, content.count)
                let start = content.startIndex
                let part = [UInt8](content[(start + place)..<(start + end)])
                if !file.isInMemory { content.releaseMapped(upTo: end) }
                place = end
                return part
            }
        }
    }
}

extension FormSite.Submission.File {
    /// The file with its content in base64, as in documents.
    var jsonWithContent: JSONValue {
        [
            "name": .string(name), "mediaType": .string(mediaType),
            "content": .string(content.base64EncodedString()),
        ]
    }
}
