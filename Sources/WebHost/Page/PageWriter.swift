import RowKit
import RowSeals

/// The page around the screens of a form.
struct PageWriter {
    /// The path of the form.
    let path: String
    /// The path of the page's session.
    let sessionPath: String
    /// The session, if other pages may show it, too.
    let joined: SessionID?
    /// The paths of the style sheet and the script.
    let assets: PageAssets
    /// The sealed state, or nil if the page holds none.
    let part: StateLine.Part?
    /// Messages about submissions and parts that were not restored, as sentences.
    var notes: [String] = []
    /// The input that the form refused.
    var refused = RefusedInput()
    /// The screen whose errors are listed.
    var summarized: ViewID?
    /// The part of a long list that the user of a page without a script requested.
    var window: WindowRequest?
    /// The name of the form.
    let form: String
    /// The parts of the page around the form, or nil if there are none.
    var frame: PageFrame?
    var place = PagePlace.page
    /// Distinguishes posts of this page from those of all other pages.
    private let nonce = SessionID()

    /// Returns the page as a complete document.
    func document(of stage: FormStage) -> [UInt8] {
        let phrases = stage.controller.form.phrases
        var page = PageRenderer(phrases: phrases, capacity: Self.expectedSize(of: stage))
        page.refused = RefusedControls(refused, on: stage)
        let title = stage.pageTitle(summarizing: summarized, refused: page.refused)
        Self.writeHead(title.isEmpty ? path : title, to: &page)
        Self.writeStart(assets, to: &page.html)
        frame?.writeStart(form, &page.html)
        writeForm(of: stage, to: &page)
        frame?.writeEnd(form, &page.html)
        page.html.markup("</body></html>\n")
        if joined != nil { DrawnCells.keep(&page, of: stage) }
        return page.html.bytes
    }

    /// Writes the beginning of a document up to its title.
    static func writeHead(_ title: String, to page: inout PageRenderer) {
        page.html.markup("<!doctype html>\n<html")
        writeLanguage(to: &page)
        page.html.markup("><head><meta charset=\"utf-8\">")
        page.html.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        page.html.markup("<meta name=\"color-scheme\" content=\"light dark\"><title>")
        page.html.text(title)
        page.html.markup("</title>")
    }

    /// Writes the rest of a document's head, and the start of its body.
    static func writeStart(_ assets: PageAssets, to html: inout HTMLWriter) {
        html.markup("<link rel=\"stylesheet\"")
        html.attribute("href", assets.style)
        if let frame = assets.frame {
            html.markup("><link rel=\"stylesheet\"")
            html.attribute("href", frame.style)
            html.markup("><script type=\"module\"")
            html.attribute("src", frame.script)
            html.markup("></script")
        }
        html.markup("><link rel=\"icon\"")
        html.attribute("href", assets.icon)
        html.markup("></head><body class=\"rowkit-page\">")
    }

    /// Writes attributes with the language and the direction of the form.
    private static func writeLanguage(to page: inout PageRenderer) {
        let formats = page.phrases.formats
        page.html.attribute("lang", formats.language)
        page.html.attribute("dir", formats.textDirection == .rightToLeft ? "rtl" : "ltr")
    }

    /// Returns the form with its script, as a part of another page.
    func fragment(of stage: FormStage) -> [UInt8] {
        var page = PageRenderer(
            phrases: stage.controller.form.phrases, place: place,
            capacity: Self.expectedSize(of: stage))
        writeForm(of: stage, to: &page)
        if joined != nil { DrawnCells.keep(&page, of: stage) }
        return page.html.bytes
    }

