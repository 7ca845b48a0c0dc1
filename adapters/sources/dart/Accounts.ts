/** The accounts of one period of a statement, by id or label, and the lines that they give. */
import type { Line } from "../../../core/financials/mod.ts"
import { accountChains, groupTotals } from "./AccountChains.ts"
import { type Amount, lineIn, type Members, textIn } from "./Answer.ts"
import type { Account, Formula, StatementPart } from "./Chain.ts"

/** An amount, and the account's name as filed. */
export interface Entry {
  readonly amount: Amount
  readonly filed: string
}

/** By part of the statement, then by the account's name in the chains. */
export type Entries = ReadonlyMap<StatementPart, ReadonlyMap<string, Entry>>

/** The account's standard id, older ones as newer ones: `ifrs_Assets` is `ifrs-full_Assets`; null without one. */
const standardId = (row: Members): string | null => {
  const id = textIn(row, "account_id")
  return id !== null && /^(ifrs|ifrs-full|dart)_\w+$/.test(id) ? id.replace(/^ifrs_/, "ifrs-full_") : null
}

/** A label without spaces, numbering, notes and the signs that it may have: `Ⅴ. 영업이익(손실)` is `영업이익`. */
const plainLabel = (label: string): string =>
  label
    .normalize("NFKC")
    .replaceAll(/\s/g, "")
    .replace(/^([IVX]+|\d+|[가-하])[.)]/, "")
    .replaceAll(/\((손실|결손금|주석?[\d,.]*)\)/g, "")

/** The name of an account in the chains: its standard id, else its label; null when it has neither. */
export const accountName = (row: Members): string | null => {
  const label = lineIn(row, "account_nm")
  return standardId(row) ?? (label === null ? null : plainLabel(label))
}

/** The account's name as filed, for the tags of a row. */
export const filedName = (row: Members): string =>
  (standardId(row) === null ? null : textIn(row, "account_id")) ?? lineIn(row, "account_nm") ?? ""

type Lookup = (name: string) => Entry | undefined

const firstOf = (account: Account, lookup: Lookup): Entry | undefined => {
  for (const name of account) {
    const entry = lookup(name)
    if (entry !== undefined) return entry
  }
  return undefined
}

const sumOf = (entries: ReadonlyArray<Entry>): Entry | undefined => {
  const [first, ...others] = entries
  if (first === undefined || others.length === 0) return first
  const invalid = entries.find(({ amount }) => typeof amount === "string")
  if (invalid !== undefined) return invalid
  return {
    amount: entries.reduce((sum, { amount }) => sum + Number(amount), 0),
    filed: entries.map(({ filed }) => filed).join(" + ")
  }
}

const evaluate = (formula: Formula, lookup: Lookup): Entry | undefined => {
  if (typeof formula === "string") return lookup(formula)
  const accounts = "anyOf" in formula ? formula.anyOf : formula.allOf
  const found = accounts.flatMap((account) => firstOf(account, lookup) ?? [])
  return "allOf" in formula && found.length < accounts.length ? undefined : sumOf(found)
}

/**
 * The figure of each reported line. `groupCounts` says whether totals that include others' interests are the parent's.
 */
export const lineEntries = (entries: Entries, groupCounts: boolean): ReadonlyArray<readonly [Line, Entry]> =>
  (Object.keys(accountChains) as ReadonlyArray<Line>).flatMap((line) => {
    const chain = accountChains[line]
    if (chain === undefined) return []
    const reported = entries.get(chain.part)
    const lookup: Lookup = (name) => (groupCounts || !groupTotals.has(name) ? reported?.get(name) : undefined)
    for (const formula of chain.of) {
      const entry = evaluate(formula, lookup)
      if (entry !== undefined) return [[line, entry] as const]
    }
    return []
  })
