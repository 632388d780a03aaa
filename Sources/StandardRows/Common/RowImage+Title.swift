import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RowImage {
    /// The text of an image that is an option: the name of the symbol, or the name of the URL's
    /// file without its extension.
    ///
    /// For a URL without a file, this is the host, or the whole URL if it has no host.
    var title: String {
        guard case .url(let text) = self, let url = URL(string: text) else { return description }
        let host = url.host(percentEncoded: false)
        // A data URL has no path.
        guard host != nil || url.scheme == nil else { return description }
        let file = url.deletingPathExtension().lastPathComponent
        return file.isEmpty || file == "/" ? host ?? description : file
    }
}
