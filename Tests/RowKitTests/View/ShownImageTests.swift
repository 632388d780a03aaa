import Testing

@testable import RowKit

@Suite("The image that hosts draw")
struct ShownImageTests {
    private static let origins = ["https://images.example", "http://localhost:8080"]

    @Test(
        "is from an allowed origin, from the host or within its URL",
        arguments: [
            ("https://images.example/a.png", true), ("HTTPS://IMAGES.example/a.png", true),
            ("https://images.example", true), ("http://localhost:8080/a?b#c", true),
            ("/a.png", true), ("a.png", true), ("?a:b", true), ("", true),
            ("data:image/png;base64,iVBORw0KGgo=", true), ("blob:https://x.example/1", true),
            ("http://images.example/a.png", false), ("https://images.example.org/a.png", false),
            ("https://images.example@evil.example/a.png", false),
            ("https://images.example:8443/a.png", false), ("http://localhost/a.png", false),
            ("//images.example/a.png", false), ("/\\images.example/a.png", false),
            ("https:images.example/a.png", false), ("javascript:alert(1)", false),
        ])
    func origins(url: String, isAllowed: Bool) {
        #expect(ImageOrigin.allows(url, by: Self.origins) == isAllowed)
    }

    @Test("is the placeholder if there is no image or its origin is not allowed")
    func placeholder() {
        let view = ImageView()
        #expect(view.shownImage == nil)
        view.placeholder = .symbol("person")
        #expect(view.shownImage == .symbol("person"))
        view.image = .url("https://images.example/a.png")
        #expect(view.shownImage == .symbol("person"))
        let form = Form("Card") { Section() }
        form[0].header = HeaderFooterView<ImageView>(.callback { view })
        let stage = FormStage(FormViewController(form: form))
        #expect(view.shownImage == .symbol("person"))
        #expect(stage.screens.count == 1)
        form.imageOrigins = Self.origins
        #expect(view.shownImage == view.image)
        view.image = .symbol("star")
        #expect(view.shownImage == .symbol("star"))
    }

    @Test("of another view is a symbol, or from an origin that the form allows")
    func allowed() {
        let button = ButtonView()
        #expect(button.allows(.symbol("star")))
        #expect(button.allows(.url("/a.png")))
        #expect(!button.allows(.url("https://images.example/a.png")))
        let form = Form("Card") { Section() }
        form[0].header = HeaderFooterView<ButtonView>(.callback { button })
        form.imageOrigins = Self.origins
        let stage = FormStage(FormViewController(form: form))
        #expect(button.allows(.url("https://images.example/a.png")))
        #expect(stage.screens.count == 1)
        #expect(!button.allows(.url("https://other.example/a.png")))
    }

    @Test("is from an origin of the presenting form, unless the presented form has its own")
    func presented() {
        let form = Form("Card") { Section() }
        form.imageOrigins = Self.origins
        let controller = FormViewController(form: form)
        let stage = FormStage(controller)
        let plain = FormViewController(form: Form("Plain") { Section() })
        controller.present(plain)
        #expect(stage.screens.last?.imageOrigins == Self.origins)
        let own = FormViewController(form: Form("Own") { Section() })
        own.form.imageOrigins = ["https://own.example"]
        controller.present(own)
        #expect(stage.screens.last?.imageOrigins == ["https://own.example"])
    }
}
