/** Handles `/files`: PDFs by the key of their content, with byte ranges, never whole in memory. */
import { Effect, Stream } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { contentOf, type StoredPdf, ReportFiles } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { NotFound, RangeNotSatisfiable } from "../../../api/base/Errors.ts"
import { byteRange } from "./byteRange.ts"
import { shown } from "../../exchange/shown.ts"
import { namesTag } from "../../exchange/etag.ts"
import { unavailable } from "../../exchange/unavailable.ts"
import { onEveryAnswer } from "../../exchange/Exchange.ts"

/** The content of a key never changes. The PDF is kept as a file, and where it is shown nevertheless may run no script and load nothing. */
const headersOf = (sha256: string) => ({
  etag: `"${sha256}"`,
  "accept-ranges": "bytes",
  "cache-control": "public, max-age=31536000, immutable",
  "content-disposition": `attachment; filename="${sha256.slice(0, 16)}.pdf"`,
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin"
})

const refuse = (size: number) =>
  Effect.andThen(
    onEveryAnswer({ "content-range": `bytes */${size}` }),
    Effect.fail(new RangeNotSatisfiable({ detail: `Range not satisfiable: the file has ${size} bytes` }))
  )

/** The requested range, provided that the client's copy of the rest has this content (If-Range). */
const wantedOf = ({ headers, method }: HttpServerRequest.HttpServerRequest, etag: string, size: number) => {
  const held = headers["if-range"]?.trim()
  return byteRange(method === "GET" && (held ?? etag) === etag ? headers["range"] : undefined, size)
}

const answer = Effect.fnUntraced(function* (
  request: HttpServerRequest.HttpServerRequest,
  sha256: string,
  { bytes, size }: StoredPdf
) {
  const headers = headersOf(sha256)
  if (namesTag(request.headers["if-none-match"], headers.etag)) {
    return HttpServerResponse.empty({ status: 304, headers })
  }
  const range = wantedOf(request, headers.etag, size)
  if (range._tag === "Unsatisfiable") return yield* refuse(size)
  const { first, last } = range._tag === "Part" ? range : { first: 0, last: size - 1 }
  const part = range._tag === "Part" ? { "content-range": `bytes ${first}-${last}/${size}` } : {}
  return HttpServerResponse.stream(Stream.orDie(bytes(first, last)), {
    status: range._tag === "Part" ? 206 : 200,
    headers: { ...headers, ...part },
    contentType: "application/pdf",
    contentLength: last - first + 1
  })
})

export const layer = HttpApiBuilder.group(
  Api,
  "files",
  Effect.fnUntraced(function* (handlers) {
    const files = yield* ReportFiles

    return handlers.handle(
      "pdf",
      Effect.fnUntraced(function* ({ params: { file, folder }, request }) {
        const key = `reports/${folder}/${file}`
        const sha256 = contentOf(key)
        const found =
          sha256 === null ? null : yield* Effect.catchTag(files.find(key), "StoreUnavailable", unavailable)
        if (sha256 === null || found === null) {
          return yield* new NotFound({ detail: `Not found: ${shown(`/files/${key}`)}` })
        }
        return yield* answer(request, sha256, found)
      })
    )
  })
)
