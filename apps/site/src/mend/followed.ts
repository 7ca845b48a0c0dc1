/** Which of the operations that were seen running have ended, on whichever page of them they are. */
import type { Answer } from "../../../../adapters/client/mod.ts"

type Operation = Pick<Answer<"getOperation">, "operation_id" | "state">

/** Those that were seen running, by id, and whether they still were when they were seen last. */
export type Followed = ReadonlyMap<number, boolean>

/** The same after operations were seen again. */
export const followedBy = (followed: Followed, seen: ReadonlyArray<Operation>): Followed =>
  new Map([
    ...followed,
    ...seen.flatMap(({ operation_id, state }) => {
      const isRunning = state === "running"
      return isRunning || followed.has(operation_id) ? [[operation_id, isRunning] as const] : []
    })
  ])

/** Whether one of them ran before and doesn't any more. */
export const hasEnded = (before: Followed, now: Followed): boolean =>
  [...now].some(([id, isRunning]) => !isRunning && before.get(id) === true)
