#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// An address that is written; what may not stand in one is encoded.
extension URL: InputTypeInitiable {}
