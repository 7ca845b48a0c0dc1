/** Finds the blocks of the rows that a merge, or an undone run, changes. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { differs, sameKey } from "../merge/merge.ts"
import { correctionOf, stageOf, tables } from "../merge/Table.ts"
import { addBlock, type Blocks } from "./spans.ts"
import { blockOfRow } from "./blockTable.ts"

const table = tables.price_daily

const found = (sql: SqlClient.SqlClient, query: string, params: ReadonlyArray<unknown> = []) =>
  Effect.map(sql.unsafe<{ company_id: number; first_day: string }>(query, params), (rows) => {
    const blocks: Blocks = new Map()
    for (const { company_id, first_day } of rows) addBlock(blocks, company_id, first_day)
    return blocks
  })

/** Of the staged bars that are new or differ from the stored ones. */
export const differingBlocks = (sql: SqlClient.SqlClient) =>
  found(
    sql,
    `
    select distinct s.company_id, ${blockOfRow(sql, "s.date")} as first_day
    from ${stageOf(table)} s
    left join ${table.name} t on ${sameKey(table, "s", "t")}
    where t.company_id is null or ${differs(sql, table, "s", "t")}
  `
  )

/** Of the bars that a run wrote or replaced. */
export const blocksOfRun = (sql: SqlClient.SqlClient, run_id: number) =>
  found(
    sql,
    `
    select company_id, ${blockOfRow(sql, "date")} as first_day
    from ${table.name}
    where run_id = ${run_id}
    union
    select company_id, ${blockOfRow(sql, "date")} as first_day
    from ${correctionOf(table)}
    where replaced_by = ${run_id}
  `
  )
