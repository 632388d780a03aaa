import RowKit

extension ColorRowPlugin {
    /// The phrases of the colour rows.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofColorRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .colorRowField: "Hexadezimale Farbe",
                    .colorRowContrast: "Kontrast: weißer Text {white}, schwarzer Text {black}",
                    .colorRowInvalid: "Muss eine Farbe wie #FF8000 sein",
                ]),
            Translation(
                "es",
                [
                    .colorRowField: "Color hexadecimal",
                    .colorRowContrast: "Contraste: texto blanco {white}, texto negro {black}",
                    .colorRowInvalid: "Debe ser un color como #FF8000",
                ]),
            Translation(
                "fr",
                [
                    .colorRowField: "Couleur hexadécimale",
                    .colorRowContrast: "Contraste\u{A0}: texte blanc {white}, texte noir {black}",
                    .colorRowInvalid: "Doit être une couleur comme #FF8000",
                ]),
            Translation(
                "ar",
                [
                    .colorRowField: "اللون بالنظام السداسي عشري",
                    .colorRowContrast:
                        "التباين: النص الأبيض \u{2068}{white}\u{2069}، النص الأسود \u{2068}{black}\u{2069}",
                    .colorRowInvalid: "يجب إدخال لون مثل \u{2066}#FF8000\u{2069}",
                ]),
            Translation(
                "hi",
                [
                    .colorRowField: "हेक्साडेसिमल रंग",
                    .colorRowContrast: "कंट्रास्ट: सफ़ेद टेक्स्ट {white}, काला टेक्स्ट {black}",
                    .colorRowInvalid: "कोई रंग दर्ज करें, जैसे #FF8000",
                ]),
            Translation(
                "ja",
                [
                    .colorRowField: "16進数のカラーコード",
                    .colorRowContrast: "コントラスト：白い文字 {white}、黒い文字 {black}",
                    .colorRowInvalid: "#FF8000のようなカラーコードを入力してください",
                ]),
            Translation(
                "zh-Hans",
                [
                    .colorRowField: "十六进制颜色",
                    .colorRowContrast: "对比度：白色文字 {white}，黑色文字 {black}",
                    .colorRowInvalid: "必须是颜色，例如 #FF8000",
                ]),
        ]
    }
}
