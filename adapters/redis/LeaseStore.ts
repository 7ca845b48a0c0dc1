/** `LeaseStore` in Redis, or in a server that speaks as it does. */
import { createClient, defineScript, type CommandParser } from "@redis/client"
import { Effect, Layer, Redacted } from "effect"
import { StoreUnavailable } from "../../core/mod.ts"
import { type Lease, leaseOf, type LeaseRequest, LeaseStore, messageOf } from "../../core/ports.ts"
import { leaseScript } from "./leaseScript.ts"

const keyOf = (counter: string): string => `findata:quota:{${counter}}`

const lease = defineScript({
  SCRIPT: leaseScript,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser: CommandParser, counter: string, ask: LeaseRequest) {
    parser.pushKey(keyOf(counter))
    parser.push(JSON.stringify(ask))
  },
  transformReply: (reply: unknown): Lease => leaseOf((reply as ReadonlyArray<number>).map(Number))
})

/** Milliseconds. */
const connectsWithin = 1000
const triesEvery = 500
/** How long a server waits for Redis at its start; without it, it counts alone until Redis is there. */
const startsWithin = 1000
const pingsEvery = 1000
/** A connection over which nothing is heard, not even answers to pings, is replaced. */
const maxSilence = 3000

const clientOf = (url: Redacted.Redacted) =>
  createClient({
    url: Redacted.value(url),
    name: "findata",
    scripts: { lease },
    // A request that Redis doesn't answer is counted without it, so it must not be sent later.
    disableOfflineQueue: true,
    pingInterval: pingsEvery,
    socket: {
      connectTimeout: connectsWithin,
      socketTimeout: maxSilence,
      // Unlike the client's own strategy never gives up.
      reconnectStrategy: () => triesEvery
    }
  })

const hostOf = (url: Redacted.Redacted): string => {
  const { hostname, pathname, port } = new URL(Redacted.value(url))
  return `${hostname}:${port || "6379"}${pathname === "/" ? "" : pathname}`
}

/** Of several addresses of a host Node gives the code alone. */
const reasonOf = (error: unknown): string =>
  messageOf(error) || String((error as { readonly code?: unknown }).code)

const make = (url: Redacted.Redacted) =>
  Effect.gen(function* () {
    /** Why there is no connection; null while there is one. */
    let fault: string | null = null
    const client = yield* Effect.acquireRelease(
      Effect.sync(() => {
        const opened = clientOf(url)
        opened.on("error", (error: unknown) => {
          fault = reasonOf(error)
        })
        opened.on("ready", () => {
          fault = null
        })
        return opened
      }),
      (opened) => Effect.sync(() => opened.destroy())
    )
    const connected = client.connect().catch(() => {})
    yield* Effect.timeoutOption(
      Effect.promise(() => connected),
      startsWithin
    )
    return LeaseStore.of({
      name: `Redis at ${hostOf(url)}`,
      lease: (counter, ask) =>
        Effect.tryPromise({
          try: () => client.lease(counter, ask),
          catch: (error) => new StoreUnavailable({ reason: fault ?? reasonOf(error) })
        })
    })
  })

/** What a server at the address says of itself. */
export interface RedisState {
  /** `Redis at 127.0.0.1:6379` */
  readonly name: string
  readonly version: string
  /** Whether it is a node of a cluster, which has only a part of the counters. */
  readonly isCluster: boolean
}

const infoIn = (info: string, name: string): string =>
  new RegExp(`^${name}:(.*)$`, "m").exec(info)?.[1]?.trim() ?? ""

/** Asks the server once, over a connection of its own. */
export const look = (url: Redacted.Redacted): Effect.Effect<RedisState, StoreUnavailable> =>
  Effect.acquireUseRelease(
    Effect.sync(() => {
      const client = createClient({
        url: Redacted.value(url),
        name: "findata",
        socket: { connectTimeout: connectsWithin, socketTimeout: maxSilence, reconnectStrategy: false }
      })
      // Also the rejection of `connect`.
      client.on("error", () => {})
      return client
    }),
    (client) =>
      Effect.tryPromise({
        try: async () => {
          await client.connect()
          const info = await client.info()
          return {
            name: `Redis at ${hostOf(url)}`,
            version: infoIn(info, "redis_version"),
            isCluster: infoIn(info, "cluster_enabled") === "1"
          }
        },
        catch: (error) => new StoreUnavailable({ reason: reasonOf(error) })
      }),
    (client) => Effect.sync(() => client.destroy())
  )

/** A lost connection is made again, however long it takes. */
export const layer = (url: Redacted.Redacted): Layer.Layer<LeaseStore> => Layer.effect(LeaseStore, make(url))
