/** Which bars an operator may take as right because of a doubt. */
import type { Answer } from "../../../../adapters/client/mod.ts"

type Doubt = Pick<Answer<"listDoubts">["doubtful"][number], "reason" | "bars">

/** The parameters that name the bars; null for a doubt that can't be settled so. */
export const acceptableBars = ({ bars, reason }: Doubt) => {
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined) return null
  if (reason === "spike") return { start_date: first }
  return reason === "off_session" ? { start_date: first, end_date: last, off_session: "true" as const } : null
}
