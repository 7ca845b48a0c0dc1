/** Random requests for every operation: valid and hostile parameters, headers, credentials and bodies, mixed. */
import * as fc from "fast-check"
import { clientOperations, type Operation, type Parameter, parametersOf } from "../http/openapi.ts"
import { brokenEscapes, dates, hostileTexts, numerals } from "./hostileTexts.ts"

/** `good` may do all that the operation needs; `narrow` has another scope; `none` sends no header. */
export type Credential = "good" | "narrow" | "none" | { readonly wrong: string }

export interface Sent {
  /** The id of the operation of the method and path; null where either was broken. */
  readonly operation: string | null
  readonly method: string
  /** Path and query, as they are sent. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly credential: Credential
  readonly body: string | Uint8Array<ArrayBuffer> | null
  /** The parameters that were given a hostile value, as `query limit`; `body` for all of a body. */
  readonly hostile: ReadonlyArray<string>
}

/** The headers of each credential that a service admits. */
export interface Credentials {
  readonly good: Readonly<Record<string, string>>
  readonly narrow: Readonly<Record<string, string>>
}

/** The headers of a request, with those of its credential. */
export const headersOf = ({ credential, headers }: Sent, { good, narrow }: Credentials) => {
  if (credential === "none") return headers
  if (credential === "good") return { ...headers, ...good }
  if (credential === "narrow") return { ...headers, ...narrow }
  return { ...headers, "x-api-key": credential.wrong, authorization: `Bearer ${credential.wrong}` }
}

/** What the service has, for requests that find something. */
export interface Known {
  readonly symbols: ReadonlyArray<string>
  readonly slugs: ReadonlyArray<string>
  readonly texts: ReadonlyArray<string>
  /** Segments of files below `/files/reports/`. */
  readonly files: ReadonlyArray<readonly [folder: string, file: string]>
}

/** A value as it is written in a URL. */
interface Written {
  readonly text: string
  readonly isHostile: boolean
}

const escaped = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (found) =>
    // Some of what a URL may leave as it is.
    found === "*" ? "%2A" : found
  )

const written = (texts: fc.Arbitrary<string | number>, isHostile: boolean): fc.Arbitrary<Written> =>
  texts.map((text) => ({ text: escaped(String(text)), isHostile }))

const day = fc
  .date({ min: new Date("1995-01-01"), max: new Date("2024-06-28"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Plain characters of one UTF-16 unit or two, without NUL. */
const plain = (max: number) =>
  fc.oneof(
    fc.string({ unit: "grapheme-ascii", maxLength: Math.min(max, 40) }),
    fc.string({ unit: fc.constantFrom("a", "é", "한", "😀", "%", "_", " "), maxLength: max, size: "max" })
  )

/** Texts of a pattern of the OpenAPI document. */
export const matching = (pattern: string) => fc.stringMatching(new RegExp(pattern), { maxLength: 60 })

const validOf = ({ name, schema }: Parameter, known: Known): fc.Arbitrary<string | number> => {
  if (schema["enum"] !== undefined) return fc.constantFrom<string>(...schema["enum"])
  if (schema["type"] === "integer") {
    const { maximum, minimum } = schema
    return fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 6) }) },
      fc.integer({ min: minimum, max: maximum })
    )
  }
  if (schema["format"] === "date") return day
  if (schema["pattern"] !== undefined) return matching(schema["pattern"])
  const symbols = fc.constantFrom(...known.symbols)
  if (name === "symbol" && schema["maxLength"] === undefined) {
    return fc.oneof(
      { weight: 3, arbitrary: symbols },
      fc.array(symbols, { minLength: 1, maxLength: 6 }).map(String)
    )
  }
  if (name === "slug") return fc.constantFrom(...known.slugs)
  const texts = fc.constantFrom(...known.texts, ...known.symbols)
  return schema["maxLength"] === undefined ? texts : fc.oneof(texts, plain(schema["maxLength"]))
}

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "binary-ascii", maxLength: 400, size: "large" })
)

const hostileOf = ({ schema }: Parameter): fc.Arbitrary<Written> => {
  const typical = schema["type"] === "integer" ? numerals : schema["format"] === "date" ? dates : hostileTexts
  return fc.oneof(
    { weight: 3, arbitrary: written(fc.constantFrom(...typical), true) },
    { weight: 3, arbitrary: written(hostileText, true) },
    fc.constantFrom(...brokenEscapes).map((text) => ({ text, isHostile: true }))
  )
}

/** A value of a parameter, mostly valid; how mostly depends on how many there are. */
const valueOf = (parameter: Parameter, known: Known): fc.Arbitrary<Written> =>
  fc.oneof(
    { weight: 4, arbitrary: written(validOf(parameter, known), false) },
    { weight: 1, arbitrary: hostileOf(parameter) }
  )

