/** What `/openapi.json` and `/docs` are, without a key, and what the page may load and run. */
import { createHash } from "node:crypto"
import { gzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { OpenApi } from "effect/http-api"
import { Api } from "../../../adapters/http/api/mod.ts"
import { market } from "../../fixtures/market.ts"
import { document, operations, parametersOf } from "../openapi.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

it("/openapi.json is the document of the interface", async () => {
  const { json, status } = await service.send("GET", "/openapi.json")
  assert.deepStrictEqual([status, json], [200, JSON.parse(JSON.stringify(OpenApi.fromApi(Api)))])
})

/** The page without its own script. */
const page = async () => {
  const { text } = await service.send("GET", "/docs")
  return text.replace(/(<script[^>]*>)[^]*?<\/script>/g, "$1</script>")
}

describe("the documentation page", () => {
  it("is HTML with all that it needs in it, and small once it is compressed", async () => {
    const { headers, status, text } = await service.send("GET", "/docs")
    assert.deepStrictEqual([status, headers.get("content-type")?.split(";")[0]], [200, "text/html"])
    assert.isBelow(gzipSync(text).length, 150_000)
  })

  it("has a form for every operation of the document, with a control for each parameter", async () => {
    const { text } = await service.send("GET", "/docs")
    for (const operation of operations) {
      const { id, method, path } = operation
      assert.include(text, `<h3 id="${id}">`)
      assert.include(text, `data-method="${method}" data-path="${path}"`)
      for (const { name } of parametersOf(operation)) assert.include(text, `id="${id}-${name}"`)
    }
  })

  it("leads from each body to its members", async () => {
    const { text } = await service.send("GET", "/docs")
    const ids = new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
    const targets = [...text.matchAll(/ href="#([^"]*)"/g)].map(([, target = ""]) => target)
    assert.isAbove(targets.length, 200)
    assert.deepStrictEqual(
      targets.filter((target) => !ids.has(target)),
      []
    )
    for (const name of Object.keys(document["components"].schemas))
      assert.isTrue(ids.has(`body-${name}`), name)
  })

  it("loads nothing", async () => {
    const html = await page()
    assert.notMatch(html, /\s(src|srcset|action|poster|data)\s*=/i)
    assert.notMatch(html, /<link|@import|url\(/i)
    const hrefs = [...html.matchAll(/\shref="([^"#][^"]*)"/g)].map(([, href]) => href)
    assert.deepStrictEqual(hrefs, ["/openapi.json", "/docs/indicators"])
  })

  it("may connect to no server but this one", async () => {
    const { headers } = await service.send("GET", "/docs")
    const policy = headers.get("content-security-policy") ?? ""
    assert.include(policy, "default-src 'none'")
    assert.include(policy, "connect-src 'self'")
    assert.notMatch(policy, /https?:|\*/)
  })

  it.each(["script", "style"])("has its own %s and no other", async (element) => {
    const { headers, text } = await service.send("GET", "/docs")
    const within = [...text.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, "g"))]
    const hashes = within.map(
      ([, own = ""]) => `'sha256-${createHash("sha256").update(own).digest("base64")}'`
    )
    assert.lengthOf(hashes, 1)
    assert.lengthOf((await page()).match(new RegExp(`<${element}`, "g")) ?? [], 1)
    const policy = headers.get("content-security-policy") ?? ""
    const [, sources] = new RegExp(`${element}-src ([^;]*);`).exec(policy) ?? []
    assert.deepStrictEqual(sources?.split(" "), hashes)
    assert.notMatch(await page(), /\s(on\w+|style)\s*=|javascript:/i)
  })

  it("is framed by no one", async () => {
    const { headers } = await service.send("GET", "/docs")
    assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
    assert.strictEqual(headers.get("referrer-policy"), "no-referrer")
    assert.match(
      headers.get("content-security-policy") ?? "",
      /^default-src 'none'; .*; frame-ancestors 'none'$/
    )
  })
})
