/** News told in every combination of languages, and a sector to tell of in each. */
import { Effect } from "effect"
import { actionHeader, priceHeader, type StoreLayer } from "../contract/stores.ts"
import { openService, type Service } from "../http/service.ts"
import { fill } from "../services/scene.ts"

export const locales = ["ko", "en", "ja", "zh"] as const
export type Spoken = (typeof locales)[number]

/** Every set of one language or more, 15 of them. */
const sets: ReadonlyArray<ReadonlyArray<Spoken>> = Array.from({ length: 15 }, (_, i) =>
  locales.filter((__, bit) => ((i + 1) >> bit) % 2 === 1)
)

/** An article that is told in some languages, and at length in some of them. */
export interface Told {
  readonly id: number
  readonly titles: ReadonlyArray<Spoken>
  readonly contents: ReadonlyArray<Spoken>
}

/** Fifteen told in the languages of a set, then fifteen with a title in each and content in those of a set; by their ids. */
export const told: ReadonlyArray<Told> = [
  ...sets.map((set) => ({ titles: set, contents: set })),
  ...sets.map((set) => ({ titles: locales, contents: set }))
].map((each, i) => ({ id: i + 1, ...each }))

/** Of an article whose full content nobody has. */
export const untold = 31

const line = (id: number, titles: ReadonlyArray<Spoken>, contents: ReadonlyArray<Spoken>): string =>
  JSON.stringify({
    external_id: String(id),
    category: "market_move",
    priority: 2,
    published_at: `2024-06-${String(id > 30 ? 1 : id).padStart(2, "0")}T00:00:00Z`,
    symbols: ["ONE"],
    translations: Object.fromEntries(
      titles.map((locale) => [
        locale,
        {
          title: `Title in ${locale}`,
          summary: `Summary in ${locale}`,
          ai_angle: `Angle in ${locale}`,
          risk: `Risk in ${locale}`,
          trigger: [{ topic: `Topic in ${locale}`, sentiment: "neutral" }],
          ...(contents.includes(locale) ? { full_content: `<p>Content in ${locale}</p>` } : {})
        }
      ])
    )
  })

/** Closes that rise by a half in the last year, and by a tenth in the last month. */
const closes = [
  ["2023-06-28", 100],
  ["2024-05-28", 136],
  ["2024-06-27", 149],
  ["2024-06-28", 150]
] as const

const statement = (symbol: string, net_income: number): string =>
  `${symbol},2023-12-31,annual,2024-02-15,USD,1000,${net_income}`

const languages = Effect.gen(function* () {
  yield* fill("companies", [
    "symbol,exchange,name,sector,industry",
    "ONE,NYSE,One Inc.,Technology,Software",
    "TWO,NYSE,Two Inc.,Technology,Chips",
    "OTHER,NYSE,Other Inc.,,"
  ])
  yield* fill("prices", [
    priceHeader,
    ...["ONE", "TWO"].flatMap((symbol) =>
      closes.map(([day, close]) => `${symbol},${day},${close},${close},${close},${close},10`)
    )
  ])
  yield* fill("actions", [actionHeader, "ONE,2022-01-03,dividend,1,50", "TWO,2022-01-03,dividend,1,50"])
  yield* fill("shares", ["symbol,date,count", "ONE,2023-01-02,2000000", "TWO,2023-01-02,1000000"])
  yield* fill("statements", [
    "symbol,fiscal_date,period,filed_at,currency,sales,net_income",
    statement("ONE", 30_000_000),
    statement("TWO", 5_000_000)
  ])
  yield* fill("news", [
    ...told.map(({ contents, id, titles }) => line(id, titles, contents)),
    line(untold, ["ja", "zh"], [])
  ])
})

/** Of the companies by their ids: 1 ONE, 2 TWO, 3 OTHER without a sector. */
export const openLanguages = (stores: StoreLayer): Promise<Service> => openService(stores, languages, "told")
