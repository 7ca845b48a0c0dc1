/** The health of a company's data over HTTP: for anyone without what is an operator's, and made anew once something is written. */
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { priceHeader, take } from "../../contract/stores.ts"
import { freshServiceOver } from "../serviceOver.ts"

const bar = (day: string, low = 9) => `GAPS,2024-06-${day},10,11,${low},10,100`

/** The service's clock stands on Monday, 2024-07-01, before the close: the last session is that of Friday. */
const { run, visit } = freshServiceOver({
  fill: Effect.gen(function* () {
    yield* take("companies", ["symbol,exchange,name", "GAPS,NYSE,Gaps Inc."])
    yield* take("prices", [priceHeader, bar("24"), bar("26", 1)], { source: "a vendor" })
  })
})

const health = async () => (await visit("/financial_v4/companies/1/health")).json

it("reports gaps, doubts and sources, without remedies, runs and files", async () => {
  const page = await health()
  assert.deepInclude(page, { company_id: 1, symbol: "GAPS", as_of: "2024-07-01", doubts: 1 })
  assert.deepStrictEqual(page.findings, ["bars_behind", "sessions_missing", "doubtful"])
  assert.deepStrictEqual(page.bars.gaps, [{ from: "2024-06-25", to: "2024-06-25", sessions: 1 }])
  assert.deepInclude(page.bars, { newest: "2024-06-26", last_session: "2024-06-28", sessions_behind: 2 })
  assert.deepStrictEqual(Object.keys(page.doubtful[0]), ["reason", "date", "type", "message"])
  assert.deepInclude(page.doubtful[0], { reason: "spike", date: "2024-06-26" })
  const prices = page.origins.find((_: { readonly kind: string }) => _.kind === "prices")
  assert.deepInclude(prices, { source: "a vendor", rows: 2, newest_date: "2024-06-26", licence: null })
})

it("is of the data as it is after an import", async () => {
  await health()
  await run(take("prices", [priceHeader, bar("25"), bar("26"), bar("27"), bar("28")], { source: "a vendor" }))
  const { bars, findings, origins } = await health()
  assert.deepStrictEqual(findings, [])
  assert.deepInclude(bars, { newest: "2024-06-28", sessions_behind: 0, missing_sessions: 0, count: 5 })
  assert.strictEqual(origins.at(-1).rows, 5)
})

it("is not found of no company", async () => {
  assert.strictEqual((await visit("/financial_v4/companies/9/health")).status, 404)
})
