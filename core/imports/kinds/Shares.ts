/** Imports shares outstanding by class. */
import { Effect } from "effect"
import { cellsOf } from "../../records/Record.ts"
import { ShareCount } from "../../shares/ShareCount.ts"
import * as Field from "../../cells/Field.ts"
import { type Breach, type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import { issuerFields, type IssuerFound, issuerNames, issuers } from "../subjects/IssuerSubject.ts"
import type { Staged } from "../../tables/Records.ts"
import type { Row } from "../cells/Row.ts"
import { createdNote } from "../subjects/Subject.ts"

const { share_class, ...own } = cellsOf(ShareCount, ["issuer_id", "company_id"])

const fields = { ...issuerFields, ...own, share_class: Field.optional(share_class) }

/** The class of an issuer with only one security, or of an unlisted one. */
const onlyClass = "common"

const breach = ({ count }: Row<typeof fields>): Breach | null =>
  count < 0 ? ["count", `A number of shares must be at least 0, not ${count}`] : null

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { sink } = context
  const subject = yield* issuers(context)

  /** The name of an unnamed class: the symbol, when the issuer has several securities. */
  const classOf = ({ company, issuer_id }: IssuerFound): string =>
    company === null || context.directory.securitiesOf(issuer_id).length < 2 ? onlyClass : company.symbol

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<Row<typeof fields>>) {
    const records: Array<Staged<"share_count">> = []
    for (const row of rows) {
      const { conversion_ratio, count, date, line, share_class } = row
      const found = yield* subject.find(row, date)
      if (found === null) continue
      const { company, issuer_id } = found
      const company_id = company?.company_id ?? null
      records.push({
        issuer_id,
        share_class: share_class ?? classOf(found),
        date,
        count,
        company_id,
        conversion_ratio,
        line
      })
    }
    yield* sink.stage("share_count", records)
  })

  const close = Effect.gen(function* () {
    yield* subject.merge
    const merged = yield* sink.merge("share_count", context.run_id)
    return { ...merged, notes: createdNote(subject.created()) }
  })
  return { accept, close }
})

/** The kind `shares`. A count of 0 ends a class. */
export const shares: KindDefinition = defineKind({
  summary: "shares outstanding: date, count, share_class, and symbol, cik or corp_code",
  fields,
  oneOf: [issuerNames],
  takesCompany: true,
  past: ["date"],
  breach,
  open
})
