/** Indicators and a consensus by plain functions, without types and without a server. */
import assert from "node:assert/strict"
import { consensus } from "findata/consensus"
import { rsi, sma } from "findata/indicators"
import { adjust, columnsOf } from "findata/prices"

/** Raw bars around a split of 4 for 1. */
const bars = columnsOf(
  [400, 404, 408, 103, 104].map((close, at) => ({
    date: `2020-08-${26 + at}`,
    open: close,
    high: close,
    low: close,
    close,
    volume: 1000
  }))
)
const split = {
  effective_date: "2020-08-29",
  type: "split",
  value: 4,
  reference_close: null,
  currency: null
}
const { close } = adjust(bars, [split], "splits")
assert.deepEqual([...close], [100, 101, 102, 103, 104])
assert.equal(sma(close, 5).at(-1), 102)
assert.equal(rsi(close, 4).at(-1), 100)

const report = (report_id, securities_firm, opinion, target_price) => ({
  report_id,
  report_date: "2020-08-28",
  securities_firm,
  opinion,
  target_price,
  currency: "USD"
})
const found = consensus({
  reports: [report(1, "A", "Buy", 440), report(2, "B", "매수", 520)],
  actions: [split],
  currency: "USD",
  bars: [],
  latest: { date: "2020-08-30", close: 104 },
  day: "2020-08-30",
  months: 3
})
// Targets of the day before the split are for four shares of today.
assert.equal(found.target_prices.average, 120)
assert.deepEqual(
  found.investment_opinions.filter(({ count }) => count > 0),
  [{ opinion: "buy", count: 2, percentage: 100 }]
)
console.log("rsi", rsi(close, 4).at(-1), "average target", found.target_prices.average)
