/** Compares an answer with the OpenAPI document, and with what no answer may do whatever the request was. */
import { tmpdir } from "node:os"
import { bulkMediaTypes } from "../../core/ports.ts"
import { isDeepStrictEqual } from "node:util"
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import Papa from "papaparse"
import { document, headersOf, type Operation, operationOf, sentAsMade } from "../http/openapi.ts"
import type { Sent } from "./requests.ts"

export interface Received {
  readonly status: number
  /** By the name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
  readonly milliseconds: number
}

/** The longest that an answer may take, in milliseconds. */
const longest = 1000

const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: false })
addFormats.default(ajv, ["date", "date-time"])
ajv.addFormat("int64", { type: "number", validate: Number.isSafeInteger })
ajv.addFormat("binary", true)
ajv.addSchema({ ...document, $id: "openapi" })

const compiled = new Map<string, ValidateFunction>()

/** The validator of a schema of the document, by its JSON pointer. */
const validatorAt = (pointer: string): ValidateFunction => {
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` })
  compiled.set(pointer, known)
  return known
}

const step = (name: string | number): string =>
  `/${encodeURIComponent(String(name).replaceAll("~", "~0").replaceAll("/", "~1"))}`

/** The pointer of an operation's answer of a status, null where the document has none. */
const answerPointer = ({ definition, method, path }: Operation, status: number): string | null => {
  const found = definition["responses"][status]
  if (found === undefined) return null
  return typeof found.$ref === "string"
    ? found.$ref.slice(1)
    : `/paths${step(path)}${step(method.toLowerCase())}/responses${step(status)}`
}

const valueAt = (pointer: string): any =>
  pointer
    .split("/")
    .slice(1)
    .reduce((found: any, name) => {
      const own = decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~")
      return found?.[own]
    }, document)

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  deflate: inflateSync
}

/** The body without its coding. */
const bodyOf = ({ bytes, headers }: Received): Uint8Array => {
  const coding = headers["content-encoding"]
  if (coding === undefined || bytes.length === 0) return bytes
  const decode = decoders[coding]
  if (decode === undefined) throw new Error(`The answer has the coding ${coding}`)
  return decode(bytes)
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

const schemaFaults = (pointer: string, value: unknown): ReadonlyArray<string> => {
  const validate = validatorAt(pointer)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `the body${instancePath} ${message}`)
}

/** CSV has a row of names and rows of as many cells. */
const csvFaults = (text: string): ReadonlyArray<string> => {
  const { data, errors } = Papa.parse<ReadonlyArray<string>>(text, { skipEmptyLines: true })
  const [head = []] = data
  const uneven = data.filter((row) => row.length !== head.length).length
  return [
    ...errors.map(({ message, row }) => `row ${row} of the CSV: ${message}`),
    ...(uneven === 0 ? [] : [`${uneven} rows of the CSV aren't of ${head.length} cells`])
  ]
}

const bodyFaults = (pointer: string, { method }: Sent, received: Received): ReadonlyArray<string> => {
  const { headers, status } = received
  const type = headers["content-type"]?.split(";", 1)[0] ?? null
  const { content } = valueAt(pointer)
  if (method === "HEAD" || content === undefined) {
    return received.bytes.length === 0 ? [] : [`${method} is answered by ${status} with a body`]
  }
  if (type === null || !(type in content)) return [`the type of the ${status} is ${type}`]
  // Bytes.
  if (type === "application/pdf" || Object.values(bulkMediaTypes).includes(type)) return []
  const text = utf8.decode(bodyOf(received))
  if (type === "text/csv") return csvFaults(text)
  const value = type === "application/json" ? JSON.parse(text) : text
  return schemaFaults(`${pointer}/content${step(type)}/schema`, value)
}

/** Headers of every answer, whatever the operation: those of HTTP itself. */
const common = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "content-type",
  "cross-origin-resource-policy",
  "date",
  "keep-alive",
  "referrer-policy",
  "strict-transport-security",
  "transfer-encoding",
  "x-content-type-options"
])

