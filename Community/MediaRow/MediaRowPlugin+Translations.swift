import RowKit

extension MediaRowPlugin {
    /// The phrases of an ``ImageRow`` and a ``VideoRow``.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofMediaRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .mediaRowRemove: "Entfernen",
                    .mediaRowLimits: "{types}; höchstens {limit}",
                    .mediaRowPictures: "Bilder",
                    .mediaRowVideos: "Videos",
                    .mediaRowBytes: "{count} Byte",
                    .mediaRowKilobytes: "{size} kB",
                    .mediaRowMegabytes: "{size} MB",
                    .mediaRowTooLarge: "Die Datei hat {size}, erlaubt sind {limit}",
                    .mediaRowWrongType: "Die Datei ist {found}; erlaubt sind: {types}",
                    .mediaRowUnknownType:
                        "Der Inhalt der Datei hat keinen bekannten Typ; erlaubt sind: {types}",
                ]),
            Translation(
                "es",
                [
                    .mediaRowRemove: "Quitar",
                    .mediaRowLimits: "{types}; como máximo {limit}",
                    .mediaRowPictures: "imágenes",
                    .mediaRowVideos: "vídeos",
                    .mediaRowBytes: [
                        "one": "{count} byte", "many": "{count} de bytes", "other": "{count} bytes",
                    ],
                    .mediaRowKilobytes: "{size} kB",
                    .mediaRowMegabytes: "{size} MB",
                    .mediaRowTooLarge: "El archivo ocupa {size}; el límite es {limit}",
                    .mediaRowWrongType: "El archivo es {found}; se aceptan: {types}",
                    .mediaRowUnknownType:
                        "El contenido del archivo no es de ningún tipo conocido; se aceptan: {types}",
                ]),
            Translation(
                "fr",
                [
                    .mediaRowRemove: "Retirer",
                    .mediaRowLimits: "{types}\u{A0}; au plus {limit}",
                    .mediaRowPictures: "images",
                    .mediaRowVideos: "vidéos",
                    .mediaRowBytes: [
                        "one": "{count} octet", "many": "{count} d’octets",
                        "other": "{count} octets",
                    ],
                    .mediaRowKilobytes: "{size}\u{A0}ko",
                    .mediaRowMegabytes: "{size}\u{A0}Mo",
                    .mediaRowTooLarge: "Le fichier pèse {size}\u{A0}; la limite est de {limit}",
                    .mediaRowWrongType:
                        "Le fichier est de type {found}\u{A0}; sont acceptés\u{A0}: {types}",
                    .mediaRowUnknownType:
                        "Le contenu du fichier n’est d’aucun type connu\u{A0}; sont acceptés\u{A0}: {types}",
                ]),
            Translation(
                "ar",
                [
                    .mediaRowRemove: "إزالة",
                    .mediaRowLimits: "\u{2068}{types}\u{2069}؛ \u{2068}{limit}\u{2069} على الأكثر",
                    .mediaRowPictures: "صور",
                    .mediaRowVideos: "مقاطع فيديو",
                    .mediaRowBytes: [
                        "zero": "{count} بايت", "one": "بايت واحد", "two": "بايتان",
                        "few": "{count} بايتات", "many": "{count} بايتًا", "other": "{count} بايت",
                    ],
                    .mediaRowKilobytes: "{size} كيلوبايت",
                    .mediaRowMegabytes: "{size} ميغابايت",
                    .mediaRowTooLarge:
                        "حجم الملف \u{2068}{size}\u{2069} والحد الأقصى \u{2068}{limit}\u{2069}",
                    .mediaRowWrongType:
                        "نوع الملف \u{2068}{found}\u{2069}؛ الأنواع المقبولة: \u{2068}{types}\u{2069}",
                    .mediaRowUnknownType:
                        "محتوى الملف من نوع غير معروف؛ الأنواع المقبولة: \u{2068}{types}\u{2069}",
                ]),
            Translation(
                "hi",
                [
                    .mediaRowRemove: "हटाएँ",
                    .mediaRowLimits: "{types}; अधिकतम {limit}",
                    .mediaRowPictures: "चित्र",
                    .mediaRowVideos: "वीडियो",
                    .mediaRowBytes: "{count} बाइट",
                    .mediaRowKilobytes: "{size} kB",
                    .mediaRowMegabytes: "{size} MB",
                    .mediaRowTooLarge: "फ़ाइल का आकार {size} है; सीमा {limit} है",
                    .mediaRowWrongType: "फ़ाइल {found} है; स्वीकार्य हैं: {types}",
                    .mediaRowUnknownType:
                        "फ़ाइल की सामग्री किसी ज्ञात प्रकार की नहीं है; स्वीकार्य हैं: {types}",
                ]),
            Translation(
                "ja",
                [
                    .mediaRowRemove: "削除",
                    .mediaRowLimits: "{types}、最大{limit}",
                    .mediaRowPictures: "画像",
                    .mediaRowVideos: "動画",
                    .mediaRowBytes: "{count}バイト",
                    .mediaRowKilobytes: "{size} kB",
                    .mediaRowMegabytes: "{size} MB",
                    .mediaRowTooLarge: "ファイルのサイズは{size}で、上限は{limit}です",
                    .mediaRowWrongType: "ファイルの形式は{found}です。使用できる形式：{types}",
                    .mediaRowUnknownType: "ファイルの内容の形式を判別できません。使用できる形式：{types}",
                ]),
            Translation(
                "zh-Hans",
                [
                    .mediaRowRemove: "移除",
                    .mediaRowLimits: "{types}；最大 {limit}",
                    .mediaRowPictures: "图片",
                    .mediaRowVideos: "视频",
                    .mediaRowBytes: "{count} 字节",
                    .mediaRowKilobytes: "{size} kB",
                    .mediaRowMegabytes: "{size} MB",
                    .mediaRowTooLarge: "文件大小为 {size}，上限为 {limit}",
                    .mediaRowWrongType: "文件类型为 {found}；可接受的类型：{types}",
                    .mediaRowUnknownType: "无法识别文件内容的类型；可接受的类型：{types}",
                ]),
        ]
    }
}
