/** What was filed day by day, by EDGAR's daily indexes. */
import { Effect, Stream } from "effect"
import { addDays, type Fetching } from "../../../../core/mod.ts"
import { completion } from "./Completion.ts"
import { filingsInIndex, type IndexedFiling, indexedDisclosures } from "../filings/FilingIndex.ts"
import { bringsFacts, hasItems, isOwnershipForm } from "../filings/FormCategory.ts"
import { hasCover, type Issuers } from "./Issuers.ts"
import type { Marks } from "./Marks.ts"
import type { IsWanted } from "../files/Parts.ts"
import { archivesName, dayName, type FetchedEntries, type FetchedEntry, type Requests } from "./Requests.ts"

/** How far back the last imported index is looked for, in days. */
const maxPause = 1000

/** The days from one to another, both included. */
const daysFrom = (first: string, last: string): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

export const daysOf = (
  { choice }: Fetching,
  { facts, indexOf, statement, submissions }: Requests,
  { classes, isFetched }: Issuers,
  { imported, mark }: Marks,
  isKnown: IsWanted
) => {
  // An index is complete in the evening of its day.
  const yesterday = addDays(choice.today, -1)

  /** The version of days that were fetched after SEC's archives were imported: those before have to be repeated. */
  const versionOfDays = Effect.gen(function* () {
    const archives = yield* imported(archivesName)
    return { archives, version: `after ${archives ?? "no archives"}` }
  })

  /** The day after the newest fetched one; null where none was for long. */
  const nextDay = Effect.gen(function* () {
    const { archives, version } = yield* versionOfDays
    let older: string | null = null
    for (const day of daysFrom(addDays(yesterday, -maxPause), yesterday).toReversed()) {
      const found = yield* imported(dayName(day))
      if (found === version) return addDays(day, 1)
      if (found !== null) older ??= addDays(day, 1)
    }
    const [first = null] = [older, archives?.slice(0, 10) ?? null].filter((day) => day !== null).toSorted()
    return first
  })

  /** The issuers whose facts were fetched for a filing of this run: they contain the later ones too. */
  const refreshed = new Set<string>()
  /** Those whose list of filings alone was fetched for an 8-K. */
  const listed = new Set<string>()

  /** What a day's filings changed of issuers that were fetched before; the others are fetched whole. */
  const filedEntries = (filings: ReadonlyArray<IndexedFiling>): FetchedEntries => {
    const seen = new Set<string>()
    return Stream.flatMap(
      Stream.filterEffect(Stream.fromIterable(filings), ({ cik }) => isFetched(cik)),
      ({ accession, cik, form, path }): FetchedEntries => {
        const changed: Array<FetchedEntry> = []
        if (bringsFacts(form) && !refreshed.has(cik)) {
          refreshed.add(cik)
          changed.push(submissions(cik, accession, true), facts(cik, accession, true))
        } else if (hasItems(form) && !refreshed.has(cik) && !listed.has(cik)) {
          listed.add(cik)
          changed.push(submissions(cik, accession, true))
        }
        if (isOwnershipForm(form) && !seen.has(accession)) {
          seen.add(accession)
          changed.push(statement(accession, path))
        }
        const own = Stream.fromArray(changed)
        return hasCover(form)
          ? Stream.concat(own, Stream.fromEffect(classes(cik, Effect.succeed(accession))))
          : own
      }
    )
  }

  /** A failed request ends the days: the next run begins with the same day. */
  const all = completion()

  /** A day's filings, its index, and an entry without rows: a run that ends before it begins with this day again. */
  const dayEntries = (day: string): FetchedEntries => {
    const entries = Effect.gen(function* () {
      const { version } = yield* versionOfDays
      if (all.failed() || (yield* imported(dayName(day))) === version) return Stream.empty
      const text = yield* indexOf(day)
      if (text === null) return Stream.empty
      const filings = filingsInIndex(text).filter(({ cik }) => isKnown(cik))
      const index: FetchedEntry = {
        name: `${dayName(day)}/filings`,
        version: `${text.length} characters`,
        batches: Stream.fromArray(indexedDisclosures(filings))
      }
      return filedEntries(filings).pipe(
        Stream.concat(Stream.make(index)),
        Stream.map(all.before),
        Stream.concat(Stream.make(all.last(mark(dayName(day), version))))
      )
    })
    const unknown = (batches: FetchedEntry["batches"]) =>
      Stream.make(all.before({ name: dayName(day), version: null, batches }))
    return Stream.unwrap(
      Effect.catchTag(entries, "FetchFailed", (error) => Effect.succeed(unknown(Stream.fail(error))))
    )
  }

  /** The days from one on, and those since the chosen day; yesterday when there are neither. */
  const from = (next: string | null): FetchedEntries => {
    const [first = yesterday] = [next, choice.since].filter((day) => day !== null).toSorted()
    return Stream.flatMap(Stream.fromIterable(daysFrom(first, yesterday)), dayEntries)
  }

  return { nextDay, from }
}
