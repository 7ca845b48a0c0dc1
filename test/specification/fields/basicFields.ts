/** Fields of the basic financial API: specification 2.3 to 2.5, and contract 5 for several symbols. */
import { all, count, type Form, listOf, maybe, members, number, oneOf, text, truth } from "./forms.ts"
import { adjust, interval, pricePoint } from "./companyFields.ts"
import { figures, pairing } from "./pageMembers.ts"

const status = oneOf("ok")

/** 2.3 */
export const timeSeries = members({
  meta: members({
    ...all("symbol, name, exchange", text),
    currency: maybe(text),
    interval,
    data_points: count,
    total: count,
    has_more: truth,
    adjust,
    timezone: text
  }),
  values: listOf(pricePoint),
  status
})

/** 2.4 */
export const profile = members(
  {
    ...all("symbol, name, exchange", text),
    ...all("mic_code, sector, industry", maybe(text)),
    ...all("currency, figi_code, isin, cusip", maybe(text)),
    ...all("description, ceo, website", maybe(text)),
    employees: maybe(count),
    ...all("address, city, state, zip_code, country, phone", maybe(text)),
    shares_outstanding: maybe(count),
    stock_type: maybe(text),
    latest_price: maybe(number),
    market_cap: maybe(count),
    status
  },
  pairing
)

/** 2.5 */
export const fundamentals = members(
  {
    ...all("symbol, name, exchange", text),
    currency: maybe(text),
    status,
    valuation: figures("pe_ratio, pb_ratio, ps_ratio, ev_ebitda, pfcf_ratio"),
    growth: figures(
      "sales_growth_1y, sales_growth_3y_cagr, sales_growth_5y_cagr, operating_income_growth_1y, operating_income_growth_3y_cagr, operating_income_growth_5y_cagr"
    ),
    market_data: members({
      ...all("market_cap, latest_price, dividend_yield", maybe(number)),
      ...all("latest_volume, shares_outstanding", maybe(count))
    })
  },
  pairing
)

/** The usual body under each known symbol, an error under `ZZZZ`. */
export const bySymbol = (symbols: ReadonlyArray<string>, body: Form): Form =>
  members({
    ...all(symbols.join(), (value, _, found) => body(value, "*", found)),
    ZZZZ: members({ status: oneOf("error"), detail: oneOf("Company not found: ZZZZ") })
  })
