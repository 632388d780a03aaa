/// Whether writing `new` over `old` changes nothing.
///
/// Equal values are the same, and NaN is the same as NaN, alone, as part of a structure, and in a
/// list. Everything that asks whether a write changes something, or whether a value is still the
/// one it was, asks this.
@inlinable
package func areSame<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    old == new || areSameByParts(old, new)
}

/// Whether two optional values are the same.
@inlinable
package func areSame<Value: Equatable>(_ old: Value?, _ new: Value?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return areSame(old, new)
}

/// Whether two unequal values are the same, part by part.
@usableFromInline
package func areSameByParts<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    // A value that is equal to itself holds no NaN, but for a list: sharing its storage with itself
    // is enough for that. Numbers and their like are no lists, and known without a search.
    let isList = !_isPOD(Value.self) && Value.self is any ListOfParts.Type
    return (isList || old != old && new != new) && areAlike(old, new)
}

private func areAlike(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any ListOfParts { return left.isAlike(right) }
    if let left = left as? any Equatable, left.equals(right) { return true }
    if let left = left as? any FloatingPoint, let right = right as? any FloatingPoint {
        return type(of: left) == type(of: right) && left.isNaN && right.isNaN
    }
    let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard left.subjectType == right.subjectType, left.displayStyle != .class,
        !left.children.isEmpty, left.children.count == right.children.count
    else { return false }
    return zip(left.children, right.children).allSatisfy { left, right in
        left.label == right.label && areAlike(left.value, right.value)
    }
}

/// A list whose elements are compared one by one.
private protocol ListOfParts {
    func isAlike(_ other: Any) -> Bool
}

extension Array: ListOfParts {
    fileprivate func isAlike(_ other: Any) -> Bool {
        guard let other = other as? Self, count == other.count else { return false }
        return zip(self, other).allSatisfy { areAlike($0, $1) }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
