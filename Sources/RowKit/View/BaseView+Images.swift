extension BaseView {
    /// Whether hosts may draw an image in the view, such as that of an option.
    ///
    /// An image at a URL is drawn only if the form allows its origin (``Form/imageOrigins``).
    public final func allows(_ image: RowImage) -> Bool {
        guard case .url(let url) = image else { return true }
        return ImageOrigin.allows(url, by: screenView?.imageOrigins ?? [])
    }
}
