/// The title of a form, or the header or footer of a section, that shows values.
final class TextBinding<Owner: Conditional>: TakingDecision {
    /// The texts, in order.
    let texts: [PipedText]
    private let show: (Owner, [String]) -> Void

    /// Creates a binding.
    ///
    /// - Parameter show: Takes the texts with the values that they show.
    init(_ texts: [PipedText], show: @escaping (Owner, [String]) -> Void) {
        self.texts = texts
        self.show = show
    }

    var isFunction: Bool { false }
    var error: ExpressionError? { nil }

    /// The tags and addresses in the texts, in order.
    var tags: [String] { texts.flatMap(\.tags) }

    func result(in form: Form, for owner: any Conditional) -> FacetResult {
        let context = ElementContext(form: form, owner: owner)
        return .typed(texts.map { $0.text(in: context) })
    }

    func take(_ result: FacetResult, of owner: any Conditional) {
        guard case .typed(let texts as [String]) = result, let owner = owner as? Owner,
            let form = owner.graph?.form
        else { return }
        form.update(by: .program) { show(owner, texts) }
    }
}

/// A header or footer that shows values.
struct BoundContent {
    let isHeader: Bool
    let binding: TextBinding<Section>
    /// The content with the texts as they were written.
    let written: any HeaderFooterContent

    /// - Parameter content: Returns the content with texts.
    init(
        isHeader: Bool, _ texts: [PipedText],
        _ content: @escaping ([String]) -> any HeaderFooterContent
    ) {
        self.isHeader = isHeader
        written = content(texts.map(\.source))
        binding = TextBinding(texts) { section, texts in
            if isHeader {
                section.header = content(texts)
            } else {
                section.footer = content(texts)
            }
        }
    }
}

extension Form {
    /// Lets the title show values: `form.bindTitle(to: "Hello {$name}")`.
    ///
    /// `{$tag}` is the text that the row with a tag shows for its value, and `{{$` is `{$`. The form
    /// keeps the title that it had until its rows are there.
    ///
    /// A malformed text is ignored and reported as a problem of the form.
    public func bindTitle(to text: String) {
        do throws(ExpressionError) {
            bindTitle(to: try PipedText(parsing: text))
        } catch {
            report(.malformedCondition(error, at: placeName))
        }
    }

    func bindTitle(to text: PipedText) {
        let binding = TextBinding<Form>([text]) { $0.title = $1[0] }
        titleBinding.map(end)
        titleBinding = binding
        begin(binding)
    }
}

extension Section {
    /// Lets the header show values: `section.bindHeader(to: "Guests of {$host}")`.
    ///
    /// `{$tag}` is the text that the row with a tag shows for its value, and `{{$` is `{$`.
    ///
    /// A malformed text is ignored and reported as a problem of the form.
    public final func bindHeader(to text: String) { bind(text, isHeader: true) }

    /// Lets the footer show values: `section.bindFooter(to: "{$guests.@count} guests")`.
    ///
    /// `{$tag}` is the text that the row with a tag shows for its value, and `{{$` is `{$`.
    ///
    /// A malformed text is ignored and reported as a problem of the form.
    public final func bindFooter(to text: String) { bind(text, isHeader: false) }

    private func bind(_ text: String, isHeader: Bool) {
        do throws(ExpressionError) {
            bind(BoundContent(isHeader: isHeader, [try PipedText(parsing: text)]) { $0[0] })
        } catch {
            report(.malformedCondition(error, at: placeName))
        }
    }

    final func bind(_ content: BoundContent) {
        if let place = boundContents.firstIndex(where: { $0.isHeader == content.isHeader }) {
            end(boundContents.remove(at: place).binding)
        }
        if content.isHeader { header = content.written } else { footer = content.written }
        boundContents.append(content)
        begin(content.binding)
    }

    /// Lets the form decide the header and the footer, if they show values.
    final func beginTexts() { for content in boundContents { begin(content.binding) } }
}
