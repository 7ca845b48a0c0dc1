/** How an operation stands, and what came of it. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { texts } from "./texts.ts"

/** How often a sync that runs is looked at, in milliseconds. */
export const heartbeat = 2000

export const Outcome = ({
  of: { action, changed, failure, inserted, refused, state }
}: {
  readonly of: Answer<"getOperation">
}) => {
  const t = texts()
  const rows = [inserted, changed, refused].map((rows) => rows ?? 0)
  const [added = 0, replaced = 0, turnedAway = 0] = rows
  const isNothing = rows.every((one) => one === 0)
  return (
    <>
      <span class={state === "failed" ? "warn" : ""}>{t.states[state]}</span>
      {action === "sync" && !(isNothing && state !== "done") && (
        <span class="muted"> {isNothing ? t.nothingNew : t.rows(added, replaced, turnedAway)}</span>
      )}
      {failure !== null && (
        <div class="small" lang="en">
          {failure}
        </div>
      )}
    </>
  )
}
