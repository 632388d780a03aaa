/// The generated source that gives a row class the summary of its comment.
enum SummarySource {
    /// Returns a descriptor initialiser for the class that contains its summary.
    static func text(of summary: RowSummary) -> String {
        let text = """

            nonisolated extension RowKit::RowDescriptor {
                init(
                    _ type: \(summary.type).Type, name: Swift::String? = nil,
                    isListed: Swift::Bool = true,
                    example: RowKit::RowExample = RowKit::RowExample()
                ) {
                    self.init(
                        type, "\(summary.text.withoutMarkup.escaped)", name: name, isListed: isListed,
                        example: example)
                }
            }

            """
        return summary.condition.map { "\n#if \($0)\(text)#endif\n" } ?? text
    }
}
