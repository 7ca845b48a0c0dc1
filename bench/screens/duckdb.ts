/** A screen in DuckDB, over the columns that findata answered. */
import { DuckDBInstance } from "@duckdb/node-api"
import type { Cells } from "./requests.ts"

/** What a screen finds: how many companies meet it, and the first of them by id. */
interface Found {
  readonly total: number
  readonly company_ids: ReadonlyArray<number>
}

interface Peer {
  /** The first 100 companies of a condition, the largest market cap first, with its columns. */
  readonly screen: (where: string) => Promise<Found>
  readonly close: () => void
}

/** A table in memory with a column of doubles for each figure, in one thread, as findata evaluates. */
export const duckdbOf = async (columns: ReadonlyArray<string>, rows: ReadonlyArray<Cells>): Promise<Peer> => {
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" })
  const db = await instance.connect()
  const declared = columns.map((column) => `${column} double`).join(", ")
  await db.run(`create table screened (company_id integer primary key, ${declared})`)
  const appender = await db.createAppender("screened")
  for (const { cells, company_id } of rows) {
    appender.appendInteger(company_id)
    for (const cell of cells) {
      if (cell === null) appender.appendNull()
      else appender.appendDouble(cell)
    }
    appender.endRow()
  }
  appender.closeSync()
  return {
    screen: async (where) => {
      const reader = await db.runAndReadAll(
        `select company_id, ${columns.join(", ")}, count(*) over () as total from screened where ${where} order by market_cap desc nulls last, company_id limit 100`
      )
      const found = reader.getRows()
      return {
        total: Number(found[0]?.at(-1) ?? 0),
        company_ids: found.map(([company_id]) => Number(company_id))
      }
    },
    close: () => {
      db.closeSync()
      instance.closeSync()
    }
  }
}
