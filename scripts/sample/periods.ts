/** Groups facts by filing and period: flows over a span, and the balances of the day it ends on. */
import { type Span, spans } from "../../core/financials/Statement.ts"
import { daysBetween } from "../../core/time/CalendarDate.ts"
import type { Fact } from "./companyFacts.ts"

export interface Period {
  /** One of its facts, for the data of the filing. */
  readonly fact: Fact
  readonly span: Span
  readonly values: ReadonlyMap<string, number>
}

/** The facts of a tag. */
export interface TagFacts {
  readonly tag: string
  readonly facts: ReadonlyArray<Fact>
}

/** The days of a period of each number of months, years of 52 or 53 weeks included. */
const spanDays: ReadonlyArray<readonly [from: number, to: number, span: Span]> = [
  [70, 120, 3],
  [140, 229, 6],
  [230, 329, 9],
  [330, 420, 12]
]

/** The months that a fact covers; null for a balance, undefined for any other number of days. */
const spanOf = ({ end, start }: Fact): Span | null | undefined => {
  if (start === undefined) return null
  const days = daysBetween(start, end)
  return spanDays.find(([from, to]) => from <= days && days <= to)?.[2]
}

const keyOf = ({ accn, end }: Fact, span: Span): string => `${accn} ${end} ${span}`

/** Every period for which a filing has a flow. Balances go with each span of the same filing that ends on their day. */
export const periodsOf = (tags: ReadonlyArray<TagFacts>): ReadonlyArray<Period> => {
  const periods = new Map<string, Period & { readonly values: Map<string, number> }>()
  const put = (tag: string, fact: Fact, span: Span) => {
    const values = periods.get(keyOf(fact, span))?.values
    if (values !== undefined && !values.has(tag)) values.set(tag, fact.val)
  }
  const all = tags.flatMap(({ facts, tag }) => facts.map((fact) => ({ tag, fact, span: spanOf(fact) })))
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
