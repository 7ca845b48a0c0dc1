/** What is open while rows are stored that their source lets those with a key read alone. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { KnownTerms, type SourceTerms } from "../../../core/mod.ts"
import { priceHeader, take } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { withMore } from "../../fixtures/World.ts"
import { onDatabases } from "../../adapters/onDatabases.ts"
import { freshServiceOver } from "../serviceOver.ts"

const terms: ReadonlyMap<string, SourceTerms> = new Map([
  ["bars", { licence: "For subscribers.", visibility: "keys" }],
  ["edgar", { licence: "Public domain.", visibility: "public" }]
])

const restricting = Layer.succeed(KnownTerms, () => Effect.succeed(terms))

const barsOf = (source: string, close = "10") =>
  take("prices", [priceHeader, `AAPL,2019-05-02,${close},${close},${close},${close},1`], { source })

const page = "/v1/financial_v4/companies/1"
const series = "/api/v1/financial-v4/time-series?symbol=AAPL"

/** The statuses of a page, of the basic API, of the public API and of a probe, without a key. */
const statuses = async (service: ReturnType<typeof freshServiceOver>) => {
  const all = [page, series, "/api/public/v1/financial/companies", "/healthz"]
  return Promise.all(all.map(async (path) => (await service.send("GET", path)).status))
}

const open = [200, 200, 401, 200]
const closed = [401, 401, 401, 200]

onDatabases((stores) => {
  const world = { ...market, stores, clock: "fixed" as const, beside: restricting }

  describe("pages and the basic API", () => {
    const service = freshServiceOver(world)

    it("are open where no such row is stored", async () => {
      await service.run(barsOf("edgar"))
      assert.deepStrictEqual(await statuses(service), open)
    })

    it("require a key from the first such row on, kept answers included", async () => {
      // Kept, and known to the front door.
      for (const _ of [1, 2]) assert.deepStrictEqual(await statuses(service), open)
      await service.run(barsOf("bars"))
      assert.deepStrictEqual(await statuses(service), closed)
      const { secret } = await service.key()
      const answer = await service.send("GET", page, { "x-api-key": secret })
      assert.strictEqual(answer.status, 200)
      assert.strictEqual(answer.headers.get("cache-control"), "private")
    })

    it("stay open where a run left nothing", async () => {
      await service.run(barsOf("edgar"))
      await service.run(barsOf("bars"))
      assert.deepStrictEqual(await statuses(service), open)
    })

    it("require a key where it changed a row", async () => {
      await service.run(barsOf("edgar"))
      await service.run(barsOf("bars", "11"))
      assert.deepStrictEqual(await statuses(service), closed)
    })
  })

  describe("a store with such rows", () => {
    const service = freshServiceOver(withMore(world, barsOf("bars")))

    it("is closed from the start, and says whose they are", async () => {
      assert.deepStrictEqual(await statuses(service), closed)
      const { secret } = await service.key()
      const { json } = await service.send("GET", "/v1/financial_v4/sources", { "x-api-key": secret })
      const bars = json.sources.find(({ source }: any) => source === "bars")
      assert.deepStrictEqual([bars.licence, bars.visibility], ["For subscribers.", "keys"])
      const others = json.sources.filter(({ source }: any) => source !== "bars")
      assert.deepStrictEqual([...new Set(others.map(({ visibility }: any) => visibility))], ["public"])
    })
  })
})
