/** How often an address may sign in, and what of it is counted. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../fixtures/market.ts"
import type { Seen } from "./browser.ts"
import { signingIn } from "./signingIn.ts"

const home = "http://localhost"
const limit = 120
const { browser, issuer, service } = signingIn(market)

const atIssuer = ({ pathname }: URL) => pathname === "/session/callback"

/** A browser that returns from the issuer, and to where. */
const returning = async () => {
  const own = browser()
  const { headers } = await own.open(`${home}/session/sign-in`, atIssuer)
  return { ...own, answer: new URL(headers.get("location") ?? "") }
}

const begin = () => browser().ask("GET", `${home}/session/sign-in`)

const repeated = async (times: number, ask: () => Promise<Seen>) => {
  const statuses = new Set<number>()
  for (let time = 0; time < times; time++) statuses.add((await ask()).status)
  return [...statuses]
}

describe("returning from the issuer", () => {
  it("isn't counted without the attempt that it answers", async () => {
    const { answer, ask, jar } = await returning()
    assert.deepStrictEqual(await repeated(limit + 1, () => browser().ask("GET", answer)), [400])
    const forged = new URL(answer)
    forged.searchParams.set("state", "x")
    const attempt = jar.get("localhost")?.get("findata_sign_in") ?? ""
    const cookie = { cookie: `findata_sign_in=${attempt}` }
    assert.deepStrictEqual(await repeated(limit + 1, () => browser().ask("GET", forged, cookie)), [400])
    assert.notInclude(service.logged.join("\n"), "A sign-in was refused")
    assert.strictEqual((await ask("GET", answer)).status, 303)
  })

  it("with an attempt cookie twice is returning without one", async () => {
    const { answer, jar } = await returning()
    const attempt = jar.get("localhost")?.get("findata_sign_in") ?? ""
    const cookie = `findata_sign_in=${attempt}; findata_sign_in=${attempt}`
    assert.strictEqual((await browser().ask("GET", answer, { cookie })).status, 400)
    assert.strictEqual(
      (await browser().ask("GET", answer, { cookie: `\u00a0${cookie.slice(0, cookie.indexOf(";"))}` }))
        .status,
      400
    )
  })

  it("asks the issuer for an address 120 times a minute", async () => {
    service.time.now += 120_000
    const { answer, jar } = await returning()
    const cookie = { cookie: `findata_sign_in=${jar.get("localhost")?.get("findata_sign_in") ?? ""}` }
    answer.searchParams.set("code", "x")
    const before = issuer().asked.length
    assert.deepStrictEqual(await repeated(limit, () => browser().ask("GET", answer, cookie)), [400])
    const refused = await browser().ask("GET", answer, cookie)
    assert.deepStrictEqual([refused.status, refused.json], [429, { detail: "Rate limit exceeded" }])
    assert.match(refused.headers.get("retry-after") ?? "", /^\d+$/)
    assert.strictEqual(issuer().asked.length, before + limit)
  })
})

it("beginning too often keeps no attempt from returning", async () => {
  service.time.now += 240_000
  const { answer, ask } = await returning()
  assert.deepStrictEqual(await repeated(limit, begin), [302, 429])
  assert.strictEqual((await ask("GET", answer)).status, 303)
})
