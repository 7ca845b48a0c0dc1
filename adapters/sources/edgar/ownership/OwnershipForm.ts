/**
 * Insiders' statements: the `ownershipDocument` of Forms 3, 4 and 5 as rows of insiders, which are those of its tables with
 * the issuer, the owners and the filing.
 *
 * What several owners report jointly is one transaction, and one row that names them all.
 *
 * An original and its amendments have rows of their own, by the filing's number: `standing` of core finds which rows an
 * amendment replaces, by who filed both, the day that it names and the line in the table.
 */
import { Effect } from "effect"
import { type EntryBatch, isCalendarDate, type SourceRow, UnreadableFile } from "../../../../core/mod.ts"
import { parseXml, type Xml } from "../../content/Xml.ts"
import { element, elements, textIn } from "../base/Elements.ts"
import { filingUrl } from "../filings/Accession.ts"
import type { FilingHeader } from "../filings/SubmissionText.ts"
import { cikOf } from "../base/Json.ts"
import { type Broken, type PlacedRow, placedBatch } from "../base/PlacedRows.ts"
import { type TableRow, tableRows } from "./TableRows.ts"
import { dayIn, isSet, maxNameLength } from "./Values.ts"

export interface OwnershipForm {
  /** The issuer's number. */
  readonly cik: string
  readonly batches: ReadonlyArray<EntryBatch>
}

/** The texts once each, joined. */
const joined = (texts: ReadonlyArray<string | null>, separator: string): string | null => {
  const distinct = [...new Set(texts.filter((text) => text !== null))]
  return distinct.length === 0 ? null : distinct.join(separator)
}

/** All names, or the first and how many more where they are too long for a name. */
const namesOf = (names: ReadonlyArray<string>): string | null => {
  const all = joined(names, "; ")
  return all === null || all.length <= maxNameLength ? all : `${names[0]} and ${names.length - 1} more`
}

const holds = (owner: Xml, flag: string): boolean => isSet(textIn(owner, "reportingOwnerRelationship", flag))

/** The relationships in the words of the form, `director, officer, 10% owner`. */
const relationshipOf = (owners: ReadonlyArray<Xml>): string | null => {
  const any = (flag: string) => owners.some((owner) => holds(owner, flag))
  const others = owners
    .filter((owner) => holds(owner, "isOther"))
    .map((owner) => textIn(owner, "reportingOwnerRelationship", "otherText") ?? "other")
  return joined(
    [
      any("isDirector") ? "director" : null,
      any("isOfficer") ? "officer" : null,
      any("isTenPercentOwner") ? "10% owner" : null,
      ...others
    ],
    ", "
  )
}

/** The day on which an amendment's original was filed; where it states none, that of the period, shortly before it. */
const originalDayOf = (document: Xml, period: string | null, filed_date: string): string =>
  [dayIn(textIn(document, "dateOfOriginalSubmission")), period].find(
    (day) => day !== null && isCalendarDate(day)
  ) ?? filed_date

/** The rows as a batch; `place` names the filing. */
const batchOf = (rows: ReadonlyArray<TableRow>, common: SourceRow, place: string): EntryBatch => {
  const placed: Array<PlacedRow> = []
  const broken: Array<Broken> = []
  for (const [at, { index, row, table }] of rows.entries()) {
    const line = at + 1
    const where = `${place} ${table} ${index + 1}`
    if (typeof row === "string") broken.push({ line, message: `${where}: ${row}` })
    else placed.push({ line, where, row: { ...common, ...row } })
  }
  return placedBatch("insiders", placed, broken)
}

const lists = [
  "reportingOwner",
  "nonDerivativeTransaction",
  "nonDerivativeHolding",
  "derivativeTransaction",
  "derivativeHolding",
  "ownerSignature"
]

/**
 * The rows of an ownership document. The XML doesn't state when it was filed: without the header of its filing,
 * `filed_date` is the day of the last signature, which is the day of filing or shortly before it.
 */
export const ownershipFormOf = Effect.fnUntraced(function* (
  xml: string,
  file: string,
  { accession, filed }: FilingHeader
) {
  const fail = (message: string) => new UnreadableFile({ file, line: null, message })
  const document = element(yield* parseXml(xml, file, lists), "ownershipDocument")
  if (document === undefined) return yield* fail("Expected an ownershipDocument, the XML of a Form 3, 4 or 5")
  const cik = cikOf(textIn(document, "issuer", "issuerCik"))
  if (cik === null)
    return yield* fail("The form names no issuer: expected issuerCik, a number of up to 10 digits")
  const owners = elements(document, "reportingOwner")
  const names = owners.flatMap((owner) => textIn(owner, "reportingOwnerId", "rptOwnerName") ?? [])
  const signed = elements(document, "ownerSignature").flatMap(
    (one) => dayIn(textIn(one, "signatureDate")) ?? []
  )
  const filed_date = filed ?? signed.toSorted().at(-1) ?? null
  if (filed_date === null) {
    return yield* fail(
      "When the form was filed is unknown: it has no signatureDate; pass the filing's complete text (.txt)"
    )
  }
  const numbers = owners.flatMap((owner) => textIn(owner, "reportingOwnerId", "rptOwnerCik") ?? [])
  const form = textIn(document, "documentType")
  const period = dayIn(textIn(document, "periodOfReport"))
  const first = numbers.map((number) => cikOf(number) ?? number).toSorted()[0] ?? names[0] ?? ""
  const filer = [cik, first, form?.replace(/\/?A$/, "") ?? ""].join("/")
  const amends_date = form?.endsWith("A") ? originalDayOf(document, period, filed_date) : null
  const unnumbered = amends_date === null ? filed_date : `${filed_date} of ${amends_date}`
  const rows = tableRows(document, [accession ?? unnumbered, filer, period ?? ""].join("/"))
  const common: SourceRow = {
    cik,
    filed_date,
    insider_name: namesOf(names),
    position: joined(
      owners.map((owner) => textIn(owner, "reportingOwnerRelationship", "officerTitle")),
      "; "
    ),
    relationship: relationshipOf(owners),
    filing_id: accession,
    filing_url: accession === null ? null : filingUrl(cik, accession),
    filer: filer.slice(0, maxNameLength),
    amends_date
  }
  const place = accession ?? `form ${form ?? "without type"}`
  const found: OwnershipForm = {
    cik,
    batches: rows.length === 0 ? [] : [batchOf(rows, common, place)]
  }
  return found
})
