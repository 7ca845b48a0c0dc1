/**
 * Insiders' statements: the `ownershipDocument` of Forms 3, 4 and 5 as rows of insiders.
 *
 * The transactions of Table I, of shares, are rows with a signed change in shares. Those of Table II, of options and
 * other derivatives, change no shares: they are rows with a change of 0 that names the derivative, so that grants of
 * options are seen and never counted. Exercises and conversions are left out there, because their shares are in Table I. A
 * Form 3 has no transactions: its holdings are rows with a change of 0. Other holdings repeat what is known, and are left
 * out.
 *
 * What several owners report jointly is one transaction, and one row that names them all.
 *
 * An original and its amendments have rows of their own, by the filing's number: `standing` of core finds which rows an
 * amendment replaces, by who filed both, the day that it names and the line in the table.
 */
import { Effect } from "effect"
import { type EntryBatch, isCalendarDate, type SourceRow, UnreadableFile } from "../../../core/mod.ts"
import { parseXml, type Xml } from "../content/Xml.ts"
import { element, elements, textIn } from "./Elements.ts"
import { filingUrl } from "./Filings.ts"
import { cikOf } from "./Json.ts"
import { type Broken, type PlacedRow, placedBatch } from "./PlacedRows.ts"
import { codeInWords, isExercise, isTrade } from "./TransactionCode.ts"

/** What the filing states about the document in it; null where the document came without it. */
export interface FilingHeader {
  readonly accession: string | null
  readonly filed: string | null
}

export interface OwnershipForm {
  /** The issuer's number. */
  readonly cik: string
  readonly batches: ReadonlyArray<EntryBatch>
}

/** The longest text of a name. */
const maxNameLength = 300

/** The date of a value that may have a zone, `2019-05-03-04:00`. */
const dayIn = (text: string | null): string | null => (text === null ? null : text.slice(0, 10))

const valueOf = (of: Xml | undefined, ...path: ReadonlyArray<string>): string | null =>
  textIn(of, ...path, "value")

const isSet = (flag: string | null): boolean => flag === "1" || flag?.toLowerCase() === "true"

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

/** The price; null for none, and for a 0 of a purchase or sale whose price is in a footnote. */
const priceOf = (amounts: Xml | undefined, code: string | null): string | null => {
  const price = valueOf(amounts, "transactionPricePerShare")
  const isInFootnote = elements(element(amounts, "transactionPricePerShare"), "footnoteId").length > 0
  return price !== null && Number(price) === 0 && isTrade(code) && isInFootnote ? null : price
}

const isDirect = (of: Xml): string | null => {
  const ownership = valueOf(of, "ownershipNature", "directOrIndirectOwnership")
  return ownership === "D" ? "true" : ownership === "I" ? "false" : null
}

/**
 * Gives each row an id of its content and of its order among equal ones, the same whenever the filing is read. `key`
 * identifies the statement: the filing, else its day; issuer, first owner by number, form and period.
 */
const ids = (key: string) => {
  const seen = new Map<string, number>()
  return (...parts: ReadonlyArray<string | null>): string => {
    const id = [key, ...parts.map((part) => part ?? "")].join("/")
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return count === 1 ? id : `${id}/${count}`
  }
}

const natureOf = (of: Xml): string =>
  `${valueOf(of, "ownershipNature", "directOrIndirectOwnership") ?? ""} ${valueOf(of, "ownershipNature", "natureOfOwnership") ?? ""}`.trim()

/** What an amended row has in common with the original's: its table, the security and how it is held. */
const tableLineOf = (table: string, of: Xml): string =>
  [table, valueOf(of, "securityTitle") ?? "", natureOf(of)].join("/").slice(0, maxNameLength)

/** The form's own number for a row: its price where it has one, else its shares. */
const markOf = (price: string | null, shares: string | null): string | null =>
  price === null || Number(price) === 0 ? shares : `@${Number(price)}`

