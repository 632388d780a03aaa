/// Removes the affixes around the digits of a number and stores the sign.
struct AffixReader {
    /// Whether a minus sign was found.
    private(set) var isNegative = false

    private let marks: [[Unicode.Scalar]]
    private let takesLastMinus: Bool
    private var hasMark = false

    /// Creates a reader with the marks that are allowed at either end, and whether a minus sign is
    /// also allowed after the digits.
    init(marks: [String], takesLastMinus: Bool = false) {
        self.takesLastMinus = takesLastMinus
        self.marks = marks.map { mark in
            mark.unicodeScalars.filter { !$0.isBidirectionalMark }.map { $0.numberFold }
        }
    }

    /// Returns the text without its affixes: digits and separators, or something that is not a
    /// number.
    mutating func body(of scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var body = scalars
        var count: Int
        repeat {
            count = body.count
            takeFirst(of: &body)
        } while body.count < count
        repeat {
            count = body.count
            takeLast(of: &body)
        } while body.count < count
        return body
    }

    private mutating func takeFirst(of body: inout ArraySlice<Unicode.Scalar>) {
        guard let first = body.first else { return }
        if first == " " || first.isBidirectionalMark {
            body.removeFirst()
        } else if !isNegative, first == "-" {
            isNegative = true
            body.removeFirst()
        } else if !hasMark, let mark = marks.first(where: { body.starts(with: $0) }) {
            hasMark = true
            body.removeFirst(mark.count)
        }
    }

    private mutating func takeLast(of body: inout ArraySlice<Unicode.Scalar>) {
        guard let last = body.last else { return }
        if last == " " || last.isBidirectionalMark {
            body.removeLast()
        } else if takesLastMinus, !isNegative, last == "-" {
            isNegative = true
            body.removeLast()
        } else if !hasMark,
            let mark = marks.first(where: { body.suffix($0.count).elementsEqual($0) })
        {
            hasMark = true
            body.removeLast(mark.count)
        }
    }
}
