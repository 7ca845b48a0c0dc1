/** Finds what a result is made of: the stores note what they read in the context of the fiber that asks them. */
import { Context, Effect } from "effect"
import type { Read } from "./ChangeLog.ts"
import type { Area, ReadSet, Changes } from "./Changes.ts"
import { isEmpty, partsOfRows, type RowSet, rowSetBuilder } from "./RowSet.ts"

/** Receives the rows that are read; null where reads aren't collected. */
const ReadRows = Context.Reference<((rows: RowSet) => void) | null>("findata/core/store/ReadRows", {
  defaultValue: () => null
})

/** A result read from more values of a column counts as read from all rows of their days. */
const maxValues = 100

/** Notes that the effect reads the rows. */
export const reading = <A, E, R>(
  rows: () => RowSet,
  effect: () => Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.withFiber((fiber) => {
    fiber.getRef(ReadRows)?.(rows())
    return effect()
  })

const readsOf = (rows: RowSet): ReadonlyArray<Read> | null =>
  rows === null
    ? null
    : Object.keys(rows).flatMap((table): ReadonlyArray<Read> => {
        const { columns, days } = partsOfRows(rows[table] ?? null)
        const dated = { table, days: days ?? undefined }
        return columns === null
          ? [{ ...dated, column: null, value: "" }]
          : Object.entries(columns).flatMap(([column, values]) =>
              values.map((value) => ({ ...dated, column, value }))
            )
      })

/** A result with what it was made of. */
export interface Made<A> {
  readonly value: A
  readonly readSet: ReadSet
  /** The rows of the read set; null for everything. */
  readonly rows: RowSet
}

/**
 * The effect's result with what it was made of. The generation is read before the effect runs, so that a result
 * overtaken by a write that concerns it is not current.
 */
export const withReadSet = <A, E, R>(
  changes: Changes["Service"],
  area: Area,
  effect: Effect.Effect<A, E, R>
): Effect.Effect<Made<A>, E, R> =>
  Effect.suspend(() => {
    const since = changes.generation(area) ?? -1
    const builder = rowSetBuilder(maxValues)
    return Effect.map(Effect.provideService(effect, ReadRows, builder.addAll), (value) => {
      const read = builder.build()
      // What declares no read may be made of anything.
      const rows = isEmpty(read) ? null : read
      return { value, rows, readSet: { area, since, reads: readsOf(rows) } }
    })
  })
