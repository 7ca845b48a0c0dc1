/** The shares that per-share figures and counts of shares are based on, which splits change. */
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import type { ShareAdjustment } from "./Fields.ts"
import type { AverageLine } from "./Line.ts"

/** Converts figures to the shares of the requested day. */
export interface ShareBasis {
  /** The actions in effect on that day, in any order; payments among them are ignored. */
  readonly actions: ReadonlyArray<CorporateAction>
  readonly adjust: ShareAdjustment
}

/** Without splits: every figure as filed. */
export const noSplits: ShareBasis = { actions: [], adjust: "splits" }

/** Shares on one day for each share on the other, in either order; 1 when a day is unknown. */
const sharesFor = (
  actions: ReadonlyArray<CorporateAction>,
  from: string | null,
  to: string | null
): number => {
  if (from === null || to === null) return 1
  return from <= to ? splitRatio(actions, from, to) : 1 / splitRatio(actions, to, from)
}

/** A line that counts shares: splits multiply it, where they divide figures per share. */
export type SharesLine = "shares_basic" | "shares_diluted"

/** Whether a line is a count of shares, rather than per share. */
export const isCount = (line: AverageLine): line is SharesLine =>
  line === "shares_basic" || line === "shares_diluted"

/**
 * Converts an average from one day's shares to another's: figures per share are divided, counts multiplied by the
 * splits and stock dividends effective after the first day and up to the second. Unchanged when a day is unknown.
 */
export const betweenShareBases = (
  line: AverageLine,
  value: number,
  actions: ReadonlyArray<CorporateAction>,
  from: string | null,
  to: string | null
): number => {
  const shares = sharesFor(actions, from, to)
  return isCount(line) ? value * shares : value / shares
}

/** After any day. */
const atLast = "9999-12-31"

/** Converts an average of a day's shares to the basis; unchanged when the day is unknown. */
export const onShareBasis = (
  line: AverageLine,
  value: number,
  from: string | null,
  { actions, adjust }: ShareBasis
): number => (adjust === "none" ? value : betweenShareBases(line, value, actions, from, atLast))
