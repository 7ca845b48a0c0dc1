/**
 * SEC's codes of insiders' transactions in words (Form 4, General Instruction 8; EDGAR Ownership XML Technical
 * Specification, 3.6.9).
 */

const words: Readonly<Record<string, string>> = {
  A: "Grant or award",
  C: "Conversion of derivative security",
  D: "Disposition to the issuer",
  E: "Expiration of short derivative position",
  F: "Payment of exercise price or tax by shares",
  G: "Gift",
  H: "Expiration of long derivative position",
  I: "Discretionary transaction",
  J: "Other acquisition or disposition",
  K: "Equity swap",
  L: "Small acquisition",
  M: "Exercise or conversion of derivative security",
  O: "Exercise of out-of-the-money derivative security",
  P: "Purchase",
  S: "Sale",
  U: "Tender of shares in a change of control",
  W: "Acquisition or disposition by will or descent",
  X: "Exercise of in-the-money derivative security",
  Z: "Deposit into or withdrawal from voting trust"
}

/** The words for a code; null for one that isn't SEC's. */
export const codeInWords = (code: string | null): string | null =>
  code !== null && Object.hasOwn(words, code) ? (words[code] ?? null) : null

/** Whether the code is of an exercise or a conversion, whose shares are in the table of shares. */
export const isExercise = (code: string | null): boolean => code !== null && "CMOX".includes(code)

export const isTrade = (code: string | null): boolean => code === "P" || code === "S"
