/**
 * Writes what `findata/client` is made of from the OpenAPI document: its types, by openapi-typescript, operations, and methods by
 * feature.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { registerHooks } from "node:module"
import type { Operation } from "../adapters/client/operations.ts"
import { about, methodsOf } from "./openapi/methods.ts"

/** openapi-typescript uses the compiler's syntax trees, for which TypeScript 7 has no JavaScript interface. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === "typescript" ? "typescript-5" : specifier, context)
})

const { astToString, default: openapiTS } = await import("openapi-typescript")

/** What is read of the document. */
interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: ReadonlyArray<Schema>
}
interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required?: boolean
  readonly schema?: Schema
}
type Contents = Readonly<Record<string, { readonly schema?: Schema }>>
interface Declared {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly content: Contents }
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>
  readonly security?: ReadonlyArray<Readonly<Record<string, unknown>>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Declared>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>>; readonly headers: object }
}

const document: Document & Parameters<typeof openapiTS>[0] = JSON.parse(
  readFileSync(new URL("../openapi.json", import.meta.url), "utf8")
)

const folder = new URL("../adapters/client/", import.meta.url)

/** What the document doesn't have. */
const unused = /^export type (webhooks|\$defs) = Record<string, never>;\n/gm

/** A comment of several lines as one of a line, without what the type says as well. */
const oneLine = (comment: string): string => {
  const text = comment.replace(/\s+\*\/?(?: |$)/gm, " ").replace(/ @(?:enum \{\w+\}|constant)/, "")
  const [, format = "", said = ""] =
    /^\/\*\*\s+(?:Format: (\S+))?(.*?)\s*$/.exec(text.replaceAll("\n", "")) ?? []
  const named = said.replace(/ @description/, said.startsWith(" ") ? "" : ":").replace(/ @(\w+) /g, "; $1: ")
  return `/** ${named.trim()}${format === "" ? "" : `; format: ${format}`} */`
}

/** What the client's types don't mention is left out: the headers of answers. */
const withoutHeaders = (name: string, value: unknown): unknown =>
  name === "headers" && typeof value === "object" && value !== null && "X-Request-Id" in value ? {} : value

const typesText = async (): Promise<string> => {
  const { headers } = document.components
  const mentioned = JSON.parse(JSON.stringify(document, withoutHeaders))
  const types = await openapiTS(
    { ...mentioned, components: { ...mentioned.components, headers } },
    { silent: true, defaultNonNullable: false }
  )
  const text = astToString(types)
    .replace(unused, "")
    .replace(/\/\*\*\n[^]*?\*\//g, oneLine)
    .replaceAll("/** @description ", "/** ")
    .replace(/;\n\s+(?=\w+\?: never;)/g, "; ")
    .replace(/\{\n\s+([^\n{}]*;)\n\s+\}/g, "{ $1 }")
  return `/** Written by scripts/openapiClient.ts: the types of openapi.json. */\n${text}`
}

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : (document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {})

/**
 * The member of a page that contains its items: `data`, else its first list, which others are about; with how the next page is
 * asked for. Null for what isn't paged.
 */
const pagesOf = ({ parameters = [], responses }: Declared): Pick<Operation, "items" | "pagedBy"> | null => {
  const takes = (parameter: string) => parameters.some(({ name }) => name === parameter)
  const json = responses["200"]?.content?.["application/json"]?.schema
  if (json === undefined || !(takes("page") || takes("offset"))) return null
  const { anyOf, ...whole } = resolved(json)
  const properties = resolved(anyOf?.[0] ?? whole).properties ?? {}
  const lists = Object.keys(properties).filter((name) => resolved(properties[name] ?? {}).type === "array")
  if (properties["total"] === undefined && !takes("page")) return null
  if (lists.length === 0 || properties["total"] === undefined) {
    throw new Error(`A page has a list and its total: ${Object.keys(properties)}`)
  }
  const items = lists.includes("data") ? "data" : (lists[0] as string)
  return takes("page") ? { items } : { items, pagedBy: "offset" }
}

/** Whether an answer comes as CSV as well. */
const tableOf = ({ responses }: Declared): Pick<Operation, "isTable"> | null =>
  responses["200"]?.content?.["text/csv"] === undefined ? null : { isTable: true }

/** The member of a JSON answer whose items are sent by the line as well; null for an answer that isn't. */
const linesOf = ({ responses }: Declared): Pick<Operation, "lines"> | null =>
  responses["200"]?.content?.["application/x-ndjson"] === undefined ? null : { lines: "data" }

const operationOf = (method: string, path: string, declared: Declared) => {
  const { parameters = [], requestBody, security = [] } = declared
  const headers = parameters.flatMap((parameter) => (parameter.in === "header" ? [parameter.name] : []))
  const schemes = security.flatMap((one) => Object.keys(one))
  const takes = { key: schemes.includes("apiKey"), bearer: schemes.includes("bearer") }
  const access =
    takes.key && takes.bearer ? "either" : takes.key ? "key" : takes.bearer ? "bearer" : undefined
  const [sends] = Object.keys(requestBody?.content ?? {})
  return {
    method: method.toUpperCase(),
    path,
    ...(access === undefined ? {} : { access }),
    ...(headers.length > 0 ? { headers } : {}),
    ...(sends === undefined ? {} : { sends }),
    ...pagesOf(declared),
    ...linesOf(declared),
    ...tableOf(declared)
  }
}

const declaredOperations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, declared]) => ({ method, path, declared }))
)

