import RowKit
import StandardRows

/// The income tax, the credits that reduce it, the exemption of the old, and the social charge.
extension TaxViewController {
    var taxBeforeCredits: Section {
        Section("Income tax before credits")
            <<< amount(
                "household", "Total income", calculated: "round($gross + coalesce($sGross, 0), 2)")
            <<< amount(
                "income", "Your income after relief",
                calculated: """
                    round(max(0, $gross - coalesce(min($pension, $pensionMax), 0) - \
                    coalesce($homeRelief, 0)), 2)
                    """)
            <<< amount(
                "taxable", "Taxable income", calculated: "round($income + coalesce($sGross, 0), 2)")
            <<< amount(
                "increase", "Increase of the rate band for two incomes",
                calculated: """
                    if($carerMax > 0.2 * max(0, min($taxable - 51000, 33000, $income, $sGross)), \
                    0, min(33000, $income, $sGross))
                    """,
                hidden: "NOT $joint")
            <<< amount(
                "band", "Rate band",
                calculated: """
                    round(if($joint, 51000 + $increase, if($status == 'Single parent', 46000, \
                    42000)), 2)
                    """)
            <<< amount(
                "tax20", "Tax at 20%", calculated: "round(0.2 * min($taxable, $band), 2)")
            <<< amount(
                "tax40", "Tax at 40%", calculated: "round(0.4 * max(0, $taxable - $band), 2)")
            <<< amount("grossTax", "Gross tax", calculated: "round($tax20 + $tax40, 2)")
    }

    var credits: Section {
        Section("Tax credits") { section in
            section.bindFooter(to: "They reduce the gross tax of {$grossTax}.")
        }
            <<< amount(
                "personal", "Personal credit, with that of a single parent",
                calculated: "if($joint, 3750, if($status == 'Single parent', 3625, 1875))")
            <<< amount(
                "employee", "Employee credit",
                calculated: "round(min(1875, 0.2 * coalesce($wages, 0)), 2)")
            <<< amount(
                "sEmployee", "Employee credit of your spouse",
                calculated: "round(min(1875, 0.2 * coalesce($sWages, 0)), 2)",
                hidden: "NOT $joint")
            <<< amount(
                "ageCredit", "Age credit",
                calculated: "if($age >= 65 OR $sAge >= 65, if($joint, 490, 245), 0)")
            <<< amount(
                "carerCredit", "Home carer credit", calculated: "if($increase == 0, $carerMax, 0)",
                hidden: "NOT $carer")
            <<< amount(
                "tuition", "Relief for tuition fees",
                calculated: "round(0.2 * max(0, min($fees, 7000) - if($fullTime, 3000, 1500)), 2)",
                hidden: "$fees == nil")
            <<< amount(
                "credits", "All credits but that for rent",
                calculated: """
                    round($personal + $employee + coalesce($sEmployee, 0) + $ageCredit + \
                    coalesce($carerCredit, 0) + coalesce($tuition, 0), 2)
                    """)
            <<< amount(
                "beforeRent", "Tax before the rent credit",
                calculated: "round(max(0, $grossTax - $credits), 2)")
            <<< amount(
                "rentCredit", "Rent credit",
                calculated: "round(min(0.2 * $rent, if($joint, 2000, 1000), $beforeRent), 2)",
                hidden: "$rent == nil")
            <<< amount(
                "normal", "Tax with these credits",
                calculated: "round($beforeRent - coalesce($rentCredit, 0), 2)")
    }

    var exemption: Section {
        Section("From the age of 65") { $0.hidden = "$ageCredit == 0" }
            <<< amount(
                "limit", "Exemption limit",
                calculated: """
                    if($joint, 36000, 18000) + 575 * min(coalesce($children, 0), 2) + \
                    830 * max(0, coalesce($children, 0) - 2)
                    """)
            <<< fact("exempt", "Exempt from income tax", calculated: "$household <= $limit")
            <<< amount(
                "marginal", "Tax with marginal relief",
                calculated:
                    "if($household <= 2 * $limit, round(0.4 * ($household - $limit), 2), nil)",
                hidden: "$exempt")
    }

    var socialCharge: Section {
        Section(
            header: "Universal Social Charge", footer: "Nothing is charged on 13,000 and less.")
            <<< fact(
                "reduced", "Reduced rates",
                calculated: "($age >= 70 OR $medical) AND $gross <= 60000")
            <<< amount(
                "uscBase", "Income liable to the charge",
                calculated: "if($gross > 13000, $gross, 0)")
            <<< amount(
                "usc1", "0.5% of the first 12,012",
                calculated: "round(0.005 * min($uscBase, 12012), 2)")
            <<< amount(
                "usc2", "2% of the next part",
                calculated: """
                    round(0.02 * max(0, min($uscBase, if($reduced, 60000, 25760)) - 12012), 2)
                    """)
            <<< amount(
                "usc3", "4% of the part up to 70,044",
                calculated: "round(0.04 * max(0, min($uscBase, 70044) - 25760), 2)",
                hidden: "$reduced")
            <<< amount(
                "usc4", "8% of the rest",
                calculated: "round(0.08 * max(0, $uscBase - 70044), 2)", hidden: "$reduced")
            <<< amount(
                "usc", "Universal Social Charge",
                calculated: "round($usc1 + $usc2 + coalesce($usc3, 0) + coalesce($usc4, 0), 2)")
    }
}
