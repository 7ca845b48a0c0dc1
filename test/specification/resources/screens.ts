/** Screens, panels and figures over time, by contract 13. */
import {
  all,
  count,
  type Form,
  date,
  integer,
  listOf,
  maybe,
  members,
  number,
  oneOf,
  text,
  truth
} from "../forms.ts"
import { choice, ofEach, pagesOf, pagesRoot, publicRoot, type Specified } from "../Specified.ts"

const screener = `${publicRoot}/financial/screener`
const page = `${pagesRoot}/screener`
const history = "/financial/companies/{symbol}/figures"

const unknown = listOf(members({ condition: text, count }))

/** Null for all that the world has; tests of screens have what isn't. */
const orNull =
  (form: Form): Form =>
  (value, path, found) => {
    if (value !== null) form(value, path, found)
  }

const row = { company_id: integer, ...all("symbol, name, exchange", text), price_date: maybe(date) }

const head = {
  as_of: date,
  currency: maybe(text),
  universe: members({ name: oneOf("listed", "all", "issuers"), ...all("count, left_out", count) }),
  total: count,
  unknown,
  columns: listOf(text),
  data: listOf(members({ ...row, close: maybe(number), sales: maybe(number) })),
  ...all("count, limit, offset", count),
  has_more: truth
}

const distribution = members({
  column: text,
  type: oneOf("number", "date", "text"),
  known: count,
  percentiles: maybe(listOf(number)),
  values: orNull(listOf(members({ value: text, count })))
})

const described = {
  ...head,
  description: maybe(
    members({
      distributions: listOf(distribution),
      matches: listOf(members({ condition: text, ...all("count, together", count) }))
    })
  )
}

const panel = members({
  currency: maybe(text),
  frequency: oneOf("month", "quarter", "year"),
  columns: listOf(text),
  periods: listOf(members({ date, total: count, unknown })),
  data: listOf(
    members({
      date,
      ...row,
      close: maybe(number),
      next_date: maybe(date),
      return: maybe(number),
      ended: orNull(date)
    })
  ),
  has_more: truth
})

const overTime = {
  currency: maybe(text),
  frequency: oneOf("day", "week", "month", "quarter", "year"),
  names: listOf(text),
  data: listOf(members({ date, close: maybe(number), sales: maybe(number) })),
  count,
  has_more: truth
}

const columns = "columns=close,sales"

export const specified: Specified = {
  added: [
    `GET ${screener}`,
    `POST ${screener}`,
    `GET ${screener}/history`,
    `GET ${publicRoot}${history}`,
    `GET ${page}`,
    `GET ${pagesRoot}/companies/{company_id}/figures`
  ],
  answers: [
    {
      name: "a screen",
      form: members(head),
      paths: [`${screener}?${columns}&universe=all`, `${screener}?where=close%3E1&${columns}`],
      neverNull: ["currency"]
    },
    {
      name: "a screen for pages",
      form: members(described),
      paths: [`${page}?${columns}`, `${page}?where=close%3E1&columns=close,sales&explain=true`],
      neverNull: ["currency", "description.distributions[].percentiles"]
    },
    {
      name: "a panel",
      form: panel,
      paths: [`${screener}/history?start_date=2023-01-01&columns=close&returns=true`],
      neverNull: ["currency"]
    },
    {
      name: "figures over time",
      form: members({ symbol: text, ...overTime }),
      paths: ofEach(`${publicRoot}/financial/companies/`, "/figures?names=close,sales"),
      neverNull: ["currency"]
    },
    {
      name: "figures over time for pages",
      form: members({ company_id: integer, symbol: text, as_of: date, ...overTime }),
      paths: pagesOf("/figures?names=close,sales"),
      neverNull: ["currency"]
    }
  ],
  choices: [
    choice(`${screener}?columns=close`, "universe", ["listed", "all", "issuers"]),
    choice(`${screener}/history?start_date=2024-01-01`, "frequency", ["month", "quarter", "year"])
  ]
}