const swapOf = (transaction: Xml): string =>
  isSet(textIn(transaction, "transactionCoding", "equitySwapInvolved")) ? " (equity swap)" : ""

/** A row of a table, or why there is none. */
interface Line {
  readonly table: string
  /** From 0. */
  readonly index: number
  readonly row: SourceRow | string
}

type IdOf = ReturnType<typeof ids>

const tableOf = (document: Xml, table: string, name: string) =>
  elements(element(document, table), name).entries()

const codeOf = (transaction: Xml): string | null =>
  textIn(transaction, "transactionCoding", "transactionCode")

const dayOf = (transaction: Xml): string | null => dayIn(valueOf(transaction, "transactionDate"))

/** A transaction of shares as a row; null for one that is stated by its value alone, as of a partnership's interests. */
const transactionOf = (transaction: Xml, idOf: IdOf): SourceRow | string | null => {
  const amounts = element(transaction, "transactionAmounts")
  const code = codeOf(transaction)
  const side = valueOf(amounts, "transactionAcquiredDisposedCode")
  const shares = valueOf(amounts, "transactionShares")
  if (shares === null) {
    const isOfValue = valueOf(amounts, "transactionTotalValue") !== null
    return isOfValue ? null : "transactionShares, a number, is missing"
  }
  if (side !== "A" && side !== "D") {
    return `transactionAcquiredDisposedCode is ${side ?? "missing"}, expected A or D`
  }
  const price = priceOf(amounts, code)
  const day = dayOf(transaction)
  const words = codeInWords(code)
  return {
    transaction_date: day,
    transaction_type: words === null ? null : words + swapOf(transaction),
    transaction_code: code,
    shares_change: side === "D" ? `-${shares}` : shares,
    price,
    currency: price === null ? null : "USD",
    shares_owned_after: valueOf(transaction, "postTransactionAmounts", "sharesOwnedFollowingTransaction"),
    is_direct: isDirect(transaction),
    table_line: tableLineOf("nonDerivative", transaction),
    external_id: idOf(
      "nonDerivative",
      valueOf(transaction, "securityTitle"),
      day,
      code,
      side,
      natureOf(transaction),
      markOf(price, shares)
    )
  }
}

/** A derivative in words, `383594 Stock Option (Right to Buy) at 3.74`. */
const derivativeIn = (title: string | null, shares: string | null, exercise: string | null): string => {
  const named = [shares?.replace(/\.0+$/, "") ?? null, title].filter((part) => part !== null).join(" ")
  return exercise === null ? named : `${named} at ${exercise}`
}

/** A transaction of a derivative as a row that changes no shares; null for an exercise. */
const derivativeOf = (transaction: Xml, idOf: IdOf): SourceRow | null => {
  const code = codeOf(transaction)
  if (isExercise(code)) return null
  const amounts = element(transaction, "transactionAmounts")
  const title = valueOf(transaction, "securityTitle")
  const shares = valueOf(amounts, "transactionShares")
  const exercise = valueOf(transaction, "conversionOrExercisePrice")
  const day = dayOf(transaction)
  return {
    transaction_date: day,
    transaction_type: `${codeInWords(code) ?? "Transaction"} of derivative: ${derivativeIn(title, shares, exercise)}${swapOf(transaction)}`,
    transaction_code: code,
    shares_change: 0,
    price: null,
    currency: null,
    shares_owned_after: null,
    is_direct: isDirect(transaction),
    table_line: tableLineOf("derivative", transaction),
    external_id: idOf(
      "derivative",
      title,
      day,
      code,
      valueOf(amounts, "transactionAcquiredDisposedCode"),
      natureOf(transaction),
      markOf(exercise, shares)
    )
  }
}

const noTransaction: SourceRow = {
  transaction_date: null,
  transaction_type: "Initial holding",
  transaction_code: null,
  shares_change: 0,
  price: null,
  currency: null
}

