/**
 * Completes the OpenAPI document that effect derives: parameters with their decoded type, bounds and default (they come
 * out as the text they are on the wire), the key as a security scheme, and CSV beside JSON.
 */
import { Context, Schema } from "effect"
import { HttpApi, type HttpApiEndpoint, type HttpApiGroup } from "effect/http-api"
import { type EndpointAccess, RequiredAccess } from "./KeyAccess.ts"

type Json = Record<string, any>

/** What parameters mean, by name: one name means the same everywhere. */
const descriptions: Readonly<Record<string, string>> = {
  symbol: "SYMBOL or SYMBOL:EXCHANGE, in any case",
  search: "Part of a name, local name or symbol, in any case",
  sector: "The sector's whole name, in any case",
  country: "English name or ISO 3166-1 two-letter code",
  limit: "Items at the most",
  page: "Page number from 1; not together with offset",
  offset: "Items to skip; not together with page. Companies paged by offset tell their country as a code",
  variant: "data: the list as {data: [...]}, ids as text and symbols as ticker",
  format: "The body's form; without it Accept decides, and JSON is the default",
  interval: "What one bar covers; weekly bars are dated Monday, monthly the first",
  adjust: "none: as traded; splits: on today's shares; all: also for dividends, spin-offs and rights",
  start_date: "First date of a bar, YYYY-MM-DD, inclusive",
  end_date: "Last date of a bar, YYYY-MM-DD, inclusive",
  order: "asc: oldest bars first; desc: newest first"
}

const keyAccess = "findata/http/KeyAccess"

/** JSON Schemas of the fields of a parameter record, by name, as they are once decoded. */
const decodedFields = (schema: unknown): Json => {
  if (schema === undefined) return {}
  const document = Schema.toJsonSchemaDocument(Schema.toType(schema as Schema.Top)) as unknown as Json
  return document["schema"]?.properties ?? {}
}

const defaultsOf = (schema: unknown): Json => {
  if (schema === undefined) return {}
  try {
    return Schema.decodeUnknownSync(schema as Schema.Codec<Json>)({})
  } catch {
    return {}
  }
}

const usesKey = (endpoint: HttpApiEndpoint.Top): boolean =>
  [...endpoint.middlewares].some((middleware) => (middleware as { readonly key?: string }).key === keyAccess)

const scopeWords = ({ scope, without }: EndpointAccess): string =>
  scope !== "any"
    ? `Scope: ${scope === "read:all" ? scope : `${scope} or read:all`}.`
    : without === "trial"
      ? "A key of any scope, or none (trial)."
      : "Without a key where pages are public, else a key of any scope."

const complete = (operation: Json, endpoint: HttpApiEndpoint.Top): void => {
  const fields = { query: decodedFields(endpoint.query), path: decodedFields(endpoint.params) } as Json
  const defaults = defaultsOf(endpoint.query)
  for (const parameter of operation["parameters"] ?? []) {
    const schema = fields[parameter.in]?.[parameter.name]
    parameter.description = descriptions[parameter.name]
    if (schema !== undefined) parameter.schema = schema
    if (parameter.in === "query" && parameter.name in defaults) {
      parameter.schema = { ...parameter.schema, default: defaults[parameter.name] }
    }
    if (parameter.in === "path" && parameter.name === "symbol") parameter.example = "AAPL"
  }
  if ((operation["parameters"] ?? []).some((_: Json) => _["name"] === "format")) {
    operation["responses"]["200"].content["text/csv"] = { schema: { type: "string" } }
  }
  if (usesKey(endpoint)) {
    const access = Context.get(endpoint.annotations, RequiredAccess)
    operation["security"] = access.without === "never" ? [{ apiKey: [] }] : [{}, { apiKey: [] }]
    operation["description"] = `${operation["description"]} ${scopeWords(access)}`
  }
}

/** To be annotated on the api as `OpenApi.Transform`. */
export const completeDocument =
  <Id extends string, Groups extends HttpApiGroup.Constraint>(api: HttpApi.HttpApi<Id, Groups>) =>
  (document: Json): Json => {
    HttpApi.reflect(
      api as never,
      {
        onGroup: () => {},
        onEndpoint: ({ endpoint, group }: { endpoint: HttpApiEndpoint.Top; group: HttpApiGroup.Top }) => {
          const path = endpoint.path.replace(/:(\w+)/g, "{$1}")
          const operation = document["paths"][path]?.[endpoint.method.toLowerCase()]
          if (operation === undefined) return
          operation.operationId = `${group.identifier}_${endpoint.identifier}`
          complete(operation, endpoint)
        }
      } as never
    )
    document["components"].securitySchemes = {
      apiKey: { type: "apiKey", in: "header", name: "X-API-Key", description: "ak_ and 40 characters" }
    }
    return document
  }
