/** Joins the rows of a report's statements with those of its dividends, one for each period of a filing. */
import type { EntryBatch } from "../../../core/mod.ts"

type Cells = Readonly<Record<string, string>>

const keyOf = ({ filing_id, fiscal_date, span }: Cells): string => `${filing_id} ${fiscal_date} ${span}`

/** The cells of both, those of `over` where both have a value. */
const merged = (under: Cells, over: Cells): Cells => ({
  ...under,
  ...Object.fromEntries(Object.entries(over).filter(([name, cell]) => cell !== "" || !(name in under)))
})

const isStatements = ({ kind }: EntryBatch): boolean => kind === "statements"

/**
 * The batches, of which those of statements are one, in the first one's place. Rows of one filing, day and span are one
 * row, with the cells of the earlier batch where both have a value. Rows in another currency than the first one's are
 * left out: a filing's statements are in one, and dividends per share are in won.
 */
export const joinStatements = (batches: ReadonlyArray<EntryBatch>): ReadonlyArray<EntryBatch> => {
  const [first, ...others] = batches.filter(isStatements)
  if (first === undefined || others.length === 0) return batches
  const all = [first, ...others]
  const rows = all.flatMap((batch) => [...batch.rows])
  const currency = rows.find(({ cells }) => (cells["currency"] ?? "") !== "")?.cells["currency"]
  const inOne = rows.filter(({ cells }) => (cells["currency"] ?? "") === "" || cells["currency"] === currency)
  const byPeriod = [...Map.groupBy(inOne, ({ cells }) => keyOf(cells)).values()]
  const joined: EntryBatch = {
    ...first,
    columns: [...new Set(all.flatMap(({ columns }) => columns))],
    rows: byPeriod.flatMap(([row, ...same], index) =>
      row === undefined
        ? []
        : [
            {
              ...row,
              line: index + 1,
              cells: same.reduce((cells, more) => merged(more.cells, cells), row.cells)
            }
          ]
    ),
    broken: all
      .flatMap(({ broken }) => broken)
      .map(({ message }, index) => ({ line: byPeriod.length + index + 1, message }))
  }
  return batches.flatMap((batch) => (batch === first ? [joined] : isStatements(batch) ? [] : [batch]))
}
