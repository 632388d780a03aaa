import RowKit
import WebHost

// The forms that `rows serve` serves.

extension VerbCall {
    /// The forms to serve: those named by the operands, or all of the program's own.
    ///
    /// - Parameter phrases: The phrases to use instead of the forms' own, or nil.
    /// - Returns: The forms, or nil if a form has problems, which have been printed.
    nonisolated(nonsending) func servedForms(
        in phrases: Phrases?
    ) async throws(CommandFailure) -> ServedForms? {
        var forms = ServedForms(try program.factory())
        let operands = arguments.operands.isEmpty ? program.forms.names : arguments.operands
        var isFaultless = true
        for (place, operand) in operands.enumerated() {
            guard !operands[..<place].contains(operand) else {
                throw .usageError("\(operand) is given twice")
            }
            let problems: [String]
            var name = operand
            let isOwn = program.forms.contains(operand)
            if isOwn {
                problems = self.problems(of: try await form(operand, in: phrases))
                forms.add(operand, of: program.forms)
            } else {
                let document = try document(operand)
                problems = self.problems(
                    of: form(of: document, by: try program.factory()))
                name = forms.add(document, at: operand, of: environment.files)
            }
            let advice = "; a document is named after its file, so rename the file"
            guard FormSite.canServe(name) else {
                throw .usageError(
                    "\(operand): a form cannot be called \(name.quoted)\(isOwn ? "" : advice)")
            }
            guard !showsGallery || name != Gallery.rowsPath else {
                throw .usageError(
                    "\(operand): a form cannot be called \(name.quoted) beside the gallery; name "
                        + "the forms to serve, or rename this one")
            }
            guard !forms.list.repeatedNames.contains(name) else {
                throw .usageError("two forms are called \(name.quoted)\(advice)")
            }
            program.note(RowsProgram.lines(about: operand, problems))
            if !problems.isEmpty { isFaultless = false }
        }
        return isFaultless ? forms : nil
    }

    /// Whether the gallery is served beside the forms.
    var showsGallery: Bool {
        arguments.operands.isEmpty && !arguments.has(ServeVerb.together)
    }

    private func problems(of form: Result<FormViewController, FormFailure>) -> [String] {
        switch form {
        case .failure(let failure): failure.lines
        case .success(let controller): problems(of: controller)
        }
    }

    /// The gallery, or nil if only certain forms are served.
    func gallery(
        keys: SealKeys, settings: FormSite.Settings, phrases: Phrases?
    ) throws(CommandFailure) -> Gallery? {
        guard showsGallery else { return nil }
        return Gallery(
            try program.factory(), forms: program.forms, phrases: phrases,
            articles: environment.packageSources.map(ArticleFolder.init), keys: keys,
            settings: settings)
    }

    /// Reloads saved documents, so that their pages continue with the new form.
    func reload(_ forms: ServedForms, of site: FormSite) {
        for change in forms.changes(self) {
            switch change {
            case .saved(let form, let path):
                program.note(["Reloaded \(path.onOneLine)."])
                site.reload(form)
            case .invalid(let path, let problems):
                program.note(RowsProgram.lines(about: path, problems))
            case .unreadable(let path, let reason):
                program.note([
                    "\(path.onOneLine) cannot be read: \(reason); the previous version is still "
                        + "served"
                ])
            }
        }
    }
}
