extension DocumentObject {
    /// Reads the swipe actions of one edge of a row, or returns nil if they are missing or invalid.
    mutating func readSwipe(
        _ name: DocumentName, from registry: RowRegistry
    ) -> SwipeConfiguration? {
        guard has(name) else { return nil }
        return readAll(name) { json, problems -> SwipeConfiguration? in
            do throws(DocumentDiagnostic) {
                var object = try DocumentObject(
                    json, "swipe", known: [.actions, .performsFirstActionWithFullSwipe])
                object.mustHave(.actions)
                let known = registry.actions
                var swipe = SwipeConfiguration()
                swipe.actions = object.readEach(.actions) { _, json, problems in
                    Self.action(from: json, among: known, &problems)
                }
                swipe.performsFirstActionWithFullSwipe =
                    object.read(.performsFirstActionWithFullSwipe) ?? false
                problems += object.problems
                return swipe
            } catch {
                problems.append(error)
                return nil
            }
        } ?? nil
    }

    private static func action(
        from json: JSONValue, among known: [RowAction], _ problems: inout [DocumentDiagnostic]
    ) -> SwipeAction? {
        do throws(DocumentDiagnostic) {
            var object = try DocumentObject(
                json, "swipe action", known: [.action, .title, .image, .color])
            let named = object.require(.action, as: String.self).flatMap { name in
                object.read(.action) { _ throws(DocumentDiagnostic) in
                    guard let action = known.first(where: { $0.name == name }) else {
                        throw .unnamed(
                            "swipe action", name, among: known.map(\.name),
                            none: "no plugin of the program contributes any")
                    }
                    return action
                }
            }
            let title = object.readTitle()
            let image: RowImage? = object.read(.image)
            let color: RowColor? = object.read(.color)
            problems += object.problems
            guard let named, let title else { return nil }
            let action = SwipeAction(named, title: title)
            action.image = image
            action.actionBackgroundColor = color
            return action
        } catch {
            problems.append(error)
            return nil
        }
    }

    /// Reads a required title, which must not be empty.
    mutating func readTitle() -> String? {
        mustHave(.title)
        return read(.title) { json throws(DocumentDiagnostic) in
            let title = try String(documentValue: json)
            guard !title.isEmpty else { throw .expected("a title", found: json) }
            return title
        }
    }
}

extension SwipeConfiguration {
    /// The actions in a document, or nil if there are none that a document can contain.
    var document: JSONValue? {
        let actions = actions.compactMap(\.document)
        guard !actions.isEmpty else { return nil }
        var members: [DocumentName: JSONValue] = [.actions: .array(actions)]
        // If the first action is left out, another one becomes the first.
        if performsFirstActionWithFullSwipe, self.actions.first?.document != nil {
            members[.performsFirstActionWithFullSwipe] = true
        }
        return JSONValue(members)
    }
}

extension SwipeAction {
    /// The action in a document, or nil if it can only be made in Swift.
    var document: JSONValue? {
        guard let documentName, let title, !title.isEmpty else { return nil }
        var members: [DocumentName: JSONValue] = [
            .action: .string(documentName), .title: .string(title),
        ]
        members[.image] = image?.documentValue()
        members[.color] = actionBackgroundColor?.documentValue()
        return JSONValue(members)
    }
}
