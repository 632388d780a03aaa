/// Why a manifest is not edited.
struct ManifestDoubt: Error, Hashable {
    /// The reason, in words.
    let reason: String
    /// Its place in bytes, or nil if it has none.
    let place: Int?

    init(_ reason: String, at place: Int?) {
        self.reason = reason
        self.place = place
    }
}
