package import CAssets

extension [UInt8] {
    /// Copies the bytes of a style sheet or a script that the library carries.
    package init(_ asset: CAsset) {
        self.init(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    }
}
