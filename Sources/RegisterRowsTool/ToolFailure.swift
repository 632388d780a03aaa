import SwiftSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Why the tool could not do what it was asked for.
struct ToolFailure: Error, CustomStringConvertible {
    let description: String

    /// A failure with a message, in which what a terminal must not get is written out.
    init(_ description: String) { self.description = description.printableLines }

    /// The reason why a file cannot be read or written.
    static func reason(of error: any Error) -> String {
        guard let code = (error as? CocoaError)?.code else { return "\(error)" }
        return switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
        case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
        case .fileWriteOutOfSpace: "no space is left"
        case .fileWriteVolumeReadOnly: "nothing can be written there"
        default: "error \(code.rawValue) of the file system"
        }
    }
}

extension SourceFile {
    /// Reads a file.
    init(contentsOf path: String) throws(ToolFailure) {
        do {
            self.init(path: path, bytes: try Array(Data(contentsOf: URL(filePath: path))))
        } catch {
            throw ToolFailure(
                "\(path):1:1: error: cannot be read: \(ToolFailure.reason(of: error))")
        }
    }
}