/** An initial holding of shares as a row; null for any other holding. */
const holdingOf = (holding: Xml, isInitial: boolean, idOf: IdOf): SourceRow | null => {
  // A Form 5 may report a holding that should have been on a Form 3.
  const isLate = textIn(holding, "transactionCoding", "transactionFormType") === "3"
  const shares_owned_after = valueOf(holding, "postTransactionAmounts", "sharesOwnedFollowingTransaction")
  if ((!isInitial && !isLate) || shares_owned_after === null) return null
  return {
    ...noTransaction,
    shares_owned_after,
    is_direct: isDirect(holding),
    table_line: tableLineOf("holding", holding),
    external_id: idOf("holding", valueOf(holding, "securityTitle"), natureOf(holding))
  }
}

/** An initial holding of a derivative as a row; null for any other holding. */
const derivativeHoldingOf = (holding: Xml, isInitial: boolean, idOf: IdOf): SourceRow | null => {
  if (!isInitial && textIn(holding, "transactionCoding", "transactionFormType") !== "3") return null
  const title = valueOf(holding, "securityTitle")
  const shares = valueOf(holding, "underlyingSecurity", "underlyingSecurityShares")
  const exercise = valueOf(holding, "conversionOrExercisePrice")
  return {
    ...noTransaction,
    transaction_type: `Initial holding of derivative: ${derivativeIn(title, shares, exercise)}`,
    shares_owned_after: null,
    is_direct: isDirect(holding),
    table_line: tableLineOf("derivativeHolding", holding),
    external_id: idOf("derivativeHolding", title, natureOf(holding), markOf(exercise, shares))
  }
}

/** The rows of a document in its order, without what they have in common. */
const linesOf = (document: Xml, key: string): ReadonlyArray<Line> => {
  const idOf = ids(key)
  const isInitial = textIn(document, "documentType")?.startsWith("3") ?? false
  const lines: Array<Line> = []
  const add = (table: string, index: number, row: SourceRow | string | null) => {
    if (row !== null) lines.push({ table, index, row })
  }
  for (const [index, one] of tableOf(document, "nonDerivativeTable", "nonDerivativeTransaction")) {
    add("nonDerivativeTransaction", index, transactionOf(one, idOf))
  }
  for (const [index, one] of tableOf(document, "derivativeTable", "derivativeTransaction")) {
    add("derivativeTransaction", index, derivativeOf(one, idOf))
  }
  for (const [index, one] of tableOf(document, "nonDerivativeTable", "nonDerivativeHolding")) {
    add("nonDerivativeHolding", index, holdingOf(one, isInitial, idOf))
  }
  for (const [index, one] of tableOf(document, "derivativeTable", "derivativeHolding")) {
    add("derivativeHolding", index, derivativeHoldingOf(one, isInitial, idOf))
  }
  if (isInitial && isSet(textIn(document, "noSecuritiesOwned"))) {
    const row = {
      ...noTransaction,
      shares_owned_after: 0,
      is_direct: null,
      table_line: "none",
      external_id: idOf("none")
    }
    add("noSecuritiesOwned", 0, row)
  }
  return lines
}

/** The day on which an amendment's original was filed; where it states none, that of the period, shortly before it. */
const originalDayOf = (document: Xml, period: string | null, filed_date: string): string =>
  [dayIn(textIn(document, "dateOfOriginalSubmission")), period].find(
    (day) => day !== null && isCalendarDate(day)
  ) ?? filed_date

/** The lines as a batch; `place` names the filing. */
const batchOf = (lines: ReadonlyArray<Line>, common: SourceRow, place: string): EntryBatch => {
  const placed: Array<PlacedRow> = []
  const broken: Array<Broken> = []
  for (const [at, { index, row, table }] of lines.entries()) {
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
  const lines = linesOf(document, [accession ?? unnumbered, filer, period ?? ""].join("/"))
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
    batches: lines.length === 0 ? [] : [batchOf(lines, common, place)]
  }
  return found
})
