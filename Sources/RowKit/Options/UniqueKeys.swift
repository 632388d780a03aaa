/// Returns unique keys, by adding a number to a key that is already taken.
///
/// ```swift
/// var keys = UniqueKeys()
/// keys.key(like: "Ann")  // "Ann"
/// keys.key(like: "Ann")  // "Ann#2"
/// ```
///
/// The result depends only on the keys requested and their order.
package struct UniqueKeys {
    private var taken: Set<String>
    /// The last number that was added to each requested key.
    private var numbers: [String: Int] = [:]

    /// Creates an instance.
    ///
    /// - Parameters:
    ///   - taken: The keys that are never returned.
    ///   - count: The number of keys to reserve memory for.
    package init(taken: Set<String> = [], count: Int = 0) {
        self.taken = taken
        self.taken.reserveCapacity(taken.count + count)
    }

    /// Returns a key, with the first free number added if the key is already taken.
    package mutating func key(like wanted: String) -> String {
        var key = wanted
        var number = numbers[wanted, default: 1]
        while !taken.insert(key).inserted {
            number += 1
            key = "\(wanted)#\(number)"
        }
        if number > 1 { numbers[wanted] = number }
        return key
    }
}
