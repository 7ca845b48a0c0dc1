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
export const serverOf = (answers: Answers, unchanged: ReadonlyArray<string> = []) => {
  const asked: Array<string> = []
  const web: Web = {
    get: (url, { ifChanged = false } = {}) =>
      Effect.suspend(() => {
        const address = new URL(url)
        if (address.searchParams.get("crtfc_key") !== key) return Effect.die(new Error(`No key in ${url}`))
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
  settings: { DART_API_KEY: key, DART_URL: "https://opendart.fss.or.kr" },
  web,
  imported: (name) => Effect.succeed(imported[name] ?? null)
})

/** The entries that a fetch has. */
export const entriesOf = (of: Fetching) =>
  dart.fetch === null ? Effect.die("It can't be fetched") : Stream.runCollect(dart.fetch(of))

/**
 * Imports as the service does: entries under a version that was imported before are skipped, others are read. Returns
 * the rows and the versions.
 */
export const importOf = Effect.fnUntraced(function* (
  web: Web,
  imported: Readonly<Record<string, string>> = {},
  choice: Partial<Choice> = {},
  subjects?: ReadonlyArray<SourceSubject>
) {
  const versions: Record<string, string> = { ...imported }
  const rows: Array<Readonly<Record<string, unknown>>> = []
  for (const { batches, name, version } of yield* entriesOf(fetching(web, imported, choice, subjects))) {
    if (version !== null && imported[name] === version) continue
    rows.push(...rowsOf(yield* Stream.runCollect(batches)))
    if (version !== null) versions[name] = version
  }
  return { rows, versions }
})
