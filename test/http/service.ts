/** The service behind a web handler, over the stores of a test: requests in, bytes out, at a still time. */
import { Clock, Effect, Layer, Logger, ManagedRuntime, Option, Redacted } from "effect"
import { SecureRandom } from "effect/crypto"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { BulkReadsOfServer, webHandler } from "../../adapters/http/server/mod.ts"
import { HmacTokens } from "../../adapters/jwt/mod.ts"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { NodeDigest } from "../../adapters/node/mod.ts"
import { KnownVendors } from "../../adapters/sources/mod.ts"
import { ApiKeys, type DataServices, dataServices, Imports, type NewKey } from "../../core/mod.ts"
import { readsHere } from "../../apps/bulk/reading.ts"
import { BulkStore, OwnFigures } from "../../core/ports.ts"
import { stillClock } from "../contract/stillClock.ts"
import type { Stores } from "../contract/stores.ts"
import { inMemory, type World } from "../fixtures/World.ts"
import { hmacOptions } from "./tokens.ts"

/** Where the clock begins: noon in UTC, the morning in New York. */
export const noon = Date.parse("2024-07-01T12:00:00Z")

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: any
}

type Provided = Stores | DataServices | ApiKeys | Imports

export interface Service {
  /** The time of the still clock, until a test moves it. */
  readonly time: { now: number }
  /** The log, one line of JSON each. */
  readonly logged: ReadonlyArray<string>
  readonly handler: (request: Request) => Promise<Response>
  readonly send: (
    method: string,
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: BodyInit | null
  ) => Promise<Answer>
  /** A new key, of scope read:all by default. */
  readonly key: (wanted?: Partial<NewKey>) => Promise<{ readonly id: number; readonly secret: string }>
  readonly run: <A>(effect: Effect.Effect<A, unknown, Provided>) => Promise<A>
  readonly close: () => Promise<void>
}

/** By the name of a world's clock. */
const clocks = {
  still: (time: { readonly now: number }) => Layer.succeed(Clock.Clock, stillClock(time)),
  fixed: (time: { readonly now: number }) =>
    Layer.effect(
      Clock.Clock,
      Effect.clockWith((real) => Effect.succeed(stillClock(time, (duration) => real.sleep(duration))))
    ),
  real: () => Layer.empty
} as const

const ofAnyone: NewKey = {
  name: "test",
  scopes: ["read:all"],
  rate_limit: 100_000,
  rate_period: 3600,
  tier: "standard",
  owner: null,
  expires_at: null
}

/** Opens the service over a world. The caller closes it; `serviceOver` does both for tests. */
export const openWorld = async ({
  beside = Layer.empty,
  clock = "still",
  fill,
  settings = Layer.empty,
  stores = inMemory,
  tokens = HmacTokens.layer(hmacOptions)
}: World): Promise<Service> => {
  const time = { now: noon }
  const logged: Array<string> = []
  const surroundings = Layer.mergeAll(
    Logger.layer([Logger.map(Logger.formatJson, (line) => logged.push(line))]),
    clocks[clock](time)
  )
  const services = Layer.mergeAll(dataServices, ApiKeys.layer, OwnFigures.layer, Imports.layer).pipe(
    Layer.provide([HtmlSanitiser.layer, KnownVendors.layer]),
    Layer.provideMerge(
      Layer.mergeAll(
        stores,
        beside,
        tokens,
        MemoryQuotaStore.layer,
        NodeDigest.layer,
        SecureRandom.layerWebCrypto
      )
    ),
    Layer.provideMerge(surroundings),
    Layer.merge(settings)
  )
  const bulk = Layer.effect(
    BulkReadsOfServer,
    Effect.map(Effect.serviceOption(BulkStore), (found) =>
      Option.match(found, {
        onNone: () => null,
        onSome: (store) => readsHere(Layer.succeed(BulkStore, store))
      })
    )
  )
  const runtime = ManagedRuntime.make(Layer.provideMerge(bulk, services))
  await runtime.runPromise(fill)
  const web = webHandler(await runtime.context())
  return {
    time,
    logged,
    handler: web.handler,
    send: async (method, path, headers = {}, body = null) => {
      const response = await web.handler(
        new Request(
          `http://localhost${path}`,
          body === null ? { method, headers } : { method, headers, body }
        )
      )
      const text = await response.text()
      const isJson = response.headers.get("content-type") === "application/json" && text !== ""
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: isJson ? JSON.parse(text) : undefined
      }
    },
    key: (wanted = {}) =>
      runtime.runPromise(
        Effect.flatMap(ApiKeys, (keys) =>
          Effect.map(keys.create({ ...ofAnyone, ...wanted }), ({ key, secret }) => ({
            id: key.id,
            secret: Redacted.value(secret)
          }))
        )
      ),
    run: (effect) => runtime.runPromise(effect),
    close: async () => {
      await web.dispose()
      await runtime.dispose()
    }
  }
}

/** The function that answers requests, open only while a test runs or for as long as it is held. */
export type Sender = Pick<Service, "send">

/** Sends GET requests below `/api/public/v1` with a key of scope read:all. */
export const reader = async (service: Pick<Service, "key" | "send">) => {
  const { secret } = await service.key()
  return (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    service.send("GET", `/api/public/v1${path}`, { "x-api-key": secret, ...headers })
}

export type Reader = Awaited<ReturnType<typeof reader>>
