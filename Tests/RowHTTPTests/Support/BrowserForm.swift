@testable import RowHTTP

/// Writes forms as browsers do, following the HTML standard.
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
                body: urlEncoded(fields))
    }

    private static func urlEncoded(_ fields: [FormField]) -> [UInt8] {
        var bytes: [UInt8] = []
        for field in fields {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
            append(field.name, to: &bytes)
            bytes.append(UInt8(ascii: "="))
            append(field.value, to: &bytes)
        }
        return bytes
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in withCRLF(text).utf8 {
            switch byte {
            case UInt8(ascii: " "): bytes.append(UInt8(ascii: "+"))
            case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
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
                bytes += file.content.bytes
                bytes += "\r\n".utf8
            }
        }
        return bytes + "--\(boundary)--\r\n".utf8
    }

    private static func quoted(_ name: String) -> String {
        name.replacing("\r\n", with: "%0D%0A").replacing("\n", with: "%0A")
            .replacing("\"", with: "%22")
    }

    private static func withCRLF(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return text }
        return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            .replacing("\n", with: "\r\n")
    }
}
