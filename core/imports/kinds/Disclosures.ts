/** Imports issuers' filings. */
import { Struct } from "effect"
import { Disclosure } from "../../disclosures/Disclosure.ts"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"
import type { KindDefinition } from "../Intake.ts"
import { ofIssuers } from "../subjects/RowsOf.ts"

const { is_correction, ...own } = cellsOf(Disclosure, ["issuer_id"])

const fields = { ...own, is_correction: Field.optional(is_correction) }

/** Korean titles of corrections begin with what is corrected, `[기재정정]`; SEC's forms end with `/A`. */
const namesCorrection = (title: string): boolean => /^\[[^\]]*정정[^\]]*\]/.test(title) || /\/A\b/.test(title)

/** The kind `disclosures`. A filing is identified by its receipt number and issuer. */
export const disclosures: KindDefinition = ofIssuers(Disclosure, fields, {
  alsoNames: ["stock_code"],
  past: ["rcept_dt"],
  dayOf: ({ rcept_dt }) => rcept_dt,
  symbolOf: (row, { directory }) => row.symbol ?? (directory.issuerOf(row) === null ? row.stock_code : null),
  recordOf: (row, { issuer_id }) => ({
    ...Struct.omit(row, ["cik", "exchange", "symbol"]),
    issuer_id,
    is_correction: row.is_correction ?? namesCorrection(row.report_nm)
  })
})
