/**
 * Fetches what changed at EDGAR: the list of tickers; the filings of the days since the last one that was imported, by the
 * daily indexes; and everything of the issuers that these don't bring up to date. Many of those are taken from SEC's
 * archives of all issuers.
 */
import { Effect, Stream } from "effect"
import { FetchFailed, type Fetching } from "../../../../core/mod.ts"
import { archiveEntries } from "./Archives.ts"
import { daysOf } from "./Days.ts"
import { issuersOf, known } from "./Issuers.ts"
import { marksOver } from "./Marks.ts"
import { type FetchedEntries, requests } from "./Requests.ts"

/** More issuers than these are fetched from the archives, two answers of a gigabyte and more each. */
export const maxSingly = 500

/**
 * The entries of a fetch, in order. The companies of the tickers are imported before the issuers are looked up, so that
 * one fetch fills an empty store.
 *
 * Chosen issuers, after the tickers where one isn't stored, are fetched whole: profile, filings, facts, and insiders'
 * statements since the chosen day or of the last 12 months. Issuers that were never fetched are too, unless they are more
 * than `maxSingly`: then everything but insiders' statements comes from SEC's archives, and those from the daily indexes
 * after the day of the archives. Fetch chosen issuers to have their earlier ones.
 */
export const fetchEdgar = (fetching: Fetching): FetchedEntries => {
  const { choice, settings, subjects } = fetching
  const contact = settings["FINDATA_CONTACT"] ?? ""
  if (!/^\S+@\S+$/.test(contact)) {
    const message = `Expected an e-mail address, got "${contact}"`
    return Stream.fail(new FetchFailed({ url: "FINDATA_CONTACT", status: null, message }))
  }
  const numbers = new Set<string>()
  const isKnown = (cik: string): boolean => numbers.has(cik)
  const found = known()
  const asked = requests(fetching, isKnown, found)
  const marks = marksOver(fetching.imported)
  const issuers = issuersOf(fetching, asked, marks, found)
  const days = daysOf(fetching, asked, issuers, marks, isKnown)

  /** The issuers of the store now. */
  const all = Effect.map(subjects, (known) => {
    for (const { cik } of known) if (cik !== null) numbers.add(cik)
    return [...numbers]
  })
  const wholly = (some: ReadonlyArray<string>): FetchedEntries =>
    Stream.flatMap(Stream.fromIterable(some), issuers.whole)

  if (choice.subjects !== null) {
    // An index that is imported for some issuers would be taken as imported for all.
    const listed = fetching.missing.length > 0 ? Stream.make(asked.tickers) : Stream.empty
    return Stream.concat(listed, Stream.unwrap(Effect.map(all, wholly)))
  }
  const changed = Effect.gen(function* () {
    const ciks = yield* all
    const fetched = new Set(yield* Effect.filter(ciks, issuers.isFetched))
    const neverFetched = ciks.filter((cik) => !fetched.has(cik))
    const next = yield* days.nextDay
    // Without a day to continue from, issuers that were fetched once may be out of date.
    const stale = next === null ? ciks : neverFetched
    if (stale.length > maxSingly) {
      const dated = Stream.unwrap(Effect.map(days.nextDay, days.from))
      return Stream.concat(archiveEntries(fetching, asked, issuers, marks, found, stale), dated)
    }
    const again = next === null ? [...fetched] : []
    return wholly(again).pipe(Stream.concat(days.from(next)), Stream.concat(wholly(neverFetched)))
  })
  return Stream.make(asked.tickers).pipe(Stream.concat(Stream.unwrap(changed)))
}
