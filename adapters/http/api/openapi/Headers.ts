/** Headers of answers: each once as a component, and which of them go together. */
import type { Json } from "./Json.ts"

const text = (description: string, example: string): Json => ({
  description,
  schema: { type: "string" },
  example
})

const count = (description: string, example: number): Json => ({
  description,
  schema: { type: "integer", minimum: 0 },
  example
})

const toKey = "On answers to a key, and to clients without one where these are limited."

export const headerComponents: Json = {
  "X-Request-Id": text(
    "The request's id, the client's own where it sent one.",
    "5f0c8b1e-7c1b-4c53-9f0d-1d2f"
  ),
  ETag: text(
    "Changes with the body and its coding; to be sent as If-None-Match. Absent where a body is sent while it is made.",
    '"b6589fc6ab0dc82cf12099d1c2d40ab9"'
  ),
  "Cache-Control": text("Which caches may store the answer, and for how long.", "private"),
  Vary: text("Request headers that change the body.", "X-API-Key, Accept, Accept-Encoding"),
  "Content-Language": {
    description: "The language of the body, where it is one.",
    schema: { type: "string", enum: ["ko", "en", "ja", "zh"] }
  },
  "RateLimit-Policy": text(
    `Requests that are admitted in a window of seconds. ${toKey}`,
    '"default";q=1000;w=3600'
  ),
  RateLimit: text(
    `Requests that are admitted now, and seconds until the quota is whole. ${toKey}`,
    '"default";r=999;t=3600'
  ),
  "X-RateLimit-Limit": count(`Requests that are admitted in a window. ${toKey}`, 1000),
  "X-RateLimit-Remaining": count(`Requests that are admitted now. ${toKey}`, 999),
  "X-RateLimit-Reset": count(`Seconds until the quota is whole. ${toKey}`, 3600),
  "Retry-After": {
    description: "Seconds after which the request may be sent again.",
    schema: { type: "integer", minimum: 1 },
    example: 1
  },
  "WWW-Authenticate": text("How to authenticate.", 'ApiKey realm="findata"'),
  Allow: text("The methods of the path.", "GET, HEAD"),
  "Accept-Ranges": text("Ranges of bytes may be asked for.", "bytes"),
  "Content-Range": text(
    "Which bytes these are, of how many; only how many after a 416.",
    "bytes 0-1023/51200"
  ),
  "Content-Disposition": text(
    "The name to keep the file under.",
    'attachment; filename="045ddc2cefedb83a.pdf"'
  )
}

/** The quota, in the standard's headers and in the older ones. */
export const quotaHeaders = [
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset"
]

/** Whether an answer may be cached. */
export const cachingHeaders = ["Cache-Control", "Vary"]

export const headersOf = (names: ReadonlyArray<string>): Json =>
  Object.fromEntries(
    ["X-Request-Id", ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }])
  )
