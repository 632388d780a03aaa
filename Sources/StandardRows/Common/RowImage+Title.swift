import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RowImage {
    /// The text of an image that is an option: the name of the symbol, or of the file at the URL
    /// without its extension.
    ///
    /// A URL that names no file has the name of its host, or otherwise the whole URL.
    var title: String {
        guard case .url(let text) = self, let url = URL(string: text) else { return description }
        let host = url.host(percentEncoded: false)
        // Data in a URL is no path.
        guard host != nil || url.scheme == nil else { return description }
        let file = url.deletingPathExtension().lastPathComponent
        return file.isEmpty || file == "/" ? host ?? description : file
    }
}
