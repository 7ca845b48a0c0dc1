/** Whole tables of bars as files: by findata from a store, and by DuckDB from a table in memory with the same rows. */
import { join } from "node:path"
import { Effect } from "effect"
import { barsFiles } from "../data/barFiles.ts"
import { fill, findata, writeFiles } from "../harness/findata.ts"
import { finish } from "../harness/programs.ts"
import { verdict } from "../harness/results.ts"
import { onEach, type Section } from "../harness/Section.ts"
import { freshDirectory } from "../harness/stores.ts"
import { columns, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"

/** What DuckDB wrote; `time` is of the processor, in microseconds. */
interface Copied {
  readonly rows: number
  readonly size: number
  readonly seconds: number
  readonly time: number
}

interface Exported {
  readonly tables: ReadonlyArray<{
    readonly rows: number
    readonly files: ReadonlyArray<{ readonly size: number }>
  }>
}

const copier = join(import.meta.dirname, "../peers/duckdbCopy.ts")

export const bulk: Section = (options) => {
  const count = options.isQuick ? 1_000_000 : 50_000_000
  return onEach(
    options,
    {
      title: "Whole tables",
      about: `${whole(count)} bars of 20 years by \`findata export --table bars\`, as a whole command, into files by year; and by DuckDB's COPY in two threads, of a table in memory with the same rows. CPU is of the program alone, which on SQLite is all of it.`,
      targets: [targets.bulkRate, targets.bulkMemory, targets.bulkSize]
    },
    Effect.fnUntraced(function* ({ name, store }) {
      const env = yield* store
      const directory = yield* freshDirectory
      yield* fill(env, yield* Effect.promise(() => writeFiles(directory, barsFiles(count))))
      return yield* Effect.promise(async () => {
        const set = join(directory, "set")
        const ours = await finish(findata("export", set, "--table", "bars", "--json"), env)
        const { tables }: Exported = JSON.parse(ours.stdout)
        const [bars] = tables
        if (bars?.rows !== count) throw new Error(`${bars?.rows} bars were exported, not ${count}`)
        const size = bars.files.reduce((sum, file) => sum + file.size, 0)
        const copy = await finish([process.execPath, copier, `${set}/bars/*/*.parquet`, directory])
        const theirs: Copied = JSON.parse(copy.stdout)
        if (theirs.rows !== count) throw new Error(`DuckDB wrote ${theirs.rows} bars, not ${count}`)
        return {
          verdicts: [
            verdict(targets.bulkRate, name, theirs.seconds / ours.seconds),
            verdict(targets.bulkMemory, name, ours.peak / 1e6),
            verdict(targets.bulkSize, name, size / theirs.size)
          ],
          tables: [
            columns([
              ["bars", "seconds", "rows/s", "CPU us/row", "bytes/row", "peak MB"],
              [
                "findata",
                ours.seconds.toFixed(1),
                whole(count / ours.seconds),
                (ours.time / count).toFixed(2),
                (size / count).toFixed(2),
                whole(ours.peak / 1e6)
              ],
              [
                "DuckDB",
                theirs.seconds.toFixed(1),
                whole(count / theirs.seconds),
                (theirs.time / count).toFixed(2),
                (theirs.size / count).toFixed(2),
                ""
              ]
            ])
          ]
        }
      })
    })
  )
}
