/** The basic financial API: specification 2.3 to 2.5, and contract 5 for several symbols. */
import { all, count, type Form, listOf, maybe, members, number, oneOf, text, truth } from "../forms.ts"
import { basicRoot, choice, ofEach, size, type Specified, symbolAt } from "../Specified.ts"
import { bySymbol, figures, pairing } from "../sharedForms.ts"
import { adjust, adjustments, interval, intervals, pricePoint } from "./prices.ts"

const status = oneOf("ok")

/** 2.3 */
const timeSeries = members({
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
const profile = members(
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
const fundamentals = members(
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

const series = `${basicRoot}/time-series`

/** Each with the members that its exchange gives to every company. */
const answered: ReadonlyArray<readonly [path: string, form: Form, neverNull: ReadonlyArray<string>]> = [
  ["time-series", timeSeries, ["meta.currency"]],
  ["profile", profile, ["currency", "mic_code"]],
  ["fundamentals", fundamentals, ["currency"]]
]

export const specified: Specified = {
  operations: [
    symbolAt("trial", series, "", "outputsize=5001"),
    ...["profile", "fundamentals"].map((path) => ({
      ...symbolAt("trial", `${basicRoot}/${path}`, "", ""),
      invalid: `${basicRoot}/${path}`,
      loc: ["query", "symbol"]
    }))
  ],
  answers: answered.flatMap(([path, form, neverNull]) => [
    { name: path, form, neverNull, paths: ofEach(`${basicRoot}/${path}?symbol=`, "") },
    {
      name: `${path} of several symbols`,
      form: bySymbol(["FULL", "BARE"], form),
      neverNull: neverNull.map((name) => `*.${name}`),
      paths: [`${basicRoot}/${path}?symbol=FULL,BARE,ZZZZ`]
    }
  ]),
  sizes: [size(`${series}?symbol=PLENTY`, "outputsize", [1, 5000], 30, (_) => _.values.length)],
  choices: [
    choice(`${series}?symbol=PLENTY`, "interval", intervals),
    choice(`${series}?symbol=PLENTY`, "adjust", adjustments, "splits")
  ]
}
