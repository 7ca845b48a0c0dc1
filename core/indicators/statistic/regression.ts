/** Straight lines through moving windows. */
import type { Stage } from "../base/Stage.ts"
import { weightedSumsStage } from "./weightedSums.ts"

/** What a slope is of the sums of distances and of weighted ones. */
const slopeOf = (length: number) => {
  const weighted = 12 / (length * (length * length - 1))
  return { weighted, sum: (-weighted * (length + 1)) / 2 }
}

/** The stage of the slope, in values a bar, of the least-squares line through the last `length` values. */
export const slopeStage = (length: number): Stage =>
  weightedSumsStage(length, 0, { origin: 0, ...slopeOf(length) })

/** The stage of the line through the last `length` values, so many bars after the middle of the window, where it has their mean. */
export const lineStage = (length: number, bars: number): Stage => {
  const slope = slopeOf(length)
  return weightedSumsStage(length, 0, {
    origin: 1,
    sum: 1 / length + bars * slope.sum,
    weighted: bars * slope.weighted
  })
}
