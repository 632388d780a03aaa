import Foundation
import Testing

@testable import RowKit

@Suite("The format of a file")
struct MediaFormatTests {
    static func boxes(_ brands: String..., size: Int? = nil) -> [UInt8] {
        let text = "ftyp" + brands[0] + "\0\0\0\0" + brands.dropFirst().joined()
        return [0, 0, 0, UInt8(size ?? text.utf8.count + 4)] + Array(text.utf8)
    }

    static let files: [([UInt8], String?)] = [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "image/png"),
        ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"), (Array("GIF89a…".utf8), "image/gif"),
        (Array("GIF87a".utf8), "image/gif"), (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), "image/webp"),
        (Array("RIFF\0\0\0\0AVI LIST".utf8), "video/x-msvideo"),
        ([0x49, 0x49, 0x2A, 0], "image/tiff"),
        (boxes("heic", "mif1"), "image/heic"), (boxes("mif1", "heic"), "image/heic"),
        (boxes("avif", "mif1"), "image/avif"), (boxes("isom", "iso2"), "video/mp4"),
        (boxes("XYZ ", "mp42"), "video/mp4"), (boxes("qt  "), "video/quicktime"),
        (boxes("3gp5"), "video/3gpp"), (boxes("M4A ", "M4A "), nil),
        ([0x1A, 0x45, 0xDF, 0xA3, 0x42, 0x82, 0x84] + Array("webm".utf8), "video/webm"),
        ([0x1A, 0x45, 0xDF, 0xA3, 0x42, 0x82, 0x88] + Array("matroska".utf8), "video/x-matroska"),
        (Array("OggS".utf8), "video/ogg"),
        (Array("%PDF-1.7".utf8), "application/pdf"), ([0x50, 0x4B, 3, 4, 20], "application/zip"),
        ([0x1F, 0x8B, 8], "application/gzip"),
        // None of these, whole or in part.
        ([], nil), ([0x89], nil), ([0x89, 0x50, 0x4E, 0x47], nil), (Array("RIFF".utf8), nil),
        (Array("RIFF\0\0\0\0WAVE".utf8), nil), (Array("%PDF".utf8), nil),
        (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), nil),
        (Array("<!doctype html>".utf8), nil), ([0, 0, 0, 255] + Array("ftyp".utf8), nil),
        (boxes("isom", size: 0), "video/mp4"), ([0x4D, 0x5A, 0x90], nil),
    ]

    @Test("is detected from its first bytes", arguments: files)
    func formats(bytes: [UInt8], mediaType: String?) {
        #expect(MediaFormat.mediaType(of: Data(bytes)) == mediaType)
    }

    @Test("is detected in a part of other data")
    func slice() {
        let data = Data([1, 2, 3]) + Data([0xFF, 0xD8, 0xFF, 0xE0])
        #expect(MediaFormat.mediaType(of: data.dropFirst(3)) == "image/jpeg")
    }
}
