/** What `/openapi.json` and `/docs` are, without a key, and what the page may load and run. */
import { createHash } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { OpenApi } from "effect/http-api"
import { Api } from "../../../adapters/http/api/mod.ts"
import { market } from "../../fixtures/market.ts"
import { operations } from "../openapi.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

it("/openapi.json is the document of the interface", async () => {
  const { json, status } = await service.send("GET", "/openapi.json")
  assert.deepStrictEqual([status, json], [200, JSON.parse(JSON.stringify(OpenApi.fromApi(Api)))])
})

/** The page without its own scripts. */
const page = async () => {
  const { text } = await service.send("GET", "/docs")
  return text.replace(/(<script[^>]*>)[^]*?<\/script>/g, "$1</script>")
}

describe("the documentation page", () => {
  it("is HTML with its script inline", async () => {
    const { headers, status, text } = await service.send("GET", "/docs")
    assert.deepStrictEqual([status, headers.get("content-type")?.split(";")[0]], [200, "text/html"])
    assert.isAbove(text.length - (await page()).length, 100_000)
  })

  it("contains every operation of the document", async () => {
    const { text } = await service.send("GET", "/docs")
    for (const { id } of operations) assert.include(text, `"operationId":"${id}"`)
  })

  it("loads nothing from elsewhere", async () => {
    const html = await page()
    assert.notMatch(html, /\s(src|href|srcset|action|poster|data)\s*=/i)
    assert.notMatch(html, /@import|url\(/i)
  })

  it("may connect to no server but this one", async () => {
    const { headers } = await service.send("GET", "/docs")
    const policy = headers.get("content-security-policy") ?? ""
    assert.include(policy, "default-src 'none'")
    assert.include(policy, "connect-src 'self'")
    assert.notMatch(policy, /https?:|\*/)
  })

  it("runs its own scripts and no others", async () => {
    const { headers, text } = await service.send("GET", "/docs")
    const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = ""]) => script)
    assert.lengthOf(scripts, 2)
    assert.lengthOf((await page()).match(/<script/g) ?? [], 2)
    const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
    const [, sources] = /script-src ([^;]*);/.exec(headers.get("content-security-policy") ?? "") ?? []
    assert.deepStrictEqual(sources?.split(" "), hashes)
    assert.notMatch(await page(), /\son\w+\s*=|javascript:/i)
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