interface Pair {
  readonly name: string
  readonly value: Written
}

const queryOf = (parameters: ReadonlyArray<Parameter>, known: Known): fc.Arbitrary<ReadonlyArray<Pair>> => {
  const ofEach = parameters.map((parameter) => {
    const once = valueOf(parameter, known).map((value) => [{ name: parameter.name, value }])
    const twice = fc.tuple(once, once).map(([first, second]) => [...first, ...second])
    const given = fc.oneof({ weight: 9, arbitrary: once }, { weight: 1, arbitrary: twice })
    return parameter.required === true
      ? fc.oneof({ weight: 19, arbitrary: given }, { weight: 1, arbitrary: fc.constant([]) })
      : fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: given })
  })
  const unknown = fc
    .tuple(
      fc.oneof(hostileText.map(escaped), fc.constantFrom("limit[]", "a.b", "__proto__", "")),
      hostileText
    )
    .map(([name, text]) => [{ name, value: { text: escaped(text), isHostile: true } }])
  const others = fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: unknown })
  return fc
    .tuple(fc.tuple(...ofEach), others)
    .chain(([own, more]) =>
      fc.shuffledSubarray([...own.flat(), ...more], { minLength: own.flat().length + more.length })
    )
}

/** A segment that a URL keeps: not empty, and no step within the path. */
const isSegment = ({ text }: Written): boolean => text !== "" && !/^(\.|%2e){1,2}$/i.test(text)

const pairOf = (name: string, text: string): Pair => ({
  name,
  value: { text: escaped(text), isHostile: false }
})

const pathOf = (
  operation: Operation,
  parameters: ReadonlyArray<Parameter>,
  known: Known
): fc.Arbitrary<ReadonlyArray<Pair>> => {
  const file = fc.constantFrom(...known.files)
  const isFile = parameters.some(({ name }) => name === "folder")
  const pairs = fc.tuple(
    ...parameters.map((parameter) =>
      valueOf(parameter, known)
        .filter(isSegment)
        .map((value) => ({ name: parameter.name, value }))
    )
  )
  return isFile
    ? fc.oneof(
        pairs,
        file.map(([folder, name]) => [pairOf("folder", folder), pairOf("file", name)])
      )
    : pairs.filter(() => operation.path !== "")
}

/** Text that a header may have: Latin-1 without control characters, which the client would refuse. */
const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?"))

const acceptable = fc.constantFrom(
  "*/*",
  "application/json",
  "text/csv",
  "text/csv;q=0.5, application/json;q=0.1",
  "text/html",
  "application/json;q=0",
  ",,;q=,"
)
const codings = fc.constantFrom(
  "gzip",
  "br",
  "zstd",
  "identity",
  "gzip;q=0, *;q=0",
  "br;q=1.0, gzip;q=0.5",
  "*",
  "x".repeat(500)
)
const ranges = fc.constantFrom(
  "bytes=0-",
  "bytes=-1",
  "bytes=5-1",
  "bytes=0-1,2-3",
  "bytes=99999999999999999999-",
  "items=0-1"
)
const tags = fc.constantFrom("*", '"x"', 'W/"x"', '"unclosed', `"${"x".repeat(3000)}"`, '"a", "b"')
const requestIds = fc.constantFrom("mine-1", "a".repeat(128), "a".repeat(129), "a b", "é", '{"x":1}')

const maybe = <A>(value: fc.Arbitrary<A>, weight = 1): fc.Arbitrary<A | undefined> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight, arbitrary: value })

/** Headers that are parameters of an operation, by name: valid values. */
const headerValues: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "x-locale": fc.constantFrom("ko", "en", "ja", "zh", "KO", "en-GB", "zh-Hans-CN"),
  "idempotency-key": fc.constantFrom("first", "second", "x".repeat(255), '{"a": 1}')
}

const headerFor = (name: string) => {
  const value = headerValues[name]
  if (value === undefined) return fc.constant(undefined)
  const valid = value.map((text) => ({ name, text, isHostile: false }))
  const hostile = headerText.map((text) => ({ name, text, isHostile: true }))
  return fc.oneof(fc.constant(undefined), valid, hostile)
}

/** The headers of an operation that are its parameters, each absent, valid or hostile. */
const headersFor = (parameters: ReadonlyArray<Parameter>) =>
  fc
    .tuple(...parameters.map(({ name }) => headerFor(name.toLowerCase())))
    .map((all) => all.filter((header) => header !== undefined))

