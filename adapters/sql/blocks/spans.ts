/** Sets of blocks, by the first days of those of each company, as spans of consecutive ones. */
import { blockOf, nextBlock, type Span } from "./BarBlock.ts"

export type Blocks = Map<number, Set<string>>

export const addBlock = (blocks: Blocks, company_id: number, first_day: string): void => {
  const known = blocks.get(company_id)
  if (known === undefined) blocks.set(company_id, new Set([first_day]))
  else known.add(first_day)
}

/** Adds the blocks of the days from the first to the last, both inclusive. */
export const addBlocksOf = (blocks: Blocks, company_id: number, first: string, last: string): void => {
  for (let day = blockOf(first); day <= last; day = nextBlock(day)) addBlock(blocks, company_id, day)
}

const spansOfCompany = (company_id: number, first_days: ReadonlyArray<string>): ReadonlyArray<Span> => {
  const spans: Array<{ company_id: number; from: string; until: string }> = []
  for (const from of first_days.toSorted()) {
    const last = spans.at(-1)
    if (last?.until === from) last.until = nextBlock(from)
    else spans.push({ company_id, from, until: nextBlock(from) })
  }
  return spans
}

/** The spans of all blocks, or of those before the block that `before` returns for their company. */
export const spansOf = (
  blocks: Blocks,
  before: ((company_id: number) => string) | null = null
): ReadonlyArray<Span> =>
  [...blocks].flatMap(([company_id, first_days]) => {
    const all = [...first_days]
    const end = before?.(company_id)
    return spansOfCompany(company_id, end === undefined ? all : all.filter((day) => day < end))
  })
