import RowKit

/// Forms that show what there is: to draw, to fill in, and to read how they are made.
public enum RowExamples {
    /// What makes each form, by name.
    ///
    /// ```swift
    /// await Rows.main(forms: RowExamples.forms)
    /// ```
    ///
    /// - `registration`: what was said before, and what is asked beside.
    /// - `two-steps`: one screen asks, and the next one sums up.
    /// - `sign-up`: rows that come and go with what others hold, and rules over them.
    /// - `guests`: a list to which rows are added.
    /// - `continents`: sections of options.
    /// - `two-fields`: a row of one's own with two fields.
    public static let forms: KeyValuePairs<String, @Sendable () -> FormViewController> = [
        "registration": { UserRegistrationViewController() },
        "two-steps": { ProfileViewController() },
        "sign-up": { SignUpViewController() },
        "guests": { GuestsViewController() },
        "continents": { ContinentsViewController() },
        "two-fields": { TwoFieldsViewController() },
    ]
}
