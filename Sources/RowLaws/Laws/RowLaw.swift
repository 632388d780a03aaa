import RowKit

/// A law that every registered row must keep.
///
/// ```swift
/// let findings = RowLaw.findings(in: registry)
/// ```
///
/// A law checks a row using only its descriptor, as a factory does.
public struct RowLaw: Sendable {
    /// The law as a sentence about the row.
    public let sentence: String
    /// How to change a row so that it keeps the law, as a sentence.
    public let advice: String
    /// Returns the violations of the law, an empty array if there are none, or nil if the law needs
    /// the row's example and that cannot be created.
    package let breaches: @Sendable (RowDescriptor, RowFactory) -> [String]?

    /// All laws.
    public static let all = described + said + made + decided + listed + shown + acted

    /// Checks all laws for each row of a registry.
    ///
    /// If the example of a row cannot be created, one law reports it, and the laws that need the
    /// example are not checked.
    ///
    /// - Returns: The findings, one for each violation.
    public static func findings(
        in registry: RowRegistry, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> [Finding] {
        let site = CallSite(fileID, filePath, line, column)
        let factory = RowFactory(registry)
        return registry.rows.flatMap { row in
            all.flatMap { law in
                (law.breaches(row, factory) ?? []).map { breach in
                    Finding(
                        .brokenLaw, at: "\(row.name): \(law.sentence)",
                        "\(breach)\n\(law.advice)", site)
                }
            }
        }
    }
}

extension Finding.Code {
    /// The row violates a law.
    public static let brokenLaw = Finding.Code(rawValue: "brokenLaw")
}

extension RowLaw {
    /// Laws about the descriptor of a row.
    static let described = [
        RowLaw(
            sentence: "Its summary is a sentence",
            advice:
                "Begin the summary in the RowDescriptor with a capital letter, and end it with a full stop."
        ) { row, _ in
            row.summary.isSentence ? [] : ["found \(row.summary.debugDescription)"]
        },
        RowLaw(
            sentence: "It has the settings that all rows have",
            advice: "Begin settings with super.settings +."
        ) { row, _ in
            let names = Set(row.settings.map(\.name))
            return BaseRow.settings.filter { !names.contains($0.name) }
                .map { "\($0.name) is missing" }
        },
        RowLaw(
            sentence: "Each setting has a sentence",
            advice:
                "Begin the sentence in the RowSetting with a capital letter, and end it with a full stop."
        ) { row, _ in
            row.settings.filter { !$0.sentence.isSentence }
                .map { "the sentence of \($0.name) is \($0.sentence.debugDescription)" }
        },
    ]
}

extension String {
    /// Whether the text does not begin with a lowercase letter, and ends with a full stop.
    fileprivate var isSentence: Bool { first?.isLowercase == false && last == "." && count > 2 }
}
