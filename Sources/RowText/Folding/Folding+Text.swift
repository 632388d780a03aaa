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
        fold(String(text), appendingTo: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Folds a string of UTF-8 code units and appends the result to `output`.
    ///
    /// Invalid sequences become U+FFFD, as in `String(decoding:as:)`. The text is folded on its
    /// own: its first mark does not combine with the contents of `output`.
    package func fold(utf8 text: Span<UInt8>, appendingTo output: inout [UInt8]) {
        text.withUnsafeBufferPointer { utf8 in
            if isEmpty {
                output.append(contentsOf: utf8)
            } else if utf8.isASCII {
                append(ascii: utf8, to: &output)
            } else {
                fold(String(decoding: utf8, as: UTF8.self), appendingTo: &output)
            }
        }
    }

    /// Folds scalar by scalar, then again with normalization if neighbouring scalars require it.
    func fold(_ text: consuming String, appendingTo output: inout [UInt8]) {
        let start = output.count
        let isSettled = text.withUTF8 { fold(valid: $0, appendingTo: &output) }
        guard !isSettled else { return }
        var folded: [Unicode.Scalar] = []
        for scalar in Normalization.decomposed(text.unicodeScalars) {
            fold(scalar) { folded.append($0) }
        }
        output.removeSubrange(start...)
        for scalar in Normalization.composed(folded) {
            output.append(utf8Of: scalar)
        }
    }

    /// Folds the scalars of valid UTF-8 one by one.
    ///
    /// - Returns: Whether the result is certain to be in form C.
    private func fold(
        valid utf8: UnsafeBufferPointer<UInt8>, appendingTo output: inout [UInt8]
    ) -> Bool {
        var progress = FoldingProgress()
        var place = 0
        while place < utf8.count {
            let ascii = utf8[place...].prefix { $0 < 0x80 }
            if ascii.isEmpty {
                guard let scalar = Unicode.Scalar(utf8.readScalar(at: &place)) else { continue }
                fold(scalar, progress: &progress) { output.append(utf8Of: $0) }
            } else {
                append(ascii: UnsafeBufferPointer(rebasing: ascii), to: &output)
                progress.noteASCII()
                place = ascii.endIndex
            }
        }
        return progress.isSettled
    }

    private func append(ascii: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        let start = output.count
        output.append(contentsOf: ascii)
        if contains(.case) {
            output.withUnsafeMutableBufferPointer { $0[start...].lowercaseASCII() }
        }
    }
}
