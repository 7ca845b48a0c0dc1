/** Laws of windows of a generated market: every store has what the one in memory has, and its sectors are the same. */
import { assert } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { Companies, dataServices, type Market, Markets, Sectors } from "../../core/mod.ts"
import { MarketStore, type MarketWindow } from "../../core/ports.ts"
import { tradedSince } from "../../core/prices/TradedSince.ts"
import { take, withImports } from "../contract/stores.ts"
import { assertClose } from "../specification/stored.ts"
import { generatedMarket as generated } from "./generatedMarket.ts"
import { type EmptyStores, type Law, lawsOver, whole } from "./scene.ts"

const filled = Effect.forEach(["companies", "prices", "actions", "shares", "statements"] as const, (kind) =>
  take(kind, generated[kind], { basis: "raw" })
)

/** The services and stores in memory over the same files, made once for all laws. */
const inMemory = Effect.gen(function* () {
  const stores = Layer.provideMerge(Layer.effectDiscard(filled), withImports(storesLayer()))
  // Not the services over the store that is compared.
  return yield* Layer.build(Layer.fresh(Layer.provideMerge(dataServices, stores)))
}).pipe(Effect.scoped, Effect.cached, Effect.runSync)

const markets: ReadonlyArray<Market> = ["USD", "GBP", "KRW", "EUR"].flatMap((currency) =>
  [null, "Technology", "ÉNERGIE", "Oil"].map((sector) => ({ currency, sector }))
)

/** The windows of a market by so many issuers. */
const windowsOf = Effect.fnUntraced(function* (store: MarketStore["Service"], market: Market, size: number) {
  const windows: Array<MarketWindow> = []
  for (let after = 0; ; ) {
    const window = yield* store.window(market, after, size)
    if (window === null) return windows
    windows.push(window)
    after = window.upTo
  }
})

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

/** Everything that a store has of a window, on each day. */
const contentsOf = Effect.fnUntraced(function* (store: MarketStore["Service"], window: MarketWindow) {
  const lines = ["sales", "net_income"] as const
  const whatever = [yield* store.securities(window), yield* store.counts(window)]
  const then = yield* Effect.forEach(days, (day) =>
    Effect.all([
      store.closes(window, day),
      store.volumes(window, day),
      store.actions(window, day),
      store.statements(window, { since: "2018-01-01", filedBy: day, lines }),
      store.statements(window, { since: day, filedBy: null, lines: [] })
    ])
  )
  return [...whatever, ...then.flat()].map(shown)
})

/** The stores in memory, with which others are compared, aren't compared with themselves. */
export const marketWindowsLaws = (stores: EmptyStores, isReference: boolean): void =>
  lawsOver("a generated market's windows", stores, filled, (law) => {
    const lawOfOthers: Law = isReference ? () => {} : law
    lawOfOthers(
      "have the rows of the same windows in memory",
      Effect.gen(function* () {
        const [store, memory] = [yield* MarketStore, Context.get(yield* inMemory, MarketStore)]
        for (const market of markets) {
          const windows = yield* windowsOf(store, market, 40)
          assert.deepStrictEqual(windows, yield* windowsOf(memory, market, 40))
          for (const window of windows) {
            assert.deepStrictEqual(yield* contentsOf(store, window), yield* contentsOf(memory, window))
          }
        }
      })
    )

    lawOfOthers(
      "add up to the same markets as in memory",
      Effect.gen(function* () {
        const own = yield* (yield* Sectors).markets
        assert.isAbove(own.length, 1)
        assert.deepStrictEqual(shown(own), shown(yield* Context.get(yield* inMemory, Sectors).markets))
      })
    )

    law(
      "are of so many issuers, by id, and together are the market",
      Effect.gen(function* () {
        const store = yield* MarketStore
        for (const market of markets) {
          const all = yield* store.securities(whole(market))
          const windows = yield* windowsOf(store, market, 7)
          const found = yield* Effect.forEach(windows, (window) => store.securities(window))
          assert.sameMembers(
            found.flat().map(({ symbol }) => symbol),
            all.map(({ symbol }) => symbol)
          )
          const issuers = found.map((some) => new Set(some.map(({ issuer_id }) => issuer_id)))
          assert.isTrue(issuers.every(({ size }, i) => size === 7 || (i === issuers.length - 1 && size > 0)))
          assert.isTrue(windows.every((window, i) => "upTo" in window && issuers[i]?.has(window.upTo)))
        }
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
        const [store, companies, pages] = [yield* MarketStore, yield* Companies, yield* Markets]
        const day = generated.lastDay
        const window = whole({ currency: "USD", sector: "technology" })
        const latest = new Map((yield* store.closes(window, day)).map((_) => [_.company_id, _.date]))
        const everywhere = yield* store.closes(whole({ currency: "USD", sector: null }), day)
        const dollars = new Set(
          (yield* store.securities(whole({ currency: "USD", sector: null })))
            .filter(({ currency }) => currency === "USD")
            .map(({ company_id }) => company_id)
        )
        const since = tradedSince(
          everywhere
            .filter(({ company_id }) => dollars.has(company_id))
            .reduce((last, { date }) => (date > last ? date : last), "")
        )
        const caps = new Map<number, number>()
        for (const { company_id, issuer_id, sector } of yield* store.securities(window)) {
          const isMember = dollars.has(company_id) && sector?.toLowerCase() === "technology"
          if (!isMember || (latest.get(company_id) ?? "") < since || caps.has(issuer_id)) continue
          const { market_cap } = yield* pages.of(yield* companies.byId(company_id), day)
          if (market_cap !== null && market_cap > 0) caps.set(issuer_id, market_cap)
        }
        assert.isAbove(caps.size, 10)
        const [member] = (yield* store.securities(window)).filter(
          (_) => _.currency === "USD" && _.sector === "Technology"
        )
        const company = yield* companies.byId(member?.company_id ?? 0)
        const { overview } = yield* (yield* Sectors).of(company, "en", day)
        const total = [...caps.values()].reduce((sum, cap) => sum + cap, 0)
        assertClose(overview.market_cap_total, total)
      })
    )
  })
