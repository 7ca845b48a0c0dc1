/**
 * The front door answers as the routes do: the same requests with the same keys get the same statuses, headers, bytes and
 * quotas from both. A request that says that it has a body is left to the routes.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Tracer } from "effect"
import { Compression, TrialRateLimit, TrustProxy } from "../../adapters/http/server/mod.ts"
import { NodeCompression } from "../../adapters/node/mod.ts"
import { ApiKeys, type KeyChanges, type NewKey } from "../../core/mod.ts"
import { priceHeader, take } from "../contract/stores.ts"
import { market } from "../fixtures/market.ts"
import { noon } from "./service.ts"
import { freshServiceOver } from "./serviceOver.ts"

type Headers = Readonly<Record<string, string>>

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
    Layer.succeed(TrustProxy, true)
  )
})

const toRoutes = { "content-length": "0" }

interface Case {
  readonly method?: string
  readonly path: string
  readonly headers?: Headers
}

/** How often each request is sent: the first one with a new key goes to the routes, which read the key. */
const times = 4

const bytesOf = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())]

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

const root = "/api/public/v1"
const prices = `${root}/stock/prices/AAPL`
const page = "/v1/financial_v4/companies/1"
const withKey = () => keyed({ rate_limit: 1000 })

let clients = 0
const withAddress = () => ({ "x-forwarded-for": `198.51.100.${++clients}` })

describe("a kept body", () => {
  const paths = [
    prices,
    `${prices}?limit=2&limit=3`,
    `${prices}?unheard=1`,
    `${prices}?format=csv`,
    `${prices}/history?order=desc&limit=2`,
    `${prices}/actions`,
    `${root}/stock/prices/aapl:nasdaq`,
    `${root}/stock/prices/AAPL/`,
    `${root}/stock/prices/%41APL`,
    `${root}/financial/companies?search=a%26b`,
    `${root}/financial/companies/005930:KOSPI`,
    `${root}/news/articles?limit=1`,
    `${root}/research/reports`,
    `${page}/technical?series=3`,
    page,
    "/v1/financial_v4/sources",
    "/api/v1/financial-v4/profile?symbol=AAPL",
    "/api/v1/financial-v4/profile?symbol=AAPL,SHEL,ZZZZ"
  ]
  it.for(paths)("of %s is the routes' after the first answer", async (path) => {
    assert.strictEqual(await fromBoth({ path }, withKey), times - 1)
  })

  it.for(paths)("of %s is the routes' for HEAD", async (path) => {
    assert.strictEqual(await fromBoth({ path, method: "HEAD" }, withKey), times - 1)
  })

  const headers: ReadonlyArray<Headers> = [
    { accept: "text/csv" },
    { accept: "text/csv;q=0.5, application/json;q=0.4" },
    { accept: "application/json" },
    { accept: "*/*" },
    { "if-none-match": "*" },
    { "if-none-match": '"other", W/"another"' },
    { "accept-encoding": "br" },
    { "accept-encoding": "gzip, deflate, br" },
    { "accept-encoding": "gzip;q=1, br;q=0.5" },
    { "accept-encoding": "*" },
    { "accept-encoding": "identity;q=1, *;q=0" },
    { "accept-encoding": "br;q=0, gzip;q=0, identity;q=0" },
    { "accept-encoding": "gzip", "if-none-match": "*" },
    { "accept-encoding": "br", accept: "text/csv" },
    { "x-request-id": "mine" },
    { "x-forwarded-proto": "https" },
    { range: "bytes=0-9" },
    { "if-modified-since": "Mon, 01 Jul 2024 12:00:00 GMT" }
  ]
  it.for(headers)("with %j is the routes'", async (headers) => {
    for (const path of [prices, `${root}/financial/companies`, `${root}/research/reports`]) {
      assert.strictEqual(await fromBoth({ path, headers }, withKey), times - 1)
    }
    assert.strictEqual(await fromBoth({ path: page, headers }, () => ({})), times)
  })

  it.for(["ko", "KO-kr", "ja"])("in the language %s is the routes'", async (locale) => {
    const headers = { "x-locale": locale }
    const path = `${root}/news/articles`
    assert.strictEqual(await fromBoth({ path, headers }, withKey), times - 1)
    const { answers } = await answersTo({ path, headers }, await withKey())
    const { answers: english } = await answersTo({ path }, await withKey())
    assert.notDeepEqual(answers, english)
  })
})

