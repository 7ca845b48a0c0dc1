/** An embedded findata answers as the server does, by fetch and by node:http, on SQLite and in memory. */
import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { HttpServer } from "effect/http"
import { HmacTokens } from "../../adapters/jwt/mod.ts"
import { createFindata, type Findata } from "../../apps/embed/mod.ts"
import { server, services } from "../../apps/server/serve.ts"
import { settings } from "../../apps/Settings.ts"
import { storeOf } from "../../apps/Store.ts"
import { exampleRequests } from "../../scripts/openapi/requests.ts"
import { askFetch, askPort, type Received, type Sent } from "./answers.ts"

const secret = "of this test alone, 32 bytes long"
const publicUrl = "https://findata.example.com"
const trialRateLimit = 1000

let directory: string
let embedded: Findata
let inMemory: Findata
let listening: Server
let standalone: ManagedRuntime.ManagedRuntime<HttpServer.HttpServer, unknown>
let port: number
let key: Readonly<Record<"sqlite" | "memory", string>>
let token: string

const open = (data: string) =>
  ManagedRuntime.make(
    Layer.unwrap(
      Effect.gen(function* () {
        const found = { ...(yield* settings), host: "127.0.0.1", port: 0 }
        const store = storeOf(found, "server")
        return Layer.provideMerge(server({ ...found, store }), services(store, found))
      })
    ).pipe(
      Layer.provide(
        ConfigProvider.layer(
          ConfigProvider.fromEnvRecord({
            FINDATA_DATA: data,
            JWT_SECRET: secret,
            PUBLIC_URL: publicUrl,
            TRIAL_RATE_LIMIT: String(trialRateLimit),
            INDEX_SYMBOL: "SPY",
            DRAIN_SECONDS: "0"
          })
        )
      )
    )
  )

const options = {
  sample: true,
  site: true,
  indexSymbol: "SPY",
  publicUrl,
  trialRateLimit,
  tokens: { secret }
} as const

const keyOf = async (findata: Findata): Promise<string> =>
  (await findata.keys.create({ name: "reader", scopes: ["read:all"] })).key

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "findata-embed-"))
  embedded = await createFindata({ sqlite: directory, ...options })
  inMemory = await createFindata({ memory: true, ...options })
  key = { sqlite: await keyOf(embedded), memory: await keyOf(inMemory) }
  const hmac = { secret: Redacted.make(secret), issuer: null, audience: null }
  const minted = HmacTokens.mint(hmac, { sub: "me", scope: "admin read:all", ttlSeconds: 3600 })
  token = Redacted.value((await Effect.runPromise(minted)).token)
  listening = createServer(embedded.node).listen(0, "127.0.0.1")
  standalone = open(directory)
  const { address } = await standalone.runPromise(Effect.service(HttpServer.HttpServer))
  port = "port" in address ? address.port : assert.fail("It listens on a port")
}, 60_000)

afterAll(async () => {
  listening?.close()
  await standalone?.dispose()
  await embedded?.close()
  await inMemory?.close()
  await rm(directory, { recursive: true, force: true })
})

const prices = "/api/public/v1/stock/prices/AAPL?limit=3"

const withKey = "with the key"

/** Requests that aren't those of the documentation. */
const others: ReadonlyArray<Sent> = [
  { path: prices },
  { path: prices, headers: { "x-api-key": "ak_wrong" } },
  { path: prices, headers: { authorization: withKey, "if-none-match": "*" } },
  { path: prices, headers: { authorization: withKey, "accept-encoding": "br" } },
  { path: prices, headers: { authorization: withKey, "accept-encoding": "gzip" } },
  { path: prices, headers: { authorization: withKey, accept: "text/csv" } },
  { path: prices, method: "HEAD", headers: { authorization: withKey } },
  { path: prices, method: "DELETE", headers: { authorization: withKey } },
  { path: "/api/public/v1/stock/prices/AAPL?limit=0&adjust=no", headers: { authorization: withKey } },
  { path: "/api/public/v1/stock/prices/ZZZZ", headers: { authorization: withKey } },
  { path: "/api/public/v1/stock/prices/%ZZ", headers: { authorization: withKey } },
  { path: "/api/public/v1/stock/prices/AAPL;x", headers: { authorization: withKey } },
  { path: `/api/public/v1/stock/prices/${"A".repeat(9000)}`, headers: { authorization: withKey } },
  { path: "/nothing" },
  { path: "/v1/financial_v4/companies/999" },
  { path: "/api/v1/api-keys", method: "POST", body: "{}", headers: { "content-type": "application/json" } },
  { path: "/openapi.json" },
  { path: "/files/reports/ab/cd.pdf" }
]

