import RowKit

/// Example forms to draw, to fill in, and to read as source code.
public enum RowExamples {
    /// The forms, by name.
    ///
    /// ```swift
    /// await Rows.main(forms: RowExamples.forms)
    /// ```
    ///
    /// - `registration`: A summary of earlier values, with further questions.
    /// - `two-steps`: A screen that asks for data, followed by a screen with a summary.
    /// - `sign-up`: Rows that are shown or hidden depending on other values, with rules.
    /// - `guests`: A list to which rows can be added.
    /// - `continents`: Sections of options.
    /// - `two-fields`: A custom row with two fields.
    /// - `places`: Rows whose options are loaded and depend on each other.
    /// - `dates`: Days, times, moments and durations, in each kind of row.
    /// - `coffee`: Sliders, steppers, segments, pickers and a header that is an image.
    /// - `message`: Tokens and suggestions.
    /// - `journey`: Cities, each chosen on two consecutive screens.
    /// - `presentations`: Rows that open something, in each possible way.
    /// - `order`: Totals that are calculated while the user enters an order.
    /// - `trip`: Dates that depend on each other.
    /// - `tax`: The income tax of a year, in sixty rows of which half are calculated.
    /// - `clubs`: A club among 10,000 in lists, each filtered by the answer before.
    /// - `sign-up-arabic`: A document in Arabic, from right to left.
    public static let forms: FormList = [
        "registration": { UserRegistrationViewController() },
        "two-steps": { ProfileViewController() },
        "sign-up": { SignUpViewController() },
        "guests": { GuestsViewController() },
        "continents": { ContinentsViewController() },
        "two-fields": { TwoFieldsViewController() },
        "places": { PlacesViewController(cities: CityService.cities) },
        "dates": { DatesViewController() },
        "coffee": { CoffeeViewController() },
        "message": { MessageViewController(subjects: SubjectService.subjects) },
        "journey": { JourneyViewController() },
        "presentations": { PresentationsViewController() },
        "order": { OrderViewController() },
        "trip": { TripViewController() },
        "tax": { TaxViewController() },
        "clubs": { ClubsViewController() },
        // The tests make the form, so it can be made.
        "sign-up-arabic": { (try? ArabicSignUp.form()) ?? Form() },
    ]
}
