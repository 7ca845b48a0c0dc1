/** Imports issuers' filings. */
import { Effect } from "effect"
import { Disclosure } from "../../disclosures/Disclosure.ts"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"
import { type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import { issuerFields, issuerNames, issuers } from "../subjects/IssuerSubject.ts"
import type { Staged } from "../../tables/Records.ts"
import type { Row } from "../cells/Row.ts"
import { createdNote } from "../subjects/Subject.ts"

const { is_correction, ...own } = cellsOf(Disclosure, ["issuer_id"])

const fields = { ...issuerFields, ...own, is_correction: Field.optional(is_correction) }

type DisclosureRow = Row<typeof fields>

/** Korean titles of corrections begin with what is corrected, `[기재정정]`; SEC's forms end with `/A`. */
const namesCorrection = (title: string): boolean => /^\[[^\]]*정정[^\]]*\]/.test(title) || /\/A\b/.test(title)

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { sink } = context
  const subject = yield* issuers(context)

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<DisclosureRow>) {
    const records: Array<Staged<"disclosure">> = []
    for (const row of rows) {
      const { cik, corp_code, exchange: _, symbol, ...rest } = row
      const isNumbered = context.directory.issuerOf({ cik, corp_code }) !== null
      const of = yield* subject.find(
        { ...row, symbol: symbol ?? (isNumbered ? null : row.stock_code) },
        row.rcept_dt
      )
      if (of === null) continue
      records.push({
        ...rest,
        issuer_id: of.issuer_id,
        corp_code,
        is_correction: row.is_correction ?? namesCorrection(row.report_nm)
      })
    }
    yield* sink.stage("disclosure", records)
  })

  const close = Effect.gen(function* () {
    yield* subject.merge
    const merged = yield* sink.merge("disclosure", context.run_id)
    return { ...merged, notes: createdNote(subject.created()) }
  })
  return { accept, close }
})

/** The kind `disclosures`. A filing is identified by its receipt number and issuer. */
export const disclosures: KindDefinition = defineKind({
  summary: "filings: rcept_no, rcept_dt, report_nm, and symbol, stock_code, cik or corp_code",
  fields,
  oneOf: [[...issuerNames, "stock_code"]],
  takesCompany: true,
  past: ["rcept_dt"],
  open
})