/** Documented, but not on every answer of the status: for keys, for what is cached, or of a body's language. */
const isSometimes = ({ id }: Operation, name: string, status: number): boolean =>
  name.includes("ratelimit") ||
  (name === "etag" && sentAsMade.has(id)) ||
  (status >= 400 && (name === "cache-control" || name === "vary"))

const headerFaults = (operation: Operation, pointer: string, received: Received): ReadonlyArray<string> => {
  const { headers, status } = received
  const documented = headersOf(operation, status)
  const { headers: definitions = {} } = valueAt(pointer)
  const missing = documented.filter((name) => !(name in headers) && !isSometimes(operation, name, status))
  const other = Object.keys(headers).filter((name) => !documented.includes(name) && !common.has(name))
  const invalid = Object.keys(definitions).flatMap((name) => {
    const value = headers[name.toLowerCase()]
    if (value === undefined) return []
    const { $ref } = definitions[name]
    const at = $ref === undefined ? `${pointer}/headers${step(name)}` : $ref.slice(1)
    const given = valueAt(`${at}/schema`).type === "integer" ? Number(value) : value
    return schemaFaults(`${at}/schema`, given).map((fault) => `${name}: ${value}: ${fault}`)
  })
  return [
    ...missing.map((name) => `the ${status} lacks the header ${name}`),
    ...other.map((name) => `the ${status} has the header ${name}, which isn't documented`),
    ...invalid
  ]
}

const wellFormedId = /^[\w.:-]{1,128}$/

const idFaults = ({ headers: sent }: Sent, { headers }: Received): ReadonlyArray<string> => {
  const id = headers["x-request-id"] ?? ""
  const own = sent["x-request-id"]?.trim()
  if (!wellFormedId.test(id)) return [`the X-Request-Id is ${JSON.stringify(id)}`]
  return own !== undefined && wellFormedId.test(own) && own !== id
    ? [`the X-Request-Id is ${id} instead of ${own}`]
    : []
}

