/** Operators list the companies that are behind, as the command does. */
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { priceHeader, take } from "../../contract/stores.ts"
import { freshServiceOver } from "../serviceOver.ts"
import { tokenOf } from "../tokens.ts"

/** The service's clock stands on Monday, 2024-07-01, before the close: the last session is that of Friday. */
const { run, send } = freshServiceOver({
  fill: Effect.gen(function* () {
    yield* take("companies", ["symbol,exchange,name", "NEW,NYSE,New", "OLD,NYSE,Old", "OLDER,NYSE,Older"])
    const bars = ["NEW,2024-06-28", "OLD,2024-06-27", "OLDER,2024-06-26"]
    yield* take("prices", [priceHeader, ...bars.map((bar) => `${bar},10,11,9,10,100`)])
  })
})

const stale = async (query: string, scope = "admin") =>
  send("GET", `/api/v1/admin/stale${query}`, { authorization: `Bearer ${await tokenOf("anna", { scope })}` })

const symbols = (list: ReadonlyArray<{ readonly symbol: string }>) => list.map(({ symbol }) => symbol)

it("the furthest behind first, by pages", async () => {
  const { json, status } = await stale("")
  assert.strictEqual(status, 200)
  assert.deepInclude(json, { companies: 3, total: 2 })
  assert.deepStrictEqual(symbols(json.stale), ["OLDER", "OLD"])
  assert.deepInclude(json.stale[0], {
    newest: "2024-06-26",
    last_session: "2024-06-28",
    sessions_behind: 2
  })
  assert.deepStrictEqual(symbols((await stale("?limit=1&page=2")).json.stale), ["OLD"])
})

it("without those that an import has brought up to date", async () => {
  await run(take("prices", [priceHeader, "OLDER,2024-06-28,10,11,9,10,100"]))
  assert.deepStrictEqual(symbols((await stale("")).json.stale), ["OLD"])
})

it("for operators alone", async () => {
  assert.strictEqual((await stale("", "read:all")).status, 403)
})
