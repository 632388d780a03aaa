import RowKit

extension Phrases.Key {
    /// The name of the map.
    public static let locationRowMap = Phrases.Key("LocationRow.map", "Map")(
        de: "Karte", es: "Mapa", fr: "Carte", ar: "الخريطة", hi: "नक्शा", ja: "地図", zhHans: "地图")
    /// The hint on how to choose a place on the map.
    public static let locationRowMapHint = Phrases.Key(
        "LocationRow.mapHint",
        """
        Touch a place to put the pin there, or drag the map. By keys, the arrows move the map, and \
        Return puts the pin in its centre.
        """)(
            de: """
                Tippen Sie auf einen Ort, um die Markierung dort zu setzen, oder ziehen Sie die \
                Karte. Mit der Tastatur verschieben die Pfeiltasten die Karte, und die \
                Eingabetaste setzt die Markierung in die Mitte.
                """,
            es: """
                Para colocar el marcador, basta con tocar un lugar; el mapa también se puede \
                arrastrar. Con el teclado, las flechas mueven el mapa e Intro coloca el marcador \
                en el centro.
                """,
            fr: """
                Touchez un lieu pour y placer le repère, ou faites glisser la carte. Au clavier, \
                les flèches déplacent la carte et Entrée place le repère en son centre.
                """,
            ar: """
                المس مكانًا لوضع الدبوس عليه، أو اسحب الخريطة. بلوحة المفاتيح تحرّك الأسهم \
                الخريطة، ويضع مفتاح الإدخال الدبوس في وسطها.
                """,
            hi: """
                पिन लगाने के लिए किसी जगह को छुएँ या नक्शे को खींचें। कीबोर्ड पर तीर कुंजियाँ \
                नक्शे को खिसकाती हैं और रिटर्न कुंजी पिन को बीच में लगाती है।
                """,
            ja: "場所をタップしてピンを置くか、地図をドラッグしてください。キーボードでは、矢印キーで地図を動かし、Returnキーで中央にピンを置きます。",
            zhHans: "轻触地点以放置图钉，或拖移地图。使用键盘时，方向键移动地图，回车键将图钉放在中心。")
    /// The title of the search field.
    public static let locationRowSearch = Phrases.Key("LocationRow.search", "Search")(
        de: "Suchen", es: "Buscar", fr: "Rechercher", ar: "بحث", hi: "खोजें", ja: "検索", zhHans: "搜索")
    /// The placeholder of the search field.
    public static let locationRowSearchPlaceholder = Phrases.Key(
        "LocationRow.searchPlaceholder", "City or coordinates")(
            de: "Stadt oder Koordinaten", es: "Ciudad o coordenadas", fr: "Ville ou coordonnées",
            ar: "مدينة أو إحداثيات", hi: "शहर या निर्देशांक", ja: "都市または座標", zhHans: "城市或坐标")
    /// The title of the latitude field.
    public static let locationRowLatitude = Phrases.Key("LocationRow.latitude", "Latitude")(
        de: "Breitengrad", es: "Latitud", fr: "Latitude", ar: "خط العرض", hi: "अक्षांश", ja: "緯度",
        zhHans: "纬度")
    /// The title of the longitude field.
    public static let locationRowLongitude = Phrases.Key("LocationRow.longitude", "Longitude")(
        de: "Längengrad", es: "Longitud", fr: "Longitude", ar: "خط الطول", hi: "देशांतर", ja: "経度",
        zhHans: "经度")
    /// The name of the button that zooms in.
    public static let locationRowZoomIn = Phrases.Key("LocationRow.zoomIn", "Zoom in")(
        de: "Vergrößern", es: "Acercar", fr: "Zoom avant", ar: "تكبير", hi: "ज़ूम इन करें", ja: "拡大",
        zhHans: "放大")
    /// The name of the button that zooms out.
    public static let locationRowZoomOut = Phrases.Key("LocationRow.zoomOut", "Zoom out")(
        de: "Verkleinern", es: "Alejar", fr: "Zoom arrière", ar: "تصغير", hi: "ज़ूम आउट करें", ja: "縮小",
        zhHans: "缩小")

