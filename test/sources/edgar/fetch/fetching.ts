/** Recorded answers of EDGAR, and what is fetched of them. */
import { Effect, Stream } from "effect"
import { FetchFailed, type Fetching, type SourceSubject, type Web } from "../../../../core/mod.ts"
import { type Settled } from "../../../../core/ports.ts"
import { edgar } from "../../../../adapters/sources/edgar/mod.ts"
import { memoryFile } from "../../../../adapters/sources/mod.ts"
import { jsonOf, year } from "../facts.ts"
import { brought, figure } from "../reading.ts"

export const site = "https://edgar.test"
export const data = "https://data.test"

export const settings: Settled = { FINDATA_CONTACT: "me@example.com", EDGAR_URL: site, EDGAR_DATA_URL: data }

export const subject = (company_id: number, symbol: string, cik: string | null): SourceSubject => ({
  company_id,
  symbol,
  exchange: "NASDAQ",
  cik,
  corp_code: null
})

export const made = subject(1, "MADE", "0000001234")
export const snow = subject(2, "SNOW", "0001640147")

export const accession = "0001640147-24-000001"
export const path = (number: string): string => `${site}/Archives/edgar/data/1640147/${number}.txt`
export const filing = path(accession)

export const facts = JSON.stringify(jsonOf({ "us-gaap:NetIncomeLoss": [{ ...year, val: 5 }] }))

export const submissions = (
  { cik }: SourceSubject,
  ...filings: ReadonlyArray<readonly [string, string, string]>
) =>
  JSON.stringify({
    cik,
    name: "Made Up Inc.",
    tickers: ["MADE"],
    exchanges: ["Nasdaq"],
    filings: {
      recent: {
        accessionNumber: filings.map(([accession]) => accession),
        filingDate: filings.map(([, filed]) => filed),
        form: filings.map(([, , form]) => form)
      }
    }
  })

export const index = (
  ...lines: ReadonlyArray<readonly [form: string, cik: string, accession: string]>
): string =>
  [
    "Form Type   Company Name                                                  CIK         Date Filed  File Name",
    "-".repeat(100),
    ...lines.map(
      ([form, cik, accession]) =>
        `${form.padEnd(17)}${"Some Filer".padEnd(62)}${cik.padEnd(12)}20240102    edgar/data/${cik}/${accession}.txt`
    )
  ].join("\n")

export const form4 = (accession: string): string =>
  `<SEC-DOCUMENT>${accession}.txt\nACCESSION NUMBER: ${accession}\nFILED AS OF DATE: 20240102\n<DOCUMENT>\n<XML>${figure("form4.snow.xml")}</XML>`

export const tuesday = `${site}/Archives/edgar/daily-index/2024/QTR1/form.20240102.idx`
export const tickers = `${site}/files/company_tickers_exchange.json`

export const submissionsOf = ({ cik }: SourceSubject): string => `${data}/submissions/CIK${cik}.json`
export const factsOf = ({ cik }: SourceSubject): string => `${data}/api/xbrl/companyfacts/CIK${cik}.json`

/** The list of the files of its 10-K. */
export const listOf = ({ cik }: SourceSubject): string =>
  `${site}/Archives/edgar/data/${Number(cik)}/${cik}24000005/index.json`

/** An archive, made at an instant in HTTP's form. */
interface Zipped {
  readonly bytes: Uint8Array
  readonly made: string | null
}

/** What is answered, the status of a failure, or null for what hasn't changed. Others don't exist. */
export type Answers = Readonly<Record<string, string | Zipped | number | null>>

interface Given {
  readonly answers?: Answers
  /** Entries that were imported before, under any version, or under theirs. */
  readonly imported?: ReadonlyArray<string> | Readonly<Record<string, string>>
  readonly subjects?: ReadonlyArray<SourceSubject>
  readonly choice?: Partial<Fetching["choice"]>
}

/** The entries that a fetch gives, all read as an import does, and the addresses it asked for in order. */
export const fetched = Effect.fnUntraced(function* ({
  answers = {},
  choice,
  imported = [],
  subjects = []
}: Given) {
  const asked: Array<string> = []
  const before: ReadonlyArray<readonly [string, string]> = Array.isArray(imported)
    ? imported.map((name: string) => [
        name,
        name.startsWith("daily-index/") ? "after no archives" : "some version"
      ])
    : Object.entries(imported)
  const versions = new Map(before)
  const headers = new Set<string>()
  const web: Web = {
    get: (url, options = {}) =>
      Effect.suspend(() => {
        asked.push(options.ifChanged ? `${url} if changed` : url)
        headers.add(JSON.stringify(options.headers))
        const answer = url in answers ? answers[url] : 404
        if (answer === null || (answer === 404 && options.optional)) return Effect.succeed(null)
        if (typeof answer === "number" || answer === undefined) {
          return Effect.fail(new FetchFailed({ url, status: answer ?? null, message: `Status ${answer}` }))
        }
        const { bytes, made } = typeof answer === "string" ? { bytes: answer, made: null } : answer
        return Effect.succeed({ etag: null, last_modified: made, file: memoryFile(url, bytes) })
      })
  }
  const fetching: Fetching = {
    choice: { subjects: null, since: null, today: "2024-01-03", ...choice },
    missing: [],
    known: () => Effect.succeed(new Map()),
    subjects: Effect.succeed(subjects),
    settings,
    web,
    imported: (name) => Effect.succeed(versions.get(name) ?? null)
  }
  const entries: Array<Effect.Success<ReturnType<typeof brought>>> = []
  const stream = edgar.fetch?.(fetching) ?? Stream.empty
  const failures: Array<string> = []
  // An entry that fails is left out, and the others are read.
  yield* Stream.runForEach(stream, (entry) =>
    Effect.match(brought(entry), {
      onSuccess: (found) => {
        entries.push(found)
        // An import may store entries without rows only at its end.
        if (entry.version !== null && found.rows.length > 0) versions.set(entry.name, entry.version)
      },
      onFailure: () => void failures.push(entry.name)
    })
  )
  return { failures, asked, entries, names: entries.map(({ name }) => name), headers: [...headers] }
})

export const isFetched = ({ cik }: SourceSubject): string => `issuers/CIK${cik}`
