/** The access log: a line of JSON for each request, whatever it contains. */
import { afterEach, assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { accessLog, Observer, TrialRateLimit, TrustProxy } from "../../../adapters/http/server/mod.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const written: Array<string> = []
afterEach(() => {
  written.length = 0
})

const { handler, key, send } = serviceOver({
  ...market,
  settings: Layer.mergeAll(
    Layer.succeed(
      Observer,
      accessLog((line) => written.push(line), 1)
    ),
    Layer.succeed(TrialRateLimit, 20),
    Layer.succeed(TrustProxy, { proxies: 1 })
  )
})

const lines = (): ReadonlyArray<any> =>
  written.map((line) => {
    // A newline ends it, and nothing in it controls a terminal.
    assert.match(line, /^[\u0020-\u007e]+\n$/)
    return JSON.parse(line)
  })

const prices = "/api/public/v1/stock/prices"

describe("the access log", () => {
  it("describes a request by both doors alike, except that one is kept", async () => {
    const { secret } = await key()
    const headers = { "x-api-key": secret, "x-request-id": "mine" }
    const answers = []
    for (const _ of [1, 2, 3]) answers.push(await send("GET", `${prices}/AAPL?limit=2`, headers))
    const [first, second, last] = lines()
    for (const line of [first, second, last]) {
      assert.closeTo(Date.parse(line.time), Date.now(), 10_000)
      assert.isAtLeast(line.duration_ms, 0)
      assert.deepStrictEqual(
        { ...line, time: 0, duration_ms: 0, kept: false },
        {
          time: 0,
          request_id: "mine",
          method: "GET",
          route: `${prices}/:symbol`,
          path: `${prices}/AAPL?limit=2`,
          status: 200,
          bytes: answers[0]?.text.length,
          duration_ms: 0,
          key: secret.slice(0, 11),
          client: null,
          kept: false
        }
      )
    }
    assert.deepStrictEqual([first.kept, last.kept], [false, true])
  })

  it("names the client of a request without a key, and no key that isn't valid", async () => {
    const asked = { "x-forwarded-for": "203.0.113.9" }
    for (const _ of [1, 2, 3]) await send("GET", "/api/v1/financial-v4/profile?symbol=AAPL", asked)
    await send("GET", `${prices}/AAPL`, { ...asked, "x-api-key": "hunter2hunter2" })
    assert.deepStrictEqual(
      lines().map(({ client, key, status }) => [client, key, status]),
      [
        ["203.0.113.9", null, 200],
        ["203.0.113.9", null, 200],
        ["203.0.113.9", null, 200],
        ["203.0.113.9", null, 401]
      ]
    )
    assert.notInclude(written.join(""), "hunter2")
  })

  it("leaves out secrets in paths and queries", async () => {
    const { secret } = await key()
    const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl"
    const asked = [
      `${prices}/AAPL?api_key=${secret}&limit=3&hunter2`,
      `${prices}/AAPL?interval=${secret}`,
      `${prices}/${secret}`,
      `${prices}/${secret.replace("_", "%5F")}`,
      `/${token}`,
      "/https://me:hunter2@host/"
    ]
    for (const path of asked) await send("GET", path)
    const text = written.join("")
    for (const wanted of [secret.slice(11), token.slice(12), "hunter2"]) assert.notInclude(text, wanted)
    assert.strictEqual(lines()[0].path, `${prices}/AAPL?limit=3`)
    assert.strictEqual(lines()[2].path, `${prices}/${secret.slice(0, 11)}***`)
  })

  it("is one valid object a line whatever is sent", async () => {
    const attacks = [
      '"}\n{"status":200}',
      "\r\nHTTP/1.1 200 OK",
      "\u001b[2J\u001b[31mred",
      "\u009b31m",
      '\\",\\u0000',
      "\u2028\u2029\u202e",
      "%0a%0d%1b%22",
      "😀".repeat(400)
    ]
    for (const attack of attacks) {
      const path = `${prices}/${encodeURI(attack)}?symbol=${encodeURIComponent(attack)}`
      // Header values can't contain what isn't Latin-1: these are refused before they are sent.
      const agent = /^[\u0020-\u007e]*$/.test(attack) ? attack : encodeURI(attack)
      await handler(new Request(`http://localhost${path}`, { headers: { "user-agent": agent } }))
    }
    assert.strictEqual(lines().length, attacks.length)
    for (const { path, route } of lines()) {
      assert.isAtMost(path.length, 1000)
      assert.isTrue(route === null || route === `${prices}/:symbol`)
    }
  })
})
