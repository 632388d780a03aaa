/// The reason why a manifest cannot be edited.
struct ManifestError: Error, Hashable {
    let reason: String
    /// The byte offset to which the reason refers, or nil if it refers to the whole manifest.
    let place: Int?

    init(_ reason: String, at place: Int?) {
        self.reason = reason
        self.place = place
    }
}
