/** How bars of the pages of indicators are kept. */

/** A stretch as it is kept. */
export interface Kept {
  readonly symbol: string
  readonly isWhole: boolean
  /** A line for each bar: day, open, high, low, close, and in a whole stretch volume and the close of the second symbol. */
  readonly text: string
}
