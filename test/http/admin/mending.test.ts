/** What a server without sources, or that does nothing for operators, says to those who would mend data. */
import { assert, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"
import { tokenOf } from "../tokens.ts"

const { send } = serviceOver(market)

const ask = async (method: string, path: string) =>
  send(method, `/api/v1/admin${path}`, {
    authorization: `Bearer ${await tokenOf("ann", { scope: "admin" })}`
  })

it("a sync is refused by a server without sources, and none are offered", async () => {
  const { json, status } = await ask("POST", "/companies/1/syncs/edgar")
  assert.deepStrictEqual(
    [status, json],
    [409, { detail: "This server syncs no sources: one that findata serve started does" }]
  )
  const health = await ask("GET", "/companies/1/health")
  assert.deepInclude(health.json, { company_id: 1, symbol: "AAPL", sources: [], accepted: [] })
})

it("a server that does nothing for operators is unavailable for what needs the store to be written", async () => {
  for (const path of ["/companies/1/doubts/accept?start_date=2024-06-28", "/runs/1/undo"])
    assert.strictEqual((await ask("POST", path)).status, 503)
  assert.strictEqual((await ask("GET", "/operations")).status, 503)
})
