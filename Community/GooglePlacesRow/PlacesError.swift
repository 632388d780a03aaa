import RowKit

/// The reason why places could not be found.
public enum PlacesError: PhrasedError, Hashable {
    /// The row has no service, or the service has no key.
    case notSetUp
    /// The service rejected the key, or the key does not permit this use. The value is the
    /// service's message.
    case denied(String)
    /// Too many searches were made.
    case quotaExceeded
    /// The service rejected the request as invalid. The value is the service's message.
    case invalidRequest(String)
    /// The service no longer knows the place.
    case notFound
    /// The service failed. The value is the HTTP status of its response.
    case unavailable(Int)
    /// The service could not be reached. The value describes the error.
    case unreachable(String)
    /// The response is incomplete or malformed.
    case malformed

    /// The phrase that tells the user what failed.
    public var phrase: Phrases.Key {
        switch self {
        case .notSetUp, .denied: .googlePlacesRowNotSetUp
        case .quotaExceeded: .googlePlacesRowQuota
        case .unreachable: .googlePlacesRowUnreachable
        case .invalidRequest, .notFound, .unavailable, .malformed: .loadingFailed
        }
    }
}

extension Phrases.Key {
    /// Places cannot be searched, because no service or no valid key is set.
    public static let googlePlacesRowNotSetUp = Phrases.Key(
        "GooglePlacesRow.notSetUp", "The search for places is not set up")(
            de: "Die Ortssuche ist nicht eingerichtet",
            es: "La búsqueda de lugares no está configurada",
            fr: "La recherche de lieux n’est pas configurée", ar: "البحث عن الأماكن غير مُعَدّ",
            hi: "जगहों की खोज सेट अप नहीं है", ja: "場所の検索が設定されていません", zhHans: "地点搜索尚未设置")
    /// Too many searches were made.
    public static let googlePlacesRowQuota = Phrases.Key(
        "GooglePlacesRow.quota", "Too many searches; wait a while")(
            de: "Zu viele Suchanfragen. Bitte warten Sie einen Moment",
            es: "Demasiadas búsquedas. Conviene esperar un momento",
            fr: "Trop de recherches. Veuillez patienter un instant",
            ar: "عدد عمليات البحث كبير جدًا. يُرجى الانتظار قليلًا", hi: "बहुत ज़्यादा बार खोजा गया। थोड़ी देर रुकें",
            ja: "検索回数が多すぎます。しばらくお待ちください", zhHans: "搜索次数过多，请稍候")
    /// The service could not be reached.
    public static let googlePlacesRowUnreachable = Phrases.Key(
        "GooglePlacesRow.unreachable", "The search for places cannot be reached")(
            de: "Die Ortssuche ist nicht erreichbar",
            es: "No se puede acceder a la búsqueda de lugares",
            fr: "La recherche de lieux est inaccessible", ar: "تعذّر الوصول إلى البحث عن الأماكن",
            hi: "जगहों की खोज से कनेक्ट नहीं हो सका", ja: "場所の検索に接続できません", zhHans: "无法连接地点搜索")
}
