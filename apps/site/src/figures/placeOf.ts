/** Where a value stands on the bar of a sector's figure. */
import type { SectorFigure } from "./sectorFigures.ts"

/** The tenth and the ninetieth percentile, of a bar that is 100 wide; values beyond them are in the middle of what is left. */
export const ends = { low: 6, high: 94 } as const

/** The place of a value from 0 to 100. */
export const placeOf = (
  { percentile_10, percentile_90 }: Pick<SectorFigure, "percentile_10" | "percentile_90">,
  value: number
): number => {
  if (percentile_10 === null || percentile_90 === null) return 50
  if (value < percentile_10) return ends.low / 2
  if (value > percentile_90) return (100 + ends.high) / 2
  const span = percentile_90 - percentile_10
  return span === 0 ? 50 : ends.low + ((value - percentile_10) / span) * (ends.high - ends.low)
}
