/** What of a request's URL may be written down. */
import { HttpApi } from "effect/http-api"
import { redacted } from "../../../../core/ports.ts"
import { Api } from "../../api/Api.ts"

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

const maxUrlLength = 1000

/** Path and query, without parameters that the API doesn't have, and without what looks like a secret. */
export const publicUrl = (url: string): string => {
  const at = url.indexOf("?")
  if (at < 0) return redacted(url).slice(0, maxUrlLength)
  const query = url
    .slice(at + 1)
    .split("&")
    .filter((pair) => parameters.has(pair.split("=", 1)[0] ?? ""))
  const kept = query.length === 0 ? "" : `?${query.join("&")}`
  return redacted(`${url.slice(0, at)}${kept}`).slice(0, maxUrlLength)
}
