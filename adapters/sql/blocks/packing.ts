/**
 * Keeps blocks in the transaction that writes bars. Bars that are written at once are packed from memory where they fill
 * blocks by themselves; all other blocks that may have changed are packed again from their rows at the end.
 */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { StagedBars } from "../../../core/ports.ts"
import type { BarRun } from "./BarRuns.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import { blockOf, blocksOf, firstBlock, nextBlock } from "./BarBlock.ts"
import { addBlocks, dropBlocks, packRows, unpackedOf } from "./blockTable.ts"
import { addBlock, addBlocksOf, type Blocks, spansOf } from "./spans.ts"

/** The block of each company's newest day, which isn't packed; the first one for a company without bars. */
const newestBlock =
  (newest: ReadonlyMap<number, string>) =>
  (company_id: number): string =>
    blockOf(newest.get(company_id) ?? firstBlock)

/** Packs blocks again after rows of theirs were changed or removed, and whatever follows the last block of a company. */
export const packAgain = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  load: Dialect["Service"]["load"],
  blocks: Blocks
) {
  const newest = new Map<number, string>()
  for (const [company_id, days] of yield* unpackedOf(sql, [...blocks.keys()])) {
    newest.set(company_id, days.newest)
    addBlocksOf(blocks, company_id, days.first, days.newest)
  }
  yield* dropBlocks(sql, spansOf(blocks))
  yield* packRows(sql, load, spansOf(blocks, newestBlock(newest)))
})

export const barPacking = (sql: SqlClient.SqlClient, load: Dialect["Service"]["load"]) => {
  /** The newest days of companies with bars, stored or of the file. */
  const newest = new Map<number, string>()
  const looked = new Set<number>()
  /** The blocks to pack from rows. */
  const changed: Blocks = new Map()
  /** The blocks with staged bars, which may turn out to be stored already. */
  const held: Blocks = new Map()

  const begin = (): void => {
    newest.clear()
    looked.clear()
    changed.clear()
    held.clear()
  }

  /** Before the first bar of a company is written: what follows its last block may have to be packed now. */
  const look = Effect.fnUntraced(function* (runs: ReadonlyArray<BarRun>) {
    const unknown = new Set(runs.map(({ company_id }) => company_id).filter((id) => !looked.has(id)))
    if (unknown.size === 0) return
    for (const [company_id, days] of yield* unpackedOf(sql, [...unknown])) {
      newest.set(company_id, days.newest)
      addBlocksOf(changed, company_id, days.first, days.newest)
    }
    for (const company_id of unknown) looked.add(company_id)
  })

  const note = ({ company_id, last_date }: BarRun): void => {
    const day = newest.get(company_id)
    if (day === undefined || day < last_date) newest.set(company_id, last_date)
  }

  /** Runs at places of the bars, written where the store had none on their days. */
  const wrote = Effect.fnUntraced(function* (bars: StagedBars, runs: ReadonlyArray<BarRun>) {
    yield* addBlocks(
      load,
      runs.flatMap((run) => {
        const { company_id, first_date, from, last_date, step, to } = run
        note(run)
        addBlock(changed, company_id, blockOf(first_date))
        addBlock(changed, company_id, blockOf(last_date))
        // The first and the last may contain other bars too.
        return blocksOf(company_id, bars, step === 1 ? from : to - 1, to - from, step).slice(1, -1)
      })
    )
  })

  /** Runs at places of the bars, which are staged: years without a bar may lie between those of a run. */
  const hold = (bars: StagedBars, runs: ReadonlyArray<BarRun>): void => {
    for (const run of runs) {
      note(run)
      let [from, until] = ["", ""]
      for (let place = run.from; place < run.to; place++) {
        const day = bars.date[place] as string
        if (from <= day && day < until) continue
        from = blockOf(day)
        until = nextBlock(from)
        addBlock(held, run.company_id, from)
      }
    }
  }

  /** The staged bars will be written: those of all blocks, or of the blocks that are given. */
  const willMerge = (blocks: Blocks = held): void => {
    for (const [company_id, first_days] of blocks)
      for (const first_day of first_days) addBlock(changed, company_id, first_day)
  }

  /** After all bars were written. */
  const end = Effect.suspend(() => {
    const spans = spansOf(changed, newestBlock(newest))
    return Effect.andThen(dropBlocks(sql, spans), packRows(sql, load, spans))
  })

  return { begin, look, wrote, hold, willMerge, end }
}
