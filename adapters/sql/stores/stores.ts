/** The stores that a server reads, and those that imports write, each group over one SqlClient. */
import { Layer } from "effect"
import type { SqlClient } from "effect/sql"
import type { DataStores, ImportPorts } from "../../../core/mod.ts"
import type { FigureUpkeep, ImportRuns } from "../../../core/ports.ts"
import type { Dialect } from "../dialect/Dialect.ts"
import * as SqlCalendarStore from "./CalendarStore.ts"
import * as SqlCompanyStore from "./CompanyStore.ts"
import * as SqlEvidence from "./Evidence.ts"
import * as SqlFigureStore from "./FigureStore.ts"
import * as SqlFigureUpkeep from "./FigureUpkeep.ts"
import * as SqlHealthStore from "./HealthStore.ts"
import * as SqlImportRuns from "./ImportRuns.ts"
import * as SqlImportSink from "./ImportSink.ts"
import * as SqlInsiderStore from "./InsiderStore.ts"
import * as SqlNewsStore from "./NewsStore.ts"
import * as SqlOperationLog from "./OperationLog.ts"
import * as SqlPriceStore from "./PriceStore.ts"
import * as SqlReportStore from "./ReportStore.ts"
import * as SqlRequestCounts from "./RequestCounts.ts"
import * as SqlRowStore from "./RowStore.ts"
import * as SqlSourceLog from "./SourceLog.ts"
import * as SqlSourceStore from "./SourceStore.ts"
import * as SqlAcceptedBars from "./AcceptedBars.ts"
import * as SqlStatementRows from "./StatementRows.ts"
import * as SqlSyncStore from "./SyncStore.ts"

export const dataStores: Layer.Layer<DataStores, never, SqlClient.SqlClient | Dialect> = Layer.mergeAll(
  SqlCompanyStore.layer,
  SqlPriceStore.layer,
  SqlRowStore.layer,
  SqlSourceStore.layer,
  SqlEvidence.layer,
  SqlFigureStore.layer,
  SqlReportStore.layer,
  SqlInsiderStore.layer,
  SqlNewsStore.layer,
  SqlCalendarStore.layer,
  SqlHealthStore.layer,
  SqlStatementRows.layer
)

export const importStores: Layer.Layer<
  FigureUpkeep | ImportPorts | ImportRuns,
  never,
  SqlClient.SqlClient | Dialect
> = Layer.mergeAll(
  SqlImportSink.layer,
  SqlImportRuns.layer,
  SqlFigureUpkeep.layer,
  SqlSourceLog.layer,
  SqlSyncStore.layer,
  SqlRequestCounts.layer,
  SqlAcceptedBars.layer,
  SqlOperationLog.layer
)
