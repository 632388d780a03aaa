extension Folding {
    /// Folds a string.
    ///
    /// - Complexity: O(n), except that a run of n combining marks is sorted. ASCII text needs no
    ///   table, and text without unusual sequences of marks is read once.
    package func fold(_ text: some StringProtocol) -> String {
        guard !isEmpty else { return String(text) }
        let asciiResult = text.utf8.withContiguousStorageIfAvailable { utf8 -> String? in
            guard utf8.isASCII else { return nil }
            guard contains(.case) else { return String(text) }
            return String(unsafeUninitializedCapacity: utf8.count) { output in
                _ = output.initialize(from: utf8)
                output[..<utf8.count].lowercaseASCII()
                return utf8.count
            }
        }
        if case .some(.some(let result)) = asciiResult {
            return result
        }
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count)
        fold(String(text).unicodeScalars, appendingTo: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Folds a string of UTF-8 code units and appends the result to `output`.
    ///
    /// Invalid sequences become U+FFFD, as in `String(decoding:as:)`. The text is folded on its
    /// own: its first mark does not combine with the contents of `output`.
    package func fold(utf8 text: Span<UInt8>, appendingTo output: inout [UInt8]) {
        let start = output.count
        let isSimple = text.withUnsafeBufferPointer { utf8 in
            output.append(contentsOf: utf8)
            return isEmpty || utf8.isASCII
        }
        guard !isSimple else {
            if contains(.case) {
                output.withUnsafeMutableBufferPointer { $0[start...].lowercaseASCII() }
            }
            return
        }
        let rest = String(decoding: output[start...], as: UTF8.self)
        output.removeSubrange(start...)
        fold(rest.unicodeScalars, appendingTo: &output)
    }

    /// Folds scalar by scalar, then again with normalization if neighbouring scalars require it.
    func fold(_ scalars: String.UnicodeScalarView, appendingTo output: inout [UInt8]) {
        let start = output.count
        var progress = FoldingProgress()
        for scalar in scalars {
            guard !scalar.isASCII else {
                let byte = UInt8(truncatingIfNeeded: scalar.value)
                output.append(contains(.case) ? byte.lowercasedASCII : byte)
                progress.noteASCII()
                continue
            }
            fold(scalar, progress: &progress) { output.append(utf8Of: $0) }
        }
        guard !progress.isSettled else { return }
        var folded: [Unicode.Scalar] = []
        for scalar in Normalization.decomposed(scalars) {
            fold(scalar) { folded.append($0) }
        }
        output.removeSubrange(start...)
        for scalar in Normalization.composed(folded) {
            output.append(utf8Of: scalar)
        }
    }
}