describe("the routes alone answer", () => {
  const requests: ReadonlyArray<Case> = [
    { path: `${root}/stock/prices/ZZZZ` },
    { path: `${prices}?limit=0` },
    { path: `${prices};x` },
    { path: `${root}/stock/prices/AAPL%2Fhistory` },
    { path: `${root}/stock/prices/%zz` },
    { path: `${prices}?${"x".repeat(9000)}` },
    { path: `${prices}?${"x".repeat(2000)}` },
    { path: `${root}/news/articles`, headers: { "x-locale": "xx" } },
    { path: `${root}/news/articles`, headers: { "x-locale": "" } },
    { path: prices, method: "POST" },
    { path: prices, method: "OPTIONS" },
    { path: "/healthz" },
    { path: "/nothing" }
  ]
  it.for(requests)("%j", async (request) => {
    await answersTo({ path: request.path }, await withKey())
    assert.strictEqual(await fromBoth(request, withKey), 0)
  })
})

/** Has the body kept, and known to the door. */
const kept = async () => {
  await answersTo({ path: prices }, await withKey())
}

describe("a key", () => {
  it.for<readonly [what: string, secret: Headers]>([
    ["no key", {}],
    ["an empty key", { "x-api-key": "" }],
    ["a malformed key", { "x-api-key": "ak_x" }],
    ["an unknown key", { "x-api-key": `ak_${"0".repeat(40)}` }]
  ])("%s is refused by the routes", async ([, secret]) => {
    await kept()
    assert.strictEqual(await fromBoth({ path: prices }, () => secret), 0)
  })

  it("without the scope is refused by the routes, and uses nothing", async () => {
    await kept()
    assert.strictEqual(await fromBoth({ path: prices }, () => keyed({ scopes: ["read:news"] })), 0)
  })

  it("is admitted as often as its quota says, by both doors together", async () => {
    await kept()
    assert.strictEqual(await fromBoth({ path: prices }, () => keyed({ rate_limit: 3, rate_period: 60 })), 2)
    const one = await keyed({ rate_limit: 10, rate_period: 60 })
    const left = []
    for (const more of [{}, toRoutes, {}, toRoutes]) {
      const { headers } = await service.send("GET", prices, { ...one, ...more })
      left.push(headers.get("x-ratelimit-remaining"))
    }
    assert.deepStrictEqual(left, ["9", "8", "7", "6"])
  })

  it("is counted once for each symbol", async () => {
    const path = "/api/v1/financial-v4/profile?symbol=AAPL,SHEL,PINE"
    await fromBoth({ path }, () => keyed({ rate_limit: 8, tier: "enterprise" }))
    const { answers } = await answersTo({ path }, await keyed({ rate_limit: 8, tier: "enterprise" }))
    assert.deepStrictEqual(
      answers.map(([status]) => status),
      [200, 200, 429, 429]
    )
  })

  it("that expires is refused from that instant", async () => {
    const secret = await keyed({ expires_at: "2024-07-01T12:00:01Z" })
    service.time.now = noon + 500
    await answersTo({ path: prices }, secret)
    service.time.now = noon + 999
    assert.deepInclude(await answersTo({ path: prices }, secret), { routed: 0 })
    service.time.now = noon + 1000
    const { status } = await service.send("GET", prices, secret)
    assert.strictEqual(status, 401)
  })

  it("is read from the store again after a second", async () => {
    const secret = await withKey()
    await answersTo({ path: prices }, secret)
    service.time.now = noon + 1000
    assert.deepInclude(await answersTo({ path: prices }, secret), { routed: 1 })
  })
})

