/** findata within another program: the interface as functions, over a store that it opens itself. */
import type { IncomingMessage, ServerResponse } from "node:http"
import { Effect, ManagedRuntime, Schema, Semaphore } from "effect"
import {
  type Answer,
  byFeature,
  type Client,
  createClient,
  type Features,
  type Item,
  type Parameters
} from "../../adapters/client/mod.ts"
import type { Acting, Connection } from "../../adapters/http/server/mod.ts"
import { KeyOwner, Tier } from "../../core/mod.ts"
import { makeActivity } from "../../core/ports.ts"
import { hasBody } from "../listener/arrival.ts"
import { type FrameFault, frameDetails, frameFaultOf } from "../listener/frame.ts"
import { grace } from "../listener/grace.ts"
import { requestHeadOf, send } from "../listener/requestHead.ts"
import { SettingsInvalid } from "../Settings.ts"
import { makeAwake } from "./awake.ts"
import { Opened, opened } from "./opened.ts"
import { chosenBy, type FindataOptions, inOptions } from "./options.ts"

/** A file in memory or as it arrives: a web or Node stream, or any other AsyncIterable of bytes. */
export type ImportSource = Uint8Array | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** As the parameters of `importFile` in the OpenAPI document, with flags that may be booleans. */
export type ImportOptions = Omit<
  Parameters<"importFile">,
  "kind" | "body" | "symbol_from_name" | "close_only" | "create_companies" | "strict"
> & {
  /** Whether the symbol is taken from `name`, such as AAPL.csv. */
  readonly symbol_from_name?: boolean
  /** Whether open, high and low are taken from the close. */
  readonly close_only?: boolean
  /** Whether a company is created for an unknown symbol. */
  readonly create_companies?: boolean
  /** Whether one row that is refused or doubtful refuses the file. */
  readonly strict?: boolean
}

export interface OwnerOptions {
  /** Whose keys, as the `sub` of the owner's bearer tokens; every key unless stated. */
  readonly owner?: string
}

/** The program acts as operator: its keys have no owner unless stated, and are not limited in number. */
export interface EmbeddedKeys {
  /** Creates a key. Its secret is the member `key`, which can't be read again. */
  readonly create: (
    wanted: Parameters<"createApiKey">["body"] & OwnerOptions & { readonly tier?: Tier }
  ) => Promise<Answer<"createApiKey">>
  /** A page of keys, newest first. */
  readonly list: (given?: Parameters<"listApiKeys"> & OwnerOptions) => Promise<Answer<"listApiKeys">>
  /** All keys, newest first. */
  readonly each: (given?: OwnerOptions) => AsyncGenerator<Item<"listApiKeys">, void, undefined>
  readonly get: (id: number) => Promise<Answer<"getApiKey">>
  readonly change: (
    id: number,
    changes: Parameters<"changeApiKey">["body"]
  ) => Promise<Answer<"changeApiKey">>
  /** Permanent; from now on the key is refused. */
  readonly revoke: (id: number) => Promise<void>
  /** Replaces the secret; the old one goes on working for `grace_seconds`, 0 unless stated. */
  readonly rotate: (
    id: number,
    options?: Parameters<"rotateApiKey">["body"]
  ) => Promise<Answer<"rotateApiKey">>
  /** What of its quota is used. */
  readonly usage: (id: number) => Promise<Answer<"getApiKeyUsage">>
}

export interface EmbeddedImports {
  /**
   * Imports a file of a kind, whole or not at all, and returns counts of its rows. A file that is refused fails with
   * FindataError of status 422 and a detail for each problem; while another one is imported it fails with 503.
   */
  readonly run: (
    kind: Parameters<"importFile">["kind"],
    file: ImportSource,
    options?: ImportOptions
  ) => Promise<Answer<"importFile">>
  /** A page of the runs of imports, newest first. */
  readonly runs: (given?: Parameters<"listRuns">) => Promise<Answer<"listRuns">>
  /** Undoes a run: fails with 409 for one that a later run built upon, and for every run in memory. */
  readonly undo: (run_id: number) => Promise<Answer<"undoRun">>
  /** A page of what is probably wrong with stored prices and actions; reads all bars. */
  readonly doubtful: (given?: Parameters<"listDoubts">) => Promise<Answer<"listDoubts">>
}

