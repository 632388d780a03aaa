/// Keys in the order of their last use.
///
/// - Complexity: O(1) for every operation.
struct UseOrder<Key: Hashable> {
    private struct Neighbors {
        var older: Key?
        var newer: Key?
    }

    private var neighbors: [Key: Neighbors] = [:]

    /// The least recently used key, or nil if there are no keys.
    private(set) var oldest: Key?
    private var newest: Key?

    var count: Int { neighbors.count }

    /// Makes a key the most recently used one, adding it if it is not present.
    mutating func use(_ key: Key) {
        guard key != newest else { return }
        remove(key)
        neighbors[key] = Neighbors(older: newest)
        if let newest { neighbors[newest]?.newer = key } else { oldest = key }
        newest = key
    }

    /// Removes a key if it is present.
    mutating func remove(_ key: Key) {
        guard let (older, newer) = neighbors.removeValue(forKey: key).map({ ($0.older, $0.newer) })
        else { return }
        if let older { neighbors[older]?.newer = newer } else { oldest = newer }
        if let newer { neighbors[newer]?.older = older } else { newest = older }
    }
}
