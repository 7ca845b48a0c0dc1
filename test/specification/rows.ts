/** A market whose lists are walked through, and files of rows that come to stand before or behind those of a list. */
import { Effect, type Layer } from "effect"
import { addDays } from "../../core/mod.ts"
import { priceHeader, type StoreLayer } from "../contract/stores.ts"
import { openService, type Service } from "../http/service.ts"
import { fill } from "../services/scene.ts"

/** How many companies, articles and reports there are. */
export const size = 23

/** How many bars: nine weeks, two months. */
export const bars = 60

const times = <A>(count: number, made: (i: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, i) => made(i))

export const companyLines = (symbols: ReadonlyArray<string>): ReadonlyArray<string> => [
  "symbol,exchange,name",
  ...symbols.map((symbol) => `${symbol},NYSE,Company ${symbol}`)
]

export const barLines = (days: ReadonlyArray<string>): ReadonlyArray<string> => [
  priceHeader,
  ...days.map((day) => `S1,${day},10,11,9,10,${Number(day.slice(8))}`)
]

/** Articles named after their numbers, each published on a day. */
export const articleLines = (
  days: ReadonlyArray<readonly [name: string, day: string]>
): ReadonlyArray<string> =>
  days.map(([external_id, day]) =>
    JSON.stringify({
      external_id,
      category: "breaking",
      priority: 2,
      published_at: `${day}T12:00:00Z`,
      symbols: [],
      translations: { en: { title: external_id } }
    })
  )

export const reportLines = (
  days: ReadonlyArray<readonly [name: string, day: string]>
): ReadonlyArray<string> => [
  "external_id,title,report_date,securities_firm",
  ...days.map(([name, day]) => `${name},Report ${name},${day},Alpha`)
]

/** Three on each day, so that a day doesn't tell them apart. */
const dated = times(size, (i) => [`n${i}`, addDays("2024-06-01", Math.floor(i / 3))] as const)

const rows = Effect.gen(function* () {
  yield* fill("companies", companyLines(times(size, (i) => `S${i + 1}`)))
  yield* fill("prices", barLines(times(bars, (i) => addDays("2024-04-29", i))))
  yield* fill("news", articleLines(dated))
  yield* fill("reports", reportLines(dated))
})

export const openRows = (stores: StoreLayer, settings?: Layer.Layer<never>): Promise<Service> =>
  openService(stores, rows, "told", settings)
