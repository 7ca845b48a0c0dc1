/** What stands in the place of an answer until it is there: that it failed, or lines without text. */
import type { Asked } from "../data/useAnswer.ts"
import { Answered, Skeleton } from "../ui/Answered.tsx"

export const Awaited = ({ of }: { readonly of: Asked<unknown> }) => (
  <Answered of={of} skeleton={<Skeleton lines={8} />}>
    {() => <Skeleton lines={8} />}
  </Answered>
)
