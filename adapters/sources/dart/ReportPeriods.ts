/** The accounts of a report, grouped by the periods that they are reported for. */
import type { Span } from "../../../core/financials/mod.ts"
import { accountName, type Entry, filedName } from "./Accounts.ts"
import { daysIn, type Members, textIn } from "./Answer.ts"
import type { StatementPart } from "./Chain.ts"
import { amountsOf } from "./Periods.ts"
import { type ReportCode, reportKinds } from "./Reports.ts"

/** A row of an answer with its number, from 1. */
export interface Numbered {
  readonly row: Members
  readonly line: number
}

/** Months that end on a day, with the accounts that are reported for them. */
export interface Period {
  readonly end: string
  readonly months: Span
  readonly entries: Map<StatementPart, Map<string, Entry>>
}

const parts: Readonly<Record<string, StatementPart>> = { BS: "BS", IS: "IS", CIS: "IS", CF: "CF" }

/** The accounts of the statements that are read: the income statement, else that of comprehensive income, not both. */
export const accountsOf = (
  rows: ReadonlyArray<Numbered>
): ReadonlyArray<Numbered & { readonly part: StatementPart }> => {
  const hasIncome = rows.some(({ row }) => textIn(row, "sj_div") === "IS")
  return rows.flatMap((numbered) => {
    const sj_div = textIn(numbered.row, "sj_div") ?? ""
    const part = Object.hasOwn(parts, sj_div) ? parts[sj_div] : undefined
    return part === undefined || (sj_div === "CIS" && hasIncome) ? [] : [{ ...numbered, part }]
  })
}

/** The last day of this report's period, as its accounts state it; null where none does. */
export const statedEnd = (rows: ReadonlyArray<Numbered>): string | null =>
  rows.flatMap(({ row }) => daysIn(textIn(row, "thstrm_dt")).at(-1) ?? [])[0] ?? null

/** Periods with their accounts; balances go with each flow of the report that ends on their day. */
export const periodsOf = (
  accounts: ReturnType<typeof accountsOf>,
  code: ReportCode,
  end: string
): ReadonlyArray<Period> => {
  const periods = new Map<string, Period>()
  const balances: Array<{ readonly end: string; readonly name: string; readonly entry: Entry }> = []
  const put = ({ entries }: Period, part: StatementPart, name: string, entry: Entry) => {
    const of = entries.get(part) ?? new Map<string, Entry>()
    entries.set(part, of)
    if (!of.has(name)) of.set(name, entry)
  }
  const periodOf = (day: string, months: Span): Period => {
    const key = `${day} ${months}`
    const period = periods.get(key) ?? { end: day, months, entries: new Map() }
    periods.set(key, period)
    return period
  }
  for (const { part, row } of accounts) {
    const name = accountName(row)
    if (name === null) continue
    for (const { amount, end: day, months } of amountsOf(row, part, code, end)) {
      const entry = { amount, filed: filedName(row) }
      if (months === null) balances.push({ end: day, name, entry })
      else put(periodOf(day, months), part, name, entry)
    }
  }
  // A report with a balance sheet alone.
  if (periods.size === 0 && balances.length > 0) periodOf(end, reportKinds[code].months)
  for (const period of periods.values()) {
    for (const { end: day, entry, name } of balances) if (day === period.end) put(period, "BS", name, entry)
  }
  return [...periods.values()].toSorted((a, b) =>
    a.end === b.end ? a.months - b.months : a.end < b.end ? 1 : -1
  )
}
