/** Asks a vendor's requests with answers of a test's own. */
import { Effect } from "effect"
import { askOf, settingsOf } from "../../../adapters/sources/daily/Ask.ts"
import type { DailyVendor, Market } from "../../../adapters/sources/daily/Vendor.ts"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import type { EntryBatch, Fetching, SourceSubject } from "../../../core/mod.ts"

/** A request's address without its scheme and host; an answer that isn't a text is JSON, and null a 404. */
export type Answers = (path: string, query: URLSearchParams) => unknown

const key = "a-key-of-16-chars"

const fetchingOf = (name: string, answers: Answers, today: string): Fetching => {
  const names = settingsOf(name)
  return {
    choice: { subjects: null, since: null, today },
    missing: [],
    subjects: Effect.succeed([]),
    settings: { [names.key]: key, [names.url]: "https://vendor.example" },
    web: {
      get: (url) =>
        Effect.sync(() => {
          const { pathname, searchParams } = new URL(url)
          const answer = answers(decodeURIComponent(pathname), searchParams)
          if (answer === null) return null
          const text = typeof answer === "string" ? answer : JSON.stringify(answer)
          return {
            file: memoryFile(url, new TextEncoder().encode(text)),
            etag: null,
            last_modified: null
          }
        })
    },
    known: (symbols) => Effect.succeed(new Map(symbols.map((symbol) => [symbol, "NASDAQ"]))),
    imported: () => Effect.succeed(null)
  }
}

/** What a vendor asks, and the ask itself. */
export const asking = (vendor: DailyVendor, answers: Answers, today = "2020-09-11") => {
  const fetching = fetchingOf(vendor.name, answers, today)
  const ask = askOf(vendor.name, vendor.style, fetching)
  const { company = { bars: () => Effect.succeed(null) }, ...requests } = vendor.open(ask, fetching)
  // A vendor has a market.
  return { ask, ...requests, company, market: vendor.markets[0] as Market }
}

export const subjectOf = (symbol: string, exchange = "NASDAQ"): SourceSubject => ({
  company_id: 1,
  symbol,
  exchange,
  cik: null,
  corp_code: null
})

/** The cells of the rows of batches. */
export const cellsOf = (
  batches: ReadonlyArray<EntryBatch> | null
): ReadonlyArray<Readonly<Record<string, string>>> | null =>
  batches?.flatMap(({ rows }) => Array.from(rows, ({ cells }) => ({ ...cells }))) ?? null
