/** The reports for laws of a `ReportStore`. */
import { Effect, Layer } from "effect"
import type { ReportFilter } from "../../core/mod.ts"
import { type StoreLayer, take, withImports } from "./stores.ts"

/** A filter that every report passes. */
export const anyReport: ReportFilter = {
  title: null,
  securities_firm: null,
  stock_name: null,
  industry_category: null,
  report_type: null,
  company_id: null,
  from: null,
  to: null
}

/** Two reports are of one day; those of the second company lie between them. */
const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "ONE,NYSE,One", "TWO,NYSE,Two", "BARE,NYSE,Bare"])
  yield* take("reports", [
    "external_id,symbol,report_date,title,securities_firm,stock_name,industry_category,report_type,pdf",
    "d,ONE,2024-10-08,d,KB증권,,,,",
    "a,ONE,2024-10-10,a,KB증권,,,,",
    "x,TWO,2024-10-09,x,KB증권,TWO,반도체,company_analysis,key:x.pdf",
    "c,ONE,2024-10-09,c,KB증권,,,,",
    "i,,2024-10-09,i,KB증권,,,industry_analysis,",
    "b,ONE,2024-10-09,b,KB증권,,,,",
    "y,,2024-01-02,É 50% a_c \\,ÉCLAIR Securities,,Énergie,,"
  ])
})

/** The store with those reports. */
export const withReports = (stores: StoreLayer) =>
  Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores))
