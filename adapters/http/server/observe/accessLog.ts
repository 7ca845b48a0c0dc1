/** The access log: a line of JSON for each request. */
import type { Observe } from "./Answered.ts"
import { publicUrl } from "./publicUrl.ts"

/** JSON escapes ASCII's control characters; a terminal obeys others too. */
const inAscii = (json: string): string =>
  json.replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  )

/**
 * Writes a line for a share of the requests, from 0 to 1. Its members: `time` of the answer (UTC), `request_id`, `method`,
 * `route` (a template; null where none has the path), `path` with the query, `status` (499 where the client left),
 * `bytes` of the body (null where unknown), `duration_ms`, `key` (a visible prefix; null without one), `client` (the
 * address of one without a key, of IPv6 its network), `kept` (answered out of memory).
 */
export const accessLog =
  (write: (line: string) => void, share: number): Observe =>
  ({ bytes, client, duration, id, isKept, key, method, route, status, url }) => {
    if (share < 1 && Math.random() >= share) return
    const line = {
      time: new Date().toISOString(),
      request_id: id,
      method,
      route,
      path: publicUrl(url),
      status,
      bytes,
      duration_ms: Math.round(duration * 1000) / 1000,
      key,
      client: key === null ? client() : null,
      kept: isKept
    }
    write(`${inAscii(JSON.stringify(line))}\n`)
  }
