/** `/llms.txt` names what there is. */
import { assert, it } from "@effect/vitest"
import { market } from "../fixtures/market.ts"
import { serviceOver } from "./serviceOver.ts"

const service = serviceOver(market)

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