/** What only the inside of the service contains. */
const inside = [
  /\n\s+at .*[:(]/,
  /node_modules/,
  /\.ts:\d+/,
  /SQLITE_[A-Z]+/,
  /SQLSTATE|at or near|sqlite_|pg_catalog/,
  /\b(company_search|price_daily|price_block|text_frequency|api_key_secret)\b/
]

/** Where it is, and where its files are. */
const directories = [process.cwd(), `${tmpdir()}/`]

const leaks = (sent: Sent, { bytes, headers }: Received, text: string): ReadonlyArray<string> => {
  const all = `${JSON.stringify(headers)}\n${bytes.length === 0 ? "" : text}`
  const given = [
    decodeURIComponent(sent.target.replace(/%(?![0-9a-f]{2})|%[89a-f]./gi, "")),
    sent.target
  ].join()
  const found = [
    ...inside.map((pattern) => pattern.exec(all)?.[0] ?? ""),
    ...directories.filter((directory) => all.includes(directory))
  ]
  return found
    .filter((text) => text !== "" && !given.includes(text))
    .map((text) => `the answer contains ${JSON.stringify(text)}`)
}

const isError = (value: unknown): value is { readonly detail: unknown } =>
  typeof value === "object" && value !== null && "detail" in value

/** What every answer obeys, also to a path that no operation has. */
const generalFaults = (sent: Sent, received: Received): ReadonlyArray<string> => {
  const { headers, milliseconds, status } = received
  const isText = /^(application\/json|text\/)/.test(headers["content-type"] ?? "")
  const text = isText ? utf8.decode(bodyOf(received)) : ""
  const needsDetail = status >= 400 && sent.method !== "HEAD"
  return [
    ...idFaults(sent, received),
    ...leaks(sent, received, text),
    ...(headers["x-content-type-options"] === "nosniff" ? [] : ["X-Content-Type-Options isn't nosniff"]),
    ...(status >= 500 && status !== 503 ? [`the status is ${status}`] : []),
    ...(status === 503 && headers["retry-after"] === undefined ? ["the 503 lacks Retry-After"] : []),
    ...(status === 405 && headers["allow"] === undefined ? ["the 405 lacks Allow"] : []),
    ...(needsDetail && !(isText && isError(JSON.parse(text)))
      ? [`the ${status} has no detail: ${text}`]
      : []),
    ...(milliseconds > longest ? [`it took ${Math.round(milliseconds)} ms`] : [])
  ]
}

const isOpen = ({ definition }: Operation): boolean => {
  const security: ReadonlyArray<object> = definition["security"]
  return security.length === 0 || security.some((needed) => Object.keys(needed).length === 0)
}

const takesCredentials = ({ definition }: Operation): boolean =>
  definition["security"].some((needed: object) => Object.keys(needed).length > 0)

/** Parameters that a request may be refused for though each is valid by itself. */
const crossed = [
  "query against",
  "query offset",
  "query skip",
  "query start_date",
  "query format",
  "header idempotency-key"
]

/** The fault of a whole body: its owner has as many keys as are allowed. */
const isOfOwner = ({ loc, type }: any): boolean => loc.length === 1 && type === "value_error"

/** Where the order of checks is kept, and only what was hostile is refused. */
const meaningFaults = (sent: Sent, operation: Operation, received: Received): ReadonlyArray<string> => {
  const { credential, hostile, method } = sent
  const { status } = received
  const early = [400, 404, 405, 414]
  const isWrong = typeof credential === "object"
  const mustBe401 = isOpen(operation)
    ? isWrong && takesCredentials(operation)
    : isWrong || credential === "none"
  if (mustBe401 && status !== 401 && !early.includes(status)) return [`${status} instead of 401`]
  if (!mustBe401 && status === 401) return ["401 to a request that is admitted"]
  if (credential === "good" && status === 403) return ["403 to a key of all scopes"]
  if (status !== 422 || method === "HEAD") return []
  const { detail } = JSON.parse(utf8.decode(bodyOf(received)))
  return (
    detail
      // What is wrong with an expression no schema says: its item has the place.
      .filter((item: any) => item.type !== "missing" && item.ctx === undefined && !isOfOwner(item))
      .map(({ loc }: any) => (loc[0] === "body" ? "body" : `${loc[0]} ${loc[1]}`))
      .filter((name: string) => !hostile.includes(name) && !crossed.includes(name))
      // A table has columns, and companies, or hasn't.
      .filter(
        (name: string) => operation.id !== "getBulkTable" || !/^query (columns|country|symbols)$/.test(name)
      )
      .map((name: string) => `${name} is refused, though it is valid: ${JSON.stringify(detail)}`)
  )
}

/** Everything that is wrong with the answer to a request; empty where nothing is. */
export const faultsOf = (sent: Sent, received: Received): ReadonlyArray<string> => {
  const general = generalFaults(sent, received)
  if (sent.operation === null) return general
  const operation = operationOf(sent.operation)
  const pointer = answerPointer(operation, received.status)
  if (pointer === null) return [...general, `${operation.id} has no answer ${received.status}`]
  return [
    ...general,
    ...bodyFaults(pointer, sent, received),
    ...headerFaults(operation, pointer, received),
    ...meaningFaults(sent, operation, received)
  ]
}

/** Secrets of keys, which differ; both have the same length. */
const withoutSecrets = (text: string): string => text.replace(/ak_[0-9A-Za-z]{8,40}/g, "ak_")

/** Of an answer what is the same by every door and on every store. */
const compared = ({ bytes, headers, status }: Received) => {
  const same = Object.entries(headers).filter(
    ([name]) => !/ratelimit|^(x-request-id|content-length|etag|date|connection|keep-alive)$/.test(name)
  )
  const isJson = headers["content-type"] === "application/json" && headers["content-encoding"] === undefined
  const body = isJson ? withoutSecrets(Buffer.from(bytes).toString()) : Buffer.from(bytes).toString("base64")
  return { status, headers: Object.fromEntries(same), body }
}

/** How an answer differs from the one by the routes of the same request. */
export const differences = (where: string, byRoutes: Received, other: Received): ReadonlyArray<string> => {
  const [expected, found] = [compared(byRoutes), compared(other)]
  return isDeepStrictEqual(expected, found)
    ? []
    : [
        `${where} the answer differs: ${JSON.stringify(found).slice(0, 600)} instead of ${JSON.stringify(expected).slice(0, 600)}`
      ]
}
