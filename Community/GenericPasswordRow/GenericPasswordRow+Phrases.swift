import RowKit

extension Phrases.Key {
    /// The toggle that makes a password visible.
    public static let genericPasswordRowShow = Phrases.Key("GenericPasswordRow.show", "Show")(
        de: "Anzeigen", es: "Mostrar", fr: "Afficher", ar: "إظهار", hi: "दिखाएँ", ja: "表示",
        zhHans: "显示")
    /// The button that generates a password.
    public static let genericPasswordRowGenerate = Phrases.Key(
        "GenericPasswordRow.generate", "Generate")(
            de: "Erzeugen", es: "Generar", fr: "Générer", ar: "إنشاء", hi: "बनाएँ", ja: "生成",
            zhHans: "生成")
    /// The name of the strength, for assistive technologies.
    public static let genericPasswordRowStrength = Phrases.Key(
        "GenericPasswordRow.strength", "Strength")(
            de: "Passwortstärke", es: "Seguridad", fr: "Robustesse", ar: "القوة", hi: "मज़बूती",
            ja: "強度", zhHans: "强度")
    /// The error of a password that does not meet the requirements.
    public static let genericPasswordRowMissing = Phrases.Key(
        "GenericPasswordRow.missing", "Still needed: {parts}")(
            de: "Noch nötig: {parts}", es: "Aún falta: {parts}",
            fr: "Encore nécessaire\u{A0}: {parts}", ar: "ما زال مطلوبًا: \u{2068}{parts}\u{2069}",
            hi: "अभी ज़रूरी है: {parts}", ja: "不足しているもの：{parts}", zhHans: "还需要：{parts}")
    /// The required number of characters.
    public static let genericPasswordRowLength = Phrases.Key(
        "GenericPasswordRow.length",
        ["one": "at least {count} character", "other": "at least {count} characters"])(
            de: "mindestens {count} Zeichen",
            es: [
                "one": "al menos {count} carácter", "many": "al menos {count} de caracteres",
                "other": "al menos {count} caracteres",
            ],
            fr: [
                "one": "au moins {count} caractère", "many": "au moins {count} de caractères",
                "other": "au moins {count} caractères",
            ],
            ar: [
                "zero": "{count} حرف على الأقل", "one": "حرف واحد على الأقل",
                "two": "حرفان على الأقل", "few": "{count} أحرف على الأقل",
                "many": "{count} حرفًا على الأقل", "other": "{count} حرف على الأقل",
            ],
            hi: "कम से कम {count} वर्ण", ja: "{count}文字以上", zhHans: "至少 {count} 个字符")
    /// A required lowercase letter.
    public static let genericPasswordRowLowercase = Phrases.Key(
        "GenericPasswordRow.lowercase", "a lowercase letter")(
            de: "ein Kleinbuchstabe", es: "una letra minúscula", fr: "une lettre minuscule",
            ar: "حرف لاتيني صغير", hi: "एक छोटा अंग्रेज़ी अक्षर", ja: "英小文字", zhHans: "小写字母")
    /// A required uppercase letter.
    public static let genericPasswordRowUppercase = Phrases.Key(
        "GenericPasswordRow.uppercase", "an uppercase letter")(
            de: "ein Großbuchstabe", es: "una letra mayúscula", fr: "une lettre majuscule",
            ar: "حرف لاتيني كبير", hi: "एक बड़ा अंग्रेज़ी अक्षर", ja: "英大文字", zhHans: "大写字母")
    /// A required digit.
    public static let genericPasswordRowDigit = Phrases.Key("GenericPasswordRow.digit", "a digit")(
        de: "eine Ziffer", es: "una cifra", fr: "un chiffre", ar: "رقم", hi: "एक अंक", ja: "数字",
        zhHans: "数字")
    /// A required symbol.
    public static let genericPasswordRowSymbol = Phrases.Key(
        "GenericPasswordRow.symbol", "a symbol")(
            de: "ein Sonderzeichen", es: "un símbolo", fr: "un symbole", ar: "رمز", hi: "एक चिह्न",
            ja: "記号", zhHans: "符号")
    /// The strength of a weak password.
    public static let genericPasswordRowWeak = Phrases.Key(
        "GenericPasswordRow.weak", "Weak password")(
            de: "Schwaches Passwort", es: "Contraseña débil", fr: "Mot de passe faible",
            ar: "كلمة مرور ضعيفة", hi: "कमज़ोर पासवर्ड", ja: "弱いパスワード", zhHans: "密码强度弱")
    /// The strength of a fair password.
    public static let genericPasswordRowFair = Phrases.Key(
        "GenericPasswordRow.fair", "Fair password")(
            de: "Mäßiges Passwort", es: "Contraseña aceptable", fr: "Mot de passe moyen",
            ar: "كلمة مرور متوسطة", hi: "ठीक-ठाक पासवर्ड", ja: "普通のパスワード", zhHans: "密码强度一般")
    /// The strength of a good password.
    public static let genericPasswordRowGood = Phrases.Key(
        "GenericPasswordRow.good", "Good password")(
            de: "Gutes Passwort", es: "Contraseña buena", fr: "Bon mot de passe",
            ar: "كلمة مرور جيدة", hi: "अच्छा पासवर्ड", ja: "良いパスワード", zhHans: "密码强度良好")
    /// The strength of a strong password.
    public static let genericPasswordRowStrong = Phrases.Key(
        "GenericPasswordRow.strong", "Strong password")(
            de: "Starkes Passwort", es: "Contraseña segura", fr: "Mot de passe robuste",
            ar: "كلمة مرور قوية", hi: "मज़बूत पासवर्ड", ja: "強いパスワード", zhHans: "密码强度高")

    /// Returns the phrase of a kind of character.
    static func genericPasswordRow(_ characters: PasswordCharacters) -> Phrases.Key {
        switch characters {
        case .lowercase: genericPasswordRowLowercase
        case .uppercase: genericPasswordRowUppercase
        case .digit: genericPasswordRowDigit
        case .symbol: genericPasswordRowSymbol
        }
    }

    static func genericPasswordRow(_ strength: PasswordStrength) -> Phrases.Key {
        switch strength {
        case .weak: genericPasswordRowWeak
        case .fair: genericPasswordRowFair
        case .good: genericPasswordRowGood
        case .strong: genericPasswordRowStrong
        }
    }
}
