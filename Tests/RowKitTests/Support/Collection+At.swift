import Testing

extension Collection where Index == Int {
    /// Returns the element at an index.
    ///
    /// Without one, only the test fails; a subscript would end the whole run.
    func at(_ index: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
        let element: Element? = indices.contains(index) ? self[index] : nil
        return try #require(
            element, "no element at \(index) of \(count)", sourceLocation: sourceLocation)
    }
}
