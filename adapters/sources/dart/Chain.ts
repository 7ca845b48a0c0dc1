/** The forms of accounts' names, and of what a line is made of. */

/** Balance sheet, income statement, cash flow statement. */
export type StatementPart = "BS" | "IS" | "CF"

/** Ways to name one account, of which the first reported one counts. */
export type Account = ReadonlyArray<string>

export type Formula =
  | string
  /** The sum of the reported ones; an unreported one is taken as absent. */
  | { readonly anyOf: ReadonlyArray<Account> }
  /** The sum, where all are reported. */
  | { readonly allOf: ReadonlyArray<Account> }

export interface Chain {
  readonly part: StatementPart
  readonly of: ReadonlyArray<Formula>
}

/** A chain of formulas over a part of the statement. */
export const chainOf =
  (part: StatementPart) =>
  (...of: ReadonlyArray<Formula>): Chain => ({ part, of })
