/** The stores of imported data that a server reads, over one SqlClient. */
import { Layer } from "effect"
import type { SqlClient } from "effect/sql"
import type { DataStores } from "../../core/mod.ts"
import * as SqlCompanyStore from "./CompanyStore.ts"
import * as SqlEvidence from "./Evidence.ts"
import * as SqlDisclosureStore from "./DisclosureStore.ts"
import * as SqlInsiderStore from "./InsiderStore.ts"
import * as SqlMarketStore from "./MarketStore.ts"
import * as SqlNewsStore from "./NewsStore.ts"
import * as SqlPriceStore from "./PriceStore.ts"
import * as SqlReportStore from "./ReportStore.ts"
import * as SqlShareStore from "./ShareStore.ts"
import * as SqlSourceStore from "./SourceStore.ts"
import * as SqlStatementStore from "./StatementStore.ts"

export const dataStores: Layer.Layer<DataStores, never, SqlClient.SqlClient> = Layer.mergeAll(
  SqlCompanyStore.layer,
  SqlPriceStore.layer,
  SqlStatementStore.layer,
  SqlShareStore.layer,
  SqlSourceStore.layer,
  SqlEvidence.layer,
  SqlMarketStore.layer,
  SqlReportStore.layer,
  SqlInsiderStore.layer,
  SqlDisclosureStore.layer,
  SqlNewsStore.layer
)
