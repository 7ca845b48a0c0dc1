/** Fields of companies, prices and statements: specification 2.1, 2.2, 2.6 and 4.1, contract 4. */
import {
  all,
  barTime,
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
  text,
  truth
} from "./forms.ts"

/** The position of a page. */
export const pages = {
  ...all("page, limit, total, total_pages", count),
  ...all("has_next, has_prev", truth)
}

/** 2.1, and the contract's country_code and listed. */
const described = {
  ...all("name, exchange", text),
  ...all("alias_name, sector, country", maybe(text)),
  country_code: maybe(text),
  listed: truth
}
const company = { company_id: integer, symbol: text, ...described }

export const companyList = members({
  companies: listOf(members(company)),
  pagination: members(pages),
  ...all("total, limit, offset", count)
})

/** The variant with the id as text, and `ticker` instead of `symbol`. */
export const companyData = members({
  data: listOf(members({ company_id: text, ticker: text, ...described }))
})

export const companyBody = members({
  ...company,
  ...all("industry, currency, mic_code, isin, website, description", maybe(text))
})

/** 2.2 */
export const pricePoint = members({
  datetime: barTime,
  ...all("open, high, low, close", number),
  volume: count
})

export const interval = oneOf("1day", "1week", "1month")

const series = { ...all("symbol, company_name", text), interval, data: listOf(pricePoint), count }

/** Contract 4. */
export const adjust = oneOf("none", "splits", "all")
const basis = {
  adjust,
  currency: maybe(text),
  ...all("exchange, timezone", text),
  is_last_partial: truth
}

export const recentPrices = members({ ...series, ...basis })

/** Of a page of bars, also on company pages. */
export const historyFields = { ...series, has_more: truth, ...pages, offset: count, ...basis }

export const priceHistory = members(historyFields)

/** Contract 4; also on company pages. */
export const actionFields = {
  symbol: text,
  currency: maybe(text),
  actions: listOf(
    members({
      effective_date: date,
      type: oneOf("split", "dividend", "stock_dividend", "spinoff", "rights"),
      value: number,
      reference_close: maybe(number),
      currency: maybe(text)
    })
  ),
  known_to: maybe(date),
  count
}

export const actionList = members(actionFields)

/** 2.6: the names in the public endpoint's list. */
const publicNames =
  "sales, cost_of_goods, gross_profit, operating_income, net_income, ebit, ebitda, eps_basic, eps_diluted, total_assets, total_current_assets, total_non_current_assets, total_liabilities, total_current_liabilities, total_non_current_liabilities, total_shareholders_equity, cash, inventory, accounts_receivable, operating_cash_flow, investing_cash_flow, financing_cash_flow, free_cash_flow, capital_expenditures"

/** Contract 9: what a statement keeps beside them, of which company pages name the first eight too. */
const namesBeside =
  "pretax_income, research_and_development, selling_general_and_administrative, properties, intangible_assets, goodwill, retained_earnings, common_dividends, short_term_debt, long_term_debt, total_debt, short_term_investments, preferred_stock, non_controlling_interest, interest_expense, income_tax, depreciation_and_amortization, dividends_per_share, stock_based_compensation, share_repurchases, shares_basic, shares_diluted"

export const period = oneOf("Annual", "Quarterly")

/** 2.6: the first members of an element of either endpoint. */
export const periodFields = {
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

/** Contract 4: by `include=lines,provenance`. */
export const included = (names: string) => ({
  lines: members(all(namesBeside, maybe(number))),
  provenance: provenanceOf([names, namesBeside].join(", "))
})

const financials = (beside: Readonly<Record<string, Form>>) =>
  members({
    ...all("symbol, company_name", text),
    period,
    currency: maybe(text),
    statements: listOf(members({ ...periodFields, ...all(publicNames, maybe(number)), ...beside })),
    count
  })

export const publicFinancials = financials({})
export const publicFinancialsWithAll = financials(included(publicNames))
