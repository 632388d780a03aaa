import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a picture, which the user chooses as a file.
///
/// ```swift
/// ImageRow("portrait") { row in
///     row.title = "Portrait"
///     row.mediaTypes = ["image/png", "image/jpeg"]
///     row.maximumSize = 2_000_000
/// }
/// ```
///
/// The type is found from the content of the file, not from its name. A file of another type, or
/// one that is too large, is refused with the reason, and the row has no value until the user
/// chooses another file or removes it.
///
/// Files are not part of a form's state. If the session is lost, the user has to choose them again.
public final class ImageRow: _MediaRow<MediaCell>, RowType {
    /// Creates a row for the pictures that browsers show.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            mediaTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]
        }
    }
}

/// Asks for a video, which the user chooses as a file.
///
/// ```swift
/// VideoRow("greeting") { row in
///     row.title = "Greeting"
///     row.maximumSize = 20_000_000
/// }
/// ```
///
/// It behaves like an ``ImageRow``.
public final class VideoRow: _MediaRow<MediaCell>, RowType {
    /// Creates a row for the videos that browsers play.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { mediaTypes = ["video/mp4", "video/webm", "video/quicktime", "video/ogg"] }
    }
}

/// Whether the user can remove a file from a row.
public enum MediaClearAction: String, Hashable, Sendable, Codable, CaseIterable, DocumentValue {
    /// The file can only be replaced.
    case no
    /// A button removes the file.
    case yes
}

/// The logic of an ``ImageRow`` and a ``VideoRow``, for any cell with a control for files.
open class _MediaRow<Cell: MediaCellType>: Row<Cell> {
    // MARK: Settings

    /// The accepted media types, such as `image/png` or `image/*`, or none to accept every picture
    /// and video.
    ///
    /// So does `*/*`. Text that is not a media
    /// type, such as `.jpg`, is reported as a problem of the form, and no file matches it.
    @Setting public final var mediaTypes: [String] = []

    /// The maximum number of bytes.
    @Limited(1...) public final var maximumSize = 10_000_000

    /// Whether the user can remove the file.
    @Setting public final var clearAction = MediaClearAction.yes

    /// The text shown while there is no file, or nil for the accepted types and the maximum size.
    @Setting(isWords: true) public final var placeholder: String?

    /// A conflict if an accepted type is not a media type.
    open override var limitConflict: LimitConflict? {
        super.limitConflict
            ?? mediaTypes.first { !$0.isMediaTypeName }.map {
                LimitConflict(
                    "mediaTypes", $0,
                    because: "it must be a media type, such as image/png or image/*")
            }
    }

    // MARK: Behaviour

    /// True, because a file is never part of a form's state.
    open override var keepsValueSecret: Bool { true }

    /// Requires a file of an accepted type and size, whether the user or the program set it.
    open override var limits: RuleSet<MediaFile> {
        let accepted = accepted
        return super.limits + [
            RuleClosure(valueSchema: nil) { accepted.problem(with: $0.content) }
        ]
    }

    /// The name and the size of the file.
    open override func defaultDisplayText(for file: MediaFile) -> String? {
        "\(file.name), \(accepted.text(ofSize: file.content.count))"
    }

    /// Sets the handlers for user actions in a new cell.
    open override func customSetupCell() {
        super.customSetupCell()
        cell.file.onChoose { [weak self] files in self?.take(files.first) }
        cell.file.onChooseOthers { [weak self] files in self?.take(files.first) }
        cell.clearButton.onPress { [weak self] in self?.take(nil) }
    }

    /// Shows the file, or which files are accepted.
    open override func customUpdateCell() {
        super.customUpdateCell()
        let file = cell.file
        file.mediaTypes = accepted.offeredTypes
        file.maximumSize = accepted.maximumSize
        // Shows the name of a refused file until the user removes it, without its content.
        let refused = unreadInput.map {
            FileReference(name: $0.text, mediaType: "", content: Data())
        }
        file.files = (refused ?? value?.file).map { [$0] } ?? []
        cell.note.text = displayText ?? placeholder ?? accepted.text
        cell.clearButton.title = phrases.text(.mediaRowRemove)
        let hasFile = value != nil || unreadInput != nil
        cell.clearButton.isHidden = clearAction == .no || !hasFile
    }

    private final var accepted: MediaLimits {
        MediaLimits(mediaTypes: mediaTypes, maximumSize: $maximumSize, phrases: phrases)
    }

    /// Takes the file that the user chose, or removes the file if the user may do so.
    ///
    /// The control then shows the row's file again. A refused file can always be removed.
    private final func take(_ file: FileReference?) {
        guard let file else {
            if clearAction == .yes || value == nil { setValue(nil, by: .user) }
            return
        }
        if let problem = accepted.problem(with: file.content) {
            keepUnreadInput(file.name, problem)
            validate()
        } else {
            setValue(MediaFile(file), by: .user)
        }
    }
}