const headers = fc.record({
  accept: maybe(fc.oneof(acceptable, headerText)),
  "accept-encoding": maybe(fc.oneof(codings, headerText), 2),
  "if-none-match": maybe(fc.oneof(tags, headerText)),
  range: maybe(fc.oneof(ranges, headerText)),
  "if-range": maybe(tags),
  "x-request-id": maybe(fc.oneof(requestIds, headerText), 2),
  "x-forwarded-for": maybe(fc.oneof(fc.constantFrom("203.0.113.7", "::1", "unknown"), headerText)),
  "x-forwarded-proto": maybe(headerText),
  "x-forwarded-host": maybe(headerText),
  forwarded: maybe(headerText),
  origin: maybe(fc.oneof(fc.constantFrom("null", "https://evil.example"), headerText)),
  "x-http-method-override": maybe(fc.constantFrom("DELETE", "POST")),
  "user-agent": maybe(headerText),
  traceparent: maybe(fc.constantFrom(`00-${"1".repeat(32)}-${"2".repeat(16)}-01`, "00-x-y-z"))
})

const credential: fc.Arbitrary<Credential> = fc.oneof(
  { weight: 12, arbitrary: fc.constant("good" as const) },
  { weight: 2, arbitrary: fc.constant("narrow" as const) },
  { weight: 2, arbitrary: fc.constant("none" as const) },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        headerText,
        fc.constantFrom(`ak_${"a".repeat(40)}`, "eyJhbGciOiJub25lIn0.eyJzdWIiOiJtZSJ9.", "null", "Bearer x")
      )
      .map((text) => ({ wrong: text.trim() === "" ? "x" : text }))
  }
)

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  hostileText as fc.Arbitrary<unknown>,
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    [],
    {},
    [[]],
    ["read:all", "read:all"],
    ["write:all"],
    "10",
    "2030-01-01T00:00:00+09:00",
    "+275760-09-13T00:00:00Z",
    "2030-02-30T00:00:00Z"
  )
)

const scopes = fc.uniqueArray(
  fc.constantFrom("read:stock", "read:news", "read:financial", "read:research", "read:all"),
  { minLength: 1 }
)

/** The members of the bodies, with valid values. */
const members: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  createApiKey: {
    name: plain(100).filter((text) => text.trim() !== ""),
    scopes,
    expires_at: fc.constantFrom(null, "2060-01-01T00:00:00Z"),
    rate_limit: fc.integer({ min: 1, max: 1_000_000 }),
    rate_period: fc.integer({ min: 60, max: 86_400 })
  },
  changeApiKey: {
    name: plain(100).filter((text) => text.trim() !== ""),
    scopes,
    rate_limit: fc.integer({ min: 1, max: 1_000_000 })
  },
  createOwnFigure: {
    name: fc.stringMatching(/^[a-z][a-z0-9_]{0,39}$/),
    title: plain(100).filter((text) => text.trim() !== ""),
    unit: fc.constantFrom("ratio", "percent", "currency"),
    formula: fc.constantFrom("roe", "100 * sales / market_cap", "rank(pe_ratio, sector)")
  },
  rotateApiKey: { grace_seconds: fc.integer({ min: 0, max: 3600 }) }
}

const extra = fc.constantFrom(
  "id",
  "user_id",
  "owner",
  "key",
  "key_prefix",
  "tier",
  "__proto__",
  "constructor",
  "status"
)

const asText = (value: unknown): string => JSON.stringify(value) ?? "null"

