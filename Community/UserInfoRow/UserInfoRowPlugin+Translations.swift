import RowKit

extension UserInfoRowPlugin {
    /// The phrases of a ``UserInfoRow``.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofUserInfoRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .userInfoRowDateOfBirth: "Geburtsdatum"
                ]),
            Translation(
                "es",
                [
                    .userInfoRowDateOfBirth: "Fecha de nacimiento"
                ]),
            Translation(
                "fr",
                [
                    .userInfoRowDateOfBirth: "Date de naissance"
                ]),
            Translation(
                "ar",
                [
                    .userInfoRowDateOfBirth: "تاريخ الميلاد"
                ]),
            Translation(
                "hi",
                [
                    .userInfoRowDateOfBirth: "जन्म तिथि"
                ]),
            Translation(
                "ja",
                [
                    .userInfoRowDateOfBirth: "生年月日"
                ]),
            Translation(
                "zh-Hans",
                [
                    .userInfoRowDateOfBirth: "出生日期"
                ]),
        ]
    }
}
