import RowKit

extension LocationRowPlugin {
    /// The phrases of a ``LocationRow`` and its map.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofLocationRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .locationRowMap: "Karte",
                    .locationRowMapHint: """
                    Tippen Sie auf einen Ort, um die Markierung dort zu setzen, oder \
                    ziehen Sie die Karte. Mit der Tastatur verschieben die Pfeiltasten \
                    die Karte, und die Eingabetaste setzt die Markierung in die Mitte.
                    """,
                    .locationRowLatitude: "Breitengrad",
                    .locationRowLongitude: "Längengrad",
                    .locationRowZoomIn: "Vergrößern",
                    .locationRowZoomOut: "Verkleinern",
                    .locationRowSearch: "Suchen",
                    .locationRowSearchPlaceholder: "Stadt oder Koordinaten",
                    .locationRowPlace: """
                    Geben Sie eine Stadt aus der Liste oder Koordinaten ein, z. B. \
                    {example} oder 34° 54′ 4″ S 56° 9′ 52″ W
                    """,
                    .locationRowLatitudeNotation: """
                    Geben Sie einen Breitengrad ein, z. B. {example}, 34,9° S oder 34° \
                    54′ 4″ S
                    """,
                    .locationRowLongitudeNotation: """
                    Geben Sie einen Längengrad ein, z. B. {example}, 56,2° W oder 56° \
                    9′ 52″ W
                    """,
                    .locationRowSixty: "Minuten und Sekunden müssen kleiner als 60 sein",
                    .locationRowSignAndLetter:
                        "Geben Sie ein Vorzeichen oder einen Buchstaben ein, nicht beides",
                    .locationRowLatitudeLetter: "Ein Breitengrad ist nördlich (N) oder südlich (S)",
                    .locationRowLongitudeLetter: "Ein Längengrad ist östlich (E) oder westlich (W)",
                    .locationRowLatitudeRange:
                        "Der Breitengrad muss zwischen -90 und 90 Grad liegen",
                    .locationRowLongitudeRange:
                        "Der Längengrad muss zwischen -180 und 180 Grad liegen",
                ]),
            Translation(
                "es",
                [
                    .locationRowMap: "Mapa",
                    .locationRowMapHint: """
                    Para colocar el marcador, basta con tocar un lugar; el mapa \
                    también se puede arrastrar. Con el teclado, las flechas mueven el \
                    mapa e Intro coloca el marcador en el centro.
                    """,
                    .locationRowLatitude: "Latitud",
                    .locationRowLongitude: "Longitud",
                    .locationRowZoomIn: "Acercar",
                    .locationRowZoomOut: "Alejar",
                    .locationRowSearch: "Buscar",
                    .locationRowSearchPlaceholder: "Ciudad o coordenadas",
                    .locationRowPlace: """
                    Debe ser una ciudad de la lista o unas coordenadas, como {example} \
                    o 34° 54′ 4″ S 56° 9′ 52″ W
                    """,
                    .locationRowLatitudeNotation:
                        "Debe ser una latitud, como {example}, 34,9° S o 34° 54′ 4″ S",
                    .locationRowLongitudeNotation:
                        "Debe ser una longitud, como {example}, 56,2° W o 56° 9′ 52″ W",
                    .locationRowSixty: "Los minutos y los segundos deben ser menores que 60",
                    .locationRowSignAndLetter: "Debe tener un signo o una letra, no ambos",
                    .locationRowLatitudeLetter: "Una latitud es norte (N) o sur (S)",
                    .locationRowLongitudeLetter: "Una longitud es este (E) u oeste (W)",
                    .locationRowLatitudeRange: "La latitud debe estar entre -90 y 90 grados",
                    .locationRowLongitudeRange: "La longitud debe estar entre -180 y 180 grados",
                ]),
            Translation(
                "fr",
                [
                    .locationRowMap: "Carte",
                    .locationRowMapHint: """
                    Touchez un lieu pour y placer le repère, ou faites glisser la \
                    carte. Au clavier, les flèches déplacent la carte et Entrée place \
                    le repère en son centre.
                    """,
                    .locationRowLatitude: "Latitude",
                    .locationRowLongitude: "Longitude",
                    .locationRowZoomIn: "Zoom avant",
                    .locationRowZoomOut: "Zoom arrière",
                    .locationRowSearch: "Rechercher",
                    .locationRowSearchPlaceholder: "Ville ou coordonnées",
                    .locationRowPlace: """
                    Saisissez une ville de la liste ou des coordonnées, par exemple \
                    {example} ou 34° 54′ 4″ S 56° 9′ 52″ W
                    """,
                    .locationRowLatitudeNotation:
                        "Saisissez une latitude, par exemple {example}, 34,9° S ou 34° 54′ 4″ S",
                    .locationRowLongitudeNotation: """
                    Saisissez une longitude, par exemple {example}, 56,2° W ou 56° 9′ \
                    52″ W
                    """,
                    .locationRowSixty: "Les minutes et les secondes doivent être inférieures à 60",
                    .locationRowSignAndLetter: "Saisissez un signe ou une lettre, pas les deux",
                    .locationRowLatitudeLetter: "Une latitude est nord (N) ou sud (S)",
                    .locationRowLongitudeLetter: "Une longitude est est (E) ou ouest (W)",
                    .locationRowLatitudeRange:
                        "La latitude doit être comprise entre -90 et 90 degrés",
                    .locationRowLongitudeRange:
                        "La longitude doit être comprise entre -180 et 180 degrés",
                ]),
            Translation(
                "ar",
                [
                    .locationRowMap: "الخريطة",
                    .locationRowMapHint: """
                    المس مكانًا لوضع الدبوس عليه، أو اسحب الخريطة. بلوحة المفاتيح \
                    تحرّك الأسهم الخريطة، ويضع مفتاح الإدخال الدبوس في وسطها.
                    """,
                    .locationRowLatitude: "خط العرض",
                    .locationRowLongitude: "خط الطول",
                    .locationRowZoomIn: "تكبير",
                    .locationRowZoomOut: "تصغير",
                    .locationRowSearch: "بحث",
                    .locationRowSearchPlaceholder: "مدينة أو إحداثيات",
                    .locationRowPlace: """
                    أدخل مدينة من القائمة أو إحداثيات مثل \u{2068}{example}\u{2069} أو \
                    \u{2068}34° 54′ 4″ S 56° 9′ 52″ W\u{2069}
                    """,
                    .locationRowLatitudeNotation: """
                    أدخل خط عرض مثل \u{2068}{example}\u{2069} أو \u{2068}34.9° \
                    S\u{2069} أو \u{2068}34° 54′ 4″ S\u{2069}
                    """,
                    .locationRowLongitudeNotation: """
                    أدخل خط طول مثل \u{2068}{example}\u{2069} أو \u{2068}56.2° \
                    W\u{2069} أو \u{2068}56° 9′ 52″ W\u{2069}
                    """,
                    .locationRowSixty: "يجب أن تكون الدقائق والثواني أقل من 60",
                    .locationRowSignAndLetter: "أدخل إشارة أو حرفًا، وليس كليهما",
                    .locationRowLatitudeLetter: "خط العرض شمالي (N) أو جنوبي (S)",
                    .locationRowLongitudeLetter: "خط الطول شرقي (E) أو غربي (W)",
                    .locationRowLatitudeRange:
                        "يجب أن يكون خط العرض بين \u{2068}-90\u{2069} و\u{2068}90\u{2069} درجة",
                    .locationRowLongitudeRange: """
                    يجب أن يكون خط الطول بين \u{2068}-180\u{2069} و\u{2068}180\u{2069} \
                    درجة
                    """,
                ]),
            Translation(
                "hi",
                [
                    .locationRowMap: "नक्शा",
                    .locationRowMapHint: """
                    पिन लगाने के लिए किसी जगह को छुएँ या नक्शे को खींचें। कीबोर्ड पर \
                    तीर कुंजियाँ नक्शे को खिसकाती हैं और रिटर्न कुंजी पिन को बीच में \
                    लगाती है।
                    """,
                    .locationRowLatitude: "अक्षांश",
                    .locationRowLongitude: "देशांतर",
                    .locationRowZoomIn: "ज़ूम इन करें",
                    .locationRowZoomOut: "ज़ूम आउट करें",
                    .locationRowSearch: "खोजें",
                    .locationRowSearchPlaceholder: "शहर या निर्देशांक",
                    .locationRowPlace: """
                    सूची में से कोई शहर या निर्देशांक लिखें, जैसे {example} या 34° 54′ \
                    4″ S 56° 9′ 52″ W
                    """,
                    .locationRowLatitudeNotation: "अक्षांश लिखें, जैसे {example}, 34.9° S या 34° 54′ 4″ S",
                    .locationRowLongitudeNotation: "देशांतर लिखें, जैसे {example}, 56.2° W या 56° 9′ 52″ W",
                    .locationRowSixty: "मिनट और सेकंड 60 से कम होने चाहिए",
                    .locationRowSignAndLetter: "चिह्न या अक्षर में से केवल एक लिखें",
                    .locationRowLatitudeLetter: "अक्षांश उत्तर (N) या दक्षिण (S) होता है",
                    .locationRowLongitudeLetter: "देशांतर पूर्व (E) या पश्चिम (W) होता है",
                    .locationRowLatitudeRange: "अक्षांश -90 और 90 डिग्री के बीच होना चाहिए",
                    .locationRowLongitudeRange: "देशांतर -180 और 180 डिग्री के बीच होना चाहिए",
                ]),
            Translation(
                "ja",
                [
                    .locationRowMap: "地図",
                    .locationRowMapHint:
                        "場所をタップしてピンを置くか、地図をドラッグしてください。キーボードでは、矢印キーで地図を動かし、Returnキーで中央にピンを置きます。",
                    .locationRowLatitude: "緯度",
                    .locationRowLongitude: "経度",
                    .locationRowZoomIn: "拡大",
                    .locationRowZoomOut: "縮小",
                    .locationRowSearch: "検索",
                    .locationRowSearchPlaceholder: "都市または座標",
                    .locationRowPlace:
                        "リストにある都市か、{example}や34° 54′ 4″ S 56° 9′ 52″ Wのような座標を入力してください",
                    .locationRowLatitudeNotation: "{example}、34.9° S、34° 54′ 4″ Sのように緯度を入力してください",
                    .locationRowLongitudeNotation: "{example}、56.2° W、56° 9′ 52″ Wのように経度を入力してください",
                    .locationRowSixty: "分と秒は60未満で入力してください",
                    .locationRowSignAndLetter: "符号と文字のどちらか一方だけを入力してください",
                    .locationRowLatitudeLetter: "緯度は北緯（N）または南緯（S）です",
                    .locationRowLongitudeLetter: "経度は東経（E）または西経（W）です",
                    .locationRowLatitudeRange: "緯度は-90度から90度の範囲で入力してください",
                    .locationRowLongitudeRange: "経度は-180度から180度の範囲で入力してください",
                ]),
            Translation(
                "zh-Hans",
                [
                    .locationRowMap: "地图",
                    .locationRowMapHint: "轻触地点以放置图钉，或拖移地图。使用键盘时，方向键移动地图，回车键将图钉放在中心。",
                    .locationRowLatitude: "纬度",
                    .locationRowLongitude: "经度",
                    .locationRowZoomIn: "放大",
                    .locationRowZoomOut: "缩小",
                    .locationRowSearch: "搜索",
                    .locationRowSearchPlaceholder: "城市或坐标",
                    .locationRowPlace: "请输入列表中的城市或坐标，例如 {example} 或 34° 54′ 4″ S 56° 9′ 52″ W",
                    .locationRowLatitudeNotation: "请输入纬度，例如 {example}、34.9° S 或 34° 54′ 4″ S",
                    .locationRowLongitudeNotation: "请输入经度，例如 {example}、56.2° W 或 56° 9′ 52″ W",
                    .locationRowSixty: "分和秒必须小于 60",
                    .locationRowSignAndLetter: "请只输入正负号或字母中的一种",
                    .locationRowLatitudeLetter: "纬度为北纬 (N) 或南纬 (S)",
                    .locationRowLongitudeLetter: "经度为东经 (E) 或西经 (W)",
                    .locationRowLatitudeRange: "纬度必须介于 -90 度到 90 度之间",
                    .locationRowLongitudeRange: "经度必须介于 -180 度到 180 度之间",
                ]),
        ]
    }
}
