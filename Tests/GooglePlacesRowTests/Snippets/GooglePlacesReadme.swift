import GooglePlacesRow
import RowKit
import RowTesting
import SuggestionRow
import Testing

// The form in the README of the original, as in the article on this one.

private let key = "key"
private let transport = StubTransport(
    200,
    """
    {"suggestions": [
      {"placePrediction": {"placeId": "A", "text": {"text": "Montevideo, Uruguay"},
        "structuredFormat": {"mainText": {"text": "Montevideo"},
          "secondaryText": {"text": "Uruguay"}}}}
    ]}
    """)

private enum Readme {
    // snippet: google-places-coming-from
    struct MyCollectionViewCell: EurekaSuggestionCollectionViewCell {
        var item = ListView.Item("", "")

        mutating func setupForValue(_ place: GooglePlace) {
            item.title = StyledText(place.suggestionString.uppercased())
        }
    }

    final class MyGooglePlacesAccessoryRow:
        _GooglePlacesRow<SuggestionCollectionCell<MyCollectionViewCell>>, RowType
    {
        required init(tag: String?) {
            super.init(tag: tag)
        }
    }

    final class PlacesViewController: FormViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let service = GooglePlacesService(key: key, transport: transport)

            form +++ Section("Choose from table view")
                <<< GooglePlacesTableRow { row in
                    row.title = "Location"
                    row.tag = "location"
                    row.placesService = service
                    row.placeTypes = ["(cities)"]
                    row.add(ruleSet: RuleSet<GooglePlace>())
                    row.validationOptions = .validatesOnChangeAfterBlurred
                }
                .cellUpdate { cell, row in
                    cell.textLabel?.textColor = .black
                    if let error = row.placesError { print(error) }
                }
                .onChange { row in
                    switch row.value {
                    case .userInput(let value):
                        print(value)
                    case .prediction(let prediction):
                        print(prediction.primaryText)
                        print(prediction.secondaryText ?? "-")
                        print(prediction.placeID)
                    case nil:
                        break
                    }
                }
                +++ Section("Customized cell")
                <<< MyGooglePlacesAccessoryRow("strip") { $0.placesService = service }
                .cellSetup { cell, _ in
                    cell.customizeCollectionViewCell = { _, option in
                        option.item.image = .symbol("pin")
                    }
                }
        }
    }
    // end
}

@Suite("The form in the original's README")
struct GooglePlacesReadmeTests {
    private let tester = FormTester(Readme.PlacesViewController())

    init() { tester.isExhaustive = false }

    private func items(_ name: String) -> [ListView.Item] {
        (tester.view("\(name)/popup") as? ListView)?.items ?? []
    }

    private func type(_ text: String, into name: String) async {
        tester.type(text, into: name)
        await tester.advance(by: .milliseconds(300))
    }

    @Test("suggests places in a table")
    func table() async throws {
        await type("mont", into: "location")
        let row: GooglePlacesTableRow = try #require(tester.form.rowBy(tag: "location"))
        #expect(row.value == .userInput(value: "mont") && row.placesError == nil)
        #expect(items("location").first?.title.text == "Montevideo")
        tester.pick("Montevideo, Uruguay", in: "location")
        #expect(row.value?.prediction?.placeID == "A")
        tester.finish()
    }

    @Test("suggests places in a strip, in custom cells")
    func strip() async {
        await type("mont", into: "strip")
        #expect(items("strip").first?.title.text == "MONTEVIDEO, URUGUAY")
        #expect(items("strip").first?.image == .symbol("pin"))
        tester.finish()
    }
}
