/** Companies, bars and splits generated in memory, the same in every run, and imported by findata's own imports. */
import { Effect, Layer, Stream } from "effect"
import { readRows } from "../adapters/sources/mod.ts"
import type { Store } from "../apps/Store.ts"
import { Changes, type ImportKind, Imports, localChanges, unspecified } from "../core/mod.ts"

export const companies = 300
export const barsEach = 520

export const symbols: ReadonlyArray<string> = Array.from(
  { length: companies },
  (_, i) => `B${[676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(i / place) % 26))).join("")}`
)

/** The measured request. */
export const pathOf = (symbol: string): string => `/api/public/v1/stock/prices/${symbol}?limit=100`

/** The last `count` weekdays up to the end of 2024, oldest first. */
export const weekdays = (count: number): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let at = Date.UTC(2024, 11, 31); found.length < count; at -= 86_400_000) {
    const day = new Date(at)
    if (day.getUTCDay() % 6 !== 0) found.push(day.toISOString().slice(0, 10))
  }
  return found.toReversed()
}

const days = weekdays(barsEach)

/** Pseudorandom numbers in [0, 1) by Lehmer's generator (Park and Miller 1988). */
export const chance = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

function* companiesCsv(): Generator<string> {
  yield "symbol,exchange,name,sector,country\n"
  for (const symbol of symbols) yield `${symbol},NASDAQ,Bench Company ${symbol},Technology,US\n`
}

/** A split long before the requested bars: adjustment has to check it, and changes none of them. */
function* actionsCsv(): Generator<string> {
  yield "symbol,effective_date,type,value\n"
  for (const symbol of symbols) yield `${symbol},${days[10]},split,2\n`
}

/** A random walk of a symbol's bars, one row each; prices without decimals are in a smaller currency. */
export const walked = (symbol: string, seed: number, days: ReadonlyArray<string>, digits = 2): string => {
  const next = chance(seed)
  let last = (20 + 300 * next()) * (digits === 0 ? 100 : 1)
  let text = ""
  for (const day of days) {
    const [open, close] = [last, last * (0.98 + 0.0402 * next())]
    const [high, low] = [Math.max(open, close) * 1.01, Math.min(open, close) * 0.99]
    const prices = [open, high, low, close].map((price) => price.toFixed(digits)).join(",")
    text += `${symbol},${day},${prices},${Math.floor(1e5 + 5e7 * next())}\n`
    last = close
  }
  return text
}

function* pricesCsv(): Generator<string> {
  yield "symbol,date,open,high,low,close,volume\n"
  for (const [i, symbol] of symbols.entries()) yield walked(symbol, i + 1, days)
}

/** The text of a file of each kind, in order of import. */
export type Files = Readonly<Partial<Record<ImportKind, () => Iterable<string>>>>

const files: Files = { companies: companiesCsv, actions: actionsCsv, prices: pricesCsv }

const options = {
  symbol: null,
  exchange: null,
  company: null,
  source: "bench",
  basis: "raw",
  format: null,
  createCompanies: false,
  strict: false,
  map: new Map<string, string>(),
  set: new Map<string, string>(),
  notation: unspecified
} as const

const encoder = new TextEncoder()

/** Migrates an empty store and fills it; `onFile` is called with each file's kind, rows and milliseconds. */
export const fill = Effect.fnUntraced(function* (
  store: Store,
  content: Files = files,
  onFile: (kind: string, rows: number, took: number) => void = () => {}
) {
  yield* store.migrate
  const load = Effect.gen(function* () {
    const imports = yield* Imports
    for (const [kind, text] of Object.entries(content)) {
      const begin = performance.now()
      const bytes = Stream.map(Stream.fromIterable(text()), (piece) => encoder.encode(piece))
      const file = { name: kind, batches: readRows(bytes, kind), sha256: Effect.succeed("") }
      const { problems, read, refused } = yield* imports.run(kind as ImportKind, file, options)
      if (refused > 0) {
        return yield* Effect.die(
          new Error(`${refused} rows of ${kind} were refused: ${JSON.stringify(problems[0])}`)
        )
      }
      onFile(kind, read, performance.now() - begin)
    }
  })
  const imports = Imports.layer.pipe(Layer.provide([store.imports, Layer.sync(Changes, localChanges)]))
  yield* Effect.provide(load, imports)
})