const operationsText = (): string => {
  const lines = declaredOperations.map(
    ({ declared, method, path }) =>
      `  ${declared.operationId}: ${JSON.stringify(operationOf(method, path, declared))}`
  )
  return `/** Written by scripts/openapiClient.ts: the operations of openapi.json. */

export interface Operation {
  readonly method: string
  readonly path: string
  /** What it takes; some answer without as well. */
  readonly access?: "key" | "bearer" | "either"
  /** Parameters that are headers; those in the path are named there, all others are in the query. */
  readonly headers?: ReadonlyArray<string>
  /** The media type of the body. */
  readonly sends?: string
  /** The member of a page that contains its items. */
  readonly items?: string
  /** How the next page is asked for; by \`page\` where it isn't said. */
  readonly pagedBy?: "offset"
  /** Whether \`format=csv\` answers with a table. */
  readonly isTable?: true
  /** The member of an answer whose items are sent by the line as well, as NDJSON. */
  readonly lines?: "data"
}

export const operations = {
${lines.join(",\n")}
} as const satisfies Readonly<Record<string, Operation>>

export type Operations = typeof operations
`
}

/** The parameter that a method takes first: the company, else the only one of the path, else the only one that is required, unless it is a day. */
const subjectOf = ({ parameters = [] }: Declared): string | null => {
  const required = parameters.filter((one) => one.required === true)
  if (required.some(({ name }) => name === "company_id")) return "company"
  const inPath = required.filter((one) => one.in === "path")
  const [one, ...others] = inPath.length > 0 ? inPath : required
  return one === undefined || others.length > 0 || one.schema?.format === "date" ? null : one.name
}

/** What an operation is, without who may ask for it. */
const meaningOf = ({ description, summary }: Declared): string =>
  `${summary}. ${description.replace(/ ?\b(Scope: |Without a key |A key of any scope).*/, "")}`.trim()

const methodsText = (): string => {
  const found = declaredOperations.flatMap(({ declared, path }) =>
    methodsOf(declared.operationId, path, pagesOf(declared) !== null).map((name) => {
      const [feature = "", method = ""] = name.split(".")
      const kind = method.startsWith("each") ? "each" : method === "rows" ? "rows" : "call"
      const call = `${kind}: "${declared.operationId}"`
      const given = `${call}, of: ${JSON.stringify(subjectOf(declared))}`
      const [meaning, text] = [meaningOf(declared), `${method}: { ${given} }`]
      const said = { call: meaning, each: "All of the list.", rows: "All rows, each as it arrives." }[kind]
      return { feature, method, summary: declared.summary, said, text }
    })
  )
  const features = Object.entries(Object.groupBy(found, ({ feature }) => feature)).map(
    ([feature, methods = []]) =>
      [
        `  /** ${about[feature] ?? `${methods[0]?.summary}.`} */`,
        `  ${feature}: {`,
        methods.map(({ said, text }) => `    /** ${said} */\n    ${text}`).join(",\n"),
        "  }"
      ].join("\n")
  )
  return `/** Written by scripts/openapiClient.ts: the operations of openapi.json that read data, by feature. */
import type { LinesName, ListName, OperationName } from "./Types.ts"

/** An operation, and the parameter that is the first argument: \`company\` is a CompanyName; null for none. */
export interface One {
  readonly call: OperationName
  readonly of: string | null
}

/** All of a list, page by page. */
export interface Each {
  readonly each: ListName
  readonly of: string | null
}

/** All rows of what is sent by the line. */
export interface Rows {
  readonly rows: LinesName
  readonly of: string | null
}

export const methods = {
${features.join(",\n")}
} as const satisfies Readonly<Record<string, Readonly<Record<string, One | Each | Rows>>>>
`
}

/** Files of the client by path, as committed to the repository. */
export const clientFiles = async (): Promise<ReadonlyArray<readonly [file: URL, text: string]>> => [
  [new URL("schema.ts", folder), await typesText()],
  [new URL("operations.ts", folder), operationsText()],
  [new URL("methods.ts", folder), methodsText()]
]

if (import.meta.main) for (const [file, text] of await clientFiles()) writeFileSync(file, text)
