import RowKit

/// A screen on which one of a row's options is chosen, each a row with a checkmark.
///
/// ```swift
/// row.presentationMode = .show(
///     controllerProvider: .callback {
///         let screen = PushRow<String>.Selector { _ in print("dismissed") }
///         screen.enableDeselection = false
///         return screen
///     })
/// ```
open class SelectorViewController<Owner: OptionsProviderRow>: SelectorViewControllerOf<
    ListCheckRow<Owner.Option>, Owner
>
where Owner.Cell.Value == Owner.Option {}

/// A screen on which any number of a row's options is chosen, each a row with a checkmark.
open class MultipleSelectorViewController<Owner: OptionsProviderRow>:
    MultipleSelectorViewControllerOf<ListCheckRow<Owner.Option>, Owner>
where Owner.Option: Hashable, Owner.Cell.Value == Set<Owner.Option> {}
