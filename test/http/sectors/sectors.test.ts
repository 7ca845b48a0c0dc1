/** `GET /v1/sector-analyst/company/{company_id}`: the figures of the service over the same rows, in every language. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { type Company, Sectors } from "../../../core/mod.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { appleCompany, headAsOf, past, sector, sent } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service
let company: Company

beforeAll(async () => {
  company = await service.run(appleCompany)
})

describe("a sector analysis", () => {
  it.for(["ko", "en", "ja", "zh"] as const)("in %s is the service's", async (locale) => {
    const { json } = await get(`${sector}/1?locale=${locale}&as_of=${past}`)
    const analysis = await service.run(
      Effect.flatMap(Sectors, (sectors) => sectors.of(company, locale, past))
    )
    assert.deepStrictEqual(json, sent({ ...headAsOf(past), ...analysis }))
  })

  it("is in English by default", async () => {
    const { json } = await get(`${sector}/1?as_of=${past}`)
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
