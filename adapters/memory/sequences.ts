/** Draws ids, continuing from the stored ones. */
import { recordOf, type Sequence } from "../../core/ports.ts"
import type { Row } from "./Draft.ts"
import type { MemoryTables } from "./MemoryTables.ts"

export interface Sequences {
  /** The first of `count` new ids; a negative count returns the last ones. */
  readonly reserve: (of: Sequence, count: number) => number
  /** Remembers the state, and returns a function that restores it. */
  readonly mark: () => () => void
}

export const sequencesOver = ({ records, runs }: MemoryTables): Sequences => {
  let next = new Map<Sequence, number>()

  /** Every numbered record has its id as key. */
  const firstFree = (of: Sequence): number => {
    let last = 0
    if (of === "run") {
      for (const { run_id } of runs) last = Math.max(last, run_id)
      return last + 1
    }
    const [id] = recordOf(of).key
    for (const record of records[of].values()) last = Math.max(last, (record as Row)[id as string] as number)
    return last + 1
  }

  return {
    reserve: (of, count) => {
      const first = next.get(of) ?? firstFree(of)
      next.set(of, first + count)
      return first
    },
    mark: () => {
      const before = new Map(next)
      return () => {
        next = before
      }
    }
  }
}
