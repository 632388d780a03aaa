import RowKit
import RowSeals

extension FormSite {
    /// Finds the session of a page without a script, or restores its form for the request.
    func find(
        _ controls: PostedControls, _ address: PageAddress, by makeContext: ContextMaker?
    ) async throws -> FoundSession {
        if let id = controls.joined,
            let session = session(id, form: address.form, address.sealOwner)
        {
            return FoundSession(session: session, id: id, scope: .all)
        }
        if isServerHeld(address.form) {
            return try await lost(address, by: makeContext, as: SessionID())
        }
        let opened = OpenedStates(controls.seals, by: sealer(address))
        var found = try await restored(opened, of: controls, address, by: makeContext)
        found.scope = .all
        return found
    }

    /// Finds the session with which a page continues, or restores it from the page's states.
    ///
    /// # Who holds what
    ///
    /// The session has everything. Each page that shows it holds a state, which lists the changes
    /// that it includes (``StatePast``), and a log of the messages that are not in this state, each
    /// with a number. A page drops a message only when it receives a state that includes it, and
    /// the session performs each message once (``PerformedMessages``). Therefore, a session and a
    /// state can be compared exactly:
    ///
    /// - If the session includes the page's state, it continues. Only messages of the log can be
    ///   new to it.
    /// - If the session is older than the state, because the page had left this node, a session
    ///   restored from the state replaces it. The pages of the old session connect again.
    /// - If each has changes that the other lacks, they are joined row by row, and the user is told
    ///   which rows both have changed.
    /// - If there is no session, it is restored from the states of the page.
    ///
    /// Nothing is lost: what the session has performed is in its state, and what it has not
    /// performed is in the log of the page where it was entered. Secure text and files are in no
    /// state. They stay in controls, or the user is told that they are missing.
    func continued(
        _ controls: PostedControls, _ address: PageAddress, by makeContext: ContextMaker?,
        as id: SessionID, size: Int
    ) async throws -> FoundSession {
        let owner = address.sealOwner
        guard let session = session(id, form: address.form, owner) else {
            let opened = OpenedStates(controls.seals, by: sealer(address))
            var found =
                isServerHeld(address.form)
                ? try await lost(address, by: makeContext, as: id)
                : try await restored(opened, of: controls, address, by: makeContext)
            found.opened = opened
            // A form held by the server has been kept already.
            if found.id == nil { try keep(found.session, as: id, sent: controls, size: size) }
            return found
        }
        // A page that joined a session may not have the query with which its form was opened.
        let address = session.address
        let opened = OpenedStates(controls.seals, by: sealer(address))
        let past = await session.past
        let newer = opened.states.filter { !past.includes($0.past) }
        let isDiscarded = opened.failure?.discards(controls, of: owner) == true
        if isDiscarded || newer.isEmpty {
            // The changes that the page showed may be in a state that cannot be read.
            let isIncluded = controls.known.map(past.includes) == true
            let isLost = isDiscarded || opened.failure != nil && !isIncluded
            let notes = isLost ? [await session.phrases.text(.entriesNotRestored)] : []
            return FoundSession(
                session: session, id: id, scope: isDiscarded ? .nothing : .omitted,
                notes: notes, opened: opened)
        }
        var found = try await restored(
            OpenedStates([await session.current] + newer), of: controls, address, by: makeContext)
        found.opened = opened
        found.session.takeUntold(from: session)
        try keep(found.session, as: id, sent: controls, size: size)
        return found
    }

    /// Makes a new form in place of one that its server has lost.
    private func lost(
        _ address: PageAddress, by makeContext: ContextMaker?, as id: SessionID
    ) async throws -> FoundSession {
        let session = try await held(address, by: makeContext, as: id)
        let note = await session.session.withForm { $0.phrases.text(.entriesLost) }
        return FoundSession(session: session, id: id, notes: [note])
    }

    /// Restores a form from states, or makes a new one if there are none.
    ///
    /// A restored form has the record as it is now and, on it, what the user entered. It keeps the
    /// context with which the user opened it, so that its submission shows that the record has
    /// changed.
    private func restored(
        _ opened: OpenedStates, of controls: PostedControls, _ address: PageAddress,
        by makeContext: ContextMaker?
    ) async throws -> FoundSession {
        guard let (state, changedTwice) = opened.joined else {
            return try await fresh(address, by: makeContext, for: controls, after: opened.failure)
        }
        let isOutdated = try await isOutdated(state.form.context, at: address, by: makeContext)
        let (controller, problems): (FormViewController, [Form.Problem])
        do {
            (controller, problems) = try await forms.controller(restoring: state.form)
        } catch is Form.Problem {
            return try await fresh(address, by: makeContext, for: controls, after: .broken)
        }
        // The page that the user goes on filling in was opened then.
        if let moment = state.form.openedAt { controller.form.openedAt = moment }
        let omitted = Set(state.form.omittedValues)
        let places = problems.map(\.place).filter { !omitted.contains($0) }
        var notes =
            controller.form.notes(.rowsNotRestored, ofKeys: places)
            + controller.form.notes(.changedTwice, ofKeys: changedTwice.lost)
        if opened.failure != nil { notes.append(controller.form.phrases.text(.entriesNotRestored)) }
        let session = await makeSession(
            FormSession(controller: controller), of: address,
            line: StateLine(continuing: state, deciding: changedTwice.parts),
            performed: state.performed)
        return FoundSession(
            session: session, omitted: state.form.omittedParts, notes: notes,
            isOutdated: isOutdated)
    }

    /// Makes a new form, into which the contents of a page's controls are entered.
    private func fresh(
        _ address: PageAddress, by makeContext: ContextMaker?, for controls: PostedControls,
        after failure: SealError?
    ) async throws -> FoundSession {
        let controller = try await controller(address, by: makeContext)
        let isOutdated = controls.context.map { $0 != controller.form.contextHash } == true
        let isDiscarded = failure?.discards(controls, of: address.sealOwner) == true
        let phrase = isDiscarded ? .entriesNotRestored : failure?.phrase
        let notes = phrase.map { [controller.form.phrases.text($0)] } ?? []
        let session = await makeSession(FormSession(controller: controller), of: address)
        return FoundSession(
            session: session, scope: isDiscarded ? .nothing : .all, notes: notes,
            isOutdated: isOutdated, isStateLost: failure != nil)
    }
}

extension SealError {
    /// Whether none of the page's contents are entered.
    ///
    /// The reason is that another owner may have filled them in, and the user does not see them.
    fileprivate func discards(_ controls: PostedControls, of owner: Owner) -> Bool {
        controls.areKept && (self == .foreignOwner || self == .broken && !owner.isUnknown)
    }

    /// The message for the user if the page continues with its controls.
    fileprivate var phrase: Phrases.Key {
        switch self {
        case .expired: .pageExpired
        case .broken, .foreignForm, .foreignOwner, .tooLarge: .pageNotRestored
        }
    }
}
