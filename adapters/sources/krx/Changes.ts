/** What changed in a market from one of its sessions to the next. */
import type { Issues, TradedIssue } from "./OpenApiAnswers.ts"

/** A market's issues on a day that has a session. */
export interface MarketSession {
  readonly date: string
  readonly issues: Issues<TradedIssue>
}

/** Up to this many issues may leave or join a market overnight, or this part of it where that is more. */
const mayMove = { issues: 10, part: 0.05 }

const without = <A>(issues: Issues<A>, others: ReadonlyMap<string, unknown>): ReadonlyArray<A> =>
  [...issues].flatMap(([code, issue]) => (others.has(code) ? [] : [issue]))

/** Whether issues are probably a part only of those that another day has. */
export const isCut = (
  issues: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>
): boolean => {
  const missing = without(others, issues).length
  return missing > Math.max(mayMove.issues, others.size * mayMove.part)
}

/** An issue whose base price, from which the exchange counts the day's change, isn't the close before. */
export interface BaseStep {
  readonly issue: TradedIssue
  readonly base_price: number
  readonly previous_close: number
}

/** The differences between two consecutive sessions. */
export interface Changes {
  /** Issues of the later session with a count of shares that isn't that of the session before. */
  readonly counted: ReadonlyArray<TradedIssue>
  /** The last that was seen of issues that left the market. */
  readonly left: ReadonlyArray<TradedIssue>
  readonly joined: ReadonlyArray<TradedIssue>
  /** Of issues that were traded: an untraded one of KONEX is quoted without a change of its base price. */
  readonly steps: ReadonlyArray<BaseStep>
}

const stepOf = (then: TradedIssue, issue: TradedIssue): ReadonlyArray<BaseStep> => {
  const base_price = Number(issue.close) - Number(issue.change)
  const previous_close = Number(then.close)
  const isStep = issue.change !== "" && Number(issue.volume) > 0 && base_price !== previous_close
  return isStep ? [{ issue, base_price, previous_close }] : []
}

/** What changed from a session to the one after it. */
export const changesBetween = (before: MarketSession, after: MarketSession): Changes => {
  const counted: Array<TradedIssue> = []
  const steps: Array<BaseStep> = []
  for (const [code, now] of after.issues) {
    const then = before.issues.get(code)
    if (then?.shares !== now.shares) counted.push(now)
    if (then !== undefined) steps.push(...stepOf(then, now))
  }
  return {
    counted,
    steps,
    left: without(before.issues, after.issues),
    joined: without(after.issues, before.issues)
  }
}
