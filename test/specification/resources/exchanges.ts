/** When exchanges trade, by contract 12. */
import { all, count, date, listOf, matching, maybe, members, ofKind, text, truth } from "../forms.ts"
import { pagesRoot, type Specified } from "../Specified.ts"

/** With the exchange's offset, `2023-11-24T13:00:00-05:00`. */
const localInstant = ofKind(
  "instant with an offset",
  matching(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d[+-]\d{2}:\d{2}$/)
)

const calendar = { mic: text, timezone: text, ...all("known_from, known_to", date) }

const exchangesPage = members({
  exchanges: listOf(members({ ...calendar, ...all("name, country_code", maybe(text)) })),
  count
})

const sessionsPage = members({
  ...calendar,
  sessions: listOf(
    members({
      date,
      open: localInstant,
      close: localInstant,
      breaks: listOf(members({ start: localInstant, end: localInstant })),
      early_close: truth
    })
  ),
  count
})

const root = `${pagesRoot}/exchanges`

export const specified: Specified = {
  added: [`GET ${root}`, `GET ${root}/{mic}/sessions`, `GET ${root}/{mic}/state`],
  answers: [
    { name: "exchanges", form: exchangesPage, paths: [root] },
    {
      name: "sessions",
      form: sessionsPage,
      paths: ["XNYS", "XTKS", "xkos"].map(
        (mic) => `${root}/${mic}/sessions?start_date=2023-11-01&end_date=2024-01-31`
      )
    }
  ]
}
