import RowKit

extension Phrases.Key {
    /// The name of the number's field in a ``CreditCardRow``.
    public static let creditCardRowNumber = Phrases.Key("CreditCardRow.number", "Card number")(
        de: "Kartennummer", es: "Número de tarjeta", fr: "Numéro de carte", ar: "رقم البطاقة",
        hi: "कार्ड नंबर", ja: "カード番号", zhHans: "卡号")
    /// The name of the expiration date's field in a ``CreditCardRow``.
    public static let creditCardRowExpiration = Phrases.Key(
        "CreditCardRow.expiration", "Expiration date")(
            de: "Gültig bis", es: "Fecha de caducidad", fr: "Date d’expiration",
            ar: "تاريخ الانتهاء", hi: "समाप्ति तिथि", ja: "有効期限", zhHans: "有效期")
    /// The text shown while the field of the expiration date is empty.
    public static let creditCardRowExpirationPlaceholder = Phrases.Key(
        "CreditCardRow.expirationPlaceholder", "MM/YY")(
            de: "MM/JJ", es: "MM/AA", fr: "MM/AA", ar: "شهر/سنة", hi: "MM/YY", ja: "月/年",
            zhHans: "月/年")
    /// The name of the security code's field in a ``CreditCardRow``.
    public static let creditCardRowSecurityCode = Phrases.Key(
        "CreditCardRow.securityCode", "Security code")(
            de: "Prüfziffer", es: "Código de seguridad", fr: "Code de sécurité", ar: "رمز الأمان",
            hi: "सुरक्षा कोड", ja: "セキュリティコード", zhHans: "安全码")
    /// The error of a number that is too short.
    public static let creditCardRowIncomplete = Phrases.Key(
        "CreditCardRow.incomplete", "The card number is incomplete")(
            de: "Die Kartennummer ist unvollständig", es: "El número de tarjeta está incompleto",
            fr: "Le numéro de carte est incomplet", ar: "رقم البطاقة غير مكتمل", hi: "कार्ड नंबर अधूरा है",
            ja: "カード番号が不足しています", zhHans: "卡号不完整")
    /// The error of a number with a wrong check digit or length.
    public static let creditCardRowInvalid = Phrases.Key(
        "CreditCardRow.invalid", "The card number is not valid")(
            de: "Die Kartennummer ist ungültig", es: "El número de tarjeta no es válido",
            fr: "Le numéro de carte n’est pas valide", ar: "رقم البطاقة غير صالح",
            hi: "कार्ड नंबर मान्य नहीं है", ja: "カード番号が正しくありません", zhHans: "卡号无效")
    /// The error of a card whose network is not accepted.
    public static let creditCardRowNotAccepted = Phrases.Key(
        "CreditCardRow.notAccepted", "{network} cards are not accepted")(
            de: "{network}-Karten werden nicht akzeptiert", es: "No se aceptan tarjetas {network}",
            fr: "Les cartes {network} ne sont pas acceptées",
            ar: "بطاقات \u{2068}{network}\u{2069} غير مقبولة", hi: "{network} कार्ड स्वीकार नहीं किए जाते",
            ja: "{network}のカードはご利用いただけません", zhHans: "不接受 {network} 卡")
    /// The error of an expiration date that is not a month and a year.
    public static let creditCardRowInvalidExpiration = Phrases.Key(
        "CreditCardRow.invalidExpiration", "The expiration date must be a month and a year")(
            de: "Geben Sie Monat und Jahr des Ablaufs ein",
            es: "La fecha de caducidad debe ser un mes y un año",
            fr: "Saisissez le mois et l’année d’expiration", ar: "أدخل شهر الانتهاء وسنته",
            hi: "समाप्ति तिथि में महीना और साल दर्ज करें", ja: "有効期限は月と年で入力してください", zhHans: "有效期必须是月份和年份")
    /// The error of a card that has expired.
    public static let creditCardRowExpired = Phrases.Key(
        "CreditCardRow.expired", "The card has expired")(
            de: "Die Karte ist abgelaufen", es: "La tarjeta ha caducado", fr: "La carte a expiré",
            ar: "انتهت صلاحية البطاقة", hi: "कार्ड की समय सीमा खत्म हो गई है", ja: "カードの有効期限が切れています",
            zhHans: "此卡已过期")
    /// The error of a security code with the wrong number of digits.
    public static let creditCardRowInvalidSecurityCode = Phrases.Key(
        "CreditCardRow.invalidSecurityCode",
        [
            "one": "The security code must have {count} digit",
            "other": "The security code must have {count} digits",
        ])(
            de: [
                "one": "Die Prüfziffer muss {count} Stelle haben",
                "other": "Die Prüfziffer muss {count} Stellen haben",
            ],
            es: [
                "one": "El código de seguridad debe tener {count} cifra",
                "many": "El código de seguridad debe tener {count} de cifras",
                "other": "El código de seguridad debe tener {count} cifras",
            ],
            fr: [
                "one": "Le code de sécurité doit comporter {count} chiffre",
                "many": "Le code de sécurité doit comporter {count} de chiffres",
                "other": "Le code de sécurité doit comporter {count} chiffres",
            ],
            ar: [
                "zero": "يجب أن يتكون رمز الأمان من {count} رقم",
                "one": "يجب أن يتكون رمز الأمان من رقم واحد",
                "two": "يجب أن يتكون رمز الأمان من رقمين",
                "few": "يجب أن يتكون رمز الأمان من {count} أرقام",
                "many": "يجب أن يتكون رمز الأمان من {count} رقمًا",
                "other": "يجب أن يتكون رمز الأمان من {count} رقم",
            ],
            hi: ["one": "सुरक्षा कोड में {count} अंक होना चाहिए", "other": "सुरक्षा कोड में {count} अंक होने चाहिए"],
            ja: "セキュリティコードは{count}桁で入力してください", zhHans: "安全码必须为 {count} 位数字")
}
