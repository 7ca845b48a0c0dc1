/** Companies, bars and splits made up in memory, the same in every run, and taken in through findata's own imports. */
import { Effect, Layer, Stream } from "effect"
import { readRows } from "../adapters/sources/mod.ts"
import type { Store } from "../apps/Store.ts"
import { Changes, type ImportKind, Imports, localChanges } from "../core/mod.ts"

export const companies = 300
export const barsEach = 520

export const symbols: ReadonlyArray<string> = Array.from(
  { length: companies },
  (_, i) => `B${[676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(i / place) % 26))).join("")}`
)

/** The request that is measured. */
export const pathOf = (symbol: string): string => `/api/public/v1/stock/prices/${symbol}?limit=100`

/** The weekdays up to the last one of 2024, oldest first. */
const days: ReadonlyArray<string> = (() => {
  const found: Array<string> = []
  for (let at = Date.UTC(2024, 11, 31); found.length < barsEach; at -= 86_400_000) {
    const day = new Date(at)
    if (day.getUTCDay() % 6 !== 0) found.push(day.toISOString().slice(0, 10))
  }
  return found.toReversed()
})()

/** Numbers in [0, 1) that look random, by Lehmer's generator (Park and Miller 1988). */
const chance = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

function* companiesCsv(): Generator<string> {
  yield "symbol,exchange,name,sector,country\n"
  for (const symbol of symbols) yield `${symbol},NASDAQ,Bench Company ${symbol},Technology,US\n`
}

/** A split long before the bars that are asked for: adjustment has to look at it, and changes none of them. */
function* actionsCsv(): Generator<string> {
  yield "symbol,effective_date,type,value\n"
  for (const symbol of symbols) yield `${symbol},${days[10]},split,2\n`
}

function* pricesCsv(): Generator<string> {
  yield "symbol,date,open,high,low,close,volume\n"
  for (const [i, symbol] of symbols.entries()) {
    const next = chance(i + 1)
    let last = 20 + 300 * next()
    let text = ""
    for (const day of days) {
      const [open, close] = [last, last * (0.98 + 0.0402 * next())]
      const [high, low] = [Math.max(open, close) * 1.01, Math.min(open, close) * 0.99]
      const prices = [open, high, low, close].map((price) => price.toFixed(2)).join(",")
      text += `${symbol},${day},${prices},${Math.floor(1e5 + 5e7 * next())}\n`
      last = close
    }
    yield text
  }
}

const files: Readonly<Partial<Record<ImportKind, () => Iterable<string>>>> = {
  companies: companiesCsv,
  actions: actionsCsv,
  prices: pricesCsv
}

const options = {
  symbol: null,
  exchange: "NASDAQ",
  source: "bench",
  basis: "raw",
  createCompanies: false,
  strict: true,
  map: new Map<string, string>(),
  set: new Map<string, string>()
} as const

const encoder = new TextEncoder()

/** Makes the schema of an empty store and fills it. */
export const fill = Effect.fnUntraced(function* (store: Store) {
  yield* store.migrate
  const load = Effect.gen(function* () {
    const imports = yield* Imports
    for (const [kind, content] of Object.entries(files)) {
      const bytes = Stream.map(Stream.fromIterable(content()), (text) => encoder.encode(text))
      const file = { name: `${kind}.csv`, batches: readRows(bytes, kind), sha256: Effect.succeed("") }
      const { refused } = yield* imports.run(kind as ImportKind, file, options)
      if (refused > 0) return yield* Effect.die(new Error(`${refused} rows of ${kind} were refused`))
    }
  })
  const imports = Imports.layer.pipe(Layer.provide([store.imports, Layer.sync(Changes, localChanges)]))
  yield* Effect.provide(load, imports)
})