describe("without a key", () => {
  const trial = "/api/v1/financial-v4/profile?symbol=AAPL,SHEL"

  it("a trial is counted by the client's address", async () => {
    assert.strictEqual(await fromBoth({ path: trial }, withAddress), times)
    const address = withAddress()
    const left = []
    for (const more of [{}, toRoutes, {}]) {
      const { headers } = await service.send("GET", trial, { ...address, ...more })
      left.push(headers.get("x-ratelimit-remaining"))
    }
    assert.deepStrictEqual(left, ["18", "16", "14"])
  })

  it("a trial from an unknown address is left to the routes", async () => {
    const { routed } = await answersTo({ path: trial }, {})
    assert.strictEqual(routed, times)
  })

  it("a page is public, and private to a key", async () => {
    assert.strictEqual(await fromBoth({ path: page }, () => ({})), times)
    assert.strictEqual(await fromBoth({ path: page }, withKey), times - 1)
    const open = await service.send("GET", page)
    assert.include(open.headers.get("cache-control") ?? "", "public")
  })
})

describe("the front door", () => {
  it("answers nothing that was written since", async () => {
    const secret = await withKey()
    const path = `${prices}?limit=1`
    const { answers: before } = await answersTo({ path }, secret)
    await service.run(take("prices", [priceHeader, "AAPL,2020-09-03,126,128,120,120.88,257599640"]))
    const { answers, routed } = await answersTo({ path }, secret)
    assert.strictEqual(routed, 1)
    assert.notDeepEqual(answers[0], before[0])
    assert.strictEqual((await service.send("GET", path, secret)).json.data[0].close, 120.88)
  })

  it("answers no body of an earlier day", async () => {
    const path = `${prices}?limit=1`
    service.time.now = Date.parse("2024-07-02T03:59:59Z")
    await fromBoth({ path }, withKey)
    service.time.now = Date.parse("2024-07-02T04:00:00Z")
    const { answers } = await answersTo({ path }, await withKey())
    assert.strictEqual((await service.send("GET", path, await withKey())).json.data[0].close, 13.14)
    assert.strictEqual(new Set(answers.map(([, , bytes]) => String(bytes))).size, 1)
  })

  it("refuses a key from the moment that it is revoked", async () => {
    const { id, secret } = await service.key()
    const headers = { "x-api-key": secret }
    await answersTo({ path: prices }, headers)
    await service.run(Effect.flatMap(ApiKeys, (keys) => keys.revoke(id)))
    assert.strictEqual((await service.send("GET", prices, headers)).status, 401)
  })

  it("sees a key's new scopes and limit at once", async () => {
    const { id, secret } = await service.key({ rate_limit: 100 })
    const headers = { "x-api-key": secret }
    const change = (wanted: KeyChanges) =>
      service.run(Effect.flatMap(ApiKeys, (keys) => keys.change(id, wanted)))
    await answersTo({ path: prices }, headers)
    await change({ rate_limit: 50 })
    const limited = await service.send("GET", prices, headers)
    assert.strictEqual(limited.headers.get("x-ratelimit-limit"), "50")
    await change({ scopes: ["read:news"] })
    assert.strictEqual((await service.send("GET", prices, headers)).status, 403)
  })

  it("keeps links to a host from clients of another", async () => {
    const path = `${root}/research/reports`
    const secret = await withKey()
    const linksFrom = async (host: string) => {
      const request = () => new Request(`http://${host}${path}`, { headers: secret })
      await service.handler(request())
      return (await service.handler(request())).text()
    }
    assert.include(await linksFrom("one.example"), "http://one.example/files")
    assert.include(await linksFrom("other.example"), "http://other.example/files")
  })
})
