import PlainText
import SwiftSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The reason why the tool failed.
struct ToolFailure: Error, CustomStringConvertible {
    let description: String

    /// Creates a failure with a message, whose unprintable characters are escaped.
    init(_ description: String) { self.description = description.printableLines }

    /// Creates the failure for an unknown name, with the nearest known one.
    static func unknown(_ kind: String, _ name: String, known: [String]) -> ToolFailure {
        ToolFailure(
            UnknownName.text(
                "there is no \(kind) called \(name.debugDescription)",
                suggestion: NearestName.of(name, in: known), available: []))
    }

    /// Returns the reason why a file cannot be read or written.
    static func reason(of error: any Error) -> String {
        guard let code = (error as? CocoaError)?.code else { return "\(error)" }
        return switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: "no such file"
        case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
        case .fileWriteOutOfSpace: "no space left"
        case .fileWriteVolumeReadOnly: "the volume is read-only"
        default: "file system error \(code.rawValue)"
        }
    }
}

extension SourceFile {
    init(contentsOf path: String) throws(ToolFailure) {
        do {
            self.init(path: path, bytes: try Array(Data(contentsOf: URL(filePath: path))))
        } catch {
            throw ToolFailure(
                "\(path):1:1: error: cannot be read: \(ToolFailure.reason(of: error))")
        }
    }
}
