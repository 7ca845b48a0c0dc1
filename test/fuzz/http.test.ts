/**
 * Random requests on both databases, by the routes and by the front door: each answer is as documented, the same on
 * every store, and the same by both doors.
 */
import { assert, expect, it } from "@effect/vitest"
import * as fc from "fast-check"
import { Layer, Tracer } from "effect"
import { Compression } from "../../adapters/http/server/mod.ts"
import { NodeCompression } from "../../adapters/node/mod.ts"
import type { NewKey } from "../../core/mod.ts"
import { take } from "../contract/stores.ts"
import { onDatabases } from "../adapters/onDatabases.ts"
import { known as knownWorld } from "../fixtures/known.ts"
import { files, key as pdfKey, reports } from "../fixtures/marketReports.ts"
import { withMore, type World } from "../fixtures/World.ts"
import { serviceOver, type Served } from "../http/serviceOver.ts"
import { tokenOf } from "../http/tokens.ts"
import { differences, faultsOf, type Received } from "./conformance.ts"
import { type Credentials, headersOf, type Known, requestsTo, type Sent } from "./requests.ts"
import { seed } from "./seed.ts"
import { survey } from "./survey.ts"

/** For each database: 2,000 in all. */
const requests = 1000

const [, folder = "", file = ""] = pdfKey.split("/")

const known: Known = {
  symbols: ["FULL", "full:nasdaq", "SPARSE", "BARE", "INDEX", "NONE"],
  slugs: ["full-inc", "bare", "sparse", "none"],
  texts: ["Full", "풀", "Technology", "US", "하나증권", "3Q24", "nothing"],
  files: [
    [folder, file],
    [folder, "none.pdf"]
  ]
}

/** The requests that reached the routes: the front door's aren't traced. */
const counter = () => {
  const counted = { routed: 0 }
  const tracer = Tracer.make({
    span: (options) => {
      if (options.kind === "server") counted.routed++
      return new Tracer.NativeSpan(options)
    }
  })
  return { counted, layer: Layer.succeed(Tracer.Tracer, tracer) }
}

const worldWith = (more: Layer.Layer<never, unknown>): World => {
  const { beside = Layer.empty, settings = Layer.empty } = knownWorld
  return withMore(
    {
      ...knownWorld,
      beside: Layer.mergeAll(beside, files, more),
      settings: Layer.merge(settings, Layer.succeed(Compression, NodeCompression))
    },
    take("reports", reports)
  )
}

const wanted: Partial<NewKey> = { tier: "enterprise", rate_limit: 1_000_000, rate_period: 86_400 }

/** Credentials of a service, and the secrets in them. */
const credentialsOf = async (service: Served) => {
  const [all, news] = [await service.key(wanted), await service.key({ ...wanted, scopes: ["read:news"] })]
  const [token, narrow] = [await tokenOf("me"), await tokenOf("me", { scope: "read:news" })]
  const credentials: Credentials = {
    good: { "x-api-key": all.secret, authorization: `Bearer ${token}` },
    narrow: { "x-api-key": news.secret, authorization: `Bearer ${narrow}` }
  }
  return { credentials, secrets: [all.secret, news.secret, token, narrow] }
}

const send = async (
  { handler }: Served,
  sent: Sent,
  headers: Readonly<Record<string, string>>
): Promise<Received> => {
  const request = new Request(`http://localhost${sent.target}`, {
    method: sent.method,
    headers,
    body: sent.body
  })
  const started = performance.now()
  const response = await handler(request)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes,
    milliseconds: performance.now() - started
  }
}

onDatabases((stores) => {
  const { counted, layer } = counter()
  const service = serviceOver({ ...worldWith(layer), stores })
  const reference = serviceOver(worldWith(Layer.empty))

  it(`${requests} random requests (FUZZ_SEED=${seed}) are answered as documented, by both doors and on every store`, async () => {
    const [own, other] = [await credentialsOf(service), await credentialsOf(reference)]
    const doors = { asked: 0, answered: 0 }

    /** What is wrong with the answers to a request: by the routes, by the front door, and on the store in memory. */
    const faultsAt = async (sent: Sent): Promise<ReadonlyArray<string>> => {
      const toRoutes: Readonly<Record<string, string>> = sent.body === null ? { "content-length": "0" } : {}
      const headers = headersOf(sent, own.credentials)
      const byRoutes = await send(service, sent, { ...headers, ...toRoutes })
      const elsewhere = await send(reference, sent, { ...headersOf(sent, other.credentials), ...toRoutes })
      const faults = [...faultsOf(sent, byRoutes), ...differences("in memory", byRoutes, elsewhere)]
      if (!["GET", "HEAD"].includes(sent.method)) return faults
      const { routed } = counted
      const again = await send(service, sent, headers)
      doors.asked++
      if (counted.routed === routed) doors.answered++
      return [...faults, ...faultsOf(sent, again), ...differences("by the front door", byRoutes, again)]
    }

    const findings = await survey(fc.sample(requestsTo(known), { numRuns: requests, seed }), faultsAt)
    assert.deepStrictEqual(findings, [])
    const unusual = service.logged.map((line) => JSON.parse(line)).filter(({ level }) => level !== "INFO")
    assert.deepStrictEqual(unusual, [])
    for (const secret of own.secrets) expect(service.logged.join()).not.toContain(secret)
    assert.isAbove(doors.answered, doors.asked / 5)
  })
})
