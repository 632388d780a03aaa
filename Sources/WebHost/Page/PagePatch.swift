import RowKit

/// Changes in the client's JSON format.
struct PagePatch: Sendable {
    /// The number of the changes, or nil if the patch belongs to no sequence.
    let number: Int?
    private(set) var json: [UInt8]
    /// The topmost screen, if a form has requested a submission that has not begun yet.
    private(set) var submittedScreen: ViewID?
    /// The reason why the action that caused the patch was refused, or nil if it was performed.
    private(set) var refusal: ViewRefusal?
    /// The last change of the state that the page knows once it has received the patch, or nil if
    /// the patch contains none.
    private(set) var moment: StatePast.Moment?

    /// Writes the outcome of a submission.
    init(_ outcome: SubmissionOutcome) { (number, json) = (nil, outcome.json(done: nil)) }

    /// Uses the JSON of operations that belong to no sequence.
    init(json: [UInt8]) { (number, self.json) = (nil, json) }

    /// Writes parts of the state alone.
    init(_ parts: [StateLine.Part]) {
        number = nil
        var json = JSONWriter()
        json.raw("{\"ops\":[]")
        json.writeState(parts)
        json.raw("}")
        self.json = json.bytes
    }

    /// Writes the changes of a stage.
    init(
        _ changes: ViewChanges, of stage: FormStage, at place: PagePlace, summarizing: ViewID?,
        parts: [StateLine.Part]
    ) {
        (number, refusal, moment) = (changes.number, changes.refusal, parts.last?.moment)
        submittedScreen = stage.isSubmissionRequested ? stage.screens.last?.id : nil
        var json = JSONWriter()
        json.raw("{\"number\":")
        json.number(changes.number)
        json.raw(",\"ops\":")
        json.append(
            PatchWriter.operations(
                for: changes, of: stage, at: place, summarizing: summarizing
            ).bytes[...])
        json.writeState(parts)
        if let refusal {
            json.write(refusal, stage.controller.form.phrases)
        }
        json.raw("}")
        self.json = json.bytes
    }

    /// Marks a response without changes, which follows earlier changes.
    mutating func follow() {
        json.replaceSubrange(..<"{\"number\"".utf8.count, with: "{\"at\"".utf8)
    }

    /// Returns the patch as a push.
    func json(push number: Int) -> [UInt8] {
        Array("{\"push\":\(number),".utf8) + json.dropFirst()
    }
}

extension JSONWriter {
    /// Writes the member with parts of the state, if there are any.
    mutating func writeState(_ parts: [StateLine.Part]) {
        if parts.isEmpty { return }
        raw(",\"state\":[")
        for (index, part) in parts.enumerated() {
            raw(index > 0 ? ",{\"line\":" : "{\"line\":")
            string(part.line)
            raw(",\"n\":")
            number(part.number)
            raw(",\"seal\":")
            string(part.text)
            raw("}")
        }
        raw("]")
    }

    /// Writes the members with the reason of a refusal: one for programmers, and one for the user
    /// unless the reason is obvious.
    mutating func write(_ refusal: ViewRefusal, _ phrases: Phrases) {
        raw(",\"refusal\":")
        string(refusal.message)
        if refusal.isObvious { return }
        raw(",\"sentence\":")
        string(refusal.text(by: phrases))
    }

    /// Writes the member with the notes about refused input, as sentences.
    mutating func write(refused notes: [String]) {
        raw(",\"refused\":[")
        for (index, note) in notes.enumerated() {
            if index > 0 { raw(",") }
            string(note)
        }
        raw("]")
    }

    /// Writes the member with pushes that have not been sent.
    mutating func write(before pushes: [[UInt8]]) {
        raw(",\"before\":[")
        for (index, push) in pushes.enumerated() {
            if index > 0 { raw(",") }
            append(push[...])
        }
        raw("]")
    }
}
