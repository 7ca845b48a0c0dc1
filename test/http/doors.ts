/** The service behind both doors: the same request sent to the front door, and to the routes alone. */
import { assert } from "@effect/vitest"
import { Layer, Tracer } from "effect"
import { Compression, TrialRateLimit, TrustProxy } from "../../adapters/http/server/mod.ts"
import { NodeCompression } from "../../adapters/node/mod.ts"
import type { NewKey } from "../../core/mod.ts"
import { market } from "../fixtures/market.ts"
import { freshServiceOver } from "./serviceOver.ts"

export type Headers = Readonly<Record<string, string>>

export interface Case {
  readonly method?: string
  readonly path: string
  readonly headers?: Headers
}

/** How often each request is sent: the first one with a new key goes to the routes, which read the key. */
export const times = 4

export const root = "/api/public/v1"
export const prices = `${root}/stock/prices/AAPL`
export const page = "/v1/financial_v4/companies/1"

/** Has a request sent to the routes. */
export const toRoutes = { "content-length": "0" }

const bytesOf = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())]

/** The doors of a file's tests, new for each test. */
export const bothDoors = () => {
  /** The requests that reached the routes: the door's aren't traced. */
  let routed = 0
  const counting = Tracer.make({
    span: (options) => {
      if (options.kind === "server") routed++
      return new Tracer.NativeSpan(options)
    }
  })

  const service = freshServiceOver({
    ...market,
    beside: Layer.mergeAll(market.beside ?? Layer.empty, Layer.succeed(Tracer.Tracer, counting)),
    settings: Layer.mergeAll(
      Layer.succeed(Compression, NodeCompression),
      Layer.succeed(TrialRateLimit, 20),
      Layer.succeed(TrustProxy, { proxies: 1 })
    )
  })

  /** Everything of the answers to a request sent several times, and how many of them the routes gave. */
  const answersTo = async ({ headers = {}, method = "GET", path }: Case, more: Headers) => {
    const answers = []
    routed = 0
    for (let i = 0; i < times; i++) {
      const response = await service.handler(
        new Request(`http://localhost${path}`, {
          method,
          headers: { "x-request-id": "same", ...more, ...headers }
        })
      )
      answers.push([response.status, [...response.headers], await bytesOf(response)])
    }
    return { answers, routed }
  }

  const keyed = async (wanted: Partial<NewKey>): Promise<Headers> => ({
    "x-api-key": (await service.key(wanted)).secret
  })

  /** Sends a request by both doors, each with a key of its own; returns how many answers the front door gave. */
  const fromBoth = async (request: Case, access: () => Headers | Promise<Headers>): Promise<number> => {
    const byRoutes = await answersTo(request, { ...(await access()), ...toRoutes })
    const byDoor = await answersTo(request, await access())
    assert.deepStrictEqual(byDoor.answers, byRoutes.answers)
    assert.strictEqual(byRoutes.routed, times)
    return times - byDoor.routed
  }

  const withKey = () => keyed({ rate_limit: 1000 })

  let clients = 0
  const withAddress = () => ({ "x-forwarded-for": `198.51.100.${++clients}` })

  /** Has the body of prices kept, and known to the door. */
  const keepPrices = async () => {
    await answersTo({ path: prices }, await withKey())
  }

  return { service, answersTo, fromBoth, keyed, withKey, withAddress, keepPrices }
}
