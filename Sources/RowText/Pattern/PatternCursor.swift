/// Reads the folded scalars of a UTF-8 text, and evaluates assertions between them.
///
/// The cursor is before `scalar`, the next one to consume. One scalar of the text may fold to
/// several scalars or to none. Offsets in the text are always between whole scalars.
struct PatternCursor {
    /// The value of `scalar` at the end of the text.
    static let end = UInt32.max

    private(set) var scalar: UInt32 = Self.end
    /// The offset of the scalar in the text that `scalar` comes from.
    private var offset = 0
    private let bytes: UnsafeBufferPointer<UInt8>
    private let folding: Folding
    /// The scalar that each ASCII scalar folds to.
    private let ascii: [UInt8]
    private let assertions: PatternAssertion
    private var nextOffset = 0
    /// The scalars that the scalar at `offset` folds to.
    private var folded: [UInt32] = []
    private var foldedIndex = 0
    private var previous: UInt32 = Self.end
    /// Whether the last scalar before the cursor, not counting marks, belongs to a word.
    private var isAfterWord = false
    private let lastTerminator: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ program: PatternProgram) {
        self.bytes = bytes
        folding = program.folding
        ascii = program.alphabet.folded
        assertions = program.assertions
        lastTerminator =
            assertions.contains(.lastLineEnd) ? LineTerminator.last(in: bytes) : bytes.count
        read()
    }

    /// Moves past `scalar`.
    @inline(__always)
    mutating func advance() {
        if !assertions.isEmpty { remember() }
        if foldedIndex < folded.count {
            scalar = folded[foldedIndex]
            foldedIndex += 1
        } else {
            read()
        }
    }

    /// The following bytes in which no assertion of a plain program holds.
    ///
    /// Empty while the results of folding one scalar are being read.
    var plainBytes: Range<Int> {
        let isAtStart = previous == Self.end && !assertions.isEmpty
        return isAtStart || foldedIndex > 1 || offset >= lastTerminator
            ? offset..<offset : offset..<lastTerminator
    }

    /// Moves to a place after an ASCII scalar, in a plain program.
    mutating func jump(to place: Int) {
        previous = UInt32(bytes[place - 1])
        forgetFolded()
        nextOffset = place
        read()
    }

    /// Returns the program's assertions that hold here.
    func truths() -> PatternAssertion {
        let isAtStart = previous == Self.end
        let isAtEnd = scalar == Self.end
        let isInsideCRLF = previous == 0x0D && scalar == 0x0A
        var truths: PatternAssertion = []
        if isAtStart { truths.insert([.textStart, .lineStart]) }
        if isAtEnd { truths.insert([.textEnd, .lastLineEnd, .lineEnd]) }
        if offset == lastTerminator { truths.insert(.lastLineEnd) }
        if !isAtStart, !isAtEnd, !isInsideCRLF, LineTerminator.contains(previous) {
            truths.insert(.lineStart)
        }
        if !isInsideCRLF, LineTerminator.contains(scalar) { truths.insert(.lineEnd) }
        if assertions.contains(.wordBoundary), isWordBoundary { truths.insert(.wordBoundary) }
        return truths.intersection(assertions)
    }

    /// Marks and format characters belong to the scalar before them, so no boundary is before them.
    private var isWordBoundary: Bool {
        !WordBoundary.isIgnored(scalar) && WordBoundary.isInWord(scalar) != isAfterWord
    }

    private mutating func remember() {
        previous = scalar
        guard assertions.contains(.wordBoundary), !WordBoundary.isIgnored(scalar) else { return }
        isAfterWord = WordBoundary.isInWord(scalar)
    }

    @inline(__always)
    private mutating func read() {
        offset = nextOffset
        if offset < bytes.count, bytes[offset] < 0x80 {
            let only = ascii[Int(bytes[offset])]
            if only != PatternAlphabet.none {
                scalar = UInt32(only)
                nextOffset = offset + 1
                if foldedIndex > 0 { forgetFolded() }
                return
            }
        }
        readFolded()
    }

    private mutating func readFolded() {
        repeat {
            offset = nextOffset
            if foldedIndex > 0 { forgetFolded() }
            guard offset < bytes.count else {
                scalar = Self.end
                return
            }
            decode()
            fold()
        } while scalar == Self.end
    }

    private mutating func forgetFolded() {
        folded.removeAll(keepingCapacity: true)
        foldedIndex = 0
    }

    private mutating func decode() {
        nextOffset = offset
        scalar = bytes.readScalar(at: &nextOffset)
    }

    /// Replaces `scalar` with the first scalar that it folds to, or with `end` if there is none.
    private mutating func fold() {
        guard !folding.isEmpty, let original = Unicode.Scalar(scalar) else { return }
        let folding = folding
        folded.removeAll(keepingCapacity: true)
        folding.fold(original) { folded.append($0.value) }
        foldedIndex = min(1, folded.count)
        scalar = folded.first ?? Self.end
    }
}
