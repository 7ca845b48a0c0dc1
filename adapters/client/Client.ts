/** Methods named as the operations of the OpenAPI document, over `fetch`. */
import { addressed } from "./address.ts"
import { errorOf } from "./FindataError.ts"
import { type Operation, operations } from "./operations.ts"
import type {
  Answer,
  Item,
  LinesName,
  ListName,
  OperationName,
  Parameters,
  TableName,
  TextFormat
} from "./Types.ts"

export interface ClientOptions {
  /** `http://localhost:8080` */
  readonly baseUrl: string
  /** Sent as X-API-Key. */
  readonly apiKey?: string
  /**
   * The bearer token of an owner of keys, or of an operator; sent where the interface takes one, to company pages only without
   * `apiKey`, and nowhere else.
   */
  readonly token?: string
  /** How often a request is repeated that was answered with 429 or 503, or not at all; 3 unless stated. */
  readonly retries?: number
  /** The longest time to wait before a repetition, in seconds; one that has to wait longer fails at once. 60 unless stated. */
  readonly maxWait?: number
  /** Called instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

export interface CallOptions {
  /** Ends the request, its repetitions and the waits between them. */
  readonly signal?: AbortSignal
}

type Arguments<Given> = object extends Given
  ? [parameters?: Given, options?: CallOptions]
  : [parameters: Given, options?: CallOptions]

type Method<Name extends OperationName> = Name extends TableName
  ? {
      (
        ...given: Arguments<Omit<Parameters<Name>, "format"> & { readonly format?: "json" }>
      ): Promise<Answer<Name>>
      (
        ...given: Arguments<Omit<Parameters<Name>, "format"> & { readonly format: TextFormat<Name> }>
      ): Promise<string>
    }
  : (...given: Arguments<Parameters<Name>>) => Promise<Answer<Name>>

/** Where a list begins and how long its pages are is up to `each`. */
type ListParameters<Name extends ListName> = Omit<
  Parameters<Name>,
  "page" | "offset" | "skip" | "format" | "variant"
>

/** By the line there are all rows, in one format. */
type LinesParameters<Name extends LinesName> = Omit<Parameters<Name>, "format" | "limit" | "offset">

/**
 * A method for each operation, which returns the body of the answer, a text in a format of tables (`format: "csv"`), and fails with
 * FindataError when the service answers with an error or something before it with a redirection, which isn't followed; with
 * TypeError for a parameter that no request can be made of, and with one that says the address and the cause where it can't be
 * reached; or with what else `fetch` fails with.
 */
export type Client = { readonly [Name in OperationName]: Method<Name> } & {
  /**
   * All of a list, whose pages are asked for as they are needed: `for await (const article of client.each("listNews"))`.
   * Entries that are inserted meanwhile may make others come twice or not at all.
   */
  readonly each: <Name extends ListName>(
    name: Name,
    ...given: Arguments<ListParameters<Name>>
  ) => AsyncGenerator<Item<Name>, void, undefined>
  /**
   * All rows of an answer that is sent by the line, each as it arrives:
   * `for await (const row of client.rows("listScreenHistory", { start_date: "2015-01-01" }))`. Leaving the loop ends the answer;
   * one that breaks off isn't repeated, and fails with TypeError.
   */
  readonly rows: <Name extends LinesName>(
    name: Name,
    ...given: Arguments<LinesParameters<Name>>
  ) => AsyncGenerator<Item<Name>, void, undefined>
}

type Given = Readonly<Record<string, unknown>>

/** In milliseconds; null for none. */
const retryAfterOf = (response: Response): number | null => {
  const text = response.headers.get("retry-after")
  if (text === null) return null
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds)
}

const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener("abort", stop, { once: true })
  })

/** Before the nth repetition, in milliseconds, where the service doesn't say: half a second, one, two, with a spread. */
const pause = (repetition: number): number => 500 * 2 ** repetition * (0.75 + Math.random() / 2)

const requestOf = (
  { access, headers: names = [], method, path, sends }: Operation,
  { body, ...given }: Given,
  { apiKey, baseUrl, token }: ClientOptions,
  signal: AbortSignal | undefined
): Request => {
  const { address, headers } = addressed({ headers: names, path }, given, baseUrl)
  const takesKey = access === "key" || access === "either"
  if (takesKey && apiKey !== undefined) headers.set("x-api-key", apiKey)
  else if (access !== "key" && access !== undefined && token !== undefined)
    headers.set("authorization", `Bearer ${token}`)
  if (sends !== undefined && body !== undefined) headers.set("content-type", sends)
  return new Request(address, {
    method,
    headers,
    // A redirection followed would take the key, and what is sent, to whichever host it names.
    redirect: "manual",
    ...(body === undefined
      ? {}
      : { body: sends === "application/json" ? JSON.stringify(body) : (body as BodyInit) }),
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    ...(signal === undefined ? {} : { signal })
  })
}

