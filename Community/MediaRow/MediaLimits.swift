import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files that a row accepts, and the reasons why it refuses others.
struct MediaLimits: Sendable {
    /// The accepted types, which are all pictures and videos by default.
    let mediaTypes: [String]
    let maximumSize: Int
    let phrases: Phrases

    init(mediaTypes: [String], maximumSize: Int, phrases: Phrases) {
        let acceptsAll = mediaTypes.isEmpty || mediaTypes.contains("*/*")
        self.mediaTypes =
            acceptsAll ? ["image/*", "video/*"] : mediaTypes.map(\.normalizedMediaType)
        self.maximumSize = maximumSize
        self.phrases = phrases
    }

    /// Returns the reason why a file is refused, or nil if it is accepted.
    func problem(with content: Data) -> ValidationError? {
        if content.count > maximumSize {
            return ValidationError(
                .mediaRowTooLarge,
                [
                    "size": .text(text(ofSize: content.count)),
                    "limit": .text(text(ofSize: maximumSize)),
                ])
        }
        guard let found = FileReference.mediaType(of: content) else {
            return ValidationError(.mediaRowUnknownType, ["types": .text(names)])
        }
        guard found.isMediaType(among: mediaTypes) else {
            return ValidationError(
                .mediaRowWrongType, ["found": .text(Self.name(of: found)), "types": .text(names)])
        }
        return nil
    }

    /// The types that a control offers, including one for files whose names do not show their
    /// types.
    var offeredTypes: [String] { mediaTypes + ["application/octet-stream"] }

    /// The accepted types and the maximum size as text: `PNG, JPEG; at most 2 MB`.
    var text: String {
        phrases.text(
            .mediaRowLimits, ["types": .text(names), "limit": .text(text(ofSize: maximumSize))])
    }

    /// The names of the accepted types: `PNG, JPEG`.
    private var names: String {
        mediaTypes.map { type in
            switch type {
            case "image/*": phrases.text(.mediaRowPictures)
            case "video/*": phrases.text(.mediaRowVideos)
            default: Self.name(of: type)
            }
        }.joined(separator: ", ")
    }

    /// The name of a media type: `PNG` of `image/png`.
    private static func name(of type: String) -> String {
        if type == "video/quicktime" { return "QuickTime" }
        let name = type.split(separator: "/").last ?? type[...]
        return String(name.hasPrefix("x-") ? name.dropFirst(2) : name).uppercased()
    }

    /// Returns a number of bytes with its unit: `1.5 MB`.
    func text(ofSize size: Int) -> String {
        let units: [(Double, Phrases.Key)] = [
            (1_000_000, .mediaRowMegabytes), (1_000, .mediaRowKilobytes),
        ]
        for (unit, phrase) in units where Double(size) >= unit {
            let number = phrases.formats.string(
                for: Double(size) / unit, style: .decimal(0...1))
            return phrases.text(phrase, ["size": .text(number)])
        }
        return phrases.text(.mediaRowBytes, ["count": .number(size)])
    }
}
