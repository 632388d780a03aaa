/// One line of a header section or of trailers: `Content-Type: text/html`.
enum HeaderLine {
    static func read(
        _ line: ArraySlice<UInt8>
    ) throws(HTTPRefusal) -> (name: HTTPHeaders.Name, value: String) {
        if line.first?.isBlank == true {
            throw HTTPRefusal(.badRequest, "a header is continued on a second line")
        }
        guard let colon = line.firstIndex(of: .colon) else {
            throw HTTPRefusal(.badRequest, "a header has no colon")
        }
        let name = line[..<colon]
        guard !name.isEmpty, name.allSatisfy(\.isTokenByte) else {
            let isSpaced = name.last?.isBlank == true
            throw HTTPRefusal(
                .badRequest,
                isSpaced
                    ? "a header has a space before its colon" : "the name of a header is no token")
        }
        let value = line[(colon + 1)...].trimmingBlanks
        guard value.allSatisfy(\.isValueByte) else {
            throw HTTPRefusal(.badRequest, "the value of a header has a control character")
        }
        return (HTTPHeaders.Name(token: name), String(decoding: value, as: UTF8.self))
    }
}
