/** Files of a generated market: issuers with one security or several, in three currencies and two quote units. */
import fc from "fast-check"
import { addDays } from "../../core/mod.ts"
import { actionHeader, priceHeader } from "../contract/stores.ts"
import { companyHeader, statementHeader } from "./scene.ts"

const lastDay = "2021-03-31"

const exchanges = ["NYSE", "NYSE", "NYSE", "LSE", "KOSPI"] as const
const sectors = ["Technology", "technology", "Énergie", ""] as const

const anyDay = fc.integer({ min: 0, max: 500 }).map((days) => addDays(lastDay, -days))

const anySecurity = fc.record({
  exchange: fc.constantFrom(...exchanges),
  /** Issuers by number; some have several securities. */
  issuer: fc.integer({ min: 1, max: 260 }),
  sector: fc.constantFrom(...sectors),
  industry: fc.constantFrom("Software", "Oil", ""),
  closes: fc.uniqueArray(fc.tuple(anyDay, fc.integer({ min: 1, max: 500 })), {
    maxLength: 25,
    selector: ([day]) => day
  }),
  counts: fc.uniqueArray(fc.tuple(anyDay, fc.integer({ min: 0, max: 1e6 })), {
    maxLength: 3,
    selector: ([day]) => day
  }),
  actions: fc.uniqueArray(
    fc.tuple(anyDay, fc.constantFrom("split,2", "split,0.5", "dividend,0.5", "rights,1")),
    {
      maxLength: 3,
      selector: ([day]) => day
    }
  ),
  years: fc.uniqueArray(fc.tuple(fc.integer({ min: 2016, max: 2020 }), fc.integer({ min: 20, max: 400 })), {
    maxLength: 4,
    selector: ([year]) => year
  })
})

type Security = typeof anySecurity extends fc.Arbitrary<infer S> ? S : never

const symbolOf = ({ exchange }: Security, i: number): string =>
  exchange === "KOSPI" ? String(i).padStart(6, "0") : `S${i}`

/** One generated market, the same in every run. */
const securities = fc.sample(anySecurity, { numRuns: 330, seed: 20_210_331 })

const rows = (lines: (security: Security, symbol: string, i: number) => ReadonlyArray<string>) =>
  securities.flatMap((security, i) => lines(security, symbolOf(security, i), i))

const currencyOf = { NYSE: "USD", LSE: "GBP", KOSPI: "KRW" } as const

export const generatedMarket = {
  lastDay,
  companies: [
    companyHeader,
    ...rows(({ exchange, industry, issuer, sector }, symbol, i) => [
      `${symbol},${exchange},Company ${i},${sector},${industry},${issuer}`
    ])
  ],
  prices: [
    priceHeader,
    ...rows(({ closes }, symbol) =>
      closes.map(([day, close], i) => [symbol, day, close, close, close, close, 100 + i].join())
    )
  ],
  actions: [
    actionHeader,
    ...rows(({ actions }, symbol) => actions.map(([day, action]) => `${symbol},${day},${action},`))
  ],
  shares: [
    "symbol,share_class,date,count",
    ...rows(({ counts }, symbol, i) => counts.map(([day, count]) => `${symbol},C${i},${day},${count}`))
  ],
  statements: [
    statementHeader,
    ...rows(({ exchange, years }, symbol) =>
      years.map(([year, sales]) =>
        [
          symbol,
          `${year}-12-31`,
          "annual",
          sales % 5 === 0 ? "" : addDays(`${year}-12-31`, sales),
          currencyOf[exchange],
          ...[1, 0.2, 0.3, 0.1, 2, 1, 0.5, 0.4].map((part) => Math.round(1000 * sales * part))
        ].join()
      )
    )
  ]
} as const
