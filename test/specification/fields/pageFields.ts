/** Fields of company pages: specification 2.6 to 2.8, and of finding a company and its sources by contract 8. */
import {
  all,
  count,
  date,
  type Form,
  instant,
  integer,
  listOf,
  maybe,
  members,
  number,
  text,
  truth
} from "./forms.ts"
import { actionFields, historyFields, included, period, periodFields } from "./companyFields.ts"
import { figures, page, pairing } from "./pageMembers.ts"
/** 2.6, its three tables. */
const incomeStatement =
  "sales, cost_of_goods, gross_profit, research_and_development, selling_general_and_administrative, operating_income, ebit, ebitda, pretax_income, net_income, eps_basic, eps_diluted"
const balanceSheet =
  "total_assets, total_current_assets, cash_and_cash_equivalents, accounts_receivable, inventory, total_non_current_assets, properties, intangible_assets, goodwill, total_liabilities, total_current_liabilities, total_non_current_liabilities, total_shareholders_equity, retained_earnings"
const cashFlow =
  "operating_cash_flow, investing_cash_flow, financing_cash_flow, capital_expenditures, free_cash_flow, common_dividends"

const pageNames = [incomeStatement, balanceSheet, cashFlow].join(", ")

const financials = (beside: Readonly<Record<string, Form>>) =>
  page(
    { statements: listOf(members({ ...periodFields, ...all(pageNames, maybe(number)), ...beside })) },
    { period, count }
  )

export const financialsPage = financials({})
export const financialsPageWithAll = financials(included(pageNames))

/** Contract 8: the history of 4 with the head of a page. */
export const pricesPage = page({}, historyFields)

export const actionsPage = page(
  {},
  {
    ...actionFields,
    is_fund: truth,
    doubtful_steps: listOf(
      members({
        ...all("date, previous_date", date),
        ...all("open, previous_close", number),
        fits: maybe(text)
      })
    ),
    doubtful_spikes: listOf(members({ date, ...all("open, high, low, close", number) }))
  }
)

/** 2.7 */
export const detailPage = page(
  {
    id: integer,
    ...all("name, exchange", text),
    ...all("alias_name, currency, description, ceo, website, sector, industry", maybe(text)),
    ...all("current_price, price_change, price_change_percent", maybe(number)),
    ...all("employees, fiscal_year", maybe(integer)),
    fiscal_date: maybe(date),
    profile: members({
      ...all("market_cap, revenue", maybe(number)),
      ...all("shares_outstanding, employees", maybe(count))
    }),
    margins: figures("gross_margin, ebitda_margin, operating_margin, pretax_margin, net_margin"),
    valuation: figures("pe_ratio, pb_ratio, ps_ratio, ev_ebitda, pfcf_ratio"),
    growth: figures(
      "sales_growth_3y_cagr, sales_growth_5y_cagr, operating_income_growth_3y_cagr, operating_income_growth_5y_cagr, net_income_growth_3y_cagr, net_income_growth_5y_cagr"
    ),
    returns: figures("roa, roe, roic"),
    financial_health: figures("cash, net_debt, debt_to_equity_ratio, interest_coverage_ratio")
  },
  pairing
)

/** 2.8 */
export const slugResult = page({ id: integer, ...all("name, exchange", text), alias_name: maybe(text) })

export const searchResult = members({
  companies: listOf(
    members({ id: integer, ...all("name, symbol, exchange, slug", text), alias_name: maybe(text) })
  )
})

const rows = "read, inserted, changed, unchanged, normalised, refused, doubtful"

/** The contract names no members here: the last run's, and how many runs there were. */
export const sourcesPage = members({
  sources: listOf(
    members(
      {
        source: text,
        kind: text,
        last_run: members({
          run_id: integer,
          ...all("started_at, finished_at", instant),
          ...all(rows, count)
        }),
        ...all("rows, refused, doubtful, failures", count),
        newest_date: maybe(date),
        next_run: maybe(instant),
        licence: maybe(text),
        failed: truth
      },
      { runs: count }
    )
  )
})
