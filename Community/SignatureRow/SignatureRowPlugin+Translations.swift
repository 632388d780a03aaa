import RowKit

extension SignatureRowPlugin {
    /// The phrases of a ``SignatureRow``.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofSignatureRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .signatureRowDrawn: "Unterschrieben",
                    .signatureRowTyped: "Unterschrieben als {name}",
                    .signatureRowNone: "Nicht unterschrieben",
                    .signatureRowCanvas: "{title}: {text}",
                    .signatureRowHint: "Mit Finger, Stift oder Maus im Feld unterschreiben",
                    .signatureRowTypingHint:
                        "Mit Finger, Stift oder Maus im Feld unterschreiben oder zum Unterschreiben den Namen eintippen",
                    .signatureRowUndo: "Rückgängig",
                    .signatureRowClear: "Löschen",
                    .signatureRowName: "Zum Unterschreiben den Namen eintippen",
                    .signatureRowMustBeDrawn: "Muss gezeichnet werden",
                ]),
            Translation(
                "es",
                [
                    .signatureRowDrawn: "Firmado",
                    .signatureRowTyped: "Firmado como {name}",
                    .signatureRowNone: "Sin firmar",
                    .signatureRowCanvas: "{title}: {text}",
                    .signatureRowHint: "Firmar en el recuadro con un dedo, un lápiz o un ratón",
                    .signatureRowTypingHint:
                        "Firmar en el recuadro con un dedo, un lápiz o un ratón, o escribir el nombre",
                    .signatureRowUndo: "Deshacer",
                    .signatureRowClear: "Borrar",
                    .signatureRowName: "Escribir el nombre para firmar",
                    .signatureRowMustBeDrawn: "Debe dibujarse",
                ]),
            Translation(
                "fr",
                [
                    .signatureRowDrawn: "Signé",
                    .signatureRowTyped: "Signé\u{A0}: {name}",
                    .signatureRowNone: "Non signé",
                    .signatureRowCanvas: "{title}\u{A0}: {text}",
                    .signatureRowHint:
                        "Signez dans le cadre avec un doigt, un stylet ou une souris",
                    .signatureRowTypingHint:
                        "Signez dans le cadre avec un doigt, un stylet ou une souris, ou saisissez votre nom pour signer",
                    .signatureRowUndo: "Annuler",
                    .signatureRowClear: "Effacer",
                    .signatureRowName: "Saisissez votre nom pour signer",
                    .signatureRowMustBeDrawn: "Doit être dessinée",
                ]),
            Translation(
                "ar",
                [
                    .signatureRowDrawn: "تم التوقيع",
                    .signatureRowTyped: "تم التوقيع باسم \u{2068}{name}\u{2069}",
                    .signatureRowNone: "لم يتم التوقيع",
                    .signatureRowCanvas: "\u{2068}{title}\u{2069}: \u{2068}{text}\u{2069}",
                    .signatureRowHint: "وقّع داخل المربع بإصبعك أو بالقلم أو بالفأرة",
                    .signatureRowTypingHint:
                        "وقّع داخل المربع بإصبعك أو بالقلم أو بالفأرة، أو اكتب اسمك للتوقيع",
                    .signatureRowUndo: "تراجع",
                    .signatureRowClear: "مسح",
                    .signatureRowName: "اكتب اسمك للتوقيع",
                    .signatureRowMustBeDrawn: "يجب رسم التوقيع",
                ]),
            Translation(
                "hi",
                [
                    .signatureRowDrawn: "हस्ताक्षर किया गया",
                    .signatureRowTyped: "{name} के नाम से हस्ताक्षर किया गया",
                    .signatureRowNone: "हस्ताक्षर नहीं किया गया",
                    .signatureRowCanvas: "{title}: {text}",
                    .signatureRowHint: "उँगली, पेन या माउस से बॉक्स में हस्ताक्षर करें",
                    .signatureRowTypingHint:
                        "उँगली, पेन या माउस से बॉक्स में हस्ताक्षर करें, या हस्ताक्षर के लिए अपना नाम लिखें",
                    .signatureRowUndo: "पूर्ववत करें",
                    .signatureRowClear: "साफ़ करें",
                    .signatureRowName: "हस्ताक्षर के लिए अपना नाम लिखें",
                    .signatureRowMustBeDrawn: "हस्ताक्षर हाथ से बनाना ज़रूरी है",
                ]),
            Translation(
                "ja",
                [
                    .signatureRowDrawn: "署名済み",
                    .signatureRowTyped: "{name}として署名済み",
                    .signatureRowNone: "未署名",
                    .signatureRowCanvas: "{title}：{text}",
                    .signatureRowHint: "枠内に指、ペンまたはマウスで署名してください",
                    .signatureRowTypingHint: "枠内に指、ペンまたはマウスで署名するか、名前を入力して署名してください",
                    .signatureRowUndo: "取り消す",
                    .signatureRowClear: "消去",
                    .signatureRowName: "署名するには名前を入力",
                    .signatureRowMustBeDrawn: "手書きで署名してください",
                ]),
            Translation(
                "zh-Hans",
                [
                    .signatureRowDrawn: "已签名",
                    .signatureRowTyped: "已签名：{name}",
                    .signatureRowNone: "未签名",
                    .signatureRowCanvas: "{title}：{text}",
                    .signatureRowHint: "请用手指、触控笔或鼠标在框内签名",
                    .signatureRowTypingHint: "请用手指、触控笔或鼠标在框内签名，或输入姓名签名",
                    .signatureRowUndo: "撤销",
                    .signatureRowClear: "清除",
                    .signatureRowName: "输入姓名以签名",
                    .signatureRowMustBeDrawn: "必须手写签名",
                ]),
        ]
    }
}
