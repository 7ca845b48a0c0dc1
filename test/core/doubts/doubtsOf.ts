/** Every doubt about the bars and actions of one company, held in memory. */
import { type Bar, type CorporateAction, type Doubt } from "../../../core/mod.ts"
import { placeActions, stepsOf } from "../../../core/ports.ts"
import { placedDoubts } from "../../../core/doubts/Doubts.ts"
import { stepDoubt } from "../../../core/doubts/Step.ts"

export interface Series {
  /** Raw, oldest first. */
  readonly bars: ReadonlyArray<Bar>
  readonly actions: ReadonlyArray<CorporateAction>
  /** The days on which other securities of the exchange traded. */
  readonly traded: ReadonlySet<string>
}

export const doubtsOf = ({ actions, bars, traded }: Series): ReadonlyArray<Doubt> => {
  const security = { company_id: 1, unit: "USD", exchangeTraded: (date: string) => traded.has(date) }
  return [
    ...stepsOf(1, bars, actions).flatMap((step) => stepDoubt(step) ?? []),
    ...placedDoubts(placeActions(security, actions, bars))
  ]
}
