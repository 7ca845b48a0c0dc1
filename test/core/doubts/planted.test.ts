/**
 * Faults planted in 5,000 real bars of IBM (QuantConnect Lean, as traded) with their real actions: each is found, and
 * nothing else. SPY's bars are the trading days of the exchange.
 */
import { assert, describe, it } from "@effect/vitest"
import type { ActionType, Bar, CorporateAction } from "../../../core/mod.ts"
import { sampleActions, sampleBars } from "../figures.ts"
import { doubtsOf } from "./doubtsOf.ts"

const traded = new Set(sampleBars("SPY").map(({ date }) => date))
const bars = sampleBars("IBM").slice(0, 5000)
const actions = sampleActions("IBM").filter(
  ({ effective_date }) => effective_date <= (bars.at(-1)?.date ?? "")
)

const dayAt = (index: number): string => bars[index]?.date ?? assert.fail()
const closeBefore = (date: string): number => bars.findLast((bar) => bar.date < date)?.close ?? assert.fail()

/** Days and ratios of splits that have no action. */
const splits = [4, 0.25, 1.5, 1 / 1.5, 2, 0.5, 10, 0.1, 20, 0.05].map(
  (ratio, i) => ({ ratio, date: dayAt(200 + 300 * i) }) as const
)

/** The prices after each of those splits divided by it. */
const stepped = bars.map((bar): Bar => {
  const ratio = splits.reduce(
    (product, split) => (split.date <= bar.date ? product * split.ratio : product),
    1
  )
  const { close, date, high, low, open, volume } = bar
  return { date, open: open / ratio, high: high / ratio, low: low / ratio, close: close / ratio, volume }
})

const added = (date: string, type: ActionType, value: number): CorporateAction => ({
  effective_date: date,
  type,
  value,
  reference_close: null,
  currency: null
})

/** Dividends of 26 % to 300 % of the close before them. */
const dividends = [0.26, 0.3, 3].map((part, i) => {
  const date = dayAt(3300 + 100 * i)
  return added(date, "dividend", part * closeBefore(date))
})

/** Actions on days whose bars are removed. */
const untraded = [
  added(dayAt(3700), "split", 4),
  added(dayAt(3800), "spinoff", 1),
  added(dayAt(3900), "rights", 1)
]

/** Factors that make reference closes wrong: too low, too high, in another unit, adjusted for a split of 4. */
const misquoted = [0.97, 1.03, 100, 0.25].map((factor, i) => {
  const found = actions.filter(({ effective_date }) => effective_date > dayAt(4000))[i * 3] ?? assert.fail()
  return { ...found, reference_close: (found.reference_close ?? assert.fail()) * factor }
})

const planted = [
  ...splits.map(({ date }) => `step ${date}`),
  ...dividends.map(({ effective_date }) => `dividend ${effective_date}`),
  ...untraded.map(({ effective_date }) => `untraded_action ${effective_date}`),
  ...misquoted.map(({ effective_date }) => `reference_close ${effective_date}`)
]

describe("5,000 bars with 20 planted faults", () => {
  it("raise no doubt before the faults are planted", () => {
    assert.deepStrictEqual(doubtsOf({ bars, actions, traded }), [])
  })

  it("raise a doubt about each fault and nothing else", () => {
    const absent = new Set(untraded.map(({ effective_date }) => effective_date))
    const wrong = new Set(misquoted.map(({ effective_date }) => effective_date))
    // Real reference closes refer to the bars before the faults.
    const kept = actions
      .filter(({ effective_date }) => !wrong.has(effective_date))
      .map((action) => ({ ...action, reference_close: null }))
    const found = doubtsOf({
      bars: stepped.filter(({ date }) => !absent.has(date)),
      actions: [...kept, ...dividends, ...untraded, ...misquoted],
      traded
    })
    assert.lengthOf(planted, 20)
    assert.deepStrictEqual(
      found.map(({ date, reason }) => `${reason} ${date}`).toSorted(),
      planted.toSorted()
    )
  })
})
