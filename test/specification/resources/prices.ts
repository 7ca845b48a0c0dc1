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
  pagesRoot,
  plentyPage,
  position,
  publicRoot,
  size,
  type Specified,
  symbolAt
} from "../Specified.ts"
import { page, pages, severalCompanies } from "../sharedForms.ts"

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

/** Contract 12. */
const spacing = {
  calendar: maybe(text),
  gaps: listOf(members({ ...all("after, until", date), sessions: count }))
}

const basis = {
  adjust,
  currency: maybe(text),
  ...all("exchange, timezone", text),
  is_last_partial: truth,
  ...spacing
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

const doubtfulSteps = listOf(
  members({
    ...all("date, previous_date", date),
    ...all("open, previous_close", number),
    fits: maybe(text)
  })
)

const actionsPage = page(
  {},
  {
    ...actionFields,
    is_fund: truth,
    doubtful_steps: doubtfulSteps,
    doubtful_spikes: listOf(members({ date, ...all("open, high, low, close", number) }))
  }
)

const closesOfCompanies = members({
  interval,
  adjust,
  ...severalCompanies({
    currency: maybe(text),
    timezone: text,
    ...spacing,
    doubtful_steps: doubtfulSteps,
    data: listOf(members({ date, close: number })),
    count
  })
})

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
const closesOfPlenty = `${pagesRoot}/closes?companies=1`
const closes = `${pagesRoot}/closes?companies=1,2,3,nobody-inc`

export const specified: Specified = {
  operations: [
    symbolAt("read:stock", `${below}{symbol}`, "", "limit=501"),
    symbolAt("read:stock", `${below}{symbol}/history`, "?interval=1week&adjust=all", "start_date=2024-02-30"),
    symbolAt("read:stock", `${below}{symbol}/actions`, "?start_date=2024-01-01", "type=merger"),
    companyAt("/prices", "?interval=1week&as_of=2024-06-28", "order=up"),
    companyAt("/actions", "?type=split", "end_date=x")
  ],
  added: [`GET ${pagesRoot}/companies/{company_id}/dividends`, `GET ${pagesRoot}/closes`],
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
      name: "closes of several companies",
      form: closesOfCompanies,
      neverNull: ["companies[].currency", "companies[].calendar"],
      paths: ["", "&interval=1month&as_of=2024-06-05"].map((query) => `${closes}${query}`)
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
    size(bars, "limit", [1, 10_000], 100, (_) => _.data.length),
    size(closesOfPlenty, "limit", [1, 10_000], 100, (_) => _.companies[0].data.length)
  ],
  positions: [history, bars].flatMap((path) => [
    position(path, "page", "data"),
    position(path, "offset", "data")
  ]),
  choices: [
    ...[recent, history, bars, closesOfPlenty].flatMap((path) => [
      choice(path, "interval", intervals),
      choice(path, "adjust", adjustments, "splits")
    ]),
    ...[history, bars].map((path) => choice(path, "order", ["asc", "desc"]))
  ]
}
