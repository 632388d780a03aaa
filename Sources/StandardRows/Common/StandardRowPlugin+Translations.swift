import RowKit

extension StandardRowPlugin {
    /// The phrases of the standard rows.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofStandardRows }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .number: "Muss eine Zahl sein",
                    .wholeNumber: "Muss eine ganze Zahl sein",
                    .tooLarge: "Hat zu viele Ziffern",
                    .skippedTime: "Diese Uhrzeit entfällt wegen der Zeitumstellung",
                    .tooEarly: "Darf nicht vor {limit} liegen",
                    .tooLate: "Darf nicht nach {limit} liegen",
                    .notADate: "Muss ein Datum sein",
                    .notATime: "Muss eine Uhrzeit sein",
                    .notADateAndTime: "Muss ein Datum mit Uhrzeit sein",
                    .notADuration: "Muss aus Stunden und Minuten bestehen, z. B. 1:30",
                ]),
            Translation(
                "es",
                [
                    .number: "Debe ser un número",
                    .wholeNumber: "Debe ser un número entero",
                    .tooLarge: "Tiene demasiadas cifras",
                    .skippedTime: "Esta hora no existe por el cambio de hora",
                    .tooEarly: "No puede ser anterior a {limit}",
                    .tooLate: "No puede ser posterior a {limit}",
                    .notADate: "Debe ser una fecha",
                    .notATime: "Debe ser una hora",
                    .notADateAndTime: "Debe ser una fecha con hora",
                    .notADuration: "Debe indicar horas y minutos, por ejemplo 1:30",
                ]),
            Translation(
                "fr",
                [
                    .number: "Doit être un nombre",
                    .wholeNumber: "Doit être un nombre entier",
                    .tooLarge: "Comporte trop de chiffres",
                    .skippedTime: "Cette heure n’existe pas en raison du changement d’heure",
                    .tooEarly: "Ne doit pas être antérieur à {limit}",
                    .tooLate: "Ne doit pas être postérieur à {limit}",
                    .notADate: "Doit être une date",
                    .notATime: "Doit être une heure",
                    .notADateAndTime: "Doit être une date et une heure",
                    .notADuration: "Doit indiquer des heures et des minutes, par exemple 1:30",
                ]),
            Translation(
                "ar",
                [
                    .number: "يجب إدخال رقم",
                    .wholeNumber: "يجب إدخال عدد صحيح",
                    .tooLarge: "عدد الأرقام أكبر من المسموح به",
                    .skippedTime: "هذا الوقت غير موجود بسبب تقديم الساعة",
                    .tooEarly: "يجب ألا يكون قبل \u{2068}{limit}\u{2069}",
                    .tooLate: "يجب ألا يكون بعد \u{2068}{limit}\u{2069}",
                    .notADate: "يجب إدخال تاريخ",
                    .notATime: "يجب إدخال وقت",
                    .notADateAndTime: "يجب إدخال تاريخ ووقت",
                    .notADuration: "يجب إدخال ساعات ودقائق، مثل 1:30",
                ]),
            Translation(
                "hi",
                [
                    .number: "कोई संख्या दर्ज करें",
                    .wholeNumber: "कोई पूर्ण संख्या दर्ज करें",
                    .tooLarge: "अंक बहुत ज़्यादा हैं",
                    .skippedTime: "घड़ी आगे किए जाने के कारण यह समय मौजूद नहीं है",
                    .tooEarly: "{limit} से पहले का नहीं होना चाहिए",
                    .tooLate: "{limit} के बाद का नहीं होना चाहिए",
                    .notADate: "कोई तारीख दर्ज करें",
                    .notATime: "कोई समय दर्ज करें",
                    .notADateAndTime: "तारीख और समय दर्ज करें",
                    .notADuration: "घंटे और मिनट दर्ज करें, जैसे 1:30",
                ]),
            Translation(
                "ja",
                [
                    .number: "数値を入力してください",
                    .wholeNumber: "整数を入力してください",
                    .tooLarge: "桁数が多すぎます",
                    .skippedTime: "時計が進められるため、この時刻は存在しません",
                    .tooEarly: "{limit}以降にしてください",
                    .tooLate: "{limit}以前にしてください",
                    .notADate: "日付を入力してください",
                    .notATime: "時刻を入力してください",
                    .notADateAndTime: "日付と時刻を入力してください",
                    .notADuration: "時間と分を入力してください（例：1:30）",
                ]),
            Translation(
                "zh-Hans",
                [
                    .number: "必须是数字",
                    .wholeNumber: "必须是整数",
                    .tooLarge: "位数过多",
                    .skippedTime: "由于时钟调快，该时间不存在",
                    .tooEarly: "不能早于 {limit}",
                    .tooLate: "不能晚于 {limit}",
                    .notADate: "必须是日期",
                    .notATime: "必须是时间",
                    .notADateAndTime: "必须是日期和时间",
                    .notADuration: "必须是小时和分钟，例如 1:30",
                ]),
        ]
    }
}
