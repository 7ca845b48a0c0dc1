/** Statements: specification 2.6, contract 4, 8 and 9. */
import {
  all,
  byName,
  count,
  date,
  type Form,
  integer,
  link,
  listOf,
  maybe,
  members,
  number,
  oneOf,
  text
} from "../forms.ts"
import {
  anyCaseChoice,
  choice,
  companyAt,
  ofEach,
  pagesOf,
  plentyPage,
  publicRoot,
  size,
  type Specified,
  symbolAt
} from "../Specified.ts"
import { page } from "../sharedForms.ts"

/** 2.6: the names in the public endpoint's list. */
const publicNames =
  "sales, cost_of_goods, gross_profit, operating_income, net_income, ebit, ebitda, eps_basic, eps_diluted, total_assets, total_current_assets, total_non_current_assets, total_liabilities, total_current_liabilities, total_non_current_liabilities, total_shareholders_equity, cash, inventory, accounts_receivable, operating_cash_flow, investing_cash_flow, financing_cash_flow, free_cash_flow, capital_expenditures"

/** Contract 9: what a statement keeps beside them, of which company pages name the first eight too. */
const namesBeside =
  "pretax_income, research_and_development, selling_general_and_administrative, properties, intangible_assets, goodwill, retained_earnings, common_dividends, short_term_debt, long_term_debt, total_debt, short_term_investments, preferred_stock, non_controlling_interest, interest_expense, income_tax, depreciation_and_amortization, dividends_per_share, stock_based_compensation, share_repurchases, shares_basic, shares_diluted"

const period = oneOf("Annual", "Quarterly")

/** 2.6: the first members of an element of either endpoint. */
const periodFields = {
  fiscal_date: date,
  year: integer,
  quarter: maybe(oneOf(1, 2, 3, 4)),
  period,
  months: oneOf(3, 6, 12),
  currency: text,
  filed_at: maybe(date)
}

/** Contract 4: for each known figure. */
const provenanceOf = (names: string): Form =>
  byName(
    (name) => Object.hasOwn(all(names, number), name),
    members({
      ...all("filing_id, form, tag, derivation", maybe(text)),
      filing_url: maybe(link),
      filed_at: maybe(date)
    })
  )

/** A form whose nullable members are recorded where the same members of statements are. */
const alike =
  (form: Form): Form =>
  (value, path, { faults }) =>
    form(value, path, { faults, known: new Set(), unknown: new Set() })

/** Why a figure is null, by `include=missing`. */
const missingOf = (names: string): Form =>
  byName(
    (name) => Object.hasOwn(all(names, number), name),
    members({
      reason: oneOf("not_reported", "operand_missing", "not_positive"),
      derivation: maybe(text),
      operands: listOf(text)
    })
  )

/** As known on the earlier day, by `against`. */
const changesOf = (names: string): Form =>
  maybe(
    alike(
      byName(
        (name) => Object.hasOwn(all(names, number), name),
        members({
          cause: oneOf("restated", "split", "added", "removed"),
          ...all("value, on_shares", maybe(number)),
          currency: text,
          ...all("filing_id, form, tag, derivation", maybe(text)),
          filing_url: maybe(link),
          filed_at: maybe(date)
        })
      )
    )
  )

const filings = listOf(
  members({ ...all("filing_id, form", maybe(text)), filing_url: maybe(link), filed_at: maybe(date) })
)

/** Contract 4: by `include=lines,provenance`; with `missing` also why the others are null. */
const included = (names: string) => {
  const every = [names, namesBeside].join(", ")
  return {
    lines: members(all(namesBeside, maybe(number))),
    provenance: provenanceOf(every),
    missing: missingOf(every),
    filings
  }
}

const { period: _, ...twelveMonthsFields } = periodFields

/** By `include=trailing`. */
const twelveMonthsOf = (names: string): Form =>
  alike(maybe(members({ ...twelveMonthsFields, ...all(names, maybe(number)), ...included(names) })))

const trailingOf = (names: string) => ({
  trailing: twelveMonthsOf(names),
  trailing_before: twelveMonthsOf(names)
})

const comparedOf = (names: string) => ({
  ...included(names),
  changes: changesOf([names, namesBeside].join(", "))
})

const publicOf = (beside: Readonly<Record<string, Form>>, more: Readonly<Record<string, Form>> = {}) =>
  members({
    ...all("symbol, company_name", text),
    period,
    currency: maybe(text),
    statements: listOf(members({ ...periodFields, ...all(publicNames, maybe(number)), ...beside })),
    ...more,
    count
  })

const publicFinancials = publicOf({})

const publicFinancialsWithAll = publicOf(comparedOf(publicNames), trailingOf(publicNames))

/** 2.6, its three tables. */
const incomeStatement =
  "sales, cost_of_goods, gross_profit, research_and_development, selling_general_and_administrative, operating_income, ebit, ebitda, pretax_income, net_income, eps_basic, eps_diluted"

const balanceSheet =
  "total_assets, total_current_assets, cash_and_cash_equivalents, accounts_receivable, inventory, total_non_current_assets, properties, intangible_assets, goodwill, total_liabilities, total_current_liabilities, total_non_current_liabilities, total_shareholders_equity, retained_earnings"

const cashFlow =
  "operating_cash_flow, investing_cash_flow, financing_cash_flow, capital_expenditures, free_cash_flow, common_dividends"

const pageNames = [incomeStatement, balanceSheet, cashFlow].join(", ")

const pageOf = (beside: Readonly<Record<string, Form>>, more: Readonly<Record<string, Form>> = {}) =>
  page(
    {
      statements: listOf(members({ ...periodFields, ...all(pageNames, maybe(number)), ...beside })),
      ...more
    },
    { period, count }
  )

const financialsPage = pageOf({})

const financialsPageWithAll = pageOf(comparedOf(pageNames), trailingOf(pageNames))

const periods = ["Annual", "Quarterly"]

const roots = [`${publicRoot}/financial/companies/PLENTY/financials`, `${plentyPage}/financials`]

export const specified: Specified = {
  operations: [
    symbolAt(
      "read:financial",
      `${publicRoot}/financial/companies/{symbol}/financials`,
      "?include=provenance",
      "period=Weekly"
    ),
    companyAt("/financials", "", "period=Weekly")
  ],
  answers: [
    {
      name: "statements",
      form: publicFinancials,
      paths: periods.flatMap((one) =>
        ofEach(`${publicRoot}/financial/companies/`, `/financials?years=20&period=${one}`)
      )
    },
    {
      name: "statements with their other lines and all that explains them",
      form: publicFinancialsWithAll,
      paths: periods.flatMap((one) =>
        ofEach(
          `${publicRoot}/financial/companies/`,
          `/financials?years=20&period=${one}&include=lines,provenance,missing,trailing&against=2023-05-31`
        )
      )
    },
    {
      name: "a page of statements",
      form: financialsPage,
      paths: periods.flatMap((one) => pagesOf(`/financials?years=20&period=${one}`))
    },
    {
      name: "a page of statements with their other lines and all that explains them",
      form: financialsPageWithAll,
      paths: periods.flatMap((one) =>
        pagesOf(
          `/financials?years=20&period=${one}&include=lines,provenance,missing,trailing&against=2023-05-31`
        )
      )
    }
  ],
  sizes: roots.map((root) => size(root, "years", [1, 20], 5, (_) => _.statements.length)),
  choices: roots.flatMap((root) => [
    anyCaseChoice(root, "period", periods),
    choice(root, "adjust", ["splits", "none"])
  ])
}
