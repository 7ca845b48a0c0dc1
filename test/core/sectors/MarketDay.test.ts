/** A market's latest day and total, computed by hand. */
import { assert, it } from "@effect/vitest"
import { marketDay, type TradedSecurity } from "../../../core/sectors/MarketDay.ts"

const traded = (
  issuer_id: number,
  date: string,
  market_cap: number | null,
  sector: string | null = null
) => ({
  issuer_id,
  sector,
  date,
  market_cap
})

const marketOf = (...securities: ReadonlyArray<TradedSecurity>) => {
  const market = marketDay()
  for (const security of securities) market.add(security)
  return market.result()
}

it("a market without bars has no day and no total", () => {
  assert.deepStrictEqual(marketOf(), { day: null, sectors: new Map(), total: null })
})

it("the latest day is that of the latest bar, of each sector in any case of letters", () => {
  const { day, sectors } = marketOf(
    traded(1, "2021-03-30", null, "Énergie"),
    traded(2, "2021-03-31", null),
    traded(3, "2021-03-29", null, "ÉNERGIE"),
    traded(4, "2021-02-26", null, "Utilities")
  )
  assert.strictEqual(day, "2021-03-31")
  assert.deepStrictEqual(
    [...sectors],
    [
      ["énergie", "2021-03-30"],
      ["utilities", "2021-02-26"]
    ]
  )
})

it("the total is of the issuers traded in the 31 days to the latest day, whichever was added first", () => {
  const stale = traded(1, "2021-02-27", 1)
  const recent = traded(2, "2021-02-28", 20)
  assert.strictEqual(marketOf(stale, recent, traded(3, "2021-03-31", 300)).total, 320)
})

it("an issuer counts once, by its first security that is traded and has a market cap", () => {
  const securities = [
    traded(1, "2021-02-27", 1),
    traded(1, "2021-03-31", null),
    traded(1, "2021-03-31", 20),
    traded(1, "2021-03-31", 300)
  ]
  assert.strictEqual(marketOf(...securities, traded(2, "2021-03-31", 4000)).total, 4020)
})

it("the total is null where no market cap is known", () => {
  assert.isNull(marketOf(traded(1, "2021-03-31", null)).total)
})
