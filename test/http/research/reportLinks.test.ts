/** The target of `cdn_url`: the operator's address, or this server's as the client knows it. */
import { afterEach, assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { CdnBaseUrl, PublicUrl, TrustProxy } from "../../../adapters/http/server/mod.ts"
import { market } from "../../fixtures/market.ts"
import { key } from "../../fixtures/marketReports.ts"
import { openWorld, type Service } from "../service.ts"

let service: Service
afterEach(() => service.close())

/** The links of the first two reports, in the answer to a request at an address. */
const linksOf = async (to: string, headers: Readonly<Record<string, string>> = {}) => {
  const { secret } = await service.key()
  const [list, one, two] = await Promise.all(
    ["?page_size=100", "/1", "/2"].map(async (path) => {
      const url = `${to}/api/public/v1/research/reports${path}`
      const response = await service.handler(
        new Request(url, { headers: { "x-api-key": secret, ...headers } })
      )
      return (await response.json()) as any
    })
  )
  const listed = new Map<number, string | null>(
    list.reports.map((_: { readonly id: number; readonly cdn_url: string | null }) => [_.id, _.cdn_url])
  )
  assert.deepStrictEqual([listed.get(1), listed.get(2)], [one.cdn_url, two.cdn_url])
  return [one.cdn_url, two.cdn_url]
}

/** The first report's link, with the scheme that a proxy reports. */
const linkOver = async (proto: string) =>
  (await linksOf("http://one.example", { "x-forwarded-proto": proto }))[0]

const settings = (cdn: string | null, own: string | null, trusted = false) =>
  Layer.mergeAll(
    Layer.succeed(CdnBaseUrl, cdn),
    Layer.succeed(PublicUrl, own),
    Layer.succeed(TrustProxy, { proxies: trusted ? 1 : 0 })
  )

describe("a link leads", () => {
  it("to the address of the files, for every key", async () => {
    service = await openWorld({
      ...market,
      settings: settings("https://cdn.example.com/research", "https://findata.example.com")
    })
    assert.deepStrictEqual(await linksOf("http://localhost"), [
      `https://cdn.example.com/research/${key}`,
      "https://cdn.example.com/research/2024/b%201.pdf"
    ])
  })

  it("to the public address, wherever the request was sent", async () => {
    service = await openWorld({ ...market, settings: settings(null, "https://example.com/findata") })
    const expected = [`https://example.com/findata/files/${key}`, null]
    assert.deepStrictEqual(await linksOf("http://10.0.0.1:8080"), expected)
    assert.deepStrictEqual(await linksOf("http://evil.example"), expected)
  })

  it("else to the address of the request, uncached for other clients", async () => {
    service = await openWorld(market)
    for (const to of [
      "http://localhost:8080",
      "https://one.example",
      "http://[::1]:81",
      "http://one.example"
    ]) {
      assert.deepStrictEqual(await linksOf(to), [`${to}/files/${key}`, null])
    }
  })

  it("over https where a trusted proxy reports it", async () => {
    service = await openWorld({ ...market, settings: settings(null, null, true) })
    assert.strictEqual(await linkOver("https"), `https://one.example/files/${key}`)
    assert.strictEqual(await linkOver("http, https"), `http://one.example/files/${key}`)
    assert.strictEqual(await linkOver("javascript"), `http://one.example/files/${key}`)
  })

  it("else over the request's own scheme, whatever others report", async () => {
    service = await openWorld(market)
    const [link] = await linksOf("http://one.example", {
      "x-forwarded-proto": "https",
      "x-forwarded-host": "evil"
    })
    assert.strictEqual(link, `http://one.example/files/${key}`)
  })
})
