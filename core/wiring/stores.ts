/**
 * The ports of imported data. Results that are kept in memory last until one of the rows is written that they were read
 * from, which each port declares of its reads.
 */
import { type Context, Layer } from "effect"
import { CalendarStore } from "../calendars/CalendarStore.ts"
import { CompanyStore } from "../companies/CompanyStore.ts"
import { DoubtStore } from "../doubts/DoubtStore.ts"
import { FigureStore } from "../figures/FigureStore.ts"
import { StatementRows } from "../figures/StatementRows.ts"
import { HealthStore } from "../health/HealthStore.ts"
import { InsiderStore } from "../insiders/InsiderStore.ts"
import { NewsStore } from "../news/NewsStore.ts"
import { PriceStore } from "../prices/PriceStore.ts"
import { ReportStore } from "../research/ReportStore.ts"
import { SourceStore } from "../syncs/SourceStore.ts"
import { RowStore } from "../store/RowStore.ts"
import { type ReadsOf, tracked as trackedBy } from "../store/Tracked.ts"
import type { StoredTable } from "../tables/Records.ts"

type TablesOf<Rows> = Rows extends object ? keyof Rows : never

/** The names of the tables that reads are declared of. */
type TablesRead<Reads> = {
  readonly [M in keyof Reads]: Reads[M] extends (...args: ReadonlyArray<never>) => infer Rows
    ? TablesOf<Rows>
    : TablesOf<Reads[M]>
}[keyof Reads]

/** A store, tracked by its reads, of tables that there are. */
const tracked = <I, Store extends object, Reads extends ReadsOf<Store>>(
  port: Context.Service<I, Store>,
  reads: Reads & (TablesRead<Reads> extends StoredTable ? unknown : never)
): Layer.Layer<I, never, I> => trackedBy<I, Store>(port, reads)

/** The stores of imported data, tracked. */
export const trackedStores = Layer.mergeAll(
  tracked(CompanyStore, CompanyStore.reads),
  tracked(PriceStore, PriceStore.reads),
  // These name the tables by records.
  trackedBy(RowStore, RowStore.reads),
  trackedBy(HealthStore, HealthStore.reads),
  tracked(SourceStore, SourceStore.reads),
  tracked(DoubtStore, DoubtStore.reads),
  tracked(FigureStore, FigureStore.reads),
  tracked(ReportStore, ReportStore.reads),
  tracked(InsiderStore, InsiderStore.reads),
  tracked(NewsStore, NewsStore.reads),
  tracked(CalendarStore, CalendarStore.reads),
  tracked(StatementRows, StatementRows.reads)
)

/** The ports of imported data. */
export type DataStores = Layer.Success<typeof trackedStores>
