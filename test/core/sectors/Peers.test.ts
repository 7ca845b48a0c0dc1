/** Peers built by hand from what is stored of a market. */
import { assert, describe, it } from "@effect/vitest"
import type { FigureSecurity } from "../../../core/figures/FigureStore.ts"
import type { Peer } from "../../../core/sectors/Peer.ts"
import { peerOf } from "../../../core/sectors/Peers.ts"
import { filed } from "../financials/filed.ts"
import { action, close, count, day, knownOf, security, split, type Stored } from "./market.ts"

const one = security(1)

interface Rows extends Omit<Stored, "securities"> {
  /** The sector's latest day. */
  readonly day?: string | null
}

/** The peer of security 1, or of another one. */
const made = ({ day: latest = day, ...rows }: Rows, of: FigureSecurity = one): Peer =>
  peerOf(knownOf({ ...rows, securities: [of] }, of), latest)

it("a peer has the names of its security", () => {
  const { company_id, industry, issuer_id, name, symbol } = made(
    {},
    security(7, { issuer_id: 3, symbol: "AAPL", name: "Apple", industry: "Phones" })
  )
  assert.deepStrictEqual([company_id, issuer_id, symbol, name, industry], [7, 3, "AAPL", "Apple", "Phones"])
})

it("all figures of a peer without rows are null", () => {
  const { market_cap, metrics, periods, price_change_percent } = made({ day: null })
  assert.deepStrictEqual([market_cap, price_change_percent], [null, null])
  assert.isTrue(Object.values(metrics).every((metric) => metric === null))
  assert.isTrue(
    Object.values(periods).every((period) => period.return === null && period.market_cap === null)
  )
})

describe("a return", () => {
  // Wednesday 2021-03-31; a week before it is the 24th, a month before it the 28th of February, a Sunday.
  const bars = [
    close(1, "2020-03-31", 5),
    close(1, "2020-12-31", 12.5),
    close(1, "2020-12-30", 1),
    close(1, "2021-02-26", 16),
    close(1, "2021-03-01", 1),
    close(1, "2021-03-24", 25),
    close(1, "2021-03-30", 40),
    close(1, day, 20)
  ]

  it.for([
    ["1d", (20 / 40 - 1) * 100],
    ["1w", (20 / 25 - 1) * 100],
    ["1m", (20 / 16 - 1) * 100],
    ["3m", (20 / 12.5 - 1) * 100],
    ["ytd", (20 / 12.5 - 1) * 100],
    ["1y", (20 / 5 - 1) * 100]
  ] as const)("over %s is measured from the last close on or before its base day", ([horizon, change]) => {
    assert.approximately(made({ closes: bars }).periods[horizon].return ?? Number.NaN, change, 1e-12)
  })

  it("of a day is the price change", () => {
    assert.strictEqual(made({ closes: bars }).price_change_percent, -50)
  })

  it("is on the shares of the sector's latest day", () => {
    // 20 / (40 / 4) = 2
    const { periods } = made({ closes: bars, actions: [split(1, day, 4)] })
    assert.strictEqual(periods["1d"].return, 100)
  })

  it("ignores a later split, which counts in the shares though", () => {
    const later = { closes: bars, actions: [split(1, "2021-04-02", 4)], as_of: "2021-04-02" }
    const { market_cap, periods } = made({ ...later, counts: [count(1, "2021-01-04", 10)] })
    assert.strictEqual(periods["1d"].return, -50)
    // 10 x 4 x 20 / 4
    assert.strictEqual(market_cap, 200)
  })

  it("is null for a security not traded on the sector's latest day", () => {
    const { periods, price_change_percent } = made({ closes: bars.slice(0, -1) })
    assert.isNull(price_change_percent)
    assert.isTrue(Object.values(periods).every((period) => period.return === null))
  })

  it("is null where the history is too short", () => {
    const { periods } = made({ closes: bars.slice(-2) })
    assert.isNotNull(periods["1d"].return)
    assert.isNull(periods["1w"].return)
  })
})

