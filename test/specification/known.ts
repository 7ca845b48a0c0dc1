/**
 * A market in which each thing that may be known is known of someone, and isn't of another: FULL has it all, SPARSE of its
 * sector the least that still counts, BARE nothing but its name.
 */
import { Effect, Layer } from "effect"
import { addDays, IndexSymbol } from "../../core/mod.ts"
import { CdnBaseUrl } from "../../adapters/http/server/mod.ts"
import { actionHeader, priceHeader, type StoreLayer, take } from "../contract/stores.ts"
import { openService, type Service } from "../http/service.ts"
import { fill } from "../services/scene.ts"
import { disclosures, insiders, news, reports, statements } from "./knownPapers.ts"

/** Of which company an id is, as they are imported. */
export const ids = { FULL: 1, SPARSE: 2, BARE: 3, INDEX: 4 } as const

const companies = [
  "symbol,exchange,name,alias_name,sector,industry,country,isin,cusip,figi_code,stock_type,ceo,employees,website,description,address,city,state,zip_code,phone,cik",
  "FULL,NASDAQ,Full Inc.,풀,Technology,Software,US,US0378331005,037833100,BBG000B9XRY4,Common Stock,Fay Full,1200,https://full.example,All of it.,1 Full Way,Tucson,AZ,85701,+1 520 555 0100,1",
  "SPARSE,NYSE,Sparse Inc.,,Technology,,,,,,,,,,,,,,,,2",
  "BARE,NYSE,Bare,,,,,,,,,,,,,,,,,,",
  "INDEX,ARCA,Index Trust,,,,,,,,,,,,,,,,,,"
]

/** Days without Saturdays and Sundays, three years to 2024-06-28. */
const tradingDays = Array.from({ length: 1096 }, (_, i) => addDays("2021-06-29", i)).filter(
  (day) => ![0, 6].includes(new Date(day).getUTCDay())
)

/** A close that goes up and down, in cents. */
const closeOf = (i: number, from: number): number =>
  Math.round(100 * (from + i / 20 + 6 * Math.sin(i / 9) + 3 * Math.cos(i / 4))) / 100

const barsOf = (symbol: string, from: number): ReadonlyArray<string> =>
  tradingDays.map((day, i) => {
    const close = closeOf(i, from)
    const open = closeOf(Math.max(0, i - 1), from)
    const [high, low] = [Math.max(open, close) + 0.5, Math.min(open, close) - 0.25]
    return [symbol, day, open, high.toFixed(2), low.toFixed(2), close, 1000 + ((i * 37) % 500)].join(",")
  })

const prices = [priceHeader, ...barsOf("FULL", 80), ...barsOf("INDEX", 300), "SPARSE,2024-06-28,10,11,9,10,7"]

const actions = [
  actionHeader,
  "FULL,2020-01-02,stock_dividend,1.05,",
  "FULL,2023-09-01,split,2,100",
  "FULL,2024-03-01,dividend,0.5,110",
  "INDEX,2023-09-01,dividend,1,320"
]

const shares = [
  "symbol,date,count",
  "FULL,2022-05-02,400000",
  "FULL,2024-05-01,1000000",
  "SPARSE,2024-05-01,500"
]

const known = Effect.gen(function* () {
  yield* fill("companies", companies)
  yield* fill("prices", prices)
  yield* fill("actions", actions)
  yield* fill("shares", shares)
  yield* fill("statements", statements)
  yield* fill("news", news)
  yield* fill("reports", reports)
  yield* fill("insiders", insiders)
  yield* take("disclosures", disclosures, { source: "DART" })
})

/** The service over it, INDEX the index and an address for files known. */
export const openKnown = (stores: StoreLayer): Promise<Service> =>
  openService(
    Layer.merge(stores, Layer.succeed(IndexSymbol, "INDEX")),
    known,
    "told",
    Layer.succeed(CdnBaseUrl, "https://cdn.example")
  )
