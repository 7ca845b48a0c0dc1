/** Facts by the filing and period that tell them: what flowed over a span, and the balances of the day it ends on. */
import { type Span, spans } from "../../core/financials/Statement.ts"
import { daysBetween } from "../../core/time/CalendarDate.ts"
import type { Fact } from "./companyFacts.ts"

export interface Period {
  /** One of its facts, for the filing's own data. */
  readonly fact: Fact
  readonly span: Span
  readonly values: ReadonlyMap<string, number>
}

/** The facts of a tag. */
export interface Told {
  readonly tag: string
  readonly facts: ReadonlyArray<Fact>
}

/** How many days filings count for a period of so many months, weeks of 52 or 53 to a year among them. */
const spanDays: ReadonlyArray<readonly [from: number, to: number, span: Span]> = [
  [70, 120, 3],
  [140, 229, 6],
  [230, 329, 9],
  [330, 420, 12]
]

/** The months that a fact covers; null for a balance, undefined for any other stretch of days. */
const spanOf = ({ end, start }: Fact): Span | null | undefined => {
  if (start === undefined) return null
  const days = daysBetween(start, end)
  return spanDays.find(([from, to]) => from <= days && days <= to)?.[2]
}

const keyOf = ({ accn, end }: Fact, span: Span): string => `${accn} ${end} ${span}`

/** Every period that a filing tells a flow of. Balances go with each span of the same filing that ends on their day. */
export const periodsOf = (told: ReadonlyArray<Told>): ReadonlyArray<Period> => {
  const periods = new Map<string, Period & { readonly values: Map<string, number> }>()
  const put = (tag: string, fact: Fact, span: Span) => {
    const values = periods.get(keyOf(fact, span))?.values
    if (values !== undefined && !values.has(tag)) values.set(tag, fact.val)
  }
  const all = told.flatMap(({ facts, tag }) => facts.map((fact) => ({ tag, fact, span: spanOf(fact) })))
  for (const { fact, span, tag } of all) {
    if (span === null || span === undefined) continue
    const key = keyOf(fact, span)
    if (!periods.has(key)) periods.set(key, { fact, span, values: new Map() })
    put(tag, fact, span)
  }
  for (const { fact, span, tag } of all) {
    if (span === null) for (const months of spans) put(tag, fact, months)
  }
  return [...periods.values()]
}
