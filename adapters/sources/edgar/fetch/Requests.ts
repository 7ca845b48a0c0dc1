/** EDGAR's addresses as entries, which ask for their address when they are read. */
import { Effect, Stream } from "effect"
import {
  type Answer,
  type Entry,
  type EntryBatch,
  FetchFailed,
  type Fetching,
  type UnreadableFile
} from "../../../../core/mod.ts"
import { jsonIn, textOf } from "../../content/Content.ts"
import { isWholeIndex } from "../filings/FilingIndex.ts"
import { filingPath } from "../filings/Accession.ts"
import { instanceAmong } from "../instances/InstanceName.ts"
import { type IsWanted, partsIn, type Seen } from "../files/Parts.ts"

export type FetchedEntry = Entry<UnreadableFile | FetchFailed>

export type FetchedEntries = Stream.Stream<FetchedEntry, UnreadableFile | FetchFailed>

interface Asked {
  /** Whether to ask only for what changed since it was last imported. */
  readonly ifChanged?: boolean
  readonly isWanted?: IsWanted
  readonly seen?: Seen
  /** Run when the address doesn't exist. */
  readonly onNone?: () => void
}

/** The address of a day's index below the archives. */
const indexPath = (day: string): string => {
  const [year = "", month = ""] = day.split("-")
  const quarter = Math.ceil(Number(month) / 3)
  return `edgar/daily-index/${year}/QTR${quarter}/form.${day.replaceAll("-", "")}.idx`
}

/** The error of an answer that is another one than asked for, such as a page about maintenance: it may be right later. */
export const strange = (url: string, message: string): FetchFailed =>
  new FetchFailed({ url, status: 200, message })

/** Whether a text ends as a filing or an instance does: what can't be read of it now can't be read later either. */
const isWholeDocument = (text: string): boolean => /<\/(SEC-DOCUMENT|([\w.-]+:)?xbrl)>\s*$/i.test(text)

/** The paths of SEC's archives of all issuers, below the site. */
export const archivePaths = {
  submissions: "Archives/edgar/daily-index/bulkdata/submissions.zip",
  companyfacts: "Archives/edgar/daily-index/xbrl/companyfacts.zip"
} as const

export const requests = (
  { settings, web }: Pick<Fetching, "settings" | "web">,
  isKnown: IsWanted,
  seen: Seen
) => {
  const { EDGAR_DATA_URL: data, EDGAR_URL: site, FINDATA_CONTACT: contact } = settings
  const headers = { "user-agent": `findata ${contact}` }

  const get = (url: string, ifChanged = false) => web.get(url, { headers, optional: true, ifChanged })

  /** The error of an answer that can't be read, unless it is a whole document, which won't change. */
  const faultOf = Effect.fnUntraced(function* (url: string, { file }: Answer, error: UnreadableFile) {
    const text = yield* Effect.orElseSucceed(textOf(file), () => "")
    return yield* isWholeDocument(text) ? error : strange(url, error.message)
  })

  /** The batches of an address, about known issuers; none where it doesn't exist or has nothing new. */
  const batchesAt = (
    url: string,
    { ifChanged = false, isWanted = isKnown, onNone, seen }: Asked = {}
  ): Stream.Stream<EntryBatch, UnreadableFile | FetchFailed> =>
    Stream.unwrap(
      Effect.gen(function* () {
        const answer = yield* get(url, ifChanged)
        if (answer === null) {
          if (!ifChanged) onNone?.()
          return Stream.empty
        }
        const parts = yield* Effect.catch(partsIn(answer.file, isWanted, seen), (error) =>
          faultOf(url, answer, error)
        )
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

  const submissionsOf = (cik: string, ifChanged = false) =>
    batchesAt(`${data}/submissions/CIK${cik}.json`, {
      ifChanged,
      seen,
      onNone: () => seen.filings?.(cik, [])
    })

  const submissions = (cik: string, version: string, ifChanged = false): FetchedEntry => ({
    name: `submissions/CIK${cik}`,
    version,
    batches: submissionsOf(cik, ifChanged)
  })

  /** An issuer without XBRL has no facts. */
  const facts = (cik: string, version: string, ifChanged = false): FetchedEntry => ({
    name: `companyfacts/CIK${cik}`,
    version,
    batches: batchesAt(`${data}/api/xbrl/companyfacts/CIK${cik}.json`, {
      ifChanged,
      seen,
      onNone: () => seen.counted?.(cik, null)
    })
  })

  /** An insider's statement by its path below the archives. A filing never changes: its number is the version. */
  const statement = (accession: string, path: string): FetchedEntry => ({
    name: `filings/${accession}`,
    version: accession,
    batches: batchesAt(`${site}/Archives/${path}`)
  })

  /** The batches of a filing's XBRL instance; none of a filing without one. */
  const instance = (
    cik: string,
    accession: string
  ): Stream.Stream<EntryBatch, UnreadableFile | FetchFailed> =>
    Stream.unwrap(
      Effect.gen(function* () {
        const folder = `${site}/Archives/${filingPath(cik, accession)}`
        const list = `${folder}index.json`
        const answer = yield* get(list)
        if (answer === null) return Stream.empty
        const json = yield* Effect.flatMap(textOf(answer.file), (text) => jsonIn(text, list)).pipe(
          Effect.mapError(({ message }) => strange(list, message))
        )
        const name = instanceAmong(json)
        return name === null ? Stream.empty : batchesAt(`${folder}${name}`)
      })
    )

  /** The text of a day's index; null for a day without one, and in the evening before it is published. */
  const indexOf = Effect.fnUntraced(function* (day: string) {
    const url = `${site}/Archives/${indexPath(day)}`
    const answer = yield* get(url)
    if (answer === null) return null
    const text = yield* Effect.mapError(textOf(answer.file), ({ message }) => strange(url, message))
    if (!isWholeIndex(text)) return yield* strange(url, "It is no index of filings, or it was cut off")
    return text
  })

  /** One of SEC's archives as a file of the scope; fails where it doesn't exist. */
  const archive = Effect.fnUntraced(function* (of: keyof typeof archivePaths) {
    const url = `${site}/${archivePaths[of]}`
    const answer = yield* get(url)
    return answer ?? (yield* new FetchFailed({ url, status: 404, message: "There is no such archive" }))
  })

  return { tickers, submissionsOf, submissions, facts, statement, instance, indexOf, archive }
}

export type Requests = ReturnType<typeof requests>

/** The name of the entry without rows that shows that everything of an issuer was fetched. */
export const issuerName = (cik: string): string => `issuers/CIK${cik}`

/** The name of the entry without rows that shows that a day's filings were fetched. */
export const dayName = (day: string): string => `daily-index/${day}`

/** The name of the entry without rows whose version begins with the day that SEC's archives reached. */
export const archivesName = "archives"
