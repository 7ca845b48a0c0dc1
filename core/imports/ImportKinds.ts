/** Every kind of import. */
import type { ImportKind } from "./ImportRun.ts"
import type { KindDefinition } from "./Intake.ts"
import { actions } from "./kinds/Actions.ts"
import { companies } from "./kinds/Companies.ts"
import { disclosures } from "./kinds/Disclosures.ts"
import { exchanges } from "./kinds/Exchanges.ts"
import { insiders } from "./kinds/Insiders.ts"
import { listings } from "./kinds/Listings.ts"
import { news } from "./kinds/News.ts"
import { prices } from "./kinds/Prices.ts"
import { reports } from "./kinds/Reports.ts"
import { shares } from "./kinds/Shares.ts"
import { statements } from "./kinds/Statements.ts"
import type { Fields } from "./Row.ts"

/** Every kind of import by its name. */
export const importKinds: Readonly<Record<ImportKind, KindDefinition<Fields>>> = {
  companies: companies as unknown as KindDefinition<Fields>,
  exchanges: exchanges as unknown as KindDefinition<Fields>,
  listings: listings as unknown as KindDefinition<Fields>,
  prices: prices as unknown as KindDefinition<Fields>,
  actions: actions as unknown as KindDefinition<Fields>,
  shares: shares as unknown as KindDefinition<Fields>,
  statements: statements as unknown as KindDefinition<Fields>,
  reports: reports as unknown as KindDefinition<Fields>,
  insiders: insiders as unknown as KindDefinition<Fields>,
  disclosures: disclosures as unknown as KindDefinition<Fields>,
  news: news as unknown as KindDefinition<Fields>
}
