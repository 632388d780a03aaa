/// Gives out keys of which no two are the same, for what is told apart by them.
///
/// ```swift
/// var keys = UniqueKeys()
/// keys.key(like: "Ann")  // "Ann"
/// keys.key(like: "Ann")  // "Ann#2"
/// ```
///
/// Who asks for the same keys in the same order gets the same ones.
public struct UniqueKeys {
    private var taken: Set<String>
    /// The last number that stands behind a key, by the key that was wanted.
    private var numbers: [String: Int] = [:]

    /// Begins without any key but some that are taken already.
    public init(taken: Set<String> = []) { self.taken = taken }

    /// The key that is wanted; where that is taken, with the first free number behind it.
    public mutating func key(like wanted: String) -> String {
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
