/** How much of a security is traded: what decides which of an issuer's classes speaks for those that aren't listed. */
import type { Bar } from "./Bar.ts"

/** The bars that it is measured over. */
export const volumeDays = 20

/** Shares a day of the bars given; null without one. */
export const meanVolume = (bars: ReadonlyArray<Pick<Bar, "volume">>): number | null =>
  bars.length === 0 ? null : bars.reduce((sum, { volume }) => sum + volume, 0) / bars.length
