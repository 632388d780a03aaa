package import CAssets

extension [UInt8] {
    /// Copies the bytes of a style sheet or script of the library.
    package init(_ asset: CAsset) {
        self.init(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    }
}
