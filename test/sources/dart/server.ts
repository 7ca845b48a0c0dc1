/** OpenDART as recorded in memory: answers by endpoint and parameters, and what was asked. */
import { Effect, Stream } from "effect"
import { dart } from "../../../adapters/sources/dart/mod.ts"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import { type Choice, FetchFailed, type Fetching, type SourceSubject, type Web } from "../../../core/mod.ts"
import { everything, rowsOf } from "./answers.ts"

/** A key as OpenDART issues them. */
export const key = "0123456789abcdef0123456789abcdef01234567"

/** The answers by address, without the server and the key: `company.json?corp_code=00126380`. */
export type Answers = Readonly<Record<string, string | Uint8Array | FetchFailed>>

export const noData = JSON.stringify({ status: "013", message: "조회된 데이타가 없습니다." })

/** A server of the answers, no data for any other request. `unchanged` are addresses that haven't changed. */
export const serverOf = (answers: Answers, unchanged: ReadonlyArray<string> = [], crtfc_key = key) => {
  const asked: Array<string> = []
  const web: Web = {
    get: (url, { ifChanged = false } = {}) =>
      Effect.suspend(() => {
        const address = new URL(url)
        if (address.searchParams.get("crtfc_key") !== crtfc_key)
          return Effect.die(new Error(`No key in ${url}`))
        address.searchParams.delete("crtfc_key")
        const name = `${address.pathname.replace("/api/", "")}${address.search}`
        asked.push(name)
        if (ifChanged && unchanged.includes(name)) return Effect.succeed(null)
        const content = answers[name] ?? noData
        return content instanceof FetchFailed
          ? Effect.fail(new FetchFailed({ ...content, url, message: `${content.message} at ${url}` }))
          : Effect.succeed({ file: memoryFile(url, content), etag: null, last_modified: null })
      })
  }
  return { asked, web }
}

export const samsung: SourceSubject = {
  company_id: 7,
  symbol: "005930",
  exchange: "KOSPI",
  cik: null,
  corp_code: "00126380"
}

/** What is fetched for companies from a server, given the versions that were imported before. */
export const fetching = (
  web: Web,
  imported: Readonly<Record<string, string>> = {},
  choice: Partial<Choice> = {},
  subjects: ReadonlyArray<SourceSubject> = [samsung]
): Fetching => ({
  choice: { ...everything, subjects, ...choice },
  subjects: Effect.succeed(subjects),
  missing: [],
  known: () => Effect.succeed(new Map()),
  settings: { DART_API_KEY: key, DART_URL: "https://opendart.fss.or.kr" },
  web,
  imported: (name) => Effect.succeed(imported[name] ?? null)
})

/** The entries that a fetch has. */
export const entriesOf = (of: Fetching) =>
  dart.fetch === null ? Effect.die("It can't be fetched") : Stream.runCollect(dart.fetch(of))

/** Whether the import refuses a row. */
type Refuses = (row: Readonly<Record<string, unknown>>) => boolean

/**
 * Imports as the service does, each entry before the next is pulled: entries under a version that was imported before
 * are skipped, others are read; those that fail or have a refused row aren't remembered. Returns the rows, the versions,
 * the failures by entry, and why the fetch ended before its end.
 */
export const importOf = Effect.fnUntraced(function* (
  web: Web,
  imported: Readonly<Record<string, string>> = {},
  choice: Partial<Choice> = {},
  subjects?: ReadonlyArray<SourceSubject>,
  refuses: Refuses = () => false
) {
  const versions: Record<string, string> = { ...imported }
  const rows: Array<Readonly<Record<string, unknown>>> = []
  const failures: Record<string, string> = {}
  if (dart.fetch === null) return yield* Effect.die("It can't be fetched")
  const ended = yield* dart.fetch(fetching(web, versions, choice, subjects)).pipe(
    Stream.runForEach(({ batches, name, version }) =>
      Effect.gen(function* () {
        if (version !== null && versions[name] === version) return
        const found = yield* Effect.result(Stream.runCollect(batches))
        if (found._tag === "Failure") {
          failures[name] = found.failure.message
          return
        }
        const own = rowsOf(found.success)
        rows.push(...own.filter((row) => !refuses(row)))
        if (version !== null && !own.some(refuses)) versions[name] = version
      })
    ),
    Effect.as(null),
    Effect.catch(({ message }) => Effect.succeed(message))
  )
  return { rows, versions, failures, ended }
})
