/// Whether writing `new` over `old` changes nothing.
///
/// Equal values are the same. Unequal values are also the same if they differ only because both
/// contain NaN at the same places: as the value itself, in a structure, an enumeration or a tuple,
/// or in an array, a set or a dictionary. This function is used wherever the library checks whether
/// a write changes a value.
@inlinable
package func areSame<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    old == new || areSameByParts(old, new)
}

/// Whether two optional values are the same.
@inlinable
package func areSame<Value: Equatable>(_ old: Value?, _ new: Value?) -> Bool {
    switch old {
    case nil:
        if case nil = new { return true }
        return false
    case let old?:
        guard let new else { return false }
        return areSame(old, new)
    }
}

/// Whether two unequal values are the same, part by part.
@usableFromInline
package func areSameByParts<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    // Text contains no NaN. A value without heap storage that equals itself contains none either. A
    // value with heap storage may equal itself only because both sides share that storage.
    if Value.self == String.self || Value.self == String?.self || Value.self == [String].self {
        return false
    }
    if _isPOD(Value.self), old == old || new == new { return false }
    return Likeness(ofParts: old, new) == .equalButForNaN
}

/// The result of comparing two values part by part, from best to worst.
private enum Likeness: Comparable {
    case equal
    /// Both have NaN at the same places and are otherwise equal.
    case equalButForNaN
    case different

    init(_ left: Any, _ right: Any) {
        guard let left = left as? any Equatable, !(left is any ListOfParts) else {
            self = Likeness(ofParts: left, right)
            return
        }
        if left.equals(right) {
            self = .equal
        } else {
            // Equal parts do not override `==`; only NaN at the same places does.
            let parts = Likeness(ofParts: left, right)
            self = parts == .equal ? .different : parts
        }
    }

    /// Compares the parts of values that are not known to be equal.
    init(ofParts left: Any, _ right: Any) {
        if let left = left as? any ListOfParts {
            self = left.likeness(to: right)
            return
        }
        // Most optional values are nil before they are set, and reflection takes long.
        if let left = left as? any AnyOptional, let right = right as? any AnyOptional,
            left.isNil || right.isNil
        {
            self = .different
            return
        }
        if let left = left as? any FloatingPoint, let right = right as? any FloatingPoint {
            let areNaN = type(of: left) == type(of: right) && left.isNaN && right.isNaN
            self = areNaN ? .equalButForNaN : .different
            return
        }
        let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
        guard left.subjectType == right.subjectType, left.displayStyle != .class,
            !left.children.isEmpty, left.children.count == right.children.count
        else {
            self = .different
            return
        }
        let parts = zip(left.children, right.children).lazy.map { left, right in
            left.label == right.label ? Likeness(left.value, right.value) : .different
        }
        self = Likeness(ofAll: parts)
    }

    /// The worst of several results.
    init(ofAll parts: some Sequence<Likeness>) {
        var worst = Likeness.equal
        for part in parts where part > worst {
            worst = part
            if part == .different { break }
        }
        self = worst
    }

    /// Compares unordered elements, none of which equals an element on the other side.
    init(ofUnordered left: [Any], _ right: [Any]) {
        self = left.isEmpty ? .equal : .equalButForNaN
        var rest = right
        for element in left {
            guard let place = rest.firstIndex(where: { Likeness(element, $0) != .different }) else {
                self = .different
                return
            }
            rest.swapAt(place, rest.count - 1)
            rest.removeLast()
        }
        if !rest.isEmpty { self = .different }
    }
}

/// A collection that is compared element by element, because it may contain NaN and still equal
/// itself.
private protocol ListOfParts {
    func likeness(to other: Any) -> Likeness
}

extension Array: ListOfParts {
    fileprivate func likeness(to other: Any) -> Likeness {
        guard let other = other as? Self, count == other.count else { return .different }
        return Likeness(ofAll: zip(self, other).lazy.map { Likeness($0, $1) })
    }
}

extension Set: ListOfParts {
    fileprivate func likeness(to other: Any) -> Likeness {
        guard let other = other as? Self, count == other.count else { return .different }
        return Likeness(
            ofUnordered: subtracting(other).map { $0 as Any },
            other.subtracting(self).map { $0 as Any })
    }
}

extension Dictionary: ListOfParts {
    fileprivate func likeness(to other: Any) -> Likeness {
        guard let other = other as? Self, count == other.count else { return .different }
        let values = lazy.compactMap { key, value in
            other[key].map { Likeness(value, $0) }
        }
        let others = Likeness(
            ofUnordered: entries(missingIn: other), other.entries(missingIn: self))
        return others == .different ? others : Likeness(ofAll: [others, Likeness(ofAll: values)])
    }

    /// The keys that another dictionary does not have, with their values.
    private func entries(missingIn other: Self) -> [[Any]] {
        filter { other.index(forKey: $0.key) == nil }.map { [$0.key, $0.value] }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

/// Whether two values of unknown types are the same; values that cannot be compared are not.
func areSameValues(_ old: (any Sendable)?, _ new: (any Sendable)?) -> Bool {
    guard let old else { return new == nil }
    guard let new else { return false }
    guard type(of: old) == type(of: new) else { return false }
    // A cast that fails takes long, and so does one to a protocol.
    switch ObjectIdentifier(type(of: old)) {
    case ObjectIdentifier(String.self): return old as? String == new as? String
    case ObjectIdentifier(Int.self): return old as? Int == new as? Int
    case ObjectIdentifier(Bool.self): return old as? Bool == new as? Bool
    default: return (old as? any Equatable)?.isSame(as: new) ?? false
    }
}

extension Equatable {
    fileprivate func isSame(as other: Any) -> Bool {
        (other as? Self).map { areSame(self, $0) } ?? false
    }
}
