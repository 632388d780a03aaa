import Foundation
import RowKit
import StandardRows
import Testing

@Suite("Pickers in documents")
struct PickerDocumentTests {
    private func factory() throws -> RowFactory {
        RowFactory(try RowRegistry(StandardRowPlugin.self))
    }

    @Test("Columns are given for all choices or for each, and are saved as given")
    func roundTrip() throws {
        let factory = try factory()
        let columns: [JSONValue] = [
            ["Japan"], ["Asia": ["Japan"]], [:],
        ]
        for column in columns {
            let document: JSONValue = [
                "sections": [
                    [
                        "rows": [
                            [
                                "row": "DoublePickerRow", "tag": "place",
                                "settings": [
                                    "firstOptions": ["Asia"], "secondOptions": column,
                                ],
                                "value": ["a": "Asia", "b": "Japan"],
                            ]
                        ]
                    ]
                ]
            ]
            let form = try factory.form(from: document)
            let row = try #require(form.rowBy(tag: "place") as? DoublePickerRow<String, String>)
            #expect(row.value == Tuple(a: "Asia", b: "Japan"))
            #expect(row.validate(quietly: true).isEmpty == (column != [:]))
            #expect(factory.save(form).json == document)
        }
    }

    @Test(
        "Errors in a column or a value are reported with their places",
        arguments: [
            (
                ["firstOptions": "Asia"],
                #"settings.firstOptions: expected a list, found the string "Asia""#
            ),
            (
                ["secondOptions": 3],
                "settings.secondOptions: expected a list, found the number 3"
            ),
            (
                ["secondOptions": ["Asia": ["Japan", 4]]],
                "settings.secondOptions.Asia[1]: expected a string, found the number 4"
            ),
            (
                ["thirdOptions": ["Asia": ["Japan": "Kyoto"]]],
                "settings.thirdOptions.Asia.Japan: expected a list, found the string \"Kyoto\""
            ),
        ] as [([String: JSONValue], String)])
    func problems(settings: [String: JSONValue], message: String) throws {
        let error = #expect(throws: RowFactoryError.self) {
            try factory().make("TriplePickerRow", settings: settings)
        }
        #expect(error?.description == message)
    }

    @Test("A choice that is not text names its options by its JSON")
    func otherChoices() throws {
        let options: DependentOptions<Int, [Bool]> = [1: [true], -2: [false, true]]
        let json: JSONValue = ["1": [true], "-2": [false, true]]
        #expect(try options.documentValue() == json)
        #expect(try DependentOptions(documentValue: json) == options)
    }

    @Test(
        "All names that are not those of choices, or of the same choice, are reported",
        arguments: [
            (
                ["two": [], "1": [], "one": []],
                """
                one: expected a whole number, found the string "one"
                two: expected a whole number, found the string "two"
                """
            ),
            (["1": [], "1.0": []], "[\"1.0\"]: the choice 1.0 is repeated"),
        ] as [(JSONValue, String)])
    func wrongChoices(json: JSONValue, message: String) {
        let error = #expect(throws: DocumentDiagnostic.self) {
            try DependentOptions<Int, [Bool]>(documentValue: json)
        }
        #expect(error?.description == message)
    }

    @Test("Options that depend only on the previous column are available only in Swift")
    func swiftOnly() throws {
        let options = DependentOptions<String, DependentOptions<String, [Int]>>.all(["a": [1]])
        #expect(options["any"]?["a"] == [1])
        #expect(throws: DocumentDiagnostic.self) { try options.documentValue() }
        let row = DoublePickerRow<String, String>("row") { $0.secondOptions = { [$0] } }
        let left = try factory().save(Form { row }).leftOut.map { "\($0)" }
        try #require(left.count == 1)
        #expect(left[0].contains("the closure secondOptions"))
    }

    @Test("A value is an object, which a condition reads and a type decodes")
    func values() throws {
        struct Trip: Codable, Equatable {
            var place: Tuple<String, String>
            var time: Tuple3<Int, Int, Int>
        }
        let form = Form {
            DoublePickerRow<String, String>("place")
            TriplePickerRow<Int, Int, Int>("time")
            LabelRow("visa") { $0.hidden = "$place.a != 'Asia'" }
        }
        let trip = Trip(place: Tuple(a: "Europe", b: "Malta"), time: Tuple3(a: 1, b: 2, c: 3))
        try form.fill(from: trip)
        #expect(try form.decode(Trip.self) == trip)
        #expect(form.rowBy(tag: "visa")?.isHidden == true)
        form.setValues(["place": Tuple(a: "Asia", b: "Japan")])
        #expect(form.rowBy(tag: "visa")?.isHidden == false)
        #expect(form.problems.isEmpty)
    }
}
