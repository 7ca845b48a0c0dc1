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
  /** To how many decimals the package rounds a figure; it rounds no other. */
  readonly decimals: Readonly<Partial<Record<Figure, number>>>
  /** What the package does by another convention, or not at all; null for nothing. */
  readonly otherwise: string | null
}

export interface Package extends About {
  /** The set for every bar, from columns or plain arrays, whichever the package takes; they are made beforehand. */
  readonly compute: () => unknown
  /** Null is a figure that the package doesn't have by the convention of the others. */
  readonly last: () => Last
}

export const packaged = <Set>(about: About, compute: () => Set, last: (set: Set) => Last): Package => ({
  ...about,
  compute,
  last: () => last(compute())
})
