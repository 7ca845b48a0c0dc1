/**
 * The tables of an ownership document as rows.
 *
 * The transactions of Table I, of shares, are rows with a signed change in shares. Those of Table II, of options and
 * other derivatives, change no shares: they are rows with a change of 0 that names the derivative, so that grants of
 * options are seen and never counted. Exercises and conversions are left out there, because their shares are in Table I. A
 * Form 3 has no transactions: its holdings are rows with a change of 0. Other holdings repeat what is known, and are left
 * out.
 */
import type { SourceRow } from "../../../../core/mod.ts"
import type { Xml } from "../../content/Xml.ts"
import { element, elements, textIn } from "../base/Elements.ts"
import { codeInWords, isExercise, isTrade } from "./TransactionCode.ts"
import { dayIn, isSet, maxNameLength, valueOf } from "./Values.ts"

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

/** A row of a table of the document, or why there is none. */
export interface TableRow {
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

/** The rows of a document's tables in its order, without what they have in common; `key` identifies the statement. */
export const tableRows = (document: Xml, key: string): ReadonlyArray<TableRow> => {
  const idOf = ids(key)
  const isInitial = textIn(document, "documentType")?.startsWith("3") ?? false
  const rows: Array<TableRow> = []
  const add = (table: string, index: number, row: SourceRow | string | null) => {
    if (row !== null) rows.push({ table, index, row })
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
  return rows
}
