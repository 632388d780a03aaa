import RowKit

extension Phrases.Key {
    /// The name of the formatted text in a ``RichTextRow``, for assistive technologies.
    public static let richTextRowPreview = Phrases.Key("RichTextRow.preview", "Preview")(
        de: "Vorschau", es: "Vista previa", fr: "Aperçu", ar: "معاينة", hi: "पूर्वावलोकन", ja: "プレビュー",
        zhHans: "预览")
    /// The name of the buttons of a ``RichTextRow``, for assistive technologies.
    public static let richTextRowTools = Phrases.Key("RichTextRow.tools", "Format")(
        de: "Formatieren", es: "Formato", fr: "Mise en forme", ar: "التنسيق", hi: "फ़ॉर्मैट", ja: "書式",
        zhHans: "格式")
    /// The title of the button that makes text bold, and the text that it inserts.
    public static let richTextRowBold = Phrases.Key("RichTextRow.bold", "Bold")(
        de: "Fett", es: "Negrita", fr: "Gras", ar: "غامق", hi: "बोल्ड", ja: "太字", zhHans: "粗体")
    /// The title of the button that makes text italic, and the text that it inserts.
    public static let richTextRowItalic = Phrases.Key("RichTextRow.italic", "Italic")(
        de: "Kursiv", es: "Cursiva", fr: "Italique", ar: "مائل", hi: "इटैलिक", ja: "斜体", zhHans: "斜体")
    /// The title of the button that makes lines headings.
    public static let richTextRowHeading = Phrases.Key("RichTextRow.heading", "Heading")(
        de: "Überschrift", es: "Título", fr: "Titre", ar: "عنوان", hi: "शीर्षक", ja: "見出し",
        zhHans: "标题")
    /// The title of the button that makes lines items of a list.
    public static let richTextRowList = Phrases.Key("RichTextRow.list", "List")(
        de: "Liste", es: "Lista", fr: "Liste", ar: "قائمة", hi: "सूची", ja: "リスト", zhHans: "列表")
    /// The title of the button that makes text a link, and the text that it inserts.
    public static let richTextRowLinkTool = Phrases.Key("RichTextRow.linkTool", "Link")(
        de: "Link", es: "Enlace", fr: "Lien", ar: "رابط", hi: "लिंक", ja: "リンク", zhHans: "链接")
    /// The error of a link in a ``RichTextRow`` that is not safe to open.
    public static let richTextRowLink = Phrases.Key(
        "RichTextRow.link", "Links must begin with https://, http://, mailto: or tel:, not {link}")(
            de: "Links müssen mit https://, http://, mailto: oder tel: beginnen, nicht mit {link}",
            es: "Los enlaces deben empezar por https://, http://, mailto: o tel:, no por {link}",
            fr: """
                Les liens doivent commencer par https://, http://, mailto: ou tel:, et non par \
                {link}
                """,
            ar: """
                يجب أن تبدأ الروابط بـ \u{2068}https://\u{2069} أو \u{2068}http://\u{2069} أو \
                \u{2068}mailto:\u{2069} أو \u{2068}tel:\u{2069}، وليس بـ \u{2068}{link}\u{2069}
                """,
            hi: "लिंक https://, http://, mailto: या tel: से शुरू होने चाहिए, {link} से नहीं",
            ja: "リンクは https://、http://、mailto:、tel: のいずれかで始めてください（{link} は使えません）",
            zhHans: "链接必须以 https://、http://、mailto: 或 tel: 开头，而不是 {link}")
}
