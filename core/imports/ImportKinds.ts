/** Every kind of import by its name. */
import type { ImportKind } from "../sources/ImportKind.ts"
import { type ImportedRecord, importedRecords } from "../tables/Records.ts"
import type { KindDefinition } from "./Intake.ts"
import { actions } from "./kinds/Actions.ts"
import { companies } from "./kinds/Companies.ts"
import { disclosures } from "./kinds/Disclosures.ts"
import { exchanges } from "./kinds/Exchanges.ts"
import { insiders } from "./kinds/Insiders.ts"
import { listings } from "./kinds/Listings.ts"
import { names } from "./kinds/Names.ts"
import { news } from "./kinds/News.ts"
import { prices } from "./kinds/Prices.ts"
import { rates } from "./kinds/Rates.ts"
import { reports } from "./kinds/Reports.ts"
import { shares } from "./kinds/Shares.ts"
import { statements } from "./kinds/Statements.ts"
import { ofCells } from "./subjects/RowsOf.ts"

/** The kinds whose records name neither an issuer nor a company. */
type WithoutSubject = Exclude<
  ImportedRecord,
  { readonly fields: { readonly issuer_id: unknown } | { readonly company_id: unknown } }
>["importedAs"]["kind"]

/** The kinds whose rows have rules beyond those of their cells. */
const withRules: { readonly [K in ImportKind]?: KindDefinition } & {
  readonly [K in WithoutSubject]: KindDefinition
} = {
  companies,
  exchanges,
  listings,
  names,
  shares,
  prices,
  actions,
  statements,
  reports,
  insiders,
  disclosures,
  news,
  rates
}

/** The definition of each kind: its fields, its rules, and how its rows are written. */
export const importKinds = Object.fromEntries(
  importedRecords.map((record) => {
    const { kind } = record.importedAs
    return [kind, withRules[kind] ?? ofCells(record)]
  })
) as Readonly<Record<ImportKind, KindDefinition>>
