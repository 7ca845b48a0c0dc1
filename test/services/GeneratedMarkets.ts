/** Laws of a generated market: its markets and sectors are the same over every store. */
import { assert } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { Companies, dataServices, Markets, Sectors } from "../../core/mod.ts"
import { CompanyStore } from "../../core/ports.ts"
import { tradedSince } from "../../core/prices/TradedSince.ts"
import { take, withImports } from "../contract/stores.ts"
import { assertClose } from "../specification/stored.ts"
import { generatedMarket as generated } from "./generatedMarket.ts"
import { type EmptyStores, type Law, lawsOver } from "./scene.ts"

const filled = Effect.forEach(["companies", "prices", "actions", "shares", "statements"] as const, (kind) =>
  take(kind, generated[kind], { basis: "raw" })
)

/** The services and stores in memory over the same files, made once for all laws. */
const inMemory = Effect.gen(function* () {
  const stores = Layer.provideMerge(Layer.effectDiscard(filled), withImports(storesLayer()))
  // Not the services over the store that is compared.
  return yield* Layer.build(Layer.fresh(Layer.provideMerge(dataServices, stores)))
}).pipe(Effect.scoped, Effect.cached, Effect.runSync)

/** Rows in any order, to twelve digits. */
const shown = (rows: ReadonlyArray<object>): ReadonlyArray<string> =>
  rows
    .map((row) => {
      const members = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))
      return JSON.stringify(members, (_, value) =>
        typeof value === "number" ? Number(value.toPrecision(12)) : value
      )
    })
    .toSorted()

const days = [generated.lastDay, "2020-12-31", "2020-03-31"] as const

/** The stores in memory, with which others are compared, aren't compared with themselves. */
export const generatedMarketLaws = (stores: EmptyStores, isReference: boolean): void =>
  lawsOver("a generated market's companies", stores, filled, (law) => {
    const lawOfOthers: Law = isReference ? () => {} : law
    lawOfOthers(
      "add up to the same markets as in memory",
      Effect.gen(function* () {
        const own = yield* (yield* Sectors).markets
        assert.isAbove(own.length, 1)
        assert.deepStrictEqual(shown(own), shown(yield* Context.get(yield* inMemory, Sectors).markets))
      })
    )

    lawOfOthers(
      "give each company the same sector as in memory",
      Effect.gen(function* () {
        const [sectors, companies] = [yield* Sectors, yield* Companies]
        const memory = yield* inMemory
        for (let company_id = 1; company_id < 330; company_id += 61) {
          for (const day of days) {
            const own = yield* sectors.of(yield* companies.byId(company_id), "en", day)
            const company = yield* Context.get(memory, Companies).byId(company_id)
            const same = yield* Context.get(memory, Sectors).of(company, "en", day)
            assert.deepStrictEqual(shown([own]), shown([same]))
          }
        }
      })
    )

    law(
      "add up to the market caps on the pages of the sector's companies",
      Effect.gen(function* () {
        const [companies, pages, search] = [yield* Companies, yield* Markets, yield* CompanyStore]
        const day = generated.lastDay
        const all = yield* search.byIds(Array.from({ length: 400 }, (_, id) => id + 1))
        const dollars = all.filter(({ currency }) => currency === "USD")
        const latest = new Map<number, string>()
        for (const company of dollars) {
          const { price_date } = yield* pages.of(company, day)
          if (price_date !== null) latest.set(company.company_id, price_date)
        }
        const since = tradedSince([...latest.values()].toSorted().at(-1) ?? "")
        const caps = new Map<number, number>()
        for (const { company_id, issuer_id, sector } of dollars) {
          const isMember = sector?.toLowerCase() === "technology"
          if (!isMember || (latest.get(company_id) ?? "") < since || caps.has(issuer_id)) continue
          const { market_cap } = yield* pages.of(yield* companies.byId(company_id), day)
          if (market_cap !== null && market_cap > 0) caps.set(issuer_id, market_cap)
        }
        assert.isAbove(caps.size, 10)
        const member = dollars.find(({ sector }) => sector === "Technology")
        const company = yield* companies.byId(member?.company_id ?? 0)
        const { overview } = yield* (yield* Sectors).of(company, "en", day)
        const total = [...caps.values()].reduce((sum, cap) => sum + cap, 0)
        assertClose(overview.market_cap_total, total)
      })
    )
  })
