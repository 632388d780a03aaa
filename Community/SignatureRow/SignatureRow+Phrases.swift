import RowKit

extension Phrases.Key {
    /// The text of a ``SignatureRow`` with a drawn signature.
    public static let signatureRowDrawn = Phrases.Key("SignatureRow.drawn", "Signed")(
        de: "Unterschrieben", es: "Firmado", fr: "Signé", ar: "تم التوقيع", hi: "हस्ताक्षर किया गया",
        ja: "署名済み", zhHans: "已签名")
    /// The text of a ``SignatureRow`` with a typed signature.
    public static let signatureRowTyped = Phrases.Key("SignatureRow.typed", "Signed as {name}")(
        de: "Unterschrieben als {name}", es: "Firmado como {name}", fr: "Signé\u{A0}: {name}",
        ar: "تم التوقيع باسم \u{2068}{name}\u{2069}", hi: "{name} के नाम से हस्ताक्षर किया गया",
        ja: "{name}として署名済み", zhHans: "已签名：{name}")
    /// The text of a ``SignatureRow`` without a signature, for assistive technologies.
    public static let signatureRowNone = Phrases.Key("SignatureRow.none", "Not signed")(
        de: "Nicht unterschrieben", es: "Sin firmar", fr: "Non signé", ar: "لم يتم التوقيع",
        hi: "हस्ताक्षर नहीं किया गया", ja: "未署名", zhHans: "未签名")
    /// The name of the canvas of a ``SignatureRow``, for assistive technologies.
    public static let signatureRowCanvas = Phrases.Key("SignatureRow.canvas", "{title}: {text}")(
        de: "{title}: {text}", es: "{title}: {text}", fr: "{title}\u{A0}: {text}",
        ar: "\u{2068}{title}\u{2069}: \u{2068}{text}\u{2069}", hi: "{title}: {text}",
        ja: "{title}：{text}", zhHans: "{title}：{text}")
    /// The hint on how to sign in a ``SignatureRow``.
    public static let signatureRowHint = Phrases.Key(
        "SignatureRow.hint", "Sign in the box with a finger, a pen or a mouse")(
            de: "Mit Finger, Stift oder Maus im Feld unterschreiben",
            es: "Firmar en el recuadro con un dedo, un lápiz o un ratón",
            fr: "Signez dans le cadre avec un doigt, un stylet ou une souris",
            ar: "وقّع داخل المربع بإصبعك أو بالقلم أو بالفأرة", hi: "उँगली, पेन या माउस से बॉक्स में हस्ताक्षर करें",
            ja: "枠内に指、ペンまたはマウスで署名してください", zhHans: "请用手指、触控笔或鼠标在框内签名")
    /// The hint on how to sign in a ``SignatureRow`` in which a name may be typed.
    public static let signatureRowTypingHint = Phrases.Key(
        "SignatureRow.typingHint",
        "Sign in the box with a finger, a pen or a mouse, or type your name to sign")(
            de: """
                Mit Finger, Stift oder Maus im Feld unterschreiben oder zum Unterschreiben den \
                Namen eintippen
                """,
            es: "Firmar en el recuadro con un dedo, un lápiz o un ratón, o escribir el nombre",
            fr: """
                Signez dans le cadre avec un doigt, un stylet ou une souris, ou saisissez votre \
                nom pour signer
                """,
            ar: "وقّع داخل المربع بإصبعك أو بالقلم أو بالفأرة، أو اكتب اسمك للتوقيع",
            hi: "उँगली, पेन या माउस से बॉक्स में हस्ताक्षर करें, या हस्ताक्षर के लिए अपना नाम लिखें",
            ja: "枠内に指、ペンまたはマウスで署名するか、名前を入力して署名してください", zhHans: "请用手指、触控笔或鼠标在框内签名，或输入姓名签名")
    /// The title of the button that removes the last stroke in a ``SignatureRow``.
    public static let signatureRowUndo = Phrases.Key("SignatureRow.undo", "Undo")(
        de: "Rückgängig", es: "Deshacer", fr: "Annuler", ar: "تراجع", hi: "पूर्ववत करें", ja: "取り消す",
        zhHans: "撤销")
    /// The title of the button that removes all strokes in a ``SignatureRow``.
    public static let signatureRowClear = Phrases.Key("SignatureRow.clear", "Clear")(
        de: "Löschen", es: "Borrar", fr: "Effacer", ar: "مسح", hi: "साफ़ करें", ja: "消去", zhHans: "清除")
    /// The name of the field for a typed signature in a ``SignatureRow``.
    public static let signatureRowName = Phrases.Key(
        "SignatureRow.name", "Type your name to sign")(
            de: "Zum Unterschreiben den Namen eintippen", es: "Escribir el nombre para firmar",
            fr: "Saisissez votre nom pour signer", ar: "اكتب اسمك للتوقيع",
            hi: "हस्ताक्षर के लिए अपना नाम लिखें", ja: "署名するには名前を入力", zhHans: "输入姓名以签名")
    /// The error of a typed signature in a ``SignatureRow`` that requires a drawn one.
    public static let signatureRowMustBeDrawn = Phrases.Key(
        "SignatureRow.mustBeDrawn", "Must be drawn")(
            de: "Muss gezeichnet werden", es: "Debe dibujarse", fr: "Doit être dessinée",
            ar: "يجب رسم التوقيع", hi: "हस्ताक्षर हाथ से बनाना ज़रूरी है", ja: "手書きで署名してください", zhHans: "必须手写签名")
}
