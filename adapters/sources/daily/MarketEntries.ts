/** The entries of a whole market: its companies, its actions, and its sessions. */
import { Effect, Stream } from "effect"
import type { EntryBatch, Fetching } from "../../../core/mod.ts"
import { areNamed } from "../../../core/ports.ts"
import { daysOf, daysVersion } from "../asking/Coverage.ts"
import { remembered } from "../asking/Remembered.ts"
import { isSettled, sessionVersion } from "./AskedAgain.ts"
import { companiesName, type Context, type Entries, recentSessions, sessionName } from "./Context.ts"
import { sessionsIn } from "./Sessions.ts"
import { slicesOf } from "./Slices.ts"
import { hyphenated } from "../symbols/Hyphenated.ts"
import type { Batches, Market } from "./Vendor.ts"

const countOf = (batches: ReadonlyArray<EntryBatch>): number =>
  batches.reduce((sum, { broken, rows }) => sum + rows.length + broken.length, 0)

type Cells = Readonly<Record<string, string>>

/** The batches with some of their rows. */
const withRows = (
  batches: ReadonlyArray<EntryBatch>,
  isWanted: (cells: Cells) => boolean
): ReadonlyArray<EntryBatch> =>
  batches.map((batch) => {
    const rows: Array<{ readonly line: number; readonly cells: Cells }> = []
    for (const { cells, line } of batch.rows) if (isWanted(cells)) rows.push({ line, cells: { ...cells } })
    const { blocks: _, ...others } = batch
    return { ...others, rows }
  })

/** The batches of a market, without companies that weren't chosen. */
const chosenOf = Effect.fnUntraced(function* (
  { choice, subjects }: Fetching,
  batches: ReadonlyArray<EntryBatch>
) {
  if (choice.subjects === null) return batches
  const chosen = new Set((yield* subjects).map(({ symbol }) => hyphenated(symbol)))
  return withRows(batches, ({ symbol = "" }) => chosen.has(hyphenated(symbol)))
})

/**
 * Of a list of companies those that the store lacks, or all where the vendor lists all, and of these only chosen ones where
 * some were.
 */
const listedOf = Effect.fnUntraced(function* (
  { choice, missing, subjects }: Fetching,
  { exchanges }: Market,
  batches: ReadonlyArray<EntryBatch>,
  listsAll: boolean
) {
  if (listsAll && choice.subjects === null) return batches
  const stored = new Set(
    (yield* subjects)
      .filter(({ exchange }) => exchanges.includes(exchange))
      .map(({ symbol }) => hyphenated(symbol))
  )
  const isChosen = ({ exchange = "", symbol = "" }: Cells): boolean =>
    choice.subjects === null ||
    areNamed(missing, [{ company_id: 0, symbol, exchange, cik: null, corp_code: null }])
  return withRows(batches, (cells) => {
    const isStored = stored.has(hyphenated(cells["symbol"] ?? ""))
    // The stored ones are those that were chosen, where some were.
    return isStored ? listsAll : isChosen(cells)
  })
})

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
    return Stream.fromIterable(all)
  })
  return remembered(
    fetching,
    { name, version, batches: Stream.unwrap(counted) },
    () => [],
    () => fetching.choice.subjects === null && isWhole(rows)
  )
}

/** The market's companies, once a day; none where those that are chosen are stored. */
export const companiesOf = (context: Context): Entries => {
  const { ask, fetching, market, requests } = context
  const { choice, missing } = fetching
  const { companies, listsAll = false } = requests
  if (companies === undefined || (choice.subjects !== null && missing.length === 0)) return Stream.empty
  let isListed = true
  const batches = companies(market).pipe(
    Effect.flatMap((all) => listedOf(fetching, market, all, listsAll)),
    // Those of the store are asked for all the same.
    Effect.catch((error) => {
      if (!ask.isBeyondPlan(error)) return Effect.fail(error)
      isListed = false
      return Effect.flatMap(fetching.subjects, (stored) =>
        stored.length === 0 ? Effect.fail(error) : Effect.succeed<ReadonlyArray<EntryBatch>>([])
      )
    })
  )
  return marketEntry(context, companiesName(market), `as of ${choice.today}`, batches, () => isListed)
}

/** The market's splits and dividends of days that weren't asked for, year by year. Ends with a year that can't be read. */
export const actionsOf = (context: Context): Entries => {
  const { fetching, market, requests, wanted } = context
  const { actions } = requests
  if (actions === undefined) return Stream.empty
  const name = `actions ${market.name}`
  return Stream.unwrap(
    Effect.map(fetching.imported(name), (before) => {
      let isRead = true
      return Stream.flatMap(Stream.fromIterable(slicesOf(daysOf(before), wanted)), ({ asked, covered }) => {
        if (!isRead) return Stream.empty
        isRead = false
        const batches = actions(market, asked).pipe(
          Effect.flatMap((all) => chosenOf(fetching, all)),
          Effect.tap(() => Effect.sync(() => void (isRead = true)))
        )
        return marketEntry(context, name, daysVersion(covered), batches)
      })
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
  let isPublished = true
  const some = company === undefined ? all : all.slice(0, recentSessions)
  return Stream.fromIterable(some).pipe(
    Stream.flatMap((date) => {
      if (isBeyond) return Stream.empty
      const name = sessionName(market, date)
      const version = sessionVersion(context, date)
      return Stream.unwrap(
        Effect.map(fetching.imported(name), (before) => {
          if (before === version || before === "final") return Stream.empty
          isPublished = true
          const batches = session(market, date).pipe(
            Effect.flatMap((found) => chosenOf(fetching, found)),
            Effect.catch((error) => {
              isPublished = !ask.isUnpublished(error)
              if (!isPublished) return Effect.succeed([])
              const isLacking = ask.isBeyondPlan(error) && (company !== undefined || date !== all[0])
              if (!isLacking) return Effect.fail(error)
              isBeyond = true
              if (company !== undefined) context.hasSessions = false
              return Effect.succeed([])
            })
          )
          // A session without rows may not be published yet, or be a holiday that no calendar knows.
          return marketEntry(
            context,
            name,
            version,
            batches,
            (rows) => !isBeyond && isPublished && (rows > 0 || isSettled(date, today))
          )
        })
      )
    })
  )
}