/** A thread of the server carries them out, by the settings of the environment. */
const inThread = ["/api/v1/admin/doubtful", "/api/public/v1/bulk"]

const reads: ReadonlyArray<Sent> = exampleRequests
  .filter(({ method, path }) => method === "GET" && !inThread.some((begin) => path.startsWith(begin)))
  .map(({ path }) => ({
    path,
    headers: path.startsWith("/api/v1/a") ? { authorization: "with the token" } : { authorization: withKey }
  }))

const requests: ReadonlyArray<Sent> = [...reads, ...others]

/** A request with what was created before the tests. */
const readied = ({ headers = {}, ...sent }: Sent, secretKey: string): Sent => {
  const { authorization, ...rest } = headers
  const access: Record<string, string> =
    authorization === withKey
      ? { "x-api-key": secretKey }
      : authorization === undefined
        ? {}
        : { authorization: `Bearer ${token}` }
  return { ...sent, headers: { ...rest, ...access, "x-request-id": "same", host: "127.0.0.1" } }
}

const cases = requests.map((sent) => [`${sent.method ?? "GET"} ${sent.path.slice(0, 100)}`, sent] as const)

/** Of the server alone: an embedded findata has none. */
const sources = /(?<="runs":.*)"sources":.*$/

/** An answer that says the second at which it is made, or has the sources of the server, without that. */
const untimed = (sent: Sent, answer: Received): Received => {
  if (/\/admin\/companies\/[^/]+\/health$/.test(sent.path)) {
    const { "content-length": _, ...headers } = answer.headers
    return { ...answer, headers, body: answer.body.replace(sources, "") }
  }
  if (!/\/exchanges\/[^/]+\/state$/.test(sent.path)) return answer
  const { etag: _, ...headers } = answer.headers
  return { ...answer, headers, body: answer.body.replace(/"at":"[^"]*"/, "") }
}

describe("an embedded findata answers as the server", () => {
  it("to as many requests as there are operations that read, and more", () => {
    assert.isAtLeast(requests.length, 60)
  })

  it.for(cases)("%s", async ([, sent]) => {
    const asked = readied(sent, key.sqlite)
    const [first, second] = [await askPort(port, asked), await askPort(port, asked)]
    const { port: own } = listening.address() as AddressInfo
    assert.deepStrictEqual(untimed(sent, await askFetch(embedded.fetch, asked)), untimed(sent, first))
    assert.deepStrictEqual(untimed(sent, await askPort(own, asked)), untimed(sent, second))
  })
})

/** Bodies with the names of runs, or about keys. */
const ofTheStore = /\/(admin|api-keys|sources)\b/

/** A body without the time of its import; the health of data has several of them. */
const timeless = (path: string, bytes: string): string =>
  bytes.replace(
    path.endsWith("/health") ? /"\w+":"\d{4}-\d\d-\d\dT[^"]*"/g : /"(created_at|at)":"[^"]*"/g,
    ""
  )

describe("in memory it answers as on SQLite", () => {
  it.for(cases.filter(([, { path }]) => !ofTheStore.test(path)))("%s", async ([, sent]) => {
    const expected = await askFetch(embedded.fetch, readied(sent, key.sqlite))
    const found = await askFetch(inMemory.fetch, readied(sent, key.memory))
    assert.strictEqual(found.status, expected.status)
    assert.strictEqual(timeless(sent.path, found.body), timeless(sent.path, expected.body))
  })
})
