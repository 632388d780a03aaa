import RowKit

extension Phrases.Key {
    /// The title of the button that removes a file.
    public static let mediaRowRemove = Phrases.Key("MediaRow.remove", "Remove")(
        de: "Entfernen", es: "Quitar", fr: "Retirer", ar: "إزالة", hi: "हटाएँ", ja: "削除",
        zhHans: "移除")
    /// The accepted types and the maximum size.
    public static let mediaRowLimits = Phrases.Key("MediaRow.limits", "{types}; at most {limit}")(
        de: "{types}; höchstens {limit}", es: "{types}; como máximo {limit}",
        fr: "{types}\u{A0}; au plus {limit}",
        ar: "\u{2068}{types}\u{2069}؛ \u{2068}{limit}\u{2069} على الأكثر",
        hi: "{types}; अधिकतम {limit}", ja: "{types}、最大{limit}", zhHans: "{types}；最大 {limit}")
    /// All pictures.
    public static let mediaRowPictures = Phrases.Key("MediaRow.pictures", "pictures")(
        de: "Bilder", es: "imágenes", fr: "images", ar: "صور", hi: "चित्र", ja: "画像", zhHans: "图片")
    /// All videos.
    public static let mediaRowVideos = Phrases.Key("MediaRow.videos", "videos")(
        de: "Videos", es: "vídeos", fr: "vidéos", ar: "مقاطع فيديو", hi: "वीडियो", ja: "動画",
        zhHans: "视频")
    /// A size in bytes.
    public static let mediaRowBytes = Phrases.Key(
        "MediaRow.bytes", ["one": "{count} byte", "other": "{count} bytes"])(
            de: "{count} Byte",
            es: ["one": "{count} byte", "many": "{count} de bytes", "other": "{count} bytes"],
            fr: ["one": "{count} octet", "many": "{count} d’octets", "other": "{count} octets"],
            ar: [
                "zero": "{count} بايت", "one": "بايت واحد", "two": "بايتان",
                "few": "{count} بايتات", "many": "{count} بايتًا", "other": "{count} بايت",
            ],
            hi: "{count} बाइट", ja: "{count}バイト", zhHans: "{count} 字节")
    /// A size in thousands of bytes.
    public static let mediaRowKilobytes = Phrases.Key("MediaRow.kilobytes", "{size} kB")(
        de: "{size} kB", es: "{size} kB", fr: "{size}\u{A0}ko", ar: "{size} كيلوبايت",
        hi: "{size} kB", ja: "{size} kB", zhHans: "{size} kB")
    /// A size in millions of bytes.
    public static let mediaRowMegabytes = Phrases.Key("MediaRow.megabytes", "{size} MB")(
        de: "{size} MB", es: "{size} MB", fr: "{size}\u{A0}Mo", ar: "{size} ميغابايت",
        hi: "{size} MB", ja: "{size} MB", zhHans: "{size} MB")
    /// The file is too large.
    public static let mediaRowTooLarge = Phrases.Key(
        "MediaRow.tooLarge", "The file has {size}; the limit is {limit}")(
            de: "Die Datei hat {size}, erlaubt sind {limit}",
            es: "El archivo ocupa {size}; el límite es {limit}",
            fr: "Le fichier pèse {size}\u{A0}; la limite est de {limit}",
            ar: "حجم الملف \u{2068}{size}\u{2069} والحد الأقصى \u{2068}{limit}\u{2069}",
            hi: "फ़ाइल का आकार {size} है; सीमा {limit} है", ja: "ファイルのサイズは{size}で、上限は{limit}です",
            zhHans: "文件大小为 {size}，上限为 {limit}")
    /// The file is of a type that is not accepted.
    public static let mediaRowWrongType = Phrases.Key(
        "MediaRow.wrongType", "The file is {found}; accepted are: {types}")(
            de: "Die Datei ist {found}; erlaubt sind: {types}",
            es: "El archivo es {found}; se aceptan: {types}",
            fr: "Le fichier est de type {found}\u{A0}; sont acceptés\u{A0}: {types}",
            ar: "نوع الملف \u{2068}{found}\u{2069}؛ الأنواع المقبولة: \u{2068}{types}\u{2069}",
            hi: "फ़ाइल {found} है; स्वीकार्य हैं: {types}", ja: "ファイルの形式は{found}です。使用できる形式：{types}",
            zhHans: "文件类型为 {found}；可接受的类型：{types}")
    /// The file is neither a picture nor a video.
    public static let mediaRowUnknownType = Phrases.Key(
        "MediaRow.unknownType",
        "The content of the file is of no known type; accepted are: {types}")(
            de: "Der Inhalt der Datei hat keinen bekannten Typ; erlaubt sind: {types}",
            es: "El contenido del archivo no es de ningún tipo conocido; se aceptan: {types}",
            fr: """
                Le contenu du fichier n’est d’aucun type connu\u{A0}; sont acceptés\u{A0}: {types}
                """,
            ar: "محتوى الملف من نوع غير معروف؛ الأنواع المقبولة: \u{2068}{types}\u{2069}",
            hi: "फ़ाइल की सामग्री किसी ज्ञात प्रकार की नहीं है; स्वीकार्य हैं: {types}",
            ja: "ファイルの内容の形式を判別できません。使用できる形式：{types}",
            zhHans: "无法识别文件内容的类型；可接受的类型：{types}")
}