/** A body's text: an object of some members, of which some have hostile values, or anything else. */
const bodyText = (id: string): fc.Arbitrary<{ readonly text: string; readonly isHostile: boolean }> => {
  const own = Object.entries(members[id] ?? {})
  const valid = fc
    .tuple(...own.map(([name, value]) => value.map((given) => `${asText(name)}:${asText(given)}`)))
    .map((all) => ({ text: `{${all.join()}}`, isHostile: false }))
  const mixed = fc
    .tuple(
      ...own.map(([name, value]) =>
        fc
          .oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: json })
          .map((given) => `${asText(name)}:${asText(given)}`)
      ),
      fc
        .array(fc.tuple(fc.oneof(extra, hostileText), json), { maxLength: 3 })
        .map((pairs) => pairs.map(([name, value]) => `${asText(name)}:${asText(value)}`).join())
    )
    .chain((all) => fc.shuffledSubarray(all.filter((text) => text !== "")))
    .map((all) => ({ text: `{${all.join()}}`, isHostile: true }))
  const anything = fc
    .oneof(
      json.map(asText),
      hostileText,
      fc.constantFrom(
        "",
        " ",
        "{",
        '{"name":"x"',
        "[".repeat(30_000),
        `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
        '{"name":1e999,"scopes":["read:news"]}',
        '{"name":"x","name":"y","scopes":["read:news"]}',
        '\ufeff{"name":"x","scopes":["read:news"]}',
        `{"name":"x","scopes":["read:news"],"rate_limit":${"9".repeat(400)}}`,
        `{"name":"${"x".repeat(70_000)}"}`
      )
    )
    .map((text) => ({ text, isHostile: true }))
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 3, arbitrary: mixed },
    { weight: 1, arbitrary: anything }
  )
}

interface Body {
  readonly bytes: Sent["body"]
  readonly type: string
  readonly isHostile: boolean
}

const jsonTypes = ["application/json", "application/json; charset=utf-8", "Application/JSON"]

const bodyOf = (id: string): fc.Arbitrary<Body> =>
  fc
    .tuple(
      bodyText(id),
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...jsonTypes) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            "text/plain",
            "application/json; charset=utf-16",
            "multipart/form-data",
            "x"
          )
        }
      ),
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 40 }) }
      )
    )
    .map(([{ isHostile, text }, type, bytes]) => ({
      bytes: bytes === null ? text : new Uint8Array(bytes),
      type,
      isHostile: isHostile || bytes !== null || !jsonTypes.includes(type)
    }))

const none: fc.Arbitrary<Body | null> = fc.constant(null)

const requestOf = (operation: Operation, known: Known): fc.Arbitrary<Sent> => {
  const parameters = parametersOf(operation)
  const of = (place: Parameter["in"]) => parameters.filter((parameter) => parameter.in === place)
  const hasBody = "requestBody" in operation.definition
  return fc
    .record({
      path: pathOf(operation, of("path"), known),
      query: queryOf(of("query"), known),
      headers,
      own: headersFor(of("header")),
      credential,
      body: hasBody ? bodyOf(operation.id) : none,
      isHead: operation.method === "GET" ? fc.integer({ min: 0, max: 15 }) : fc.constant(1)
    })
    .map(({ body, credential, headers, isHead, own, path, query }) => {
      const segments = path.reduce(
        (text, { name, value }) => text.replace(`{${name}}`, () => value.text),
        operation.path
      )
      const pairs = query.map(({ name, value }) => `${name}=${value.text}`)
      const last = new Map(query.map(({ name, value }) => [name, value.isHostile]))
      const sent = {
        ...headers,
        ...Object.fromEntries(own.map(({ name, text }) => [name, text])),
        ...(body === null ? {} : { "content-type": body.type })
      }
      return {
        operation: operation.id,
        method: isHead === 0 ? "HEAD" : operation.method,
        target: pairs.length === 0 ? segments : `${segments}?${pairs.join("&")}`,
        headers: Object.fromEntries(
          Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined)
        ),
        credential,
        body: body?.bytes ?? null,
        hostile: [
          ...path.filter(({ value }) => value.isHostile).map(({ name }) => `path ${name}`),
          ...[...last].filter(([, isHostile]) => isHostile).map(([name]) => `query ${name}`),
          ...own.filter(({ isHostile }) => isHostile).map(({ name }) => `header ${name}`),
          ...(body?.isHostile === true ? ["body"] : [])
        ]
      }
    })
}

const otherMethods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "GET", "HEAD"]

/** Breaks what a request is addressed to: its path, or its method. */
const broken = (sent: fc.Arbitrary<Sent>): fc.Arbitrary<Sent> =>
  fc
    .tuple(
      sent,
      fc.constantFrom(
        "/",
        "//",
        ";x=1",
        "/..",
        "/%2e%2e/%2e%2e/etc/passwd",
        "%00",
        "%zz",
        "%",
        "/%ff",
        "/x".repeat(200),
        "x".repeat(9000),
        ".json",
        "/__proto__",
        ""
      ),
      fc.constantFrom(null, ...otherMethods),
      fc.boolean()
    )
    .map(([request, tail, method, isUpper]) => {
      const [path = "", query] = request.target.split("?", 2)
      const other = `${isUpper ? path.toUpperCase() : path}${tail}`
      return {
        ...request,
        operation: null,
        method: method ?? request.method,
        target: query === undefined ? other : `${other}?${query}`,
        body: method === null || ["GET", "HEAD"].includes(method) ? null : request.body
      }
    })

/** Requests to all operations alike; one in eight to none. */
export const requestsTo = (known: Known): fc.Arbitrary<Sent> => {
  const sent = fc.oneof(...clientOperations.map((operation) => requestOf(operation, known)))
  return fc.oneof({ weight: 7, arbitrary: sent }, { weight: 1, arbitrary: broken(sent) })
}
