/** Notes of doubtful steps among the bars that are shown, because prices on both sides of one may be of different shares. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { day } from "../language/format.ts"
import { words } from "../language/words.ts"

/** How many steps of a company get a note. */
export const maxSteps = 3

interface DoubtfulStepsProps {
  readonly steps: Answer<"listCompanyActions">["doubtful_steps"]
  /** Whose bars they are among, where those of several companies are shown. */
  readonly of?: string
}

export const DoubtfulSteps = ({ of, steps }: DoubtfulStepsProps) => (
  <>
    {steps.slice(0, maxSteps).map(({ date, fits, previous_date }) => (
      <p key={date} class="note">
        {of !== undefined && <strong>{of} · </strong>}
        {words().step(day(previous_date), day(date), fits)}
      </p>
    ))}
  </>
)
