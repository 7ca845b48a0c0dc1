/** EDGAR's addresses as entries, which ask for their address when they are read. */
import { Effect, Stream } from "effect"
import type { Entry, EntryBatch, FetchFailed, Fetching, UnreadableFile } from "../../../core/mod.ts"
import { textOf } from "../content/Content.ts"
import { type IsWanted, partsIn } from "./Parts.ts"
import type { ListedFiling } from "./Submissions.ts"

export type FetchedEntry = Entry<UnreadableFile | FetchFailed>

interface Asked {
  /** Whether to ask only for what changed since it was last imported. */
  readonly ifChanged?: boolean
  readonly isWanted?: IsWanted
  /** Receives the filings of submissions; none where there are no submissions. */
  readonly onFilings?: (filings: ReadonlyArray<ListedFiling>) => void
}

/** The address of a day's index below the archives. */
const indexPath = (day: string): string => {
  const [year = "", month = ""] = day.split("-")
  const quarter = Math.ceil(Number(month) / 3)
  return `edgar/daily-index/${year}/QTR${quarter}/form.${day.replaceAll("-", "")}.idx`
}

export const requests = (
  { settings, web }: Pick<Fetching, "settings" | "web">,
  isKnown: (cik: string) => boolean
) => {
  const { EDGAR_DATA_URL: data, EDGAR_URL: site, FINDATA_CONTACT: contact } = settings
  const headers = { "user-agent": `findata ${contact}` }

  /** The batches of an address, about known issuers; none where it doesn't exist or has nothing new. */
  const batchesAt = (
    url: string,
    { ifChanged = false, isWanted = isKnown, onFilings }: Asked = {}
  ): Stream.Stream<EntryBatch, UnreadableFile | FetchFailed> =>
    Stream.unwrap(
      Effect.gen(function* () {
        const answer = yield* web.get(url, { headers, optional: true, ifChanged })
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

  const submissionsOf = (cik: string, asked: Asked) => batchesAt(`${data}/submissions/CIK${cik}.json`, asked)

  const submissions = (cik: string, version: string, asked: Asked): FetchedEntry => ({
    name: `submissions/CIK${cik}`,
    version,
    batches: submissionsOf(cik, asked)
  })

  /** An issuer without XBRL has no facts. */
  const facts = (cik: string, version: string, asked: Asked): FetchedEntry => ({
    name: factsName(cik),
    version,
    batches: batchesAt(`${data}/api/xbrl/companyfacts/CIK${cik}.json`, asked)
  })

  /** An insider's statement by its path below the archives. A filing never changes: its number is the version. */
  const statement = (accession: string, path: string): FetchedEntry => ({
    name: `filings/${accession}`,
    version: accession,
    batches: batchesAt(`${site}/Archives/${path}`)
  })

  /** The text of a day's index; null for a day without one, and in the evening before it is published. */
  const indexOf = Effect.fnUntraced(function* (day: string) {
    const answer = yield* web.get(`${site}/Archives/${indexPath(day)}`, { headers, optional: true })
    return answer === null ? null : yield* textOf(answer.file)
  })

  return { tickers, submissionsOf, submissions, facts, statement, indexOf }
}

export const factsName = (cik: string): string => `companyfacts/CIK${cik}`

export const indexName = (day: string): string => `daily-index/${day}`
