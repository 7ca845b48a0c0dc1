/** `HealthStore` over plain maps. */
import { Effect, Layer } from "effect"
import type { ImportRun } from "../../core/mod.ts"
import {
  companyTables,
  HealthStore,
  type Ids,
  listedUntil,
  type RowsFrom,
  unnamedSource,
  withListed
} from "../../core/ports.ts"
import type { Bars } from "./Bars.ts"
import { grouped, keyOf, type MemoryTables } from "./MemoryTables.ts"

type Row = Readonly<Record<string, string | number | null>>

export const layer = (tables: MemoryTables, bars: Bars): Layer.Layer<HealthStore> => {
  const { records, runs, writers } = tables
  const listingsOf = grouped(tables, "listing", ({ company_id }) => company_id)

  /** The rows of a table that are about a company and were imported, with their runs. */
  const rowsOf = ({ by, name }: (typeof companyTables)[number], of: Ids) =>
    [...records[name].values()].flatMap((record) => {
      // Columns of any record: which it is isn't known to the types here.
      const row = record as unknown as Row
      const run = runs.find(({ run_id }) => run_id === writers.get(record))
      return row[by] === of[by] && run !== undefined ? [{ row, run }] : []
    })

  const originsIn = (table: (typeof companyTables)[number], of: Ids): ReadonlyArray<RowsFrom> =>
    [...Map.groupBy(rowsOf(table, of), ({ run }) => run.source ?? unnamedSource)]
      .map(([source, found]): RowsFrom => {
        const { dated, kind } = table
        const dates = dated === null ? [] : found.map(({ row }) => String(row[dated])).toSorted()
        const written = found.map(({ run }) => run)
        return {
          kind,
          source,
          rows: found.length,
          first_date: dates[0] ?? null,
          newest_date: dates.at(-1) ?? null,
          runs: new Set(written).size,
          last_run: Math.max(...written.map(({ run_id }) => run_id)),
          imported_at:
            written
              .map(({ finished_at }) => finished_at)
              .toSorted()
              .at(-1) ?? ""
        }
      })
      .toSorted((a, b) => b.last_run - a.last_run)

  return Layer.succeed(
    HealthStore,
    HealthStore.of({
      origins: (of) => Effect.sync(() => companyTables.flatMap((table) => originsIn(table, of))),
      runs: (of, limit) =>
        Effect.sync(() => {
          const found = companyTables.flatMap((table) => rowsOf(table, of).map(({ run }) => run))
          return [...new Set<ImportRun>(found)].toSorted((a, b) => b.run_id - a.run_id).slice(0, limit)
        }),
      newestBars: Effect.sync(() =>
        [...records.company.values()]
          .toSorted((a, b) => a.company_id - b.company_id)
          .flatMap((company) => {
            const { company_id, exchange: code, name, slug, symbol } = company
            const newest = bars.onOrBefore(company_id, "9999-12-31")?.date
            const exchange = records.exchange.get(keyOf("exchange", { code }))
            if (newest === undefined || exchange === undefined || !withListed(company).listed) return []
            const { mic_code, time_zone } = exchange
            const until = listedUntil({ listings: listingsOf(company_id) })
            return [{ company_id, symbol, name, exchange: code, slug, mic_code, time_zone, newest, until }]
          })
      )
    })
  )
}
