/**
 * Fetches what changed at EDGAR: the list of tickers; the filings since the last day that was imported, by the daily
 * indexes; and everything of the issuers that were never fetched.
 */
import { Effect, Stream } from "effect"
import {
  addDays,
  addMonths,
  type Entry,
  type EntryBatch,
  FetchFailed,
  type Fetching,
  type UnreadableFile
} from "../../../core/mod.ts"
import { textOf } from "../content/Content.ts"
import { filingsInIndex, type IndexedFiling, indexedDisclosures } from "./FilingIndex.ts"
import { bringsFacts, isOwnershipForm } from "./Filings.ts"
import { type IsWanted, partsIn } from "./Parts.ts"
import type { ListedFiling } from "./Submissions.ts"

type Failure = UnreadableFile | FetchFailed

type FetchedEntry = Entry<Failure>

type Entries = Stream.Stream<FetchedEntry, Failure>

/** The first failed request of entries that another one completes. */
interface Failed {
  error: FetchFailed | null
}

/** The entry, whose failed request is noted. */
const noting = (failed: Failed, { batches, ...entry }: FetchedEntry): FetchedEntry => ({
  ...entry,
  batches: Stream.tapError(batches, (error) =>
    Effect.sync(() => {
      if (error._tag === "FetchFailed") failed.error ??= error
    })
  )
})

/** The entry that completes others: it fails after a failed request of one, so that all are fetched again. */
const completing = (failed: Failed, { batches, ...entry }: FetchedEntry): FetchedEntry => ({
  ...entry,
  batches: Stream.suspend(() => (failed.error === null ? batches : Stream.fail(failed.error)))
})

/** How far back insiders' statements of a new issuer are fetched. */
const insiderMonths = 12

/** How far back the last imported index is looked for, in days. */
const longestPause = 1000

/** The longest the SEC was closed for is less: more refusals in a row mean that it refuses us. */
const mostClosedDays = 10

/** The address of a day's index below the archives. */
const indexPath = (day: string): string => {
  const [year = "", month = ""] = day.split("-")
  const quarter = Math.ceil(Number(month) / 3)
  return `edgar/daily-index/${year}/QTR${quarter}/form.${day.replaceAll("-", "")}.idx`
}

const indexName = (day: string): string => `daily-index/${day}`

const factsName = (cik: string): string => `companyfacts/CIK${cik}`

/** The days from one to another, both included. */
const daysBetween = (first: string, last: string): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