describe("a period's market cap", () => {
  const closes = [close(1, "2021-02-26", 10), close(1, day, 12)]

  it("uses the shares and the price at its start", () => {
    const counts = [count(1, "2021-02-01", 100), count(1, "2021-03-15", 300)]
    const { market_cap, periods } = made({ closes, counts })
    assert.strictEqual(periods["1m"].market_cap, 100 * 10)
    assert.strictEqual(market_cap, 300 * 12)
  })

  it("uses a split's shares only from its day on", () => {
    const counts = [count(1, "2021-02-01", 100)]
    const { market_cap, periods } = made({ closes, counts, actions: [split(1, "2021-03-15", 2)] })
    assert.strictEqual(periods["1m"].market_cap, 100 * 10)
    assert.strictEqual(market_cap, 100 * 2 * 12)
  })

  it("uses today's shares where none were counted by then", () => {
    const { periods } = made({ closes, counts: [count(1, "2021-03-15", 300)] })
    assert.approximately(periods["1m"].market_cap ?? Number.NaN, 300 * 10, 1e-9)
  })

  it("is null where the shares or the return are unknown", () => {
    const { periods } = made({ closes: closes.slice(1), counts: [count(1, "2021-03-15", 300)] })
    assert.isNull(periods["1m"].market_cap)
  })
})

describe("statements", () => {
  const statements = [
    filed("2019-12-31", 12, "2020-02-28", { sales: 1000, net_income: 90 }),
    filed("2020-12-31", 12, "2021-02-26", { sales: 1200, net_income: 150 })
  ]
  const valued = { statements, closes: [close(1, day, 30)], counts: [count(1, "2021-01-04", 100)] }

  it("of the issuer are as of the day", () => {
    // 3000 / 150 and 3000 / 90; 150 / 1200 and 90 / 1000
    const now = made(valued).metrics
    const closes = [close(1, "2021-02-25", 30)]
    const before = made({ ...valued, closes, as_of: "2021-02-25" }).metrics
    assert.deepStrictEqual([now.pe_ratio, now.net_margin, now.sales_growth_1y], [20, 12.5, 20])
    assert.deepStrictEqual([before.pe_ratio, before.net_margin, before.sales_growth_1y], [3000 / 90, 9, null])
  })

  it("are combined with a price as known on its day", () => {
    const { metrics } = made({ ...valued, closes: [close(1, "2021-02-25", 30)] })
    assert.deepStrictEqual([metrics.pe_ratio, metrics.net_margin], [3000 / 90, 12.5])
  })

  it("without a filing date are combined with a price from 90 days after their end on", () => {
    const ended = filed("2020-12-31", 12, null, { net_income: 150 })
    const peOn = (date: string, as_of: string | null) =>
      made({ ...valued, closes: [close(1, date, 30)], statements: [ended], as_of }).metrics
    assert.isNull(peOn("2021-03-30", null).pe_ratio)
    assert.strictEqual(peOn("2021-03-31", null).pe_ratio, 20)
    // As of a day they count in multiples alone.
    assert.strictEqual(peOn("2021-03-31", "2021-03-31").pe_ratio, 20)
  })

  it("in a currency other than the sector's give no multiples", () => {
    const { metrics } = made(valued, security(1, { currency: "EUR" }))
    assert.deepStrictEqual([metrics.pe_ratio, metrics.net_margin], [null, 12.5])
  })
})

it("a yield is 0 where actions are known up to the last bar, else null", () => {
  const closes = [close(1, day, 30)]
  const yieldOf = (actions_known_to: string) => made({ closes }, security(1, { actions_known_to })).metrics
  assert.strictEqual(yieldOf(day).dividend_yield, 0)
  assert.isNull(yieldOf("2021-03-30").dividend_yield)
})

it("a yield counts a dividend filed in the currency whose hundredth is the price's unit, and is null with a foreign one", () => {
  // 0.6 GBP are 60 GBX; 60 / 3000 x 100 = 2
  const london = security(1, { currency: "GBX", actions_known_to: day })
  const yieldOf = (currency: string) =>
    made(
      {
        closes: [close(1, day, 3000)],
        actions: [action(1, "2020-12-01", "dividend", 0.6, currency)]
      },
      london
    ).metrics.dividend_yield
  assert.strictEqual(yieldOf("GBP"), 2)
  assert.isNull(yieldOf("USD"))
})
