import RowKit

/// A screen for choosing one of a row's options.
///
/// Each option is a row with a checkmark.
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

/// A screen for choosing any number of a row's options.
///
/// Each option is a row with a checkmark.
open class MultipleSelectorViewController<Owner: OptionsProviderRow>:
    MultipleSelectorViewControllerOf<ListCheckRow<Owner.Option>, Owner>
where Owner.Option: Hashable, Owner.Cell.Value == Set<Owner.Option> {}
