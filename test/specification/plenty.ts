/** A market with more of everything than a request may ask for: PLENTY, and 119 companies of which little is known. */
import { Effect } from "effect"
import { addDays, addMonths } from "../../core/mod.ts"
import { actionHeader, priceHeader, type StoreLayer } from "../contract/stores.ts"
import { openService, type Service } from "../http/service.ts"
import { fill } from "../services/scene.ts"

const times = <A>(count: number, made: (i: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, i) => made(i))

/** PLENTY is the first. */
export const symbols = ["PLENTY", ...times(119, (i) => `FEW${i}`)]

const companies = symbols.map((symbol) => `${symbol},NASDAQ,Company ${symbol},Technology`)

/** 5,040 days to 2024-06-28. */
const prices = times(5040, (i) => {
  const close = 100 + (i % 7)
  return `PLENTY,${addDays("2024-06-28", i - 5039)},${close},${close + 1},${close - 1},${close},${i}`
})

/** Among the last bars, so that each adjustment tells others. */
const actions = ["PLENTY,2024-06-20,split,2,102", "PLENTY,2024-06-25,dividend,1,103"]

/** Fiscal years 2000 to 2023, filed before the split. */
const statements = times(24, (i) => `PLENTY,${2000 + i}-12-31,annual,${2001 + i}-02-01,USD,${i + 1},${i + 1}`)

/** In the middle of each of the last months, from June 2024 back. */
const monthly = (i: number): string => addMonths("2024-06-15", -i)

const reports = times(140, (i) => `r${i},Title ${i},${monthly(i)},Firm ${i},PLENTY,Buy,${100 + i}`)

/** Of the last months a purchase each, and 600 grants at once. */
const insiders = [
  ...times(62, (i) => `PLENTY,b${i},${monthly(i)},${monthly(i)},Buyer,P,10,5`),
  ...times(600, (i) => `PLENTY,g${i},2024-06-20,2024-06-20,Grantee ${i},A,1,`)
]

const disclosures = times(120, (i) => `PLENTY,${String(i).padStart(14, "0")},2024-05-01,Report ${i}`)

/** Forty of each priority. */
const news = times(120, (i) =>
  JSON.stringify({
    external_id: String(i),
    category: "breaking",
    priority: 1 + (i % 3),
    published_at: `${addDays("2024-06-28", -i)}T12:00:00Z`,
    symbols: ["PLENTY"],
    translations: { en: { title: `Article ${i}` }, ko: { title: `기사 ${i}` } }
  })
)

const plenty = Effect.gen(function* () {
  yield* fill("companies", ["symbol,exchange,name,sector", ...companies])
  yield* fill("prices", [priceHeader, ...prices])
  yield* fill("actions", [actionHeader, ...actions])
  yield* fill("statements", ["symbol,fiscal_date,period,filed_at,currency,sales,eps_diluted", ...statements])
  yield* fill("reports", [
    "external_id,title,report_date,securities_firm,symbol,opinion,target_price",
    ...reports
  ])
  yield* fill("insiders", [
    "symbol,external_id,filed_date,transaction_date,insider_name,transaction_code,shares_change,price",
    ...insiders
  ])
  yield* fill("disclosures", ["symbol,rcept_no,rcept_dt,report_nm", ...disclosures])
  yield* fill("news", news)
})

export const openPlenty = (stores: StoreLayer): Promise<Service> => openService(stores, plenty, "told")