/** Whether a request may be sent again without doing anything twice. */
const isRepeatable = ({ method }: Operation, given: Given): boolean =>
  method === "GET" || method === "DELETE" || given["idempotency-key"] !== undefined

const contentOf = async (response: Response, isTable: boolean): Promise<unknown> => {
  if (response.status === 204) return undefined
  const type = response.headers.get("content-type") ?? ""
  if (type.startsWith("application/json")) return response.json()
  return isTable || type.startsWith("text/") ? response.text() : response.blob()
}

/** The lines of an answer, without their ends, as they arrive. */
async function* linesOf(response: Response): AsyncGenerator<string, void, undefined> {
  const reader = (response.body ?? new ReadableStream<never>()).getReader()
  const decoder = new TextDecoder()
  let rest = ""
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split("\n")
      rest = lines.pop() ?? ""
      yield* lines
      if (done) break
    }
    if (rest !== "") yield rest
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** What a failure of `fetch` says of its cause: on Node and Bun the system's code, in browsers nothing else than that it failed. */
const causeOf = ({ cause, message }: Error): string => {
  const { code, message: why } = (cause ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  return [why, code, message].find((text) => typeof text === "string" && text !== "") as string
}

/** Says which address a request wasn't answered from; the failure of `fetch` is its cause. */
const unanswered = (name: string, baseUrl: string, hasBegun: boolean, error: TypeError): TypeError => {
  const what = hasBegun ? "broke off its answer" : "could not be reached"
  return new TypeError(`${name}: ${baseUrl} ${what}: ${causeOf(error)}`, { cause: error })
}

/**
 * A client of the service at `baseUrl`.
 *
 * @example
 * ```ts
 * import { createClient } from "findata/client"
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:8080", apiKey: "ak_..." })
 * const { currency, data } = await client.getPrices({ symbol: "AAPL", limit: 1 })
 * currency // => "USD"
 * data // => [{ datetime: "2021-03-31T00:00:00", close: 122.15 }]
 * ```
 */
export const createClient = (options: ClientOptions): Client => {
  const { fetch: ask = fetch, maxWait = 60, retries = 3 } = options

  /** Sends a request, again where it may be, and reads the answer to it. */
  const answered = async <A>(
    name: string,
    operation: Operation,
    given: Given,
    { signal }: CallOptions,
    read: (response: Response) => Promise<A>
  ): Promise<A> => {
    const isAgain = isRepeatable(operation, given)
    const isStream = given["body"] instanceof ReadableStream
    for (let repetition = 0; ; repetition++) {
      signal?.throwIfAborted()
      const isLast = repetition >= retries || isStream
      let wait = pause(repetition)
      const request = requestOf(operation, given, options, signal)
      let hasBegun = false
      try {
        const response = await ask(request)
        hasBegun = true
        if (response.ok) return await read(response)
        const asked = retryAfterOf(response)
        wait = asked ?? wait
        const isTurnedAway = response.status === 429 || (response.status === 503 && isAgain)
        if (!isTurnedAway || isLast || wait > maxWait * 1000) {
          throw await errorOf(name, response, asked === null ? null : Math.ceil(asked / 1000))
        }
        await response.body?.cancel()
      } catch (error) {
        // Without an answer: `fetch` fails with a TypeError.
        if (!(error instanceof TypeError)) throw error
        if (!isAgain || isLast) throw unanswered(name, options.baseUrl, hasBegun, error)
      }
      await sleep(wait, signal)
    }
  }

  const call = (name: string, operation: Operation, given: Given, called: CallOptions): Promise<unknown> =>
    answered(name, operation, given, called, (response) => contentOf(response, given["format"] !== undefined))

  async function* rows(name: string, given: Given = {}, called: CallOptions = {}) {
    const operation: Operation = operations[name as LinesName]
    const asked = { ...given, format: "ndjson" }
    const response = await answered(name, operation, asked, called, (found) => Promise.resolve(found))
    try {
      for await (const line of linesOf(response)) yield JSON.parse(line)
    } catch (error) {
      throw error instanceof TypeError ? unanswered(name, options.baseUrl, true, error) : error
    }
  }

  async function* each(name: string, given: Given = {}, called: CallOptions = {}) {
    const operation: Operation = operations[name as ListName]
    let seen = 0
    for (let page = 1; ; page++) {
      const at = operation.pagedBy === "offset" ? { offset: seen } : { page }
      const body = (await call(name, operation, { ...given, ...at }, called)) as {
        readonly total: number
        readonly [items: string]: unknown
      }
      const items = body[operation.items ?? ""] as ReadonlyArray<unknown>
      yield* items
      seen += items.length
      if (items.length === 0 || seen >= body.total) return
    }
  }

  const methods = Object.entries<Operation>(operations).map(([name, operation]) => [
    name,
    (given: Given = {}, called: CallOptions = {}) => call(name, operation, given, called)
  ])
  return { ...Object.fromEntries(methods), each, rows }
}
