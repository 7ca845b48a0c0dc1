/** Properties of every adjustment. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { ActionType, type CorporateAction } from "../../../core/mod.ts"
import { adjust, changesShares, restoreSplits } from "../../../core/prices/mod.ts"
import { anyHistory } from "./bars.ts"

const payments = ["dividend", "spinoff", "rights"] as const
const fields = ["open", "high", "low", "close"] as const

const product = (factors: ReadonlyArray<number>): number => factors.reduce((a, b) => a * b, 1)

/** New shares for each old one from all share changes after the day. */
const ratioAfter = (date: string, actions: ReadonlyArray<CorporateAction>): number =>
  product(actions.filter((_) => changesShares(_.type) && date < _.effective_date).map((_) => _.value))

/**
 * The part of a price that remains after all later payments; those of one day are deducted together from the previous
 * close.
 */
const keptAfter = (date: string, actions: ReadonlyArray<CorporateAction>): number => {
  const later = Map.groupBy(
    actions.filter(({ effective_date }) => date < effective_date),
    ({ effective_date }) => effective_date
  )
  return product(
    [...later.values()].map((ofDay) => {
      const shares = product(ofDay.filter((_) => changesShares(_.type)).map((_) => _.value))
      const taken = ofDay
        .filter((_) => !changesShares(_.type))
        .reduce((sum, _) => sum + (shares * _.value) / (_.reference_close ?? Number.NaN), 0)
      return taken < 1 ? 1 - taken : 1
    })
  )
}

it("a close has the factors of all later actions and of no others", () => {
  fc.assert(
    fc.property(anyHistory(ActionType.literals), ({ actions, bars }) => {
      barsOf(adjust(columnsOf(bars), actions, "all")).forEach(({ close }, i) => {
        const raw = bars[i] ?? assert.fail()
        const exact = (raw.close / ratioAfter(raw.date, actions)) * keptAfter(raw.date, actions)
        assert.approximately(close, exact, 0.5e-6 + 1e-9 * exact)
      })
    })
  )
})

it("payments never change a volume", () => {
  fc.assert(
    fc.property(anyHistory(payments), ({ actions, bars }) => {
      const volumes = barsOf(adjust(columnsOf(bars), actions, "all")).map(({ volume }) => volume)
      assert.deepStrictEqual(
        volumes,
        bars.map(({ volume }) => volume)
      )
    })
  )
})

it("splits and all give the same volumes", () => {
  fc.assert(
    fc.property(anyHistory(ActionType.literals), ({ actions, bars }) => {
      const [splits, all] = (["splits", "all"] as const).map((_) =>
        barsOf(adjust(columnsOf(bars), actions, _)).map(({ volume }) => volume)
      )
      assert.deepStrictEqual(all, splits)
    })
  )
})

it("restored prices are the traded ones, to the nearest tick, within the rounding to 6 decimals", () => {
  fc.assert(
    fc.property(anyHistory(ActionType.literals), ({ actions, bars }) => {
      barsOf(adjust(columnsOf(bars), actions, "splits")).forEach((adjusted, i) => {
        const raw = bars[i] ?? assert.fail()
        const restored = restoreSplits(adjusted, actions)
        const lost = 0.5e-6 * ratioAfter(raw.date, actions) + 0.5e-4
        for (const field of fields) {
          assert.approximately(restored[field], raw[field], lost + 1e-9 * raw[field])
        }
      })
    })
  )
})

it("restored volumes are the traded ones, within the rounding to whole shares", () => {
  fc.assert(
    fc.property(anyHistory(ActionType.literals), ({ actions, bars }) => {
      barsOf(adjust(columnsOf(bars), actions, "splits")).forEach((adjusted, i) => {
        const raw = bars[i] ?? assert.fail()
        const lost = 0.5 / ratioAfter(raw.date, actions) + 0.5
        const { volume } = restoreSplits(adjusted, actions)
        assert.approximately(volume, raw.volume, lost + 1e-9 * raw.volume)
      })
    })
  )
})
