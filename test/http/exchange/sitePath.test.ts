/** A server below a path, whether the proxy before it removes the path or leaves it. */
import { afterEach, assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { assetsOf, httpSettings, type HttpSettings, Site } from "../../../adapters/http/server/mod.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const html =
  '<!doctype html><meta name="base-path" content="/" /><script type="module" crossorigin src="/assets/index-B1x2.js"></script><link rel="stylesheet" href="/assets/index-C3.css"><a href="https://example.com/">x</a>'

const encoder = new TextEncoder()
const site = assetsOf(
  new Map([
    ["/index.html", encoder.encode(html)],
    ["/index.html.br", encoder.encode("x")],
    ["/index.html.gz", encoder.encode("x")],
    ["/assets/index-B1x2.js", encoder.encode("export {}")]
  ])
)

const serving = (settings: Partial<HttpSettings>) =>
  serviceOver({ ...market, settings: Layer.merge(Layer.succeed(Site, site), httpSettings(settings)) })

const byPath = serving({ sitePath: "/findata" })
const byAddress = serving({ publicUrl: "https://example.com/findata" })
const likeOwn = serving({ publicUrl: "https://example.com/api" })

afterEach(() => assert.deepStrictEqual(byPath.logged, []))

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link)

describe.each([
  ["SITE_PATH", byPath, "/findata"],
  ["PUBLIC_URL", byAddress, "https://example.com/findata"]
] as const)("a server below a path by %s", (_, service, base) => {
  it.for([
    "/v1/financial_v4/companies?search=apple",
    "/healthz",
    "/docs",
    "/openapi.json",
    "/llms.txt",
    "/assets/index-B1x2.js",
    "/companies/aapl",
    "/session"
  ])(
    "answers %s with the path and without it, first by the routes and then by the front door",
    async (path) => {
      for (const url of [`/findata${path}`, path, `/findata${path}`]) {
        const { status, text } = await service.send("GET", url)
        assert.strictEqual(status, 200, url)
        assert.strictEqual(text, (await service.send("GET", path)).text)
      }
    }
  )

  it("shows the first page at the path itself", async () => {
    for (const path of ["/findata", "/findata/", "/findata?x=1"])
      assert.include((await service.send("GET", path, { accept: "text/html" })).text, "base-path")
  })

  it("isn't at a path that only begins so", async () => {
    for (const path of ["/findatas", "/findata2/docs", "/Findata/docs"])
      assert.strictEqual((await service.send("GET", path)).status, 404)
  })

  it("names the path in the document of pages, also with the 404 of one that there isn't", async () => {
    const expected = html
      .replace('content="/"', 'content="/findata/"')
      .replaceAll('"/assets', '"/findata/assets')
    for (const path of ["/findata/", "/findata/compare", "/findata/nowhere"]) {
      const { headers, status, text } = await service.send("GET", path, {
        accept: "text/html",
        "accept-encoding": "br, gzip"
      })
      assert.deepStrictEqual([status, text], [path.endsWith("nowhere") ? 404 : 200, expected])
      assert.isNull(headers.get("content-encoding"))
    }
  })

  it("names it in what describes the interface", async () => {
    const { json } = await service.send("GET", "/findata/openapi.json")
    assert.deepStrictEqual(json.servers, [{ url: base }])
    const docs = await service.send("GET", "/findata/docs")
    assert.include(docs.text, 'data-base="/findata"')
    assert.include(docs.text, 'href="/findata/openapi.json"')
    const links = linksOf((await service.send("GET", "/findata/llms.txt")).text)
    assert.isAtLeast(links.length, 8)
    for (const link of links) assert.isTrue(link.startsWith(`${base}/`), link)
  })

  it("begins links to files with it", async () => {
    const { secret } = await service.key()
    const { json } = await service.send("GET", "/findata/api/public/v1/research/reports", {
      "x-api-key": secret
    })
    const links = json.reports.flatMap(({ cdn_url }: { cdn_url: string | null }) => cdn_url ?? [])
    assert.isNotEmpty(links)
    const origin = base.startsWith("/") ? "http://localhost/findata" : base
    for (const link of links) {
      assert.isTrue(link.startsWith(`${origin}/files/`), link)
      const file = await service.send("GET", new URL(link).pathname)
      assert.strictEqual(file.status, 200)
    }
  })
})

describe("a path that begins as one of the server's own", () => {
  it("is that of links, and is removed by the proxy", async () => {
    const own = "/api/public/v1/stock/prices/AAPL"
    assert.strictEqual((await likeOwn.send("GET", own)).status, 401)
    assert.strictEqual((await likeOwn.send("GET", `/api${own}`)).status, 404)
    assert.include((await likeOwn.send("GET", "/llms.txt")).text, "https://example.com/api/openapi.json")
  })
})
