/** A market's latest day, total, sectors and largest issuers, computed by hand. */
import { assert, it } from "@effect/vitest"
import { marketDay, type MarketMember } from "../../../core/sectors/MarketDay.ts"

const traded = (
  issuer_id: number,
  date: string | null,
  market_cap: number | null,
  sector: string | null = null,
  company_id = issuer_id
): MarketMember => ({ company_id, issuer_id, sector, date, market_cap })

const marketOf = (...securities: ReadonlyArray<MarketMember>) => {
  const market = marketDay()
  for (const security of securities) market.add(security)
  return market.result()
}

const last = "2021-03-31"

it("a market without securities has nothing", () => {
  assert.deepStrictEqual(marketOf(), {
    day: null,
    days: new Map(),
    companies_count: 0,
    market_cap_total: null,
    sectors: [],
    largest: []
  })
})

it("the latest day is that of the latest bar, of each sector in any case of letters", () => {
  const { day, days } = marketOf(
    traded(1, "2021-03-30", null, "Énergie"),
    traded(2, last, null),
    traded(3, "2021-03-29", null, "ÉNERGIE"),
    traded(4, "2021-02-26", null, "Utilities"),
    traded(5, null, null, "Materials")
  )
  assert.strictEqual(day, last)
  assert.deepStrictEqual(
    [...days],
    [
      ["énergie", "2021-03-30"],
      ["utilities", "2021-02-26"]
    ]
  )
})

it("issuers count that were traded in the 31 days to the latest day, whichever was added first", () => {
  const stale = traded(1, "2021-02-27", 1)
  const recent = traded(2, "2021-02-28", 20)
  const { companies_count, largest, market_cap_total } = marketOf(stale, recent, traded(3, last, 300))
  assert.deepStrictEqual([companies_count, market_cap_total], [2, 320])
  assert.deepStrictEqual(
    largest.map(({ company_id }) => company_id),
    [3, 2]
  )
})

it("an issuer without a bar counts, without a market cap", () => {
  const { companies_count, largest, market_cap_total } = marketOf(traded(1, null, null), traded(2, last, 5))
  assert.deepStrictEqual([companies_count, market_cap_total], [2, 5])
  assert.deepStrictEqual(largest, [
    { company_id: 2, market_cap: 5 },
    { company_id: 1, market_cap: null }
  ])
})

it("an issuer counts once, by its first security that is traded and has a market cap above 0", () => {
  const securities = [
    traded(1, "2021-02-27", 1, "Oil", 11),
    traded(1, last, null, "Gas", 12),
    traded(1, last, 0, "Coal", 13),
    traded(1, last, 20, "Wind", 14),
    traded(1, last, 300, "Sun", 15)
  ]
  const { companies_count, largest, market_cap_total, sectors } = marketOf(
    ...securities,
    traded(2, last, 4000, "Water")
  )
  assert.deepStrictEqual([companies_count, market_cap_total], [2, 4020])
  assert.deepStrictEqual(largest, [
    { company_id: 2, market_cap: 4000 },
    { company_id: 14, market_cap: 20 }
  ])
  assert.deepStrictEqual(sectors, [
    { sector: "Water", companies_count: 1, market_cap_total: 4000 },
    { sector: "Wind", companies_count: 1, market_cap_total: 20 }
  ])
})

it("an issuer whose security has no sector is in that of another one, unless it isn't traded any more", () => {
  const { sectors } = marketOf(
    traded(1, "2021-02-27", 1, "Oil", 11),
    traded(1, last, 5, null, 12),
    traded(1, last, null, "Gas", 13)
  )
  assert.deepStrictEqual(sectors, [{ sector: "Gas", companies_count: 1, market_cap_total: 5 }])
})

it("sectors are by market cap, then by number of companies, the unknown one last of equal ones", () => {
  const { sectors } = marketOf(
    traded(1, last, null),
    traded(2, last, null, "Oil"),
    traded(3, last, null, "Gas"),
    traded(4, last, null, "gas"),
    traded(5, last, 7, "Water"),
    traded(6, last, null, "water"),
    traded(7, last, 8, "Wind")
  )
  assert.deepStrictEqual(
    sectors.map(({ companies_count, market_cap_total, sector }) => [
      sector,
      companies_count,
      market_cap_total
    ]),
    [
      ["Wind", 1, 8],
      ["Water", 2, 7],
      ["Gas", 2, null],
      ["Oil", 1, null],
      [null, 1, null]
    ]
  )
})

it("fifty issuers are the largest, of equal ones those with the lower ids", () => {
  const many = Array.from({ length: 80 }, (_, i) => traded(i + 1, last, i < 30 ? null : 100 - (i % 2)))
  const { companies_count, largest } = marketOf(...many)
  assert.strictEqual(companies_count, 80)
  // Of the ids 31 to 80 the odd ones have 100.
  const odd = Array.from({ length: 25 }, (_, i) => 31 + 2 * i)
  assert.deepStrictEqual(
    largest.map(({ company_id }) => company_id),
    [...odd, ...odd.map((id) => id + 1)]
  )
})

it("the total is null where no market cap is known", () => {
  assert.isNull(marketOf(traded(1, last, null), traded(2, last, 0)).market_cap_total)
})