    // MARK: Errors

    /// The text must be a place.
    ///
    /// The parameter `example` contains its coordinates.
    public static let locationRowPlace = Phrases.Key(
        "LocationRow.place",
        """
        Must be a city in the list, or coordinates such as {example} or 34° 54′ 4″ S 56° 9′ 52″ W
        """)(
            de: """
                Geben Sie eine Stadt aus der Liste oder Koordinaten ein, z. B. {example} oder 34° \
                54′ 4″ S 56° 9′ 52″ W
                """,
            es: """
                Debe ser una ciudad de la lista o unas coordenadas, como {example} o 34° 54′ 4″ S \
                56° 9′ 52″ W
                """,
            fr: """
                Saisissez une ville de la liste ou des coordonnées, par exemple {example} ou 34° \
                54′ 4″ S 56° 9′ 52″ W
                """,
            ar: """
                أدخل مدينة من القائمة أو إحداثيات مثل \u{2068}{example}\u{2069} أو \u{2068}34° 54′ \
                4″ S 56° 9′ 52″ W\u{2069}
                """,
            hi: """
                सूची में से कोई शहर या निर्देशांक लिखें, जैसे {example} या 34° 54′ 4″ S 56° 9′ 52″ \
                W
                """,
            ja: "リストにある都市か、{example}や34° 54′ 4″ S 56° 9′ 52″ Wのような座標を入力してください",
            zhHans: "请输入列表中的城市或坐标，例如 {example} 或 34° 54′ 4″ S 56° 9′ 52″ W")
    /// The text must be a latitude, such as `example`.
    public static let locationRowLatitudeNotation = Phrases.Key(
        "LocationRow.latitudeNotation",
        "Must be a latitude, such as {example}, 34.9° S or 34° 54′ 4″ S")(
            de: "Geben Sie einen Breitengrad ein, z. B. {example}, 34,9° S oder 34° 54′ 4″ S",
            es: "Debe ser una latitud, como {example}, 34,9° S o 34° 54′ 4″ S",
            fr: "Saisissez une latitude, par exemple {example}, 34,9° S ou 34° 54′ 4″ S",
            ar: """
                أدخل خط عرض مثل \u{2068}{example}\u{2069} أو \u{2068}34.9° S\u{2069} أو \
                \u{2068}34° 54′ 4″ S\u{2069}
                """,
            hi: "अक्षांश लिखें, जैसे {example}, 34.9° S या 34° 54′ 4″ S",
            ja: "{example}、34.9° S、34° 54′ 4″ Sのように緯度を入力してください",
            zhHans: "请输入纬度，例如 {example}、34.9° S 或 34° 54′ 4″ S")
    /// The text must be a longitude, such as `example`.
    public static let locationRowLongitudeNotation = Phrases.Key(
        "LocationRow.longitudeNotation",
        "Must be a longitude, such as {example}, 56.2° W or 56° 9′ 52″ W")(
            de: "Geben Sie einen Längengrad ein, z. B. {example}, 56,2° W oder 56° 9′ 52″ W",
            es: "Debe ser una longitud, como {example}, 56,2° W o 56° 9′ 52″ W",
            fr: "Saisissez une longitude, par exemple {example}, 56,2° W ou 56° 9′ 52″ W",
            ar: """
                أدخل خط طول مثل \u{2068}{example}\u{2069} أو \u{2068}56.2° W\u{2069} أو \
                \u{2068}56° 9′ 52″ W\u{2069}
                """,
            hi: "देशांतर लिखें, जैसे {example}, 56.2° W या 56° 9′ 52″ W",
            ja: "{example}、56.2° W、56° 9′ 52″ Wのように経度を入力してください",
            zhHans: "请输入经度，例如 {example}、56.2° W 或 56° 9′ 52″ W")
    /// Minutes and seconds must be less than 60.
    public static let locationRowSixty = Phrases.Key(
        "LocationRow.sixty", "Minutes and seconds must be less than 60")(
            de: "Minuten und Sekunden müssen kleiner als 60 sein",
            es: "Los minutos y los segundos deben ser menores que 60",
            fr: "Les minutes et les secondes doivent être inférieures à 60",
            ar: "يجب أن تكون الدقائق والثواني أقل من 60", hi: "मिनट और सेकंड 60 से कम होने चाहिए",
            ja: "分と秒は60未満で入力してください", zhHans: "分和秒必须小于 60")
    /// A coordinate must not have both a sign and a letter.
    public static let locationRowSignAndLetter = Phrases.Key(
        "LocationRow.signAndLetter", "Must have a sign or a letter, not both")(
            de: "Geben Sie ein Vorzeichen oder einen Buchstaben ein, nicht beides",
            es: "Debe tener un signo o una letra, no ambos",
            fr: "Saisissez un signe ou une lettre, pas les deux",
            ar: "أدخل إشارة أو حرفًا، وليس كليهما", hi: "चिह्न या अक्षर में से केवल एक लिखें",
            ja: "符号と文字のどちらか一方だけを入力してください", zhHans: "请只输入正负号或字母中的一种")
    /// The letter of a latitude must be N or S.
    public static let locationRowLatitudeLetter = Phrases.Key(
        "LocationRow.latitudeLetter", "A latitude is north (N) or south (S)")(
            de: "Ein Breitengrad ist nördlich (N) oder südlich (S)",
            es: "Una latitud es norte (N) o sur (S)", fr: "Une latitude est nord (N) ou sud (S)",
            ar: "خط العرض شمالي (N) أو جنوبي (S)", hi: "अक्षांश उत्तर (N) या दक्षिण (S) होता है",
            ja: "緯度は北緯（N）または南緯（S）です", zhHans: "纬度为北纬 (N) 或南纬 (S)")
    /// The letter of a longitude must be E or W.
    public static let locationRowLongitudeLetter = Phrases.Key(
        "LocationRow.longitudeLetter", "A longitude is east (E) or west (W)")(
            de: "Ein Längengrad ist östlich (E) oder westlich (W)",
            es: "Una longitud es este (E) u oeste (W)",
            fr: "Une longitude est est (E) ou ouest (W)", ar: "خط الطول شرقي (E) أو غربي (W)",
            hi: "देशांतर पूर्व (E) या पश्चिम (W) होता है", ja: "経度は東経（E）または西経（W）です", zhHans: "经度为东经 (E) 或西经 (W)")
    /// The latitude is out of range.
    public static let locationRowLatitudeRange = Phrases.Key(
        "LocationRow.latitudeRange", "The latitude must be from -90 to 90 degrees")(
            de: "Der Breitengrad muss zwischen -90 und 90 Grad liegen",
            es: "La latitud debe estar entre -90 y 90 grados",
            fr: "La latitude doit être comprise entre -90 et 90 degrés",
            ar: "يجب أن يكون خط العرض بين \u{2068}-90\u{2069} و\u{2068}90\u{2069} درجة",
            hi: "अक्षांश -90 और 90 डिग्री के बीच होना चाहिए", ja: "緯度は-90度から90度の範囲で入力してください",
            zhHans: "纬度必须介于 -90 度到 90 度之间")
    /// The longitude is out of range.
    public static let locationRowLongitudeRange = Phrases.Key(
        "LocationRow.longitudeRange", "The longitude must be from -180 to 180 degrees")(
            de: "Der Längengrad muss zwischen -180 und 180 Grad liegen",
            es: "La longitud debe estar entre -180 y 180 grados",
            fr: "La longitude doit être comprise entre -180 et 180 degrés",
            ar: "يجب أن يكون خط الطول بين \u{2068}-180\u{2069} و\u{2068}180\u{2069} درجة",
            hi: "देशांतर -180 और 180 डिग्री के बीच होना चाहिए", ja: "経度は-180度から180度の範囲で入力してください",
            zhHans: "经度必须介于 -180 度到 180 度之间")
}
