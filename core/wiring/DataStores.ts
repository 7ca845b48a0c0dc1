/** The ports of imported data. */
import type { CompanyStore } from "../companies/CompanyStore.ts"
import type { DoubtStore } from "../doubts/DoubtStore.ts"
import type { DisclosureStore } from "../disclosures/DisclosureStore.ts"
import type { StatementStore } from "../financials/StatementStore.ts"
import type { InsiderStore } from "../insiders/InsiderStore.ts"
import type { MarketStore } from "../markets/MarketStore.ts"
import type { NewsStore } from "../news/NewsStore.ts"
import type { SourceStore } from "../syncs/SourceStore.ts"
import type { PriceStore } from "../prices/PriceStore.ts"
import type { ReportStore } from "../research/ReportStore.ts"
import type { ShareStore } from "../shares/ShareStore.ts"

export type DataStores =
  | CompanyStore
  | PriceStore
  | StatementStore
  | ShareStore
  | SourceStore
  | DoubtStore
  | MarketStore
  | ReportStore
  | InsiderStore
  | DisclosureStore
  | NewsStore
