/** A ready body: JSON or CSV, with its ETag, or 304 when the client has it already. */
import { Effect } from "effect"
import { Digest } from "effect/crypto"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import Papa from "papaparse"

type Cell = string | number | boolean | null

/** A table as CSV needs it. */
export interface Table {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
}

/** The same answer in both forms; each is made only when it is asked for. */
export interface Answer {
  readonly json: () => unknown
  readonly table: () => Table
}

/** RFC 4180 with a header row; text that a spreadsheet would run as a formula is quoted with an apostrophe. */
export const csvOf = ({ columns, rows }: Table): string =>
  `${Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: true, newline: "\r\n" })}\r\n`

const wantsCsv = (
  request: HttpServerRequest.HttpServerRequest,
  format: "json" | "csv" | undefined
): boolean =>
  format === undefined
    ? /(^|,)\s*text\/csv\s*(;|,|$)/i.test(request.headers["accept"] ?? "")
    : format === "csv"

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag))

const encoder = new TextEncoder()

/** `null` for a body that comes in JSON alone. */
export const respond = Effect.fnUntraced(function* (
  request: HttpServerRequest.HttpServerRequest,
  digest: Digest.Digest["Service"],
  { json, table }: Pick<Answer, "json"> & { readonly table: Answer["table"] | null },
  format?: "json" | "csv"
) {
  const csv = table !== null && wantsCsv(request, format)
  const body = encoder.encode(csv ? csvOf(table()) : JSON.stringify(json()))
  const etag = `"${(yield* digest.digestHex(Digest.sha1, body)).slice(0, 32)}"`
  const headers = {
    etag,
    "cache-control": "private",
    vary: table === null ? "X-API-Key" : "X-API-Key, Accept"
  }
  if (matches(request.headers["if-none-match"], etag))
    return HttpServerResponse.empty({ status: 304, headers })
  return HttpServerResponse.uint8Array(body, {
    headers,
    contentType: csv ? "text/csv; charset=utf-8" : "application/json"
  })
})
