/** The fields of price returns. */
import { Schema } from "effect"
import { figure } from "../records/Figure.ts"

const over = (span: string) =>
  figure(`Change of the price over ${span}, adjusted for splits`, {
    unit: "percent",
    nullWhen: "history is too short or has a gap there"
  })

const returnFields = {
  "1d": over("a day"),
  "1w": over("a week"),
  "1m": over("a month"),
  "3m": over("three months"),
  "6m": over("six months"),
  ytd: over("the calendar year to date"),
  "1y": over("a year")
}

/** How far back a return goes, by its name in bodies: `1d`, `1w`, `1m`, `3m`, `6m`, `ytd`, `1y`. */
export type Horizon = keyof typeof returnFields

/** Percent changes of the split-adjusted close up to the last bar, without dividends, as `returnOver` computes each. */
export const PriceReturns = Schema.Struct(returnFields)
export type PriceReturns = typeof PriceReturns.Type
