@testable import WebHost

/// Writes forms as browsers do, by the HTML standard.
enum BrowserForm {
    static let boundary = "----WebKitFormBoundaryAbC"

    /// A request with fields in one of the two formats.
    static func request(_ fields: [FormField], isMultipart: Bool) -> HTTPRequest {
        isMultipart
            ? HTTPRequest(
                .post, "/",
                headers: [.contentType: "multipart/form-data; boundary=\(boundary)"],
                body: multipart(fields))
            : HTTPRequest(
                .post, "/", headers: [.contentType: "application/x-www-form-urlencoded"],
                body: Array(urlEncoded(fields).utf8))
    }

    private static func urlEncoded(_ fields: [FormField]) -> String {
        fields.map { "\(escaped($0.name))=\(escaped($0.value))" }.joined(separator: "&")
    }

    private static func escaped(_ text: String) -> String {
        withCRLF(text).utf8.map { byte in
            switch byte {
            case UInt8(ascii: " "): "+"
            case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                String(UnicodeScalar(byte))
            default:
                "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    private static func multipart(_ fields: [FormField]) -> [UInt8] {
        var bytes: [UInt8] = []
        for field in fields {
            bytes += "--\(boundary)\r\nContent-Disposition: form-data; ".utf8
            bytes += "name=\"\(quoted(withCRLF(field.name)))\"".utf8
            switch field.content {
            case .text(let text):
                bytes += "\r\n\r\n\(withCRLF(text))\r\n".utf8
            case .file(let file):
                bytes += "; filename=\"\(quoted(file.name))\"\r\n".utf8
                bytes += "Content-Type: \(file.mediaType)\r\n\r\n".utf8
                bytes += file.bytes + "\r\n".utf8
            }
        }
        return bytes + "--\(boundary)--\r\n".utf8
    }

    private static func quoted(_ name: String) -> String {
        name.replacing("\r\n", with: "%0D%0A").replacing("\n", with: "%0A")
            .replacing("\"", with: "%22")
    }

    private static func withCRLF(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            .replacing("\n", with: "\r\n")
    }
}
