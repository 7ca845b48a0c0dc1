/** Made-up bars and corporate actions, single or random. */
import fc from "fast-check"
import { type ActionType, addDays, type Bar, type CorporateAction } from "../../../core/mod.ts"
import { changesShares } from "../../../core/prices/mod.ts"

/** A bar of one price. */
export const flat = (date: string, price: number, volume = 100): Bar => ({
  date,
  open: price,
  high: price,
  low: price,
  close: price,
  volume
})

export const action = (
  effective_date: string,
  type: ActionType,
  value: number,
  reference_close: number | null = null,
  currency: string | null = null
): CorporateAction => ({ effective_date, type, value, reference_close, currency })

/** Any day from 1970 to 2024. */
export const anyDay: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => addDays("1970-01-01", days))

const anyPrice = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100)

/** Mostly the next day, sometimes after a weekend, rarely after weeks. */
const anyGap = fc.oneof(
  { weight: 8, arbitrary: fc.constant(1) },
  { weight: 2, arbitrary: fc.integer({ min: 2, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 70 }) }
)

const anyTrading = fc
  .tuple(anyPrice, anyPrice, anyPrice, anyPrice, fc.integer({ min: 0, max: 1_000_000_000 }))
  .map(([open, close, a, b, volume]) => {
    const prices = [open, close, a, b]
    return { open, high: Math.max(...prices), low: Math.min(...prices), close, volume }
  })

/** Up to `maxLength` daily bars, oldest first, on weekends too, with gaps. */
export const anyBars = (maxLength: number): fc.Arbitrary<ReadonlyArray<Bar>> =>
  fc
    .tuple(anyDay, fc.array(fc.tuple(anyGap, anyTrading), { maxLength, size: "max" }))
    .map(([first, days]) => {
      let date = first
      return days.map(([gap, trading]) => {
        date = addDays(date, gap)
        return { date, ...trading }
      })
    })

const anyRatio = fc.oneof(
  fc.constantFrom(2, 3, 7, 50, 1.5, 0.5, 0.05),
  fc.double({ min: 0.1, max: 10, noNaN: true })
)

/** From 1 to 99 percent of a close. Several of one day may exceed it. */
const anyPayment = fc
  .tuple(anyPrice, fc.integer({ min: 1, max: 99 }))
  .map(([close, percent]) => [(close * percent) / 100, close] as const)

/** An action on a day of or near the bars; a payment is below its reference close. */
const anyAction = (
  bars: ReadonlyArray<Bar>,
  types: ReadonlyArray<ActionType>
): fc.Arbitrary<CorporateAction> => {
  const days = bars.flatMap(({ date }) => [date, addDays(date, 1)])
  return fc
    .tuple(
      fc.constantFrom(...days, "1969-01-01", "2100-01-01"),
      fc.constantFrom(...types),
      anyRatio,
      anyPayment
    )
    .map(([day, type, ratio, [amount, close]]) =>
      changesShares(type) ? action(day, type, ratio) : action(day, type, amount, close)
    )
}

/** Bars with some actions of the given types. */
export const anyHistory = (types: ReadonlyArray<ActionType>) =>
  anyBars(30).chain((bars) =>
    fc.record({ bars: fc.constant(bars), actions: fc.array(anyAction(bars, types), { maxLength: 5 }) })
  )
