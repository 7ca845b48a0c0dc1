/** On which shares figures per share and counts of shares are reckoned: a split makes several of one. */
import { Schema } from "effect"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { splitRatio } from "../prices/SplitRatio.ts"
import type { AverageLine } from "./Line.ts"

/** `splits`: on the shares of the day that is asked about; `none`: as filed. */
export const ShareAdjustment = Schema.Literals(["splits", "none"])
export type ShareAdjustment = typeof ShareAdjustment.Type

/** What brings figures to the shares of the day that is asked about. */
export interface ShareBasis {
  /** The actions in effect on that day, in any order; payments among them are passed over. */
  readonly actions: ReadonlyArray<CorporateAction>
  readonly adjust: ShareAdjustment
}

/** No split is known: every figure is as filed. */
export const noSplits: ShareBasis = { actions: [], adjust: "splits" }

/** Shares on the one day for each share on the other, the earlier or later; 1 where a day isn't known. */
const sharesFor = (
  actions: ReadonlyArray<CorporateAction>,
  from: string | null,
  to: string | null
): number => {
  if (from === null || to === null) return 1
  return from <= to ? splitRatio(actions, from, to) : 1 / splitRatio(actions, to, from)
}

export type EarningsLine = "eps_basic" | "eps_diluted"

/** Whether a line is of one share, and no count of shares. */
export const isPerShare = (line: AverageLine): line is EarningsLine =>
  line === "eps_basic" || line === "eps_diluted"

/**
 * An average of one day's shares on another's: what is earned a share divided, shares multiplied by the splits and stock
 * dividends effective after the one day and up to the other. As it is where a day isn't known.
 */
export const betweenShareBases = (
  line: AverageLine,
  value: number,
  actions: ReadonlyArray<CorporateAction>,
  from: string | null,
  to: string | null
): number => {
  const shares = sharesFor(actions, from, to)
  return isPerShare(line) ? value / shares : value * shares
}

/** After every day. */
const atLast = "9999-12-31"

/** An average of a day's shares as it is answered; one of no known day is as it came. */
export const onShareBasis = (
  line: AverageLine,
  value: number,
  from: string | null,
  { actions, adjust }: ShareBasis
): number => (adjust === "none" ? value : betweenShareBases(line, value, actions, from, atLast))
