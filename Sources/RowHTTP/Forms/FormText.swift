/// Decodes the text of form fields.
enum FormText {
    /// Returns the decoded text, with every line break as a line feed.
    static func decode(_ bytes: some Collection<UInt8>) -> String {
        guard bytes.contains(.carriageReturn) else { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var afterReturn = false
        for byte in bytes {
            switch byte {
            case .carriageReturn: text.append(.lineFeed)
            case .lineFeed where afterReturn: break
            default: text.append(byte)
            }
            afterReturn = byte == .carriageReturn
        }
        return String(decoding: text, as: UTF8.self)
    }
}
