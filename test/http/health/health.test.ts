/** `/healthz` and `/readyz` of a server that is well: without a key. */
import { assert, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

it.for(["/healthz", "/readyz"])("%s answers that all is well", async (path) => {
  const { status, text } = await service.send("GET", path)
  assert.deepStrictEqual([status, text], [200, '{"status":"ok"}'])
})
