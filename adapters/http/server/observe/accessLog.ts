/** The access log: a line of JSON for each request. */
import { HttpApi } from "effect/http-api"
import { redacted } from "../../../../core/mod.ts"
import { Api } from "../../api/Api.ts"
import type { Observe } from "./Answered.ts"

/** The parameters of queries that the API has. Anything else may be a secret in the wrong place. */
const parameters: ReadonlySet<string> = (() => {
  const names = new Set<string>()
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => {
      const ast = endpoint.query?.ast
      if (ast?._tag !== "Objects") return
      for (const { name } of ast.propertySignatures) names.add(String(name))
    }
  })
  return names
})()

const longestUrl = 1000

/** Path and query, without parameters that the API doesn't have, and without what looks like a secret. */
const publicUrl = (url: string): string => {
  const at = url.indexOf("?")
  if (at < 0) return redacted(url).slice(0, longestUrl)
  const query = url
    .slice(at + 1)
    .split("&")
    .filter((pair) => parameters.has(pair.split("=", 1)[0] ?? ""))
  const kept = query.length === 0 ? "" : `?${query.join("&")}`
  return redacted(`${url.slice(0, at)}${kept}`).slice(0, longestUrl)
}

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
