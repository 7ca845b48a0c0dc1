/** Calendars, by contract 12. */
import {
  all,
  count,
  date,
  integer,
  listOf,
  maybe,
  type Members,
  members,
  number,
  oneOf,
  text
} from "../forms.ts"
import { pages } from "../sharedForms.ts"
import { pagesRoot, publicRoot, type Specified } from "../Specified.ts"

const event = {
  company_id: integer,
  ...all("symbol, name", text),
  date,
  status: oneOf("reported", "stated", "estimated"),
  source: text
}

const events = {
  earnings: {
    fiscal_date: date,
    period: oneOf("Annual", "Quarterly"),
    filed_at: maybe(date),
    form: maybe(text),
    ...all("eps_diluted, sales", maybe(number)),
    currency: maybe(text),
    ...all("earliest, latest", maybe(date))
  },
  dividends: {
    amount: number,
    currency: maybe(text),
    ex_date: date,
    payment_date: maybe(date)
  },
  splits: { ratio: number },
  filings: { ...all("form, title", text), filed_at: date, url: maybe(text) },
  listings: {
    change: oneOf("first_day", "last_day", "symbol", "exchange"),
    ...all("from, to", maybe(text))
  }
}

const formOf = (kind: string, own: Members) =>
  members({
    calendar: oneOf(kind),
    items: listOf(members({ ...event, ...own })),
    pagination: members(pages),
    ...all("total, count, limit, offset", count)
  })

const root = `${publicRoot}/calendar`

export const specified: Specified = {
  added: [
    ...Object.keys(events).map((kind) => `GET ${root}/${kind}`),
    `GET ${pagesRoot}/calendar/{calendar}`
  ],
  answers: Object.entries(events).flatMap(([kind, own]) => [
    {
      name: `the calendar of ${kind}`,
      form: formOf(kind, own),
      neverNull: kind === "dividends" ? ["items[].currency"] : [],
      paths: [
        `${root}/${kind}`,
        `${root}/${kind}?as_of=2024-06-01&limit=2`,
        `${pagesRoot}/calendar/${kind}?company_id=1,2`
      ]
    }
  ])
}
