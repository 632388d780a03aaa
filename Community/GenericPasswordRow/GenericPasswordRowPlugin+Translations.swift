import RowKit

extension GenericPasswordRowPlugin {
    /// The phrases of a ``GenericPasswordRow``.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofGenericPasswordRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .genericPasswordRowShow: "Anzeigen",
                    .genericPasswordRowGenerate: "Erzeugen",
                    .genericPasswordRowStrength: "Passwortstärke",
                    .genericPasswordRowMissing: "Noch nötig: {parts}",
                    .genericPasswordRowLength: "mindestens {count} Zeichen",
                    .genericPasswordRowLowercase: "ein Kleinbuchstabe",
                    .genericPasswordRowUppercase: "ein Großbuchstabe",
                    .genericPasswordRowDigit: "eine Ziffer",
                    .genericPasswordRowSymbol: "ein Sonderzeichen",
                    .genericPasswordRowWeak: "Schwaches Passwort",
                    .genericPasswordRowFair: "Mäßiges Passwort",
                    .genericPasswordRowGood: "Gutes Passwort",
                    .genericPasswordRowStrong: "Starkes Passwort",
                ]),
            Translation(
                "es",
                [
                    .genericPasswordRowShow: "Mostrar",
                    .genericPasswordRowGenerate: "Generar",
                    .genericPasswordRowStrength: "Seguridad",
                    .genericPasswordRowMissing: "Aún falta: {parts}",
                    .genericPasswordRowLength: [
                        "one": "al menos {count} carácter",
                        "many": "al menos {count} de caracteres",
                        "other": "al menos {count} caracteres",
                    ],
                    .genericPasswordRowLowercase: "una letra minúscula",
                    .genericPasswordRowUppercase: "una letra mayúscula",
                    .genericPasswordRowDigit: "una cifra",
                    .genericPasswordRowSymbol: "un símbolo",
                    .genericPasswordRowWeak: "Contraseña débil",
                    .genericPasswordRowFair: "Contraseña aceptable",
                    .genericPasswordRowGood: "Contraseña buena",
                    .genericPasswordRowStrong: "Contraseña segura",
                ]),
            Translation(
                "fr",
                [
                    .genericPasswordRowShow: "Afficher",
                    .genericPasswordRowGenerate: "Générer",
                    .genericPasswordRowStrength: "Robustesse",
                    .genericPasswordRowMissing: "Encore nécessaire\u{A0}: {parts}",
                    .genericPasswordRowLength: [
                        "one": "au moins {count} caractère",
                        "many": "au moins {count} de caractères",
                        "other": "au moins {count} caractères",
                    ],
                    .genericPasswordRowLowercase: "une lettre minuscule",
                    .genericPasswordRowUppercase: "une lettre majuscule",
                    .genericPasswordRowDigit: "un chiffre",
                    .genericPasswordRowSymbol: "un symbole",
                    .genericPasswordRowWeak: "Mot de passe faible",
                    .genericPasswordRowFair: "Mot de passe moyen",
                    .genericPasswordRowGood: "Bon mot de passe",
                    .genericPasswordRowStrong: "Mot de passe robuste",
                ]),
            Translation(
                "ar",
                [
                    .genericPasswordRowShow: "إظهار",
                    .genericPasswordRowGenerate: "إنشاء",
                    .genericPasswordRowStrength: "القوة",
                    .genericPasswordRowMissing: "ما زال مطلوبًا: \u{2068}{parts}\u{2069}",
                    .genericPasswordRowLength: [
                        "zero": "{count} حرف على الأقل", "one": "حرف واحد على الأقل",
                        "two": "حرفان على الأقل", "few": "{count} أحرف على الأقل",
                        "many": "{count} حرفًا على الأقل", "other": "{count} حرف على الأقل",
                    ],
                    .genericPasswordRowLowercase: "حرف لاتيني صغير",
                    .genericPasswordRowUppercase: "حرف لاتيني كبير",
                    .genericPasswordRowDigit: "رقم",
                    .genericPasswordRowSymbol: "رمز",
                    .genericPasswordRowWeak: "كلمة مرور ضعيفة",
                    .genericPasswordRowFair: "كلمة مرور متوسطة",
                    .genericPasswordRowGood: "كلمة مرور جيدة",
                    .genericPasswordRowStrong: "كلمة مرور قوية",
                ]),
            Translation(
                "hi",
                [
                    .genericPasswordRowShow: "दिखाएँ",
                    .genericPasswordRowGenerate: "बनाएँ",
                    .genericPasswordRowStrength: "मज़बूती",
                    .genericPasswordRowMissing: "अभी ज़रूरी है: {parts}",
                    .genericPasswordRowLength: "कम से कम {count} वर्ण",
                    .genericPasswordRowLowercase: "एक छोटा अंग्रेज़ी अक्षर",
                    .genericPasswordRowUppercase: "एक बड़ा अंग्रेज़ी अक्षर",
                    .genericPasswordRowDigit: "एक अंक",
                    .genericPasswordRowSymbol: "एक चिह्न",
                    .genericPasswordRowWeak: "कमज़ोर पासवर्ड",
                    .genericPasswordRowFair: "ठीक-ठाक पासवर्ड",
                    .genericPasswordRowGood: "अच्छा पासवर्ड",
                    .genericPasswordRowStrong: "मज़बूत पासवर्ड",
                ]),
            Translation(
                "ja",
                [
                    .genericPasswordRowShow: "表示",
                    .genericPasswordRowGenerate: "生成",
                    .genericPasswordRowStrength: "強度",
                    .genericPasswordRowMissing: "不足しているもの：{parts}",
                    .genericPasswordRowLength: "{count}文字以上",
                    .genericPasswordRowLowercase: "英小文字",
                    .genericPasswordRowUppercase: "英大文字",
                    .genericPasswordRowDigit: "数字",
                    .genericPasswordRowSymbol: "記号",
                    .genericPasswordRowWeak: "弱いパスワード",
                    .genericPasswordRowFair: "普通のパスワード",
                    .genericPasswordRowGood: "良いパスワード",
                    .genericPasswordRowStrong: "強いパスワード",
                ]),
            Translation(
                "zh-Hans",
                [
                    .genericPasswordRowShow: "显示",
                    .genericPasswordRowGenerate: "生成",
                    .genericPasswordRowStrength: "强度",
                    .genericPasswordRowMissing: "还需要：{parts}",
                    .genericPasswordRowLength: "至少 {count} 个字符",
                    .genericPasswordRowLowercase: "小写字母",
                    .genericPasswordRowUppercase: "大写字母",
                    .genericPasswordRowDigit: "数字",
                    .genericPasswordRowSymbol: "符号",
                    .genericPasswordRowWeak: "密码强度弱",
                    .genericPasswordRowFair: "密码强度一般",
                    .genericPasswordRowGood: "密码强度良好",
                    .genericPasswordRowStrong: "密码强度高",
                ]),
        ]
    }
}