    private func writeForm(of stage: FormStage, to page: inout PageRenderer) {
        let phrases = page.phrases
        page.html.markup("<form class=\"rowkit\" method=\"post\"")
        page.html.elementID("id", "rowkit")
        if !place.isWhole { Self.writeLanguage(to: &page) }
        page.html.markup(" enctype=\"multipart/form-data\" novalidate")
        page.html.attribute("action", path)
        page.html.attribute("data-session", sessionPath)
        if let part { page.html.attribute("data-shown", part.moment.description) }
        page.html.attribute("data-offline", phrases.text(.reconnecting))
        page.html.attribute("data-sending", phrases.text(.sending))
        page.html.attribute(
            "data-not-done", phrases.text(.notDone, ["actions": .text("{actions}")]))
        page.html.attribute(
            "data-about",
            phrases.text(.noteAbout, ["title": .text("{title}"), "text": .text("{text}")]))
        page.html.attribute("data-too-large", phrases.text(.filesTooLarge))
        page.html.attribute("data-unreadable", phrases.text(.filesUnreadable))
        page.html.attribute("data-sign-in", phrases.text(.signInAgain))
        page.html.attribute("data-gone", phrases.text(.formGone))
        page.html.attribute("data-copy", phrases.text(.copyEntries))
        page.html.markup("><input type=\"hidden\" name=\"_state\" autocomplete=\"off\"")
        page.html.attribute("value", part?.text ?? "")
        page.html.markup("><input type=\"hidden\" name=\"_nonce\" autocomplete=\"off\"")
        page.html.attribute("value", nonce.description)
        if let context = stage.controller.form.contextHash {
            page.html.markup("><input type=\"hidden\" name=\"_context\" autocomplete=\"off\"")
            page.html.attribute("value", context)
            page.html.markup("><input type=\"hidden\" name=\"_shown\" autocomplete=\"off\"")
            page.html.attribute("value", ShownControls.text(of: stage))
        }
        if let joined {
            page.html.markup("><input type=\"hidden\" name=\"_joined\" autocomplete=\"off\"")
            page.html.attribute("value", joined.description)
        }
        if !place.isWhole {
            page.html.markup("><input type=\"hidden\" name=\"_prefix\" autocomplete=\"off\"")
            page.html.attribute("value", place.prefix)
        }
        page.html.markup("><button class=\"commit\" name=\"_commit\" tabindex=\"-1\"")
        page.html.markup(" aria-hidden=\"true\">")
        page.html.text(phrases.text(.submit))
        page.html.markup("</button><div class=\"screens\"")
        page.html.elementID("id", ViewID.screens.text)
        page.html.markup(">")
        let start = page.html.count
        if let window { page.windows[window.view] = window.place }
        // The stage is drawn only once if no other page shows the session.
        if joined != nil, refused.isEmpty { DrawnCells.prepare(&page, for: stage) }
        Self.writeScreens(of: stage, summarizing: summarized, to: &page)
        let drawing = DrawingHash(of: page.html[start...])
        page.html.markup("</div><input type=\"hidden\" name=\"_drawn\" autocomplete=\"off\"")
        page.html.attribute("value", drawing.description)
        page.html.markup("></form><div class=\"rowkit-status\" role=\"status\"")
        page.html.elementID("id", "rowkit-status")
        page.html.markup(">")
        for note in notes + page.refused.notes {
            page.html.markup("<p>")
            page.html.text(note)
            page.html.markup("</p>")
        }
        page.html.markup("</div><div class=\"rowkit-speech\" role=\"status\"></div>")
        page.html.markup("<button class=\"rowkit-retry\" type=\"button\" hidden>")
        page.html.text(phrases.text(.tryAgain))
        page.html.markup("</button>")
        page.html.markup("<script type=\"module\"")
        page.html.attribute("src", assets.script)
        page.html.markup("></script>")
    }

    /// The estimated size of the screens in bytes, for which memory is reserved.
    ///
    /// A row usually takes 300 to 500 bytes.
    static func expectedSize(of stage: FormStage) -> Int {
        let sections = stage.screens.lazy.flatMap(\.sections)
        return sections.reduce(8 << 10) { $0 + $1.rows.count << 9 }
    }

    static func writeScreens(
        of stage: FormStage, summarizing summarized: ViewID?, to page: inout PageRenderer
    ) {
        let screens = stage.screens
        for (index, screen) in screens.enumerated() {
            let cover = screens[(index + 1)...]
            page.cover =
                cover.isEmpty
                ? .none : cover.contains { $0.presentation == .show } ? .hidden : .inert
            page.summarized = summarized
            page.draw(screen)
        }
        page.cover = .none
    }
}

/// The paths of the files that a page loads.
struct PageAssets {
    let style: String
    let script: String
    /// The path of the icon that browsers show for a page.
    let icon: String
    /// The paths of the style sheet and the script of the page around the forms, or nil if there is
    /// none.
    let frame: (style: String, script: String)?
}

extension Form {
    /// The hash of the context from which the form was made, or nil if it has none.
    ///
    /// A page states it without a seal, so that it can be compared if the key of the page is lost.
    var contextHash: String? { context.map { ContentHash(of: Array($0.text.utf8)).description } }
}
