import RowKit

extension RichTextRowPlugin {
    /// The phrases of a ``RichTextRow``.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofRichTextRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .richTextRowPreview: "Vorschau",
                    .richTextRowTools: "Formatieren",
                    .richTextRowBold: "Fett",
                    .richTextRowItalic: "Kursiv",
                    .richTextRowHeading: "Überschrift",
                    .richTextRowList: "Liste",
                    .richTextRowLinkTool: "Link",
                    .richTextRowLink:
                        "Links müssen mit https://, http://, mailto: oder tel: beginnen, nicht mit {link}",
                ]),
            Translation(
                "es",
                [
                    .richTextRowPreview: "Vista previa",
                    .richTextRowTools: "Formato",
                    .richTextRowBold: "Negrita",
                    .richTextRowItalic: "Cursiva",
                    .richTextRowHeading: "Título",
                    .richTextRowList: "Lista",
                    .richTextRowLinkTool: "Enlace",
                    .richTextRowLink:
                        "Los enlaces deben empezar por https://, http://, mailto: o tel:, no por {link}",
                ]),
            Translation(
                "fr",
                [
                    .richTextRowPreview: "Aperçu",
                    .richTextRowTools: "Mise en forme",
                    .richTextRowBold: "Gras",
                    .richTextRowItalic: "Italique",
                    .richTextRowHeading: "Titre",
                    .richTextRowList: "Liste",
                    .richTextRowLinkTool: "Lien",
                    .richTextRowLink:
                        "Les liens doivent commencer par https://, http://, mailto: ou tel:, et non par {link}",
                ]),
            Translation(
                "ar",
                [
                    .richTextRowPreview: "معاينة",
                    .richTextRowTools: "التنسيق",
                    .richTextRowBold: "غامق",
                    .richTextRowItalic: "مائل",
                    .richTextRowHeading: "عنوان",
                    .richTextRowList: "قائمة",
                    .richTextRowLinkTool: "رابط",
                    .richTextRowLink:
                        "يجب أن تبدأ الروابط بـ \u{2068}https://\u{2069} أو \u{2068}http://\u{2069} أو \u{2068}mailto:\u{2069} أو \u{2068}tel:\u{2069}، وليس بـ \u{2068}{link}\u{2069}",
                ]),
            Translation(
                "hi",
                [
                    .richTextRowPreview: "पूर्वावलोकन",
                    .richTextRowTools: "फ़ॉर्मैट",
                    .richTextRowBold: "बोल्ड",
                    .richTextRowItalic: "इटैलिक",
                    .richTextRowHeading: "शीर्षक",
                    .richTextRowList: "सूची",
                    .richTextRowLinkTool: "लिंक",
                    .richTextRowLink:
                        "लिंक https://, http://, mailto: या tel: से शुरू होने चाहिए, {link} से नहीं",
                ]),
            Translation(
                "ja",
                [
                    .richTextRowPreview: "プレビュー",
                    .richTextRowTools: "書式",
                    .richTextRowBold: "太字",
                    .richTextRowItalic: "斜体",
                    .richTextRowHeading: "見出し",
                    .richTextRowList: "リスト",
                    .richTextRowLinkTool: "リンク",
                    .richTextRowLink:
                        "リンクは https://、http://、mailto:、tel: のいずれかで始めてください（{link} は使えません）",
                ]),
            Translation(
                "zh-Hans",
                [
                    .richTextRowPreview: "预览",
                    .richTextRowTools: "格式",
                    .richTextRowBold: "粗体",
                    .richTextRowItalic: "斜体",
                    .richTextRowHeading: "标题",
                    .richTextRowList: "列表",
                    .richTextRowLinkTool: "链接",
                    .richTextRowLink: "链接必须以 https://、http://、mailto: 或 tel: 开头，而不是 {link}",
                ]),
        ]
    }
}
