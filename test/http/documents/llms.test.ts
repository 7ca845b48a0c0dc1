/** `/llms.txt` names what there is. */
import { assert, it } from "@effect/vitest"
import { Layer } from "effect"
import { PublicUrl } from "../../../adapters/http/server/mod.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)
const behindPrefix = serviceOver({
  ...market,
  settings: Layer.succeed(PublicUrl, "https://example.com/findata")
})

it("is text with an ETag, for anyone", async () => {
  const { headers, status, text } = await service.send("GET", "/llms.txt")
  assert.deepStrictEqual([status, headers.get("content-type")], [200, "text/plain; charset=utf-8"])
  assert.match(text, /^# findata\n\n> /)
  assert.isBelow(text.length, 3000)
  const again = await service.send("GET", "/llms.txt", { "if-none-match": headers.get("etag") ?? "" })
  assert.deepStrictEqual([again.status, again.text], [304, ""])
})

it("links to what the server answers", async () => {
  const { text } = await service.send("GET", "/llms.txt")
  const paths = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path)
  assert.isAtLeast(paths.length, 8)
  const { secret } = await service.key()
  for (const path of paths) {
    const { status } = await service.send("GET", path, { "x-api-key": secret })
    assert.strictEqual(status, path === "/mcp" ? 405 : 200, path)
  }
})

it("links to the address at which clients reach the server", async () => {
  const { text } = await behindPrefix.send("GET", "/llms.txt")
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link)
  assert.isAtLeast(links.length, 8)
  for (const link of links) assert.match(link, /^https:\/\/example\.com\/findata\/\w/)
})
