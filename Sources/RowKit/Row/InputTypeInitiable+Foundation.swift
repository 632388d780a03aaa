#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Makes a URL from typed text. Characters that are not allowed in URLs are encoded.
extension URL: InputTypeInitiable {}
