import RowKit

extension LocationRowPlugin {
    /// The phrases of a ``LocationRow`` and its map.
    public static var phrases: [PhraseKey] { PhraseKey.ofLocationRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .locationRowMap: "Karte",
                    .locationRowMapHint:
                        "Tippen Sie auf einen Ort, um die Markierung dort zu setzen, oder geben Sie unten die Koordinaten ein",
                    .locationRowLatitude: "Breitengrad",
                    .locationRowLongitude: "Längengrad",
                    .locationRowZoomIn: "Vergrößern",
                    .locationRowZoomOut: "Verkleinern",
                ]),
            Translation(
                "es",
                [
                    .locationRowMap: "Mapa",
                    .locationRowMapHint:
                        "Para colocar el marcador, basta con tocar un lugar o escribir abajo sus coordenadas",
                    .locationRowLatitude: "Latitud",
                    .locationRowLongitude: "Longitud",
                    .locationRowZoomIn: "Acercar",
                    .locationRowZoomOut: "Alejar",
                ]),
            Translation(
                "fr",
                [
                    .locationRowMap: "Carte",
                    .locationRowMapHint:
                        "Touchez un lieu pour y placer le repère, ou saisissez ses coordonnées ci-dessous",
                    .locationRowLatitude: "Latitude",
                    .locationRowLongitude: "Longitude",
                    .locationRowZoomIn: "Zoom avant",
                    .locationRowZoomOut: "Zoom arrière",
                ]),
            Translation(
                "ar",
                [
                    .locationRowMap: "الخريطة",
                    .locationRowMapHint: "المس مكانًا لوضع الدبوس عليه، أو اكتب إحداثياته أدناه",
                    .locationRowLatitude: "خط العرض",
                    .locationRowLongitude: "خط الطول",
                    .locationRowZoomIn: "تكبير",
                    .locationRowZoomOut: "تصغير",
                ]),
            Translation(
                "hi",
                [
                    .locationRowMap: "नक्शा",
                    .locationRowMapHint: "पिन लगाने के लिए किसी जगह को छुएँ या नीचे उसके निर्देशांक लिखें",
                    .locationRowLatitude: "अक्षांश",
                    .locationRowLongitude: "देशांतर",
                    .locationRowZoomIn: "ज़ूम इन करें",
                    .locationRowZoomOut: "ज़ूम आउट करें",
                ]),
            Translation(
                "ja",
                [
                    .locationRowMap: "地図",
                    .locationRowMapHint: "場所をタップしてピンを置くか、下に座標を入力してください",
                    .locationRowLatitude: "緯度",
                    .locationRowLongitude: "経度",
                    .locationRowZoomIn: "拡大",
                    .locationRowZoomOut: "縮小",
                ]),
            Translation(
                "zh-Hans",
                [
                    .locationRowMap: "地图",
                    .locationRowMapHint: "轻触地点以放置图钉，或在下方输入坐标",
                    .locationRowLatitude: "纬度",
                    .locationRowLongitude: "经度",
                    .locationRowZoomIn: "放大",
                    .locationRowZoomOut: "缩小",
                ]),
        ]
    }
}
