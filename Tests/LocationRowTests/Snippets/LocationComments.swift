import LocationRow
import RowKit
import StandardRows
import Testing

// The examples in the comments on location rows.

private func whereWeAre() -> Location? { Location(latitude: 1, longitude: 2) }

private final class AddressController: LocationViewController {}

private enum Screens {
    // snippet: comment-location-controller
    final class HereController: LocationViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            form
                +++ ButtonRow { $0.title = "Here" }
                .onCellSelection { [weak self] _, _ in self?.location = whereWeAre() }
        }
    }
    // end
}

@Suite("The examples in the comments on location rows")
struct LocationCommentTests {
    @Test("make places, rows and screens")
    func places() {
        // snippet: comment-location
        let montevideo = Location(latitude: -34.9011, longitude: -56.1645)
        let nowhere = Location(latitude: 91, longitude: 0)  // nil
        // end
        #expect(montevideo != nil && nowhere == nil)
        let form = Form {
            // snippet: comment-location-row
            LocationRow("home") { row in
                row.title = "Where do you live?"
                row.value = Location(latitude: -34.9011, longitude: -56.1645)
            }
            // end
        }
        #expect((form.values()["home"] as? Location) == montevideo)
        let row = LocationRow("other")
        // snippet: comment-location-screen
        row.presentationMode = .sheet(controllerProvider: .callback { AddressController() })
        // end
        #expect(row.presentationMode?.presentation == .sheet)
        let controller = Screens.HereController()
        controller.loadViewIfNeeded()
        #expect(controller.form.rows.last?.title == "Here")
    }
}
