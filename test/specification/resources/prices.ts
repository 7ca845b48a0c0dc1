/** Bars and corporate actions: specification 2.2, contract 4 and 8. */
import {
  all,
  barTime,
  count,
  date,
  type Form,
  listOf,
  maybe,
  members,
  number,
  oneOf,
  text,
  truth
} from "../forms.ts"
import {
  choice,
  companyAt,
  ofEach,
  pagesOf,
  plentyPage,
  position,
  publicRoot,
  size,
  type Specified,
  symbolAt
} from "../Specified.ts"
import { page, pages } from "../sharedForms.ts"

/** 2.2 */
export const pricePoint = members({
  datetime: barTime,
  ...all("open, high, low, close", number),
  volume: count
})

export const intervals = ["1day", "1week", "1month"]

export const interval = oneOf(...intervals)

const series = { ...all("symbol, company_name", text), interval, data: listOf(pricePoint), count }

/** Contract 4. */
export const adjustments = ["none", "splits", "all"]

export const adjust = oneOf(...adjustments)

const basis = {
  adjust,
  currency: maybe(text),
  ...all("exchange, timezone", text),
  is_last_partial: truth,
  // Contract 12.
  calendar: maybe(text),
  gaps: listOf(members({ ...all("after, until", date), sessions: count }))
}

const recentPrices = members({ ...series, ...basis })

/** Of a page of bars, also on company pages. */
const historyFields = { ...series, has_more: truth, ...pages, offset: count, ...basis }

const priceHistory = members(historyFields)

/** Contract 4; also on company pages. */
const actionFields = {
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

const actionList = members(actionFields)

/** Contract 8: the history of 4 with the head of a page. */
const pricesPage = page({}, historyFields)

const actionsPage = page(
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

/** Null for all that the world has. */
const orNull =
  (form: Form): Form =>
  (value, path, found) => {
    if (value !== null) form(value, path, found)
  }

const dividendsPage = page(
  {},
  {
    currency: maybe(text),
    known_to: maybe(date),
    next_ex_date: orNull(date),
    next_amount: orNull(number),
    years: listOf(members({ year: count, amount: orNull(number), payments: count })),
    count
  }
)

const below = `${publicRoot}/stock/prices/`
const recent = `${below}PLENTY`
const history = `${recent}/history`
const bars = `${plentyPage}/prices`

export const specified: Specified = {
  operations: [
    symbolAt("read:stock", `${below}{symbol}`, "", "limit=501"),
    symbolAt("read:stock", `${below}{symbol}/history`, "?interval=1week&adjust=all", "start_date=2024-02-30"),
    symbolAt("read:stock", `${below}{symbol}/actions`, "?start_date=2024-01-01", "type=merger"),
    companyAt("/prices", "?interval=1week&as_of=2024-06-28", "order=up"),
    companyAt("/actions", "?type=split", "end_date=x")
  ],
  added: ["GET /v1/financial_v4/companies/{company_id}/dividends"],
  answers: [
    {
      name: "a page of dividends",
      form: dividendsPage,
      paths: pagesOf("/dividends"),
      neverNull: ["currency"]
    },
    {
      name: "recent prices",
      form: recentPrices,
      neverNull: ["currency", "calendar"],
      paths: ["", "?interval=1week", "?interval=1month", "?adjust=none", "?adjust=all"].flatMap((query) =>
        ofEach(below, query)
      )
    },
    {
      name: "price history",
      form: priceHistory,
      neverNull: ["currency", "calendar"],
      paths: ["", "?page=2", "?offset=3", "?interval=1month&order=desc"].flatMap((query) =>
        ofEach(below, `/history${query}`)
      )
    },
    {
      name: "corporate actions",
      form: actionList,
      neverNull: ["currency"],
      paths: ["", "?type=split", "?start_date=2024-01-01"].flatMap((query) =>
        ofEach(below, `/actions${query}`)
      )
    },
    {
      name: "a page of bars",
      form: pricesPage,
      neverNull: ["currency", "calendar"],
      paths: ["", "?page=2", "?offset=3", "?interval=1month&order=desc&as_of=2024-06-05"].flatMap((query) =>
        pagesOf(`/prices${query}`)
      )
    },
    {
      name: "a page of actions",
      form: actionsPage,
      neverNull: ["currency"],
      paths: ["", "?type=split", "?start_date=2024-01-01"].flatMap((query) => pagesOf(`/actions${query}`))
    }
  ],
  sizes: [
    size(recent, "limit", [1, 500], 100, (_) => _.data.length),
    size(history, "limit", [1, 1000], 100, (_) => _.data.length),
    size(bars, "limit", [1, 10_000], 100, (_) => _.data.length)
  ],
  positions: [history, bars].flatMap((path) => [
    position(path, "page", "data"),
    position(path, "offset", "data")
  ]),
  choices: [
    ...[recent, history, bars].flatMap((path) => [
      choice(path, "interval", intervals),
      choice(path, "adjust", adjustments, "splits")
    ]),
    ...[history, bars].map((path) => choice(path, "order", ["asc", "desc"]))
  ]
}
