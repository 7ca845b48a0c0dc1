/** Counts firms by opinion. */
import { Schema } from "effect"
import { tally } from "../records/Figure.ts"
import { field } from "../records/Record.ts"
import type { ReportRating } from "../research/Report.ts"
import { Opinion, opinionOf, opinions } from "./Opinion.ts"
import { latestOfEachFirm } from "./Window.ts"

/** How many firms have each opinion. */
export const OpinionCounts = Schema.Struct(
  Object.fromEntries(
    opinions.map((opinion) => [opinion, tally(`Firms whose latest opinion is ${opinion.replace("_", " ")}`)])
  ) as { readonly [K in Opinion]: ReturnType<typeof tally> }
)
export type OpinionCounts = typeof OpinionCounts.Type

/** Counts each firm's latest rated report. `reports` come newest first, as `reportsIn` returns them. */
export const countOpinions = (reports: ReadonlyArray<ReportRating>): OpinionCounts => {
  const rated = reports.flatMap(({ opinion, securities_firm }) => {
    const rating = opinionOf(opinion)
    return rating === null ? [] : { firm: securities_firm, rating }
  })
  const counts = { strong_buy: 0, buy: 0, hold: 0, sell: 0, strong_sell: 0 }
  for (const { rating } of latestOfEachFirm(rated, ({ firm }) => firm)) counts[rating] += 1
  return counts
}

/** A member of `investment_opinions`. */
export const OpinionShare = Schema.Struct({
  opinion: field(Opinion, "The rating, on one scale for every firm's words"),
  count: tally("Firms whose latest report has that rating"),
  percentage: field(Schema.Finite, "Of the firms with a rating, to one decimal", { unit: "percent" })
})
export interface OpinionShare extends Schema.Schema.Type<typeof OpinionShare> {}

/** All five, the most favourable first; empty when no firm is counted, because there are no percentages then. */
export const opinionShares = (counts: OpinionCounts): ReadonlyArray<OpinionShare> => {
  const total = opinions.reduce((sum, opinion) => sum + counts[opinion], 0)
  if (total === 0) return []
  return opinions.map((opinion) => ({
    opinion,
    count: counts[opinion],
    percentage: Math.round((counts[opinion] * 1000) / total) / 10
  }))
}
