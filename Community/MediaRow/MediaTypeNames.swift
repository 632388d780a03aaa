extension String {
    /// Whether the text has the form of a media type or of a family of them: `image/png`,
    /// `image/*`.
    var isMediaTypeName: Bool {
        let parts = split(separator: "/", omittingEmptySubsequences: false)
        let isNamed = parts.map { part in
            !part.isEmpty && part.allSatisfy { $0.isASCII && !$0.isWhitespace && $0 != "*" }
        }
        return parts.count == 2 && (isNamed[1] || parts[1] == "*") && (isNamed[0] || self == "*/*")
    }

    /// The media type in lowercase, with the usual name of JPEG.
    var normalizedMediaType: String {
        let type = lowercased()
        return type == "image/jpg" ? "image/jpeg" : type
    }

    /// Whether the text is one of the media types, which may be families such as `image/*`.
    func isMediaType(among types: [String]) -> Bool {
        types.contains { type in
            type.hasSuffix("/*")
                ? lowercased().hasPrefix(type.dropLast().lowercased())
                : lowercased() == type.lowercased()
        }
    }
}
