import RowKit

extension CreditCardRowPlugin {
    /// The phrases of a ``CreditCardRow``.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofCreditCardRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .creditCardRowNumber: "Kartennummer",
                    .creditCardRowExpiration: "Gültig bis",
                    .creditCardRowExpirationPlaceholder: "MM/JJ",
                    .creditCardRowSecurityCode: "Prüfziffer",
                    .creditCardRowIncomplete: "Die Kartennummer ist unvollständig",
                    .creditCardRowInvalid: "Die Kartennummer ist ungültig",
                    .creditCardRowNotAccepted: "{network}-Karten werden nicht akzeptiert",
                    .creditCardRowInvalidExpiration: "Geben Sie Monat und Jahr des Ablaufs ein",
                    .creditCardRowExpired: "Die Karte ist abgelaufen",
                    .creditCardRowInvalidSecurityCode: [
                        "one": "Die Prüfziffer muss {count} Stelle haben",
                        "other": "Die Prüfziffer muss {count} Stellen haben",
                    ],
                ]),
            Translation(
                "es",
                [
                    .creditCardRowNumber: "Número de tarjeta",
                    .creditCardRowExpiration: "Fecha de caducidad",
                    .creditCardRowExpirationPlaceholder: "MM/AA",
                    .creditCardRowSecurityCode: "Código de seguridad",
                    .creditCardRowIncomplete: "El número de tarjeta está incompleto",
                    .creditCardRowInvalid: "El número de tarjeta no es válido",
                    .creditCardRowNotAccepted: "No se aceptan tarjetas {network}",
                    .creditCardRowInvalidExpiration:
                        "La fecha de caducidad debe ser un mes y un año",
                    .creditCardRowExpired: "La tarjeta ha caducado",
                    .creditCardRowInvalidSecurityCode: [
                        "one": "El código de seguridad debe tener {count} cifra",
                        "many": "El código de seguridad debe tener {count} de cifras",
                        "other": "El código de seguridad debe tener {count} cifras",
                    ],
                ]),
            Translation(
                "fr",
                [
                    .creditCardRowNumber: "Numéro de carte",
                    .creditCardRowExpiration: "Date d’expiration",
                    .creditCardRowExpirationPlaceholder: "MM/AA",
                    .creditCardRowSecurityCode: "Code de sécurité",
                    .creditCardRowIncomplete: "Le numéro de carte est incomplet",
                    .creditCardRowInvalid: "Le numéro de carte n’est pas valide",
                    .creditCardRowNotAccepted: "Les cartes {network} ne sont pas acceptées",
                    .creditCardRowInvalidExpiration: "Saisissez le mois et l’année d’expiration",
                    .creditCardRowExpired: "La carte a expiré",
                    .creditCardRowInvalidSecurityCode: [
                        "one": "Le code de sécurité doit comporter {count} chiffre",
                        "many": "Le code de sécurité doit comporter {count} de chiffres",
                        "other": "Le code de sécurité doit comporter {count} chiffres",
                    ],
                ]),
            Translation(
                "ar",
                [
                    .creditCardRowNumber: "رقم البطاقة",
                    .creditCardRowExpiration: "تاريخ الانتهاء",
                    .creditCardRowExpirationPlaceholder: "شهر/سنة",
                    .creditCardRowSecurityCode: "رمز الأمان",
                    .creditCardRowIncomplete: "رقم البطاقة غير مكتمل",
                    .creditCardRowInvalid: "رقم البطاقة غير صالح",
                    .creditCardRowNotAccepted: "بطاقات \u{2068}{network}\u{2069} غير مقبولة",
                    .creditCardRowInvalidExpiration: "أدخل شهر الانتهاء وسنته",
                    .creditCardRowExpired: "انتهت صلاحية البطاقة",
                    .creditCardRowInvalidSecurityCode: [
                        "zero": "يجب أن يتكون رمز الأمان من {count} رقم",
                        "one": "يجب أن يتكون رمز الأمان من رقم واحد",
                        "two": "يجب أن يتكون رمز الأمان من رقمين",
                        "few": "يجب أن يتكون رمز الأمان من {count} أرقام",
                        "many": "يجب أن يتكون رمز الأمان من {count} رقمًا",
                        "other": "يجب أن يتكون رمز الأمان من {count} رقم",
                    ],
                ]),
            Translation(
                "hi",
                [
                    .creditCardRowNumber: "कार्ड नंबर",
                    .creditCardRowExpiration: "समाप्ति तिथि",
                    .creditCardRowExpirationPlaceholder: "MM/YY",
                    .creditCardRowSecurityCode: "सुरक्षा कोड",
                    .creditCardRowIncomplete: "कार्ड नंबर अधूरा है",
                    .creditCardRowInvalid: "कार्ड नंबर मान्य नहीं है",
                    .creditCardRowNotAccepted: "{network} कार्ड स्वीकार नहीं किए जाते",
                    .creditCardRowInvalidExpiration: "समाप्ति तिथि में महीना और साल दर्ज करें",
                    .creditCardRowExpired: "कार्ड की समय सीमा खत्म हो गई है",
                    .creditCardRowInvalidSecurityCode: [
                        "one": "सुरक्षा कोड में {count} अंक होना चाहिए", "other": "सुरक्षा कोड में {count} अंक होने चाहिए",
                    ],
                ]),
            Translation(
                "ja",
                [
                    .creditCardRowNumber: "カード番号",
                    .creditCardRowExpiration: "有効期限",
                    .creditCardRowExpirationPlaceholder: "月/年",
                    .creditCardRowSecurityCode: "セキュリティコード",
                    .creditCardRowIncomplete: "カード番号が不足しています",
                    .creditCardRowInvalid: "カード番号が正しくありません",
                    .creditCardRowNotAccepted: "{network}のカードはご利用いただけません",
                    .creditCardRowInvalidExpiration: "有効期限は月と年で入力してください",
                    .creditCardRowExpired: "カードの有効期限が切れています",
                    .creditCardRowInvalidSecurityCode: "セキュリティコードは{count}桁で入力してください",
                ]),
            Translation(
                "zh-Hans",
                [
                    .creditCardRowNumber: "卡号",
                    .creditCardRowExpiration: "有效期",
                    .creditCardRowExpirationPlaceholder: "月/年",
                    .creditCardRowSecurityCode: "安全码",
                    .creditCardRowIncomplete: "卡号不完整",
                    .creditCardRowInvalid: "卡号无效",
                    .creditCardRowNotAccepted: "不接受 {network} 卡",
                    .creditCardRowInvalidExpiration: "有效期必须是月份和年份",
                    .creditCardRowExpired: "此卡已过期",
                    .creditCardRowInvalidSecurityCode: "安全码必须为 {count} 位数字",
                ]),
        ]
    }
}
