/** A package that computes the full set of indicators over whole series, and its figures at the last bar. */

export type Figure =
  | "rsi14"
  | "macd"
  | "macd_signal"
  | "macd_hist"
  | "bb_upper"
  | "bb_middle"
  | "bb_lower"
  | "atr14"
  | "sma20"
  | "sma50"
  | "sma200"

type Last = Readonly<Record<Figure, number | null | undefined>>

interface About {
  readonly name: string
  /** To how many decimals the package rounds a figure; other figures aren't rounded. */
  readonly decimals: Readonly<Partial<Record<Figure, number>>>
  /** Where the package uses another convention, or lacks a figure; null when it does neither. */
  readonly otherwise: string | null
}

export interface Package extends About {
  /**
   * Computes the set for every bar, from columns or plain arrays, as the package requires; these are prepared
   * beforehand.
   */
  readonly compute: () => unknown
  /** Null for a figure that the package doesn't compute by the common convention. */
  readonly last: () => Last
}

export const packaged = <Set>(about: About, compute: () => Set, last: (set: Set) => Last): Package => ({
  ...about,
  compute,
  last: () => last(compute())
})
