/** Port: where brokers' reports are kept. */
import { Context, type Effect } from "effect"
import type { DateRange } from "../prices/Resample.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Report } from "./Report.ts"

export class ReportStore extends Context.Service<
  ReportStore,
  {
    /** The reports about a company that are dated in the range, newest first; of one day, the later imported first. */
    readonly ofCompany: (
      company_id: number,
      range: DateRange
    ) => Effect.Effect<ReadonlyArray<Report>, StoreUnavailable>
  }
>()("findata/core/research/ReportStore") {}
