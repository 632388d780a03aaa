import RowKit
import Testing

@Suite("A colour by name")
struct NamedColorTests {
    static let colors: [Example<RowColor, String>] = [
        .init("black", .black, "#000000"), .init("darkGray", .darkGray, "#555555"),
        .init("gray", .gray, "#808080"), .init("lightGray", .lightGray, "#AAAAAA"),
        .init("white", .white, "#FFFFFF"), .init("red", .red, "#FF0000"),
        .init("green", .green, "#00FF00"), .init("blue", .blue, "#0000FF"),
        .init("cyan", .cyan, "#00FFFF"), .init("yellow", .yellow, "#FFFF00"),
        .init("magenta", .magenta, "#FF00FF"), .init("orange", .orange, "#FF8000"),
        .init("purple", .purple, "#800080"), .init("brown", .brown, "#996633"),
        .init("clear", .clear, "#00000000"),
    ]

    @Test("has its hexadecimal text, and equals the colour parsed from it", arguments: colors)
    func color(_ color: Example<RowColor, String>) {
        #expect(color.input.text == color.outcome)
        #expect(RowColor(text: color.outcome) == color.input)
    }

    @Test("is a constant for each role")
    func roles() {
        let colors: [RowColor] = [
            .label, .secondaryLabel, .placeholderText, .tint, .background, .secondaryBackground,
            .separator, .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal,
            .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemGray,
        ]
        #expect(colors == RowColor.Role.allCases.map { .semantic($0) })
    }

    @Test("has the nearest valid components if some are out of range, and 0 for those that are NaN")
    func invalidComponents() {
        let color = RowColor(red: .nan, green: -1, blue: .infinity, alpha: .nan)
        #expect(color.text == "#0000FF00")
        #expect(
            color.swiftExpression
                == "RowColor(red: 0 / 255, green: 0 / 255, blue: 255 / 255, alpha: 0 / 255)")
    }
}
