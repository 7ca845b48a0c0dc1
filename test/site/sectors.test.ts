/** What the pages of sectors compute themselves: places on a bar, the order of sectors, their paths. */
import { assert, describe, it } from "@effect/vitest"
import type { Answer } from "../../adapters/client/mod.ts"
import { placeOf } from "../../apps/site/src/figures/placeOf.ts"
import { sortedSectors } from "../../apps/site/src/sectors/sorted.ts"

describe("The place of a value", () => {
  const figure = { percentile_10: 10, percentile_90: 30 }

  it("is on the line between the tenth and the ninetieth percentile", () => {
    assert.deepStrictEqual(
      [10, 20, 30].map((value) => placeOf(figure, value)),
      [6, 50, 94]
    )
  })

  it("is outside of them for values beyond, however far", () => {
    assert.deepStrictEqual(
      [-1e9, 9.9, 30.1, 1e9].map((value) => placeOf(figure, value)),
      [3, 3, 97, 97]
    )
  })

  it("is in the middle where all are equal", () => {
    assert.strictEqual(placeOf({ percentile_10: 5, percentile_90: 5 }, 5), 50)
  })
})

type Sector = Answer<"listSectors">["sectors"][number]

const noMedians: Sector["medians"] = {
  market_cap: null,
  pe_ratio: null,
  pb_ratio: null,
  ps_ratio: null,
  ev_ebitda: null,
  dividend_yield: null,
  operating_margin: null,
  net_margin: null,
  roe: null,
  roa: null,
  debt_to_equity_ratio: null,
  sales_growth_1y: null,
  return_1m: null,
  return_ytd: null,
  return_1y: null
}

const sector = (name: string, pe_ratio: number | null): Sector => ({
  currency: "USD",
  sector: name,
  slug: name,
  price_date: null,
  companies_count: 1,
  market_cap_total: null,
  weight_percent: null,
  market_cap_currency: null,
  medians: { ...noMedians, pe_ratio }
})

it("Sectors are sorted either way, unknown medians last", () => {
  const sectors = [sector("a", 20), sector("b", null), sector("c", 10)]
  const names = (sort: "pe_ratio" | "-pe_ratio") => sortedSectors(sectors, sort).map(({ sector }) => sector)
  assert.deepStrictEqual(names("pe_ratio"), ["c", "a", "b"])
  assert.deepStrictEqual(names("-pe_ratio"), ["a", "c", "b"])
})
