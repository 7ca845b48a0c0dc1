/** The entries of a whole market: its companies, its actions, and its sessions. */
import { Effect, Stream } from "effect"
import { addDays, type EntryBatch, type Fetching } from "../../../core/mod.ts"
import { daysOf, daysVersion } from "../asking/Coverage.ts"
import { remembered } from "../asking/Remembered.ts"
import {
  type Context,
  type Entries,
  missingDays,
  recentSessions,
  revisedFor,
  sessionName
} from "./Context.ts"
import { sessionsIn } from "./Sessions.ts"
import type { Batches } from "./Vendor.ts"

const countOf = (batches: ReadonlyArray<EntryBatch>): number =>
  batches.reduce((sum, { broken, rows }) => sum + rows.length + broken.length, 0)

/** The version of a session's entry: that of a day that is still revised ends when the next one begins. */
const sessionVersion = (date: string, today: string): string =>
  date < addDays(today, -revisedFor) ? "final" : `as of ${today}`

/** The batches of a market, without companies that weren't chosen. */
const chosenOf = (
  { subjects }: Fetching["choice"],
  batches: ReadonlyArray<EntryBatch>
): ReadonlyArray<EntryBatch> => {
  if (subjects === null) return batches
  const chosen = new Set(subjects.map(({ symbol }) => symbol))
  return batches.map((batch) => {
    const rows: Array<{ readonly line: number; readonly cells: Readonly<Record<string, string>> }> = []
    for (const { cells, line } of batch.rows) {
      if (chosen.has(cells["symbol"] ?? "")) rows.push({ line, cells: { ...cells } })
    }
    const { blocks: _, ...others } = batch
    return { ...others, rows }
  })
}

/** An entry of a whole market, remembered for its version unless some companies only were chosen. */
const marketEntry = (
  { fetching }: Context,
  name: string,
  version: string,
  batches: Batches,
  isWhole: (rows: number) => boolean = () => true
): Entries => {
  let rows = 0
  const counted = Effect.map(batches, (all) => {
    rows = countOf(all)
    return Stream.fromIterable(chosenOf(fetching.choice, all))
  })
  return remembered(
    fetching,
    { name, version, batches: Stream.unwrap(counted) },
    () => [],
    () => fetching.choice.subjects === null && isWhole(rows)
  )
}

/** The market's companies, once a day. */
export const companiesOf = (context: Context): Entries => {
  const { fetching, market, requests } = context
  return requests.companies === undefined
    ? Stream.empty
    : marketEntry(
        context,
        `companies ${market.name}`,
        `as of ${fetching.choice.today}`,
        requests.companies(market)
      )
}

/** The market's splits and dividends since they were last asked for. */
export const actionsOf = (context: Context): Entries => {
  const { fetching, market, requests, wanted } = context
  const { actions } = requests
  if (actions === undefined) return Stream.empty
  const name = `actions ${market.name}`
  return Stream.unwrap(
    Effect.map(fetching.imported(name), (before) => {
      const missing = missingDays(daysOf(before), wanted)
      return missing === null
        ? Stream.empty
        : marketEntry(context, name, daysVersion(missing.covered), actions(market, missing.asked))
    })
  )
}

/** Sessions of the market, newest first. Ends where the subscription doesn't reach further back. */
export const sessionsOf = (context: Context): Entries => {
  const { ask, fetching, market, requests, wanted } = context
  const { company, session } = requests
  if (session === undefined) return Stream.empty
  const { today } = fetching.choice
  const all = sessionsIn(market, wanted).toReversed()
  let isBeyond = false
  const some = company === undefined ? all : all.slice(0, recentSessions)
  return Stream.fromIterable(some).pipe(
    Stream.takeWhile(() => !isBeyond),
    Stream.flatMap((date) => {
      const name = sessionName(market, date)
      const version = sessionVersion(date, today)
      return Stream.unwrap(
        Effect.map(fetching.imported(name), (before) => {
          if (before === version || before === "final") return Stream.empty
          const batches = Effect.catch(session(market, date), (error) => {
            if (!ask.isBeyondPlan(error)) return Effect.fail(error)
            isBeyond = true
            if (company !== undefined) context.hasSessions = false
            return Effect.succeed([])
          })
          // A session without rows may not be published yet, or be a holiday that no calendar knows.
          return marketEntry(
            context,
            name,
            version,
            batches,
            (rows) => !isBeyond && (rows > 0 || version === "final")
          )
        })
      )
    })
  )
}
