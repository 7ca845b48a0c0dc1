/** The mean volume of a security: the most traded of an issuer's classes prices those that aren't listed. */
import type { Bar } from "./Bar.ts"

/** How many bars a mean volume covers: about a month of trading. */
export const volumeDays = 20

/**
 * Mean shares a day; null without bars.
 *
 * @example
 * ```ts
 * import { meanVolume } from "findata/prices"
 *
 * meanVolume([{ volume: 44_109_029 }, { volume: 210_024_091 }]) // => 127_066_560
 * meanVolume([]) // => null
 * ```
 */
export const meanVolume = (bars: ReadonlyArray<Pick<Bar, "volume">>): number | null =>
  bars.length === 0 ? null : bars.reduce((sum, { volume }) => sum + volume, 0) / bars.length