/**
 * An embedded findata. Its methods return what the HTTP interface answers with, and fail with FindataError where that
 * answers with an error; they need no key and have no quota.
 */
export interface Findata extends Features, AsyncDisposable {
  /**
   * Answers a request as the server does, with the same checks, limits and bytes. Never rejects for what is in the request.
   * Without `clientAddress` all clients without a key count as one, and share one limit of sign-ins.
   */
  readonly fetch: (request: Request, connection?: Pick<Connection, "clientAddress">) => Promise<Response>
  /**
   * The same as a listener of node:http, and as middleware of Express, below a prefix too. The body must not have been
   * read: what parses bodies comes after it.
   */
  readonly node: (request: IncomingMessage, response: ServerResponse) => void
  readonly imports: EmbeddedImports
  readonly keys: EmbeddedKeys
  /** The state of the store, of the latest runs and of the syncs of sources. */
  readonly health: () => Promise<Answer<"getAdminHealth">>
  /**
   * Answers requests under way, those of methods too, for at most six seconds, and everything after that with 503; then
   * closes the store. Requests whose body takes longer than a second aren't waited for. Every call returns the same promise.
   */
  readonly close: () => Promise<void>
}

const closedBody = JSON.stringify({ detail: "The server is stopping" })
const closedHeaders = { "content-type": "application/json", "retry-after": "1" }

const ended = (): Response => new Response(closedBody, { status: 503, headers: closedHeaders })

const malformed = (response: ServerResponse, fault: FrameFault): void => {
  const headers = {
    "content-type": "application/json",
    "x-request-id": crypto.randomUUID(),
    connection: "close"
  }
  response.writeHead(400, headers).end(JSON.stringify({ detail: frameDetails[fault] }))
}

const operator: Acting = { owner: null, tier: "standard" }

/** How many of the program's own requests run at once: more would wait for the same thread or connections. */
const atOnce = 8

/** Bytes as they come, by the reader of a body. */
const streamOf = (bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> => {
  const iterator = bytes[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await iterator.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => void (await iterator.return?.())
  })
}

const bodyOf = (file: ImportSource): BodyInit => {
  if (file instanceof Uint8Array || file instanceof Blob || file instanceof ReadableStream)
    return file as BodyInit
  if (typeof file === "object" && file !== null && Symbol.asyncIterator in file) return streamOf(file)
  throw new TypeError(
    `Expected the bytes of a file, or a stream of them such as createReadStream(path), got ${typeof file}`
  )
}

const isOwner = Schema.is(KeyOwner)
const isTier = Schema.is(Tier)

/** For whom the program asks. */
const actingFor = (owner?: string, tier: Tier = "standard"): Acting => {
  if (owner !== undefined && !isOwner(owner))
    throw new TypeError("owner: expected 1 to 255 characters without NUL")
  if (!isTier(tier))
    throw new TypeError(`tier: expected ${Tier.literals.join(", ")}, got ${JSON.stringify(tier)}`)
  return { owner: owner ?? null, tier }
}

const keysBy = (clientFor: (acting: Acting) => Client): EmbeddedKeys => {
  const client = clientFor(operator)
  return {
    create: async ({ owner, tier, ...body }) => clientFor(actingFor(owner, tier)).createApiKey({ body }),
    list: async ({ owner, ...given } = {}) => clientFor(actingFor(owner)).listApiKeys(given),
    each: ({ owner } = {}) => clientFor(actingFor(owner)).each("listApiKeys"),
    get: (id) => client.getApiKey({ id }),
    change: (id, body) => client.changeApiKey({ id, body }),
    revoke: (id) => client.revokeApiKey({ id }),
    rotate: (id, body = {}) => client.rotateApiKey({ id, body }),
    usage: (id) => client.getApiKeyUsage({ id })
  }
}

const importsBy = (client: Client): EmbeddedImports => ({
  run: async (kind, file, options = {}) =>
    client.importFile({ ...(options as object), kind, body: bodyOf(file) }),
  runs: (given) => client.listRuns(given),
  undo: (run_id) => client.undoRun({ run_id }),
  doubtful: (given) => client.listDoubts(given)
})

type Ask = (request: Request, acting: Acting) => Promise<Response>

type Methods = Features & Pick<Findata, "imports" | "keys" | "health">

