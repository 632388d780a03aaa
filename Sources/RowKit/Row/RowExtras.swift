/// What few rows have, allocated when the first of it is set.
final class RowExtras {
    var leadingSwipe = SwipeConfiguration()
    var trailingSwipe = SwipeConfiguration()
    /// The expressions that decide settings.
    var bindings: [SettingBinding] = []
    /// What decides the options, or nil if nothing does.
    var optionsDecision: (any TakingDecision)?
}
