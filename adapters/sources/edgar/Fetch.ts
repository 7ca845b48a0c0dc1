/**
 * Fetches what changed at EDGAR: the list of tickers; the filings of the days since the last one that was imported, by the
 * daily indexes; and everything of the issuers that these don't bring up to date.
 */
import { Effect, Stream } from "effect"
import {
  addDays,
  addMonths,
  type FetchFailed,
  type Fetching,
  type UnreadableFile
} from "../../../core/mod.ts"
import { completion } from "./Completion.ts"
import { filingsInIndex, type IndexedFiling, indexedDisclosures } from "./FilingIndex.ts"
import { bringsFacts, isOwnershipForm } from "./FormCategory.ts"
import { factsName, type FetchedEntry, indexName, requests } from "./Requests.ts"
import type { ListedFiling } from "./Submissions.ts"

type Entries = Stream.Stream<FetchedEntry, UnreadableFile | FetchFailed>

/** How far back insiders' statements of an issuer are fetched. */
const insiderMonths = 12

/** How far back the last imported index is looked for, in days. */
const longestPause = 1000

/** The days from one to another, both included. */
const daysFrom = (first: string, last: string): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Older filings first, and amendments after what they amend. */
const byDay = (a: ListedFiling, b: ListedFiling): number => {
  const [one, other] = [`${a.filed} ${a.form}`, `${b.filed} ${b.form}`]
  return one < other ? -1 : one > other ? 1 : 0
}

export const fetchEdgar = (fetching: Fetching): Entries => {
  const { choice, imported } = fetching
  const numbers = new Set<string>()
  const isKnown = (cik: string): boolean => numbers.has(cik)
  const { facts, indexOf, statement, submissions, submissionsOf, tickers } = requests(fetching, isKnown)

  const isImported = (name: string): Effect.Effect<boolean> =>
    Effect.map(imported(name), (version) => version !== null)

  /** Everything of an issuer; its facts come last, and show that all was imported. */
  const issuerEntries = (cik: string): Entries => {
    const whole = completion()
    let filings: ReadonlyArray<ListedFiling> | null = null
    const onFilings = (found: ReadonlyArray<ListedFiling>) => void (filings = found)
    const first = choice.since ?? addMonths(choice.today, -insiderMonths)
    const version = `as of ${choice.today}`
    /** The filings of the submissions, which were read just now unless their entry was imported before. */
    const listed = Effect.gen(function* () {
      if (filings === null && !whole.failed()) {
        yield* Effect.catchTags(Stream.runDrain(submissionsOf(cik, { onFilings })), {
          FetchFailed: (error) => Effect.sync(() => whole.note(error)),
          // The entry of the submissions reported it.
          UnreadableFile: () => Effect.void
        })
      }
      return filings ?? []
    })
    const statements = Effect.map(listed, (all) =>
      Stream.fromIterable(
        all
          .filter(({ filed, form }) => isOwnershipForm(form) && filed >= first)
          .toSorted(byDay)
          .map(({ accession }) => statement(accession, `edgar/data/${Number(cik)}/${accession}.txt`))
          .map(whole.before)
      )
    )
    return Stream.make(whole.before(submissions(cik, version, { onFilings }))).pipe(
      Stream.concat(Stream.unwrap(statements)),
      Stream.concat(Stream.make(whole.last(facts(cik, version, {}))))
    )
  }

  /** The issuers whose facts were fetched for a filing of this run: they contain the later ones too. */
  const refreshed = new Set<string>()

  /** What a day's filings changed of issuers that were fetched before; the others are fetched whole. */
  const filedEntries = Effect.fnUntraced(function* (filings: ReadonlyArray<IndexedFiling>) {
    const entries: Array<FetchedEntry> = []
    const seen = new Set<string>()
    for (const { accession, cik, form, path } of filings) {
      if (!(yield* isImported(factsName(cik)))) continue
      if (bringsFacts(form) && !refreshed.has(cik)) {
        refreshed.add(cik)
        const asked = { ifChanged: true }
        entries.push(submissions(cik, accession, asked), facts(cik, accession, asked))
      }
      if (isOwnershipForm(form) && !seen.has(accession)) {
        seen.add(accession)
        entries.push(statement(accession, path))
      }
    }
    return entries
  })

  /** A failed request ends the days: the next run begins with the same day. */
  const days = completion()

  /** A day's filings, and then its index: a run that ends before it begins with this day again. */
  const dayEntries = (day: string): Entries =>
    Stream.unwrap(
      Effect.gen(function* () {
        if (days.failed() || (yield* isImported(indexName(day)))) return Stream.empty
        const text = yield* indexOf(day)
        if (text === null) return Stream.empty
        const filings = filingsInIndex(text).filter(({ cik }) => isKnown(cik))
        const index: FetchedEntry = {
          name: indexName(day),
          version: `${text.length} characters`,
          batches: Stream.fromArray(indexedDisclosures(filings))
        }
        const entries = yield* filedEntries(filings)
        return Stream.fromArray([...entries.map(days.before), days.last(index)])
      })
    )

  // An index is complete in the evening of its day.
  const yesterday = addDays(choice.today, -1)

  /** The last day whose index was imported; null when none was for long. */
  const newestDay = Effect.gen(function* () {
    for (const day of daysFrom(addDays(yesterday, -longestPause), yesterday).toReversed()) {
      if (yield* isImported(indexName(day))) return day
    }
    return null
  })

  /** The days after the newest imported one, and those since the chosen day; yesterday when there are neither. */
  const datedEntries = (newest: string | null): Entries => {
    const starts = [newest === null ? null : addDays(newest, 1), choice.since].filter((day) => day !== null)
    const [first = yesterday] = starts.toSorted()
    return Stream.flatMap(Stream.fromIterable(daysFrom(first, yesterday)), dayEntries)
  }

  /** The issuers of the store now. */
  const issuers = Effect.map(fetching.subjects, (subjects) => {
    for (const { cik } of subjects) if (cik !== null) numbers.add(cik)
    return [...numbers]
  })
  if (choice.subjects !== null) {
    // An index that is imported for some issuers would be taken as imported for all.
    return Stream.flatMap(Stream.fromIterableEffect(issuers), issuerEntries)
  }
  const isFetched = (cik: string) => isImported(factsName(cik))
  const changed = Effect.gen(function* () {
    const all = Stream.fromIterable(yield* issuers)
    const newest = yield* newestDay
    const dated = datedEntries(newest)
    const fetchedOnce = Stream.flatMap(Stream.filterEffect(all, isFetched), issuerEntries)
    const neverFetched = all.pipe(
      Stream.filterEffect((cik) => Effect.map(isFetched(cik), (known) => !known)),
      Stream.flatMap(issuerEntries)
    )
    // Without a day to continue from, issuers that were fetched once may be out of date.
    return Stream.concat(newest === null ? Stream.concat(fetchedOnce, dated) : dated, neverFetched)
  })
  return Stream.make(tickers).pipe(Stream.concat(Stream.unwrap(changed)))
}
