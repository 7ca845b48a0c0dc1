/** docs/data.md shows a doubt as `doctor --data` prints it. */
import { assert, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { remedyFor } from "../../core/doubts/Remedy.ts"
import { spikeDoubt } from "../../core/doubts/Spike.ts"

const rows = readFileSync("docs/data.md", "utf8").split("\n")

it("shows a spike with its remedy", () => {
  const bar = { date: "2009-09-21", open: 184.02, high: 185.9, low: 10.59, close: 184.02 }
  const doubt = spikeDoubt({ company_id: 1, ...bar }) ?? assert.fail()
  const company = { symbol: "AAPL", exchange: "NASDAQ", slug: "apple-inc" }
  const at = rows.indexOf(`AAPL:NASDAQ apple-inc spike: ${doubt.message}`)
  const remedy = remedyFor(doubt, company).replace("(findata ", "(npm run findata -- ")
  assert.isAbove(at, 0)
  assert.strictEqual(rows[at + 1], `  remedy: ${remedy}`)
})
