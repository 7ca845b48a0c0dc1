/**
 * Completes the OpenAPI document that effect derives: parameters with their decoded type, bounds and default (they come
 * out as the text they are on the wire), the key as a security scheme, and CSV beside JSON.
 */
import { Context, Option, Schema } from "effect"
import { HttpApi, type HttpApiEndpoint, type HttpApiGroup } from "effect/http-api"
import { type EndpointAccess, RequiredAccess } from "./KeyAccess.ts"

type Json = Record<string, any>

/** What parameters mean, by name: one name means the same everywhere. */
const descriptions: Readonly<Record<string, string>> = {
  id: "The key's number, as the list of keys tells it",
  symbol: "SYMBOL or SYMBOL:EXCHANGE, in any case; in a query up to 120 of them, separated by commas",
  search: "Part of a name, local name or symbol, in any case",
  sector: "The sector's whole name, in any case",
  country: "English name or ISO 3166-1 two-letter code",
  limit: "Items at the most",
  page: "Page number from 1; not together with offset or skip",
  skip: "Items to skip; not together with page",
  category: "What the news is about",
  priority: "1: high; 2: medium; 3: low",
  article_id: "The id of an article in the list",
  "x-locale": "The language to tell it in",
  offset: "Items to skip; not together with page. Companies paged by offset tell their country as a code",
  variant: "data: the list as {data: [...]}, ids as text and symbols as ticker",
  format: "The body's form; without it Accept decides, and JSON is the default",
  interval: "What one bar covers; weekly bars are dated Monday, monthly the first",
  adjust: "none: as traded; splits: on today's shares; all: also for dividends, spin-offs and rights",
  start_date: "First date of a bar or report, YYYY-MM-DD, inclusive",
  end_date: "Last date of a bar or report, YYYY-MM-DD, inclusive",
  page_size: "Reports on a page",
  securities_firm: "The firm's whole name, in any case",
  stock_name: "The whole name of the stock that reports are about, in any case",
  report_type: "company_analysis: of one company; industry_analysis: of an industry or sector",
  industry_category: "The industry's whole name, in any case",
  title: "Part of the title, in any case",
  report_id: "The id of a report in the list",
  folder: "As cdn_url has it",
  file: "As cdn_url has it",
  outputsize: "Bars at the most: the newest of the range",
  period: "Annual: fiscal years; Quarterly: discrete quarters",
  years: "The newest fiscal years; of quarters up to four for each",
  include: "provenance: the filing that each figure is from",
  as_of: "As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future",
  company_id: "The company's id, as lists and searches tell it",
  slug: "URL slug, in any case; a ticker does as well",
  series: "Also the points of the last bars, this many at the most",
  months: "Calendar months that end today, or on the day asked for",
  locale: "The language of what is told in words",
  order: "asc: oldest bars first; desc: newest first"
}

const keyAccess = "findata/http/KeyAccess"
const tokenAccess = "findata/http/TokenAccess"

/** JSON Schemas of the fields of a parameter record, by name, as they are once decoded. */
const decodedFields = (schema: unknown): Json => {
  if (schema === undefined) return {}
  const document = Schema.toJsonSchemaDocument(Schema.toType(schema as Schema.Top)) as unknown as Json
  return document["schema"]?.properties ?? {}
}

/** What each field is when it isn't given; one that has to be given is none of them. */
const defaultsOf = (schema: unknown): Json => {
  const fields: Record<string, Schema.Codec<unknown>> = (schema as Json | undefined)?.["schema"]?.fields ?? {}
  const defaults = Object.entries(fields).map(([name, field]) =>
    Schema.decodeUnknownOption(Schema.Struct({ [name]: field }))({})
  )
  return Object.assign({}, ...defaults.map((found) => Option.getOrElse(found, () => ({}))))
}

const uses = (endpoint: HttpApiEndpoint.Top, access: string): boolean =>
  [...endpoint.middlewares].some((middleware) => (middleware as { readonly key?: string }).key === access)

const scopeWords = ({ scope, without }: EndpointAccess): string =>
  scope !== "any"
    ? `Scope: ${scope === "read:all" ? scope : `${scope} or read:all`}.`
    : without === "trial"
      ? "A key of any scope, or none (trial)."
      : "Without a key where pages are public, else a key of any scope."

const complete = (operation: Json, endpoint: HttpApiEndpoint.Top): void => {
  const fields: Json = {
    query: decodedFields(endpoint.query),
    path: decodedFields(endpoint.params),
    header: decodedFields(endpoint.headers)
  }
  const defaults: Json = { query: defaultsOf(endpoint.query), header: defaultsOf(endpoint.headers) }
  for (const parameter of operation["parameters"] ?? []) {
    const schema = fields[parameter.in]?.[parameter.name]
    parameter.description = descriptions[parameter.name]
    if (schema !== undefined) parameter.schema = schema
    const standard = defaults[parameter.in]?.[parameter.name]
    if (standard !== undefined) parameter.schema = { ...parameter.schema, default: standard }
    if (parameter.in === "path" && parameter.name === "symbol") parameter.example = "AAPL"
  }
  if ((operation["parameters"] ?? []).some((_: Json) => _["name"] === "format")) {
    operation["responses"]["200"].content["text/csv"] = { schema: { type: "string" } }
  }
  if (uses(endpoint, tokenAccess)) operation["security"] = [{ bearer: [] }]
  if (uses(endpoint, keyAccess)) {
    const access = Context.get(endpoint.annotations, RequiredAccess)
    operation["security"] = access.without === "never" ? [{ apiKey: [] }] : [{}, { apiKey: [] }]
    operation["description"] = `${operation["description"]} ${scopeWords(access)}`
  }
}

/** A body may be absent where null will do, and members of it that nobody knows are ignored. */
const completeBody = (operation: Json, schemas: Json): void => {
  const body = operation["requestBody"]
  for (const { schema } of Object.values<Json>(body?.content ?? {})) {
    const forms: ReadonlyArray<Json> = schema.anyOf ?? [schema]
    body.required = !forms.some(({ type }) => type === "null")
    for (const { $ref } of forms) {
      if ($ref !== undefined) delete schemas[$ref.slice($ref.lastIndexOf("/") + 1)].additionalProperties
    }
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
          completeBody(operation, document["components"].schemas)
        }
      } as never
    )
    document["components"].securitySchemes = {
      apiKey: { type: "apiKey", in: "header", name: "X-API-Key", description: "ak_ and 40 characters" },
      bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "sub is the keys' owner" }
    }
    return document
  }
