/** `/operator`: the server's health, syncs, imports and doubtful data, for operators. */
import { SignedIn } from "../account/Access.tsx"
import { useOwnAnswer } from "../data/ownAnswers.ts"
import { statusOf } from "../data/status.ts"
import { Operations } from "../mend/Operations.tsx"
import { Answered } from "../ui/Answered.tsx"
import { Doubts } from "./Doubts.tsx"
import { Server, Syncs } from "./Health.tsx"
import { Runs } from "./Runs.tsx"
import { Stale } from "./Stale.tsx"
import { texts } from "./texts.ts"

/** How often health is asked for, in milliseconds. */
const heartbeat = 15_000

const Operated = () => {
  const health = useOwnAnswer("getAdminHealth", {}, { every: heartbeat })
  if (statusOf(health.error) === 403) {
    return <p class="note">{texts().forbidden}</p>
  }
  return (
    <>
      <Answered of={health}>
        {(data) => (
          <div class="page">
            <Server health={data} />
            <Syncs health={data} />
          </div>
        )}
      </Answered>
      {health.data !== undefined && (
        <>
          <Operations />
          <Runs />
          <Stale />
          <Doubts />
        </>
      )}
    </>
  )
}

export const Operator = () => (
  <SignedIn title={texts().title} path="/operator">
    <Operated />
  </SignedIn>
)
