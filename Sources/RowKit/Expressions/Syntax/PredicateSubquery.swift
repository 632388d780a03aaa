/// The elements of a list for which a condition holds: `SUBQUERY($guests, $g, $g.age < 18)`.
final class PredicateSubquery: Hashable, Sendable {
    let list: PredicateOperand
    /// The name that stands for the element in the condition.
    let variable: String
    let condition: PredicateNode
    /// The number of steps of a look at one element.
    let steps: Int

    init(_ list: PredicateOperand, _ variable: String, _ condition: PredicateNode) {
        (self.list, self.variable, self.condition) = (list, variable, condition)
        steps = 1 + PredicateOperand.condition(condition).references.count
    }

    static func == (left: PredicateSubquery, right: PredicateSubquery) -> Bool {
        left.variable == right.variable && left.list == right.list
            && left.condition == right.condition
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(list)
        hasher.combine(variable)
        hasher.combine(condition)
    }
}
