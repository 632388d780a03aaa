import RowKit

extension GooglePlacesRowPlugin {
    /// The phrases of the Google Places rows.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofGooglePlacesRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .googlePlacesRowNotSetUp: "Die Ortssuche ist nicht eingerichtet",
                    .googlePlacesRowQuota: "Zu viele Suchanfragen. Bitte warten Sie einen Moment",
                    .googlePlacesRowUnreachable: "Die Ortssuche ist nicht erreichbar",
                ]),
            Translation(
                "es",
                [
                    .googlePlacesRowNotSetUp: "La búsqueda de lugares no está configurada",
                    .googlePlacesRowQuota: "Demasiadas búsquedas. Conviene esperar un momento",
                    .googlePlacesRowUnreachable: "No se puede acceder a la búsqueda de lugares",
                ]),
            Translation(
                "fr",
                [
                    .googlePlacesRowNotSetUp: "La recherche de lieux n’est pas configurée",
                    .googlePlacesRowQuota: "Trop de recherches. Veuillez patienter un instant",
                    .googlePlacesRowUnreachable: "La recherche de lieux est inaccessible",
                ]),
            Translation(
                "ar",
                [
                    .googlePlacesRowNotSetUp: "البحث عن الأماكن غير مُعَدّ",
                    .googlePlacesRowQuota: "عدد عمليات البحث كبير جدًا. يُرجى الانتظار قليلًا",
                    .googlePlacesRowUnreachable: "تعذّر الوصول إلى البحث عن الأماكن",
                ]),
            Translation(
                "hi",
                [
                    .googlePlacesRowNotSetUp: "जगहों की खोज सेट अप नहीं है",
                    .googlePlacesRowQuota: "बहुत ज़्यादा बार खोजा गया। थोड़ी देर रुकें",
                    .googlePlacesRowUnreachable: "जगहों की खोज से कनेक्ट नहीं हो सका",
                ]),
            Translation(
                "ja",
                [
                    .googlePlacesRowNotSetUp: "場所の検索が設定されていません",
                    .googlePlacesRowQuota: "検索回数が多すぎます。しばらくお待ちください",
                    .googlePlacesRowUnreachable: "場所の検索に接続できません",
                ]),
            Translation(
                "zh-Hans",
                [
                    .googlePlacesRowNotSetUp: "地点搜索尚未设置",
                    .googlePlacesRowQuota: "搜索次数过多，请稍候",
                    .googlePlacesRowUnreachable: "无法连接地点搜索",
                ]),
        ]
    }
}
