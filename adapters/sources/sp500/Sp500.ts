/** Reads the list of the companies of the S&P 500 (github.com/datasets/s-and-p-500-companies). */
import { Effect, Stream } from "effect"
import type { Source } from "../../../core/mod.ts"
import { type Cells, hasColumns, notOf, openTable, rowsOf, wantedIn } from "../tables/Table.ts"
import { usSymbol } from "../symbols/UsSymbol.ts"

const layout = ["Symbol", "Security", "GICS Sector", "GICS Sub-Industry", "CIK"]

const fields = ["symbol", "name", "sector", "industry", "cik"]

const companyOf = (cells: Cells): Cells => ({
  symbol: usSymbol(cells.Symbol ?? ""),
  name: cells.Security ?? "",
  sector: cells["GICS Sector"] ?? "",
  industry: cells["GICS Sub-Industry"] ?? "",
  cik: cells.CIK ?? ""
})

const read: Source["read"] = (file, choice) =>
  Stream.fromEffect(
    Effect.gen(function* () {
      const table = yield* openTable(file)
      if (!hasColumns(table, layout)) {
        return yield* notOf(
          file,
          table.columns,
          "the list of the S&P 500, with Symbol, Security, GICS Sector, GICS Sub-Industry, CIK"
        )
      }
      const wanted = wantedIn(choice)
      const batches = Stream.map(table.batches, (batch) =>
        rowsOf("companies", fields, batch, (cells) => {
          const company = companyOf(cells)
          return wanted(company.symbol ?? "") ? company : null
        })
      )
      return { name: file.name, version: null, batches }
    })
  )

/** Sectors, industries and CIKs of the S&P 500. The list doesn't state exchanges, so it adds to known companies only. */
export const sp500: Source = {
  name: "sp500",
  title: "S&P 500 companies",
  forms: [
    "constituents.csv: Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location,...,CIK,..."
  ],
  kinds: ["companies"],
  licence: "Open Data Commons Public Domain Dedication and License (datasets/s-and-p-500-companies).",
  needs: [],
  pace: null,
  read,
  fetch: null
}
