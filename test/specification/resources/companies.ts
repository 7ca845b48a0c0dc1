/** Companies: specification 2.1, 2.6 to 2.8, contract 4 and 8, and of finding a company by contract 8. */
import { all, count, date, integer, listOf, maybe, members, number, orNull, text, truth } from "../forms.ts"
import {
  companyAt,
  listAt,
  ofEach,
  pagesOf,
  pagesRoot,
  position,
  publicRoot,
  size,
  symbolAt,
  type Specified
} from "../Specified.ts"
import { figures, page, pages, pairing } from "../sharedForms.ts"

/** 2.1, and the contract's country_code and listed. */
const described = {
  ...all("name, exchange", text),
  ...all("alias_name, sector, country", maybe(text)),
  country_code: maybe(text),
  listed: truth
}

const company = { company_id: integer, symbol: text, ...described }

const companyList = members({
  companies: listOf(members(company)),
  pagination: members(pages),
  ...all("total, limit, offset", count)
})

/** The variant with the id as text, and `ticker` instead of `symbol`. */
const companyData = members({
  data: listOf(members({ company_id: text, ticker: text, ...described }))
})

const companyBody = members({
  ...company,
  ...all("industry, currency, mic_code, isin, website, description", maybe(text))
})

/** 2.7 */
const detailPage = page(
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
  {
    ...pairing,
    former_names: listOf(members({ name: text, ...all("from, to", orNull(date)) }))
  }
)

/** 2.8 */
const slugResult = page({
  id: integer,
  ...all("name, exchange", text),
  ...all("alias_name, sector", maybe(text)),
  currency: orNull(text),
  listed: truth
})

const searchResult = members({
  companies: listOf(
    members({
      id: integer,
      ...all("name, symbol, exchange, slug", text),
      alias_name: maybe(text),
      found_by: maybe(members({ type: text, value: text }))
    })
  )
})

/** `period` is a month's first day. */
const firstOfMonth = (value: unknown): boolean => typeof value === "string" && /^\d{4}-\d{2}-01$/.test(value)

const snapshotPage = page({
  ...all("name, exchange", text),
  currency: maybe(text),
  ...pairing,
  // Contract 12.
  sessions_since: maybe(count),
  calendar: maybe(text),
  price: members({
    ...all("current, change, change_percent, open, high, low, previous_close", maybe(number)),
    volume: maybe(count)
  }),
  range_52w: members({ ...all("high, low", maybe(number)), ...all("high_date, low_date", maybe(date)) }),
  ...all("average_volume_20d, average_volume_50d", maybe(count)),
  returns: figures("1w, 1m, 3m, 6m, ytd, 1y"),
  market: members({
    ...all("market_cap, pe_ratio, pb_ratio, dividend_yield, beta", maybe(number)),
    shares_outstanding: maybe(count)
  }),
  recommendations: listOf(
    members({
      period: (value, path, found) => {
        date(value, path, found)
        if (!firstOfMonth(value)) found.faults.push(`${path}: ${String(value)} is no first of a month`)
      },
      ...all("strong_buy, buy, hold, sell, strong_sell", count)
    })
  ),
  target_price: members({ ...all("average, median, high, low", maybe(number)), expert_count: count })
})

export const specified: Specified = {
  operations: [
    listAt("read:financial", "/financial/companies", "limit=101"),
    {
      ...symbolAt("read:financial", `${publicRoot}/financial/companies/{symbol}`, "", "years=0"),
      // It has no parameter of its own.
      invalid: `${publicRoot}/financial/companies/ACME/financials?years=0`
    },
    companyAt("", "", "as_of=2024-13-01"),
    {
      method: "GET",
      path: `${pagesRoot}/companies/by-slug/{slug}`,
      access: "open",
      request: `${pagesRoot}/companies/by-slug/acme-inc`,
      absent: `${pagesRoot}/companies/by-slug/nobody-inc`,
      detail: "Company not found: nobody-inc",
      invalid: `${pagesRoot}/companies/one`,
      loc: ["path", "company_id"]
    },
    companyAt("/snapshot", "", "as_of=x")
  ],
  added: [`GET ${pagesRoot}/companies`],
  answers: [
    {
      name: "companies",
      form: companyList,
      paths: ["", "?page=2&limit=2", "?offset=1", "?search=bare", "?search=nobody"].map(
        (query) => `${publicRoot}/financial/companies${query}`
      )
    },
    {
      name: "companies as data",
      form: companyData,
      paths: [`${publicRoot}/financial/companies?variant=data`]
    },
    {
      name: "a company by symbol",
      form: companyBody,
      paths: ofEach(`${publicRoot}/financial/companies/`, ""),
      neverNull: ["currency", "mic_code"]
    },
    { name: "a detail page", form: detailPage, paths: pagesOf(""), neverNull: ["currency"] },
    {
      name: "a slug",
      form: slugResult,
      paths: [`${pagesRoot}/companies/by-slug/bare`, `${pagesRoot}/companies/by-slug/FULL`]
    },
    {
      name: "a search",
      form: searchResult,
      paths: ["inc", "bare", "US0378331005", "nobody"].map((text) => `${pagesRoot}/companies?search=${text}`)
    },
    { name: "a snapshot", form: snapshotPage, paths: pagesOf("/snapshot"), neverNull: ["currency"] }
  ],
  sizes: [size(`${publicRoot}/financial/companies`, "limit", [1, 100], 50, (_) => _.companies.length)],
  positions: [
    position(`${publicRoot}/financial/companies`, "page", "companies"),
    position(`${publicRoot}/financial/companies`, "offset", "companies", false)
  ]
}