export const fetchEdgar = ({ choice, imported, settings, subjects, web }: Fetching): Entries => {
  const { EDGAR_DATA_URL: data, EDGAR_URL: site, FINDATA_CONTACT: contact } = settings
  const headers = { "user-agent": `findata ${contact}` }
  const numbers = new Set(subjects.flatMap(({ cik }) => cik ?? []))
  const isKnown: IsWanted = (cik) => numbers.has(cik)

  interface Asked {
    readonly optional?: boolean
    readonly ifChanged?: boolean
    readonly isWanted?: IsWanted
    readonly onFilings?: (filings: ReadonlyArray<ListedFiling>) => void
  }

  /** The batches of an address, which is asked when they are; none where it has nothing new. */
  const batchesAt = (
    url: string,
    { ifChanged = false, isWanted = isKnown, onFilings, optional = false }: Asked = {}
  ): Stream.Stream<EntryBatch, Failure> =>
    Stream.unwrap(
      Effect.gen(function* () {
        const answer = yield* web.get(url, { headers, optional, ifChanged })
        if (answer === null) {
          onFilings?.([])
          return Stream.empty
        }
        const parts = yield* partsIn(answer.file, isWanted, onFilings)
        return Stream.fromArray(parts.flatMap(({ batches }) => batches))
      })
    )

  const tickers: FetchedEntry = {
    name: "company_tickers_exchange.json",
    version: null,
    batches: batchesAt(`${site}/files/company_tickers_exchange.json`, {
      ifChanged: true,
      isWanted: () => true
    })
  }

  const submissionsUrl = (cik: string): string => `${data}/submissions/CIK${cik}.json`

  const submissionsEntry = (cik: string, version: string, asked: Asked): FetchedEntry => ({
    name: `submissions/CIK${cik}`,
    version,
    batches: batchesAt(submissionsUrl(cik), { optional: true, ...asked })
  })

  /** Issuers without XBRL have no facts, 404. */
  const factsEntry = (cik: string, version: string, asked: Asked): FetchedEntry => ({
    name: factsName(cik),
    version,
    batches: batchesAt(`${data}/api/xbrl/companyfacts/CIK${cik}.json`, { optional: true, ...asked })
  })

  /** A filing never changes: its number is the version. */
  const formEntry = (accession: string, path: string): FetchedEntry => ({
    name: `filings/${accession}`,
    version: accession,
    batches: batchesAt(`${site}/Archives/${path}`, { optional: true })
  })

  const isFetched = (cik: string): Effect.Effect<boolean> =>
    Effect.map(imported(factsName(cik)), (version) => version !== null)

  /** Everything of an issuer that was never fetched; its facts come last, and show that all was imported. */
  const issuerEntries = (cik: string): Entries => {
    const failed: Failed = { error: null }
    let filings: ReadonlyArray<ListedFiling> | null = null
    const onFilings = (found: ReadonlyArray<ListedFiling>) => void (filings = found)
    const first = choice.since ?? addMonths(choice.today, -insiderMonths)
    const version = `as of ${choice.today}`
    /** The submissions were read just now, unless their entry was already imported. */
    const listed = Effect.gen(function* () {
      if (filings === null) {
        yield* Stream.runDrain(batchesAt(submissionsUrl(cik), { optional: true, onFilings }))
      }
      return filings ?? []
    })
    const statements = Stream.unwrap(
      Effect.map(listed, (all) =>
        Stream.fromIterable(
          all
            .filter(({ filed, form }) => isOwnershipForm(form) && filed >= first)
            // An amendment follows what it amends.
            .toSorted((a, b) => (a.filed < b.filed ? -1 : a.filed > b.filed ? 1 : a.form < b.form ? -1 : 1))
            .map(({ accession }) =>
              noting(failed, formEntry(accession, `edgar/data/${Number(cik)}/${accession}.txt`))
            )
        )
      )
    )
    return Stream.unwrap(
      Effect.map(isFetched(cik), (fetched) =>
        fetched
          ? Stream.empty
          : Stream.make(noting(failed, submissionsEntry(cik, version, { onFilings }))).pipe(
              Stream.concat(statements),
              Stream.concat(Stream.make(completing(failed, factsEntry(cik, version, {}))))
            )
      )
    )
  }

  /** The issuers whose facts were fetched for a filing of this run: they contain the later ones too. */
  const refreshed = new Set<string>()

  /** What a day's filings changed. */
  const filedEntries = Effect.fnUntraced(function* (filings: ReadonlyArray<IndexedFiling>) {
    const entries: Array<FetchedEntry> = []
    const seen = new Set<string>()
    for (const { accession, cik, form, path } of filings) {
      // The others are fetched whole.
      if (!(yield* isFetched(cik))) continue
      if (bringsFacts(form) && !refreshed.has(cik)) {
        refreshed.add(cik)
        entries.push(
          submissionsEntry(cik, accession, { ifChanged: true }),
          factsEntry(cik, accession, { ifChanged: true })
        )
      }
      if (isOwnershipForm(form) && !seen.has(accession)) {
        seen.add(accession)
        entries.push(formEntry(accession, path))
      }
    }
    return entries
  })

  let refusals = 0

  /** A day's index; null where there is none: for missing ones EDGAR's answer is 404 or 403. */
  const indexOf = Effect.fnUntraced(function* (day: string) {
    const url = `${site}/Archives/${indexPath(day)}`
    const answer = yield* Effect.catchTag(
      web.get(url, { headers, optional: true }),
      "FetchFailed",
      (error) =>
        error.status === 403 && ++refusals <= mostClosedDays ? Effect.succeed(null) : Effect.fail(error)
    )
    if (answer === null) return null
    refusals = 0
    return yield* textOf(answer.file)
  })

  /** The days up to the one with a failed request. */
  const failed: Failed = { error: null }

  /** A day's filings, and then its index: a run that ends before it begins with this day again. */
  const dayEntries = (day: string): Entries =>
    Stream.unwrap(
      Effect.gen(function* () {
        if (failed.error !== null || (yield* imported(indexName(day))) !== null) return Stream.empty
        const text = yield* indexOf(day)
        if (text === null) return Stream.empty
        const filings = filingsInIndex(text).filter(({ cik }) => isKnown(cik))
        const index: FetchedEntry = {
          name: indexName(day),
          version: `${text.length} characters`,
          batches: Stream.fromArray(indexedDisclosures(filings))
        }
        const entries = (yield* filedEntries(filings)).map((entry) => noting(failed, entry))
        return Stream.fromArray([...entries, completing(failed, index)])
      })
    )

  /** The first day to ask for: after the last that was imported; yesterday when none was. */
  const firstDay = Effect.fnUntraced(function* (last: string) {
    if (choice.since !== null) return choice.since
    for (const day of daysBetween(addDays(last, -longestPause), last).toReversed()) {
      if ((yield* imported(indexName(day))) !== null) return addDays(day, 1)
    }
    return last
  })

  // An index is complete in the evening of its day.
  const last = addDays(choice.today, -1)
  const days = Stream.unwrap(
    Effect.map(firstDay(last), (first) =>
      Stream.flatMap(Stream.fromIterable(daysBetween(first, last)), dayEntries)
    )
  )
  const issuers = Stream.flatMap(Stream.fromIterable([...numbers]), issuerEntries)
  // The list is of all companies: whoever wants some of them has them.
  const lists: Entries = choice.subjects === null ? Stream.make(tickers) : Stream.empty
  return lists.pipe(Stream.concat(days), Stream.concat(issuers))
}
