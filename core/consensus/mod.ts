/**
 * Analysts' consensus from brokers' reports: target prices, opinions in brokers' words, their months. Plain functions
 * without a store, an effect or a dependency.
 *
 * @module
 */
export { consensus, type ConsensusInput } from "./Consensus.ts"
export type {
  Consensus,
  OpinionCounts,
  OpinionShare,
  Recommendation,
  Target,
  TargetPrices,
  UpsideDownside
} from "./Fields.ts"
export { type Opinion } from "./Opinion.ts"
export { opinionOf } from "./OpinionText.ts"
export { countOpinions, opinionShares } from "./OpinionCounts.ts"
export { recommendations } from "./Recommendations.ts"
export { type TargetBasis, targetPrices, targetsOf } from "./Targets.ts"
export { monthsEnding, reportsIn, type ReportWindow } from "./Window.ts"
export type { ReportRating } from "../research/Report.ts"
