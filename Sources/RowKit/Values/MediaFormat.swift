#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The media type of a file, determined from its first bytes.
///
/// The file's name and the type stated by a client are not trusted. SVG is not supported, because
/// it can contain scripts.
enum MediaFormat {
    /// Returns the media type of a picture, a video, a PDF or an archive, or nil if the content is
    /// none of these.
    static func mediaType(of content: Data) -> String? {
        let bytes = [UInt8](content.prefix(64))
        if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
            return known.mediaType
        }
        switch true {
        case bytes.has("RIFF", at: 0) && bytes.has("WEBP", at: 8): return "image/webp"
        case bytes.has("RIFF", at: 0) && bytes.has("AVI ", at: 8): return "video/x-msvideo"
        case bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]): return matroska(bytes)
        case bytes.has("ftyp", at: 4): return isoMedia(bytes)
        default: return nil
        }
    }

    private static let signatures: [(bytes: [UInt8], mediaType: String)] = [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
        ([0xFF, 0xD8, 0xFF], "image/jpeg"),
        (Array("GIF87a".utf8), "image/gif"), (Array("GIF89a".utf8), "image/gif"),
        ([0x49, 0x49, 0x2A, 0x00], "image/tiff"), ([0x4D, 0x4D, 0x00, 0x2A], "image/tiff"),
        (Array("OggS".utf8), "video/ogg"),
        ([0x00, 0x00, 0x01, 0xBA], "video/mpeg"), ([0x00, 0x00, 0x01, 0xB3], "video/mpeg"),
        (Array("%PDF-".utf8), "application/pdf"),
        ([0x50, 0x4B, 0x03, 0x04], "application/zip"), ([0x1F, 0x8B], "application/gzip"),
    ]

    /// The media type of a Matroska file, whose document type indicates whether it is WebM.
    private static func matroska(_ bytes: [UInt8]) -> String {
        let webm = Array("webm".utf8)
        let isWebM = bytes.indices.contains { bytes[$0...].starts(with: webm) }
        return isWebM ? "video/webm" : "video/x-matroska"
    }

    /// The media type of a file of boxes, from the first known brand.
    private static func isoMedia(_ bytes: [UInt8]) -> String? {
        let size = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
        let end = min(max(size, 12), bytes.count)
        // The major brand and, after its version, the compatible brands.
        let starts = [8] + Array(stride(from: 16, to: end, by: 4))
        for start in starts where start + 4 <= end {
            let brand = String(decoding: bytes[start..<start + 4], as: UTF8.self)
            if let type = brands[brand] { return type }
        }
        return nil
    }

    private static let brands: [String: String] = {
        var types: [String: String] = ["qt  ": "video/quicktime", "avif": "image/avif"]
        for brand in ["heic", "heix", "heim", "heis"] { types[brand] = "image/heic" }
        for brand in [
            "avc1", "isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "M4V ", "dash",
        ] {
            types[brand] = "video/mp4"
        }
        for brand in ["3gp4", "3gp5", "3gp6"] { types[brand] = "video/3gpp" }
        return types
    }()
}

extension [UInt8] {
    /// Whether a string is at a position.
    fileprivate func has(_ text: String, at place: Int) -> Bool {
        count >= place && self[place...].starts(with: text.utf8)
    }
}
