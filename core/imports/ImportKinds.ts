/** Every kind of import by its name. */
import type { ImportKind } from "../sources/ImportKind.ts"
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

/** The definition of each kind: its fields, its rules, and how its rows are written. */
export const importKinds: Readonly<Record<ImportKind, KindDefinition>> = {
  companies,
  exchanges,
  listings,
  shares,
  prices,
  actions,
  statements,
  reports,
  insiders,
  disclosures,
  news
}
