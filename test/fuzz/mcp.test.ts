/** Hostile texts as arguments of tools, on both databases: each is refused in words, or finds nothing. */
import { assert, it } from "@effect/vitest"
import { onDatabases } from "../adapters/onDatabases.ts"
import { known } from "../fixtures/known.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { characters, injections, patterns } from "./hostileTexts.ts"

const texts = [...characters, ...injections.slice(0, 8), ...patterns.slice(0, 8), "\ud800", "🙂".repeat(50)]

/** The arguments that are text of any kind. */
const places = [
  ["find_company", "query"],
  ["find_company", "sector"],
  ["find_company", "country"],
  ["prices", "symbol"],
  ["prices", "from"],
  ["financials", "lines"],
  ["news", "symbol"],
  ["research", "title"],
  ["research", "firm"]
] as const

onDatabases((stores) => {
  const service = serviceOver({ ...known, stores, clock: "fixed" })

  it.for(places)("of %s: %s", async ([name, argument]) => {
    const { secret } = await service.key()
    const headers = { "x-api-key": secret, "content-type": "application/json" }
    for (const text of texts) {
      const params = { name, arguments: { symbol: "AAPL", [argument]: text } }
      if (name === "find_company") Reflect.deleteProperty(params.arguments, "symbol")
      const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params }
      const { json, status } = await service.send("POST", "/mcp", headers, JSON.stringify(message))
      assert.strictEqual(status, 200, JSON.stringify(text))
      const [{ text: answer }] = json.result.content
      if (json.result.isError === true) assert.isBelow(answer.length, 1500)
      else assert.isObject(JSON.parse(answer))
    }
  })

  it("nothing is logged as an error", () => {
    assert.deepStrictEqual(service.logged, [])
  })
})
