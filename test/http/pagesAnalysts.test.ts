/** Company pages of analysts and sectors: figures checked by hand, and those of the services over the same rows. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Companies, type Company, Consensuses, Sectors } from "../../core/mod.ts"
import { applePages } from "../fixtures/applePages.ts"
import { apple, bare, sector } from "./pages.ts"
import { serviceOver } from "./serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service
let company: Company

beforeAll(async () => {
  company = await service.run(Effect.flatMap(Companies, (companies) => companies.byId(1)))
})

const day = "2021-03-31"
const head = { company_id: 1, symbol: "AAPL", as_of: day }
const now = { ...head, as_of: "2024-07-01" }

/** As sent in JSON. */
const sent = (value: object): unknown => JSON.parse(JSON.stringify(value))

describe("the consensus", () => {
  it.for([
    [day, 12],
    [day, 1],
    [null, 60]
  ] as const)("as of %s over %i months is the service's, without the median", async ([as_of, months]) => {
    const { json } = await get(
      `${apple}/consensus?months=${months}${as_of === null ? "" : `&as_of=${as_of}`}`
    )
    const { target_prices, ...rest } = await service.run(
      Effect.flatMap(Consensuses, (consensuses) => consensuses.of(company, months, as_of))
    )
    const { median: _median, ...targets } = target_prices
    assert.deepStrictEqual(
      json,
      sent({ ...(as_of === null ? now : head), company_name: "Apple Inc.", ...rest, target_prices: targets })
    )
  })

  it("covers twelve months by default", async () => {
    const { json } = await get(`${apple}/consensus?as_of=${day}`)
    assert.deepInclude(json, { analysis_period_months: 12, total_reports: 3, last_report_date: "2021-03-01" })
    assert.deepStrictEqual(json.upside_downside, {
      current_price: 122.15,
      to_high: (150 / 122.15 - 1) * 100,
      to_average: ((100 + 120 + 150) / 3 / 122.15 - 1) * 100,
      to_low: (100 / 122.15 - 1) * 100
    })
  })

  it("states why there is none", async () => {
    const { json } = await get(`${bare}/consensus?months=1`)
    assert.deepInclude(json, {
      has_consensus: false,
      message: "No research reports in the month to 2024-07-01",
      current_price: null,
      last_report_date: null,
      total_reports: 0
    })
    assert.deepStrictEqual([json.investment_opinions, json.price_history], [[], []])
  })
})

describe("a sector analysis", () => {
  it.for(["ko", "en", "ja", "zh"] as const)("in %s is the service's", async (locale) => {
    const { json } = await get(`${sector}/1?locale=${locale}&as_of=${day}`)
    const analysis = await service.run(Effect.flatMap(Sectors, (sectors) => sectors.of(company, locale, day)))
    assert.deepStrictEqual(json, sent({ ...head, ...analysis }))
  })

  it("is in English by default", async () => {
    const { json } = await get(`${sector}/1?as_of=${day}`)
    assert.strictEqual(json.locale, "en")
    assert.match(json.summary, /^The Technology sector has 2 companies, a combined market cap of \$2\.1T/)
  })

  it("states of a company without a sector that it is unknown", async () => {
    const { json } = await get(`${sector}/4`)
    const { comparison, performance, sector: name, summary, top_companies } = json
    assert.deepStrictEqual([name, top_companies], [null, []])
    assert.strictEqual(summary, "The sector of Bare is not known.")
    assert.deepStrictEqual([...new Set(Object.values(performance))], [null])
    assert.deepStrictEqual([...new Set(comparison.map(({ of }: { readonly of: number }) => of))], [0])
  })
})
