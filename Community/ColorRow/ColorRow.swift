import RowKit
import StandardRows

/// Asks for any colour, which is chosen or typed.
///
/// ```swift
/// ColorRow("background") { row in
///     row.title = "Background"
///     row.value = RowColor(text: "#336699")
/// }
/// ```
///
/// The field takes hexadecimal digits, such as `#FF8000` or `f80`, and the names of semantic
/// colours, such as `systemRed`. Other text stays in the field and is invalid. Below the field, the
/// row shows how well black and white text can be read on the colour.
public final class ColorRow: _ColorRow<ColorCell>, RowType {}

/// The logic of a ``ColorRow``, for any cell with its views.
open class _ColorRow<Cell: ColorRowCellType>: FieldRow<Cell> {
    /// Whether the contrast of black and white text on the colour is shown.
    @Setting public final var showsContrast = true

    /// Creates a row for hexadecimal digits.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            keyboard = .ascii
            autocorrects = false
        }
    }

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _ColorRow.self)
    }

    open override func text(of value: RowColor) -> String { value.text }

    open override func editingText(of value: RowColor) -> String { value.text }

    open override func refusal(ofText text: String) -> ValidationError {
        ValidationError(.colorRowInvalid)
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.color.onChoose { [weak self] color in
            self?.forgetTyping()
            self?.setValue(color, by: .user)
        }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.color.color = value
        cell.textField.name = phrases.text(.colorRowField)
        cell.view.controlWithError = unreadInput == nil ? nil : cell.textField
        cell.contrastLabel.text = showsContrast ? value.flatMap(contrastText) : nil
    }

    /// Returns the contrast of black and white text on a colour, or nil if the colour depends on
    /// the host or is translucent.
    private final func contrastText(of color: RowColor) -> String? {
        guard let luminance = Luminance(of: color) else { return nil }
        let text = { [phrases] (contrast: Double) in
            // Rounded down, so that an insufficient contrast never looks sufficient.
            let number = (contrast * 10 + 1e-9).rounded(.down) / 10
            return Phrases.Argument.text(
                phrases.formats.string(for: number, style: .decimal(0...1)))
        }
        return phrases.text(
            .colorRowContrast,
            ["white": text(luminance.contrastToWhite), "black": text(luminance.contrastToBlack)])
    }
}

/// A cell with a control for a colour, a field and a label, for a `_ColorRow`.
public protocol ColorRowCellType: ControlCellType<TextFieldView>, CellType
where Value == RowColor {
    /// The control for a colour.
    var color: ColorView { get }
    /// The label with the contrast of black and white text on the colour.
    var contrastLabel: LabelView { get }
}

/// A cell with a title, a control and a field in a line, and the contrast below.
open class ColorCell: Cell<RowColor>, TitledCellType, ColorRowCellType {
    /// The title, before the control.
    public final let titleLabel: LabelView? = LabelView()
    /// The control for the colour.
    public final let color = ColorView()
    /// The field for hexadecimal digits.
    public final let control = TextFieldView()
    /// The label with the contrast, below the other views.
    public final let contrastLabel = LabelView()

    /// Arranges the views.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        color.part = "color"
        textField.part = "field"
        contrastLabel.part = "contrast"
        contrastLabel.font = .systemFont(ofSize: 13)
        contrastLabel.textColor = .secondaryLabel
        let line = StackView(.horizontal, [titleLabel, color, textField].compactMap { $0 })
        contentView = StackView(.vertical, [line, contrastLabel])
    }
}

extension Phrases.Key {
    /// The name of the field in a ``ColorRow``, for assistive technologies.
    public static let colorRowField = Phrases.Key("ColorRow.field", "Hexadecimal colour")(
        de: "Hexadezimale Farbe", es: "Color hexadecimal", fr: "Couleur hexadécimale",
        ar: "اللون بالنظام السداسي عشري", hi: "हेक्साडेसिमल रंग", ja: "16進数のカラーコード", zhHans: "十六进制颜色")
    /// The contrast of white and black text on the colour of a ``ColorRow``.
    public static let colorRowContrast = Phrases.Key(
        "ColorRow.contrast", "Contrast: white text {white}, black text {black}")(
            de: "Kontrast: weißer Text {white}, schwarzer Text {black}",
            es: "Contraste: texto blanco {white}, texto negro {black}",
            fr: "Contraste\u{A0}: texte blanc {white}, texte noir {black}",
            ar: "التباين: النص الأبيض \u{2068}{white}\u{2069}، النص الأسود \u{2068}{black}\u{2069}",
            hi: "कंट्रास्ट: सफ़ेद टेक्स्ट {white}, काला टेक्स्ट {black}", ja: "コントラスト：白い文字 {white}、黒い文字 {black}",
            zhHans: "对比度：白色文字 {white}，黑色文字 {black}")
    /// The error of text that is not a colour.
    public static let colorRowInvalid = Phrases.Key(
        "ColorRow.invalid", "Must be a colour such as #FF8000")(
            de: "Muss eine Farbe wie #FF8000 sein", es: "Debe ser un color como #FF8000",
            fr: "Doit être une couleur comme #FF8000",
            ar: "يجب إدخال لون مثل \u{2066}#FF8000\u{2069}", hi: "कोई रंग दर्ज करें, जैसे #FF8000",
            ja: "#FF8000のようなカラーコードを入力してください", zhHans: "必须是颜色，例如 #FF8000")
}
