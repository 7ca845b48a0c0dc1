/** The pages of indicators below `/docs`, without a key. */
import { assert, describe, it } from "@effect/vitest"
import { servedIndicators } from "../../../core/ports.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

const addresses = ["/docs/indicators", ...servedIndicators.map(({ name }) => `/docs/indicators/${name}`)]

describe("the pages of indicators", () => {
  it("are HTML that is sent again only when it has changed, and their links lead to pages and headings", async () => {
    const anchors = new Map<string, ReadonlyArray<string>>()
    const links: Array<string> = []
    for (const address of addresses) {
      const { headers, status, text } = await service.send("GET", address)
      assert.deepStrictEqual(
        [status, headers.get("content-type")?.split(";")[0]],
        [200, "text/html"],
        address
      )
      assert.strictEqual(headers.get("cache-control"), "public, max-age=0, must-revalidate")
      assert.isBelow(text.length, 50_000)
      anchors.set(
        address,
        [...text.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id)
      )
      links.push(...[...text.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href))
    }
    const leadsNowhere = (link: string): boolean => {
      const [path = "", anchor] = link.split("#")
      if (path === "/docs") return false
      return anchor === undefined ? !anchors.has(path) : anchors.get(path)?.includes(anchor) !== true
    }
    assert.isAbove(links.length, 500)
    assert.deepStrictEqual(links.filter(leadsNowhere), [])
  })

  it("have a picture with a title for screen readers", async () => {
    const { text } = await service.send("GET", "/docs/indicators/macd")
    assert.match(
      text,
      /<svg [^>]*role="img"[^>]*><title[^>]*>Moving average convergence divergence: daily bars of FB/
    )
    for (const name of ["macd", "signal", "histogram"])
      assert.match(text, new RegExp(`<tspan class="c\\d">${name}<`))
  })

  it("run nothing", async () => {
    const { headers, text } = await service.send("GET", "/docs/indicators/rsi")
    assert.notInclude(text, "<script")
    assert.include(headers.get("content-security-policy") ?? "", "default-src 'none'")
  })

  it.for(["mavp", "nothing", "RSI", "constructor"])("%s has none", async (name) => {
    const { json, status } = await service.send("GET", `/docs/indicators/${name}`)
    assert.deepStrictEqual([status, json], [404, { detail: `Not found: /docs/indicators/${name}` }])
  })
})