/** The methods over what answers their requests. */
const methodsBy = (ask: Ask): Methods => {
  const clientFor = (acting: Acting): Client =>
    createClient({
      baseUrl: "http://localhost",
      fetch: (request) => ask(request, acting),
      // What is refused here would be refused again.
      retries: 0
    })
  const client = clientFor(operator)
  return {
    ...byFeature(client),
    imports: importsBy(client),
    keys: keysBy(clientFor),
    health: () => client.getAdminHealth()
  }
}

/** After the end. */
const over = methodsBy(async () => ended())

type Run = (method: () => unknown, instead: () => unknown) => unknown

/** The functions of an object, and of the objects in it, with `run` between a call and the function that it calls. */
const eachMethod = <A extends object>(all: A, instead: A, run: Run): A =>
  Object.fromEntries(
    Object.entries(all).map(([name, member]) => {
      const other = instead[name as keyof A] as unknown
      if (typeof member !== "function") return [name, eachMethod(member, other as object, run)]
      const call = (...args: ReadonlyArray<unknown>) =>
        run(
          () => member(...args),
          () => (other as (...args: ReadonlyArray<unknown>) => unknown)(...args)
        )
      return [name, call]
    })
  ) as A

/**
 * Opens a store, brings its schema up to date unless `migrate` is false, and returns findata over it. Fails with a message
 * that names every option that is wrong, with what is right; or with why the store can't be opened.
 *
 * @example
 * ```ts
 * import { createFindata } from "findata/embed"
 *
 * const findata = await createFindata({ memory: true, sample: true })
 * const { data } = await findata.prices.recent("AAPL", { limit: 1 })
 * await findata.close()
 * data // => [{ datetime: "2021-03-31T00:00:00", close: 122.15 }]
 * ```
 */
export const createFindata = async (options: FindataOptions): Promise<Findata> => {
  const chosen = await Effect.runPromise(chosenBy(options))
  const runtime = ManagedRuntime.make(opened(chosen))
  const awake = makeAwake()
  const { app, context } = await awake.until(runtime.runPromise(Opened)).catch(async (error: unknown) => {
    await runtime.dispose()
    awake.end()
    throw error instanceof SettingsInvalid
      ? new SettingsInvalid({ message: inOptions(error.message) })
      : error
  })
  let closing: Promise<void> | undefined

  let isClosed = false
  const own = makeActivity()
  const { withPermit } = Semaphore.makeUnsafe(atOnce)
  // What began before the end may still ask.
  const live = methodsBy(async (request, acting) =>
    isClosed
      ? ended()
      : awake.until(
          own.track(Effect.runPromise(withPermit(Effect.promise(() => app.fetch(request, { acting })))))
        )
  )
  const tracked = (result: unknown): unknown =>
    result instanceof Promise ? awake.until(own.track(result)) : result

  const handler = Effect.runSync(
    Effect.cached(
      Effect.gen(function* () {
        const { makeHandler } = yield* Effect.promise(() => import("@effect/platform-node/NodeHttpServer"))
        return yield* makeHandler(app.response, { scope: yield* Effect.scope })
      }).pipe(Effect.provideContext(context))
    )
  )

  const close = async (): Promise<void> => {
    await Effect.runPromise(Effect.timeoutOption(Effect.andThen(own.none, app.idle), grace))
    isClosed = true
    await runtime.dispose()
  }
  const closeOnce = (): Promise<void> => (closing ??= awake.until(close()).finally(awake.end))

  return {
    ...eachMethod(live, over, (method, instead) => (closing === undefined ? tracked(method()) : instead())),
    fetch: async (request, connection) => {
      if (closing !== undefined) return ended()
      // Frameworks pass arguments of their own.
      const { clientAddress } = connection ?? {}
      return awake.until(app.fetch(request, typeof clientAddress === "string" ? { clientAddress } : {}))
    },
    node: (request, response) => {
      if (closing !== undefined) return void response.writeHead(503, closedHeaders).end(closedBody)
      const fault = frameFaultOf(request)
      if (fault !== null) return malformed(response, fault)
      const ready = hasBody(request) ? null : app.answer(requestHeadOf(request))
      if (ready !== null) return send(response, ready)
      void own.track(Effect.runPromise(handler).then((handle) => handle(request, response)))
    },
    close: closeOnce,
    [Symbol.asyncDispose]: closeOnce
  }
}
