/** Imports shares outstanding by class. */
import { cellsOf } from "../../records/Record.ts"
import { ShareCount } from "../../shares/ShareCount.ts"
import * as Field from "../../cells/Field.ts"
import type { ImportContext, KindDefinition } from "../Intake.ts"
import type { IssuerFound } from "../subjects/IssuerSubject.ts"
import { ofIssuers } from "../subjects/RowsOf.ts"

const { share_class, ...own } = cellsOf(ShareCount, ["issuer_id", "company_id"])

const fields = { ...own, share_class: Field.optional(share_class) }

/** The class of an issuer with only one security, or of an unlisted one. */
const onlyClass = "common"

/** The name of an unnamed class: the symbol, when the issuer has several securities. */
const classOf = ({ company, issuer_id }: IssuerFound, { directory }: ImportContext): string =>
  company === null || directory.securitiesOf(issuer_id).length < 2 ? onlyClass : company.symbol

/** The kind `shares`. A count of 0 ends a class. */
export const shares: KindDefinition = ofIssuers(ShareCount, fields, {
  past: ["date"],
  dayOf: ({ date }) => date,
  breach: ({ count }) =>
    count < 0 ? ["count", `A number of shares must be at least 0, not ${count}`] : null,
  recordOf: ({ conversion_ratio, count, date, line, share_class }, found, context) => ({
    issuer_id: found.issuer_id,
    share_class: share_class ?? classOf(found, context),
    date,
    count,
    company_id: found.company?.company_id ?? null,
    conversion_ratio,
    line
  })
})
