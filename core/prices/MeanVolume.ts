/** The mean volume of a security: the most traded of an issuer's classes prices those that aren't listed. */
import type { Bar } from "./Bar.ts"

/** How many bars a mean volume covers: about a month of trading. */
export const volumeDays = 20

/** Mean shares a day; null without bars. */
export const meanVolume = (bars: ReadonlyArray<Pick<Bar, "volume">>): number | null =>
  bars.length === 0 ? null : bars.reduce((sum, { volume }) => sum + volume, 0) / bars.length
