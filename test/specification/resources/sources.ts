/** Where data is from. */
import { all, count, date, instant, integer, listOf, maybe, members, oneOf, text, truth } from "../forms.ts"
import { pagesRoot, type Specified } from "../Specified.ts"

const rows = "read, inserted, changed, unchanged, normalised, refused, doubtful"

/** The contract names no members here: the last run's, and how many runs there were. */
const sourcesPage = members({
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
        visibility: oneOf("public", "keys"),
        failed: truth
      },
      { runs: count }
    )
  )
})

export const specified: Specified = {
  added: [`GET ${pagesRoot}/sources`],
  answers: [{ name: "sources", form: sourcesPage, paths: [`${pagesRoot}/sources`] }]
}
