/** The operator's list of doubtful data is made once for all of its pages, until something is written. */
import { assert, beforeEach, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { OperatorsOfServer } from "../../../adapters/http/server/mod.ts"
import { type NamedDoubt, StoreUnavailable } from "../../../core/mod.ts"
import { priceHeader, take } from "../../contract/stores.ts"
import { freshServiceOver } from "../serviceOver.ts"
import { tokenOf } from "../tokens.ts"
import { unavailableOperators } from "./unavailableOperators.ts"

const unavailable = new StoreUnavailable({ reason: "away" })

const doubtOf = (company_id: number): NamedDoubt => ({
  company_id,
  date: "2021-03-31",
  type: null,
  bars: ["2021-03-31"],
  run_id: null,
  reason: "step",
  message: "A step without an action",
  remedy: "import its split",
  symbol: "ONE",
  exchange: "NYSE",
  slug: "one"
})

const doubts = [1, 2, 3].map(doubtOf)

/** How often all bars were read, and whether that fails. */
let scans = 0
let isAway = false

const doubtful = Effect.suspend(() => {
  scans++
  return isAway ? Effect.fail(unavailable) : Effect.succeed(doubts)
})

const service = freshServiceOver({
  fill: take("companies", ["symbol,exchange,name", "ONE,NYSE,One"]),
  settings: Layer.succeed(OperatorsOfServer, { ...unavailableOperators(unavailable), doubtful })
})

beforeEach(() => {
  scans = 0
  isAway = false
})

const page = async (query: string) => {
  const authorization = `Bearer ${await tokenOf("anna", { scope: "admin" })}`
  const { json, status } = await service.send("GET", `/api/v1/admin/doubtful${query}`, { authorization })
  return { status, total: json.total, ids: json.doubtful?.map((_: NamedDoubt) => _.company_id) }
}

it("all pages are of one list", async () => {
  assert.deepStrictEqual(await page("?limit=2"), { status: 200, total: 3, ids: [1, 2] })
  assert.deepStrictEqual(await page("?limit=2&offset=2"), { status: 200, total: 3, ids: [3] })
  assert.strictEqual(scans, 1)
})

it("requests at once wait for the same list", async () => {
  await Promise.all([page(""), page("?limit=1"), page("?offset=1")])
  assert.strictEqual(scans, 1)
})

it("is made anew after an import", async () => {
  await page("")
  await service.run(take("prices", [priceHeader, "ONE,2021-03-31,1,1,1,1,1"]))
  await page("")
  assert.strictEqual(scans, 2)
})

it("isn't kept where it couldn't be made", async () => {
  isAway = true
  assert.strictEqual((await page("")).status, 503)
  isAway = false
  assert.strictEqual((await page("")).total, 3)
  assert.strictEqual(scans, 2)
})
