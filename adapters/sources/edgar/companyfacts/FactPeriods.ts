/** Groups facts by filing and period: flows over a span, and the balances of the day it ends on. */
import { daysBetween } from "../../../../core/mod.ts"
import { type Span } from "../../../../core/financials/mod.ts"
import type { Fact } from "./Facts.ts"

/** The facts of a concept in one unit. */
export interface UnitFacts {
  readonly concept: string
  readonly unit: string
  readonly facts: ReadonlyArray<Fact>
}

export interface Period {
  /** One of its facts, for the data of the filing. */
  readonly fact: Fact
  readonly span: Span
  /** The value of a concept: its flow over the span, else its balance at the end; undefined without either. */
  readonly valueOf: (concept: string) => number | undefined
}

/** The days of a period of each number of months, years of 52 or 53 weeks included. */
const spanDays: ReadonlyArray<readonly [from: number, to: number, span: Span]> = [
  [70, 120, 3],
  [140, 229, 6],
  [230, 329, 9],
  [330, 420, 12]
]

/** The months that a fact of a flow covers; undefined for any other number of days. */
export const spanOf = (start: string, end: string): Span | undefined => {
  const days = daysBetween(start, end)
  return spanDays.find(([from, to]) => from <= days && days <= to)?.[2]
}

interface Flows {
  readonly fact: Fact
  readonly span: Span
  readonly values: Map<string, number>
}

/**
 * Every period for which a filing has a flow, in the units that `isUnit` accepts for the filing. A period that had not
 * ended when it was filed is none.
 */
export const periodsOf = (
  all: ReadonlyArray<UnitFacts>,
  isUnit: (fact: Fact, unit: string) => boolean
): ReadonlyArray<Period> => {
  const periods = new Map<string, Flows>()
  const balances = new Map<string, Map<string, number>>()
  const spans = new Map<string, Span | undefined>()
  const spanFrom = (start: string, end: string): Span | undefined => {
    const key = start + end
    if (!spans.has(key)) spans.set(key, spanOf(start, end))
    return spans.get(key)
  }
  const balanceAt = (key: string): Map<string, number> => {
    const found = balances.get(key) ?? new Map<string, number>()
    balances.set(key, found)
    return found
  }
  const flowsAt = (fact: Fact, span: Span): Map<string, number> => {
    const key = `${fact.accn} ${fact.end} ${span}`
    const found = periods.get(key) ?? { fact, span, values: new Map<string, number>() }
    periods.set(key, found)
    return found.values
  }
  for (const { concept, facts, unit } of all) {
    for (const fact of facts) {
      if (fact.end > fact.filed || !isUnit(fact, unit)) continue
      const span = fact.start === undefined ? null : spanFrom(fact.start, fact.end)
      if (span === undefined) continue
      const values = span === null ? balanceAt(`${fact.accn} ${fact.end}`) : flowsAt(fact, span)
      if (!values.has(concept)) values.set(concept, fact.val)
    }
  }
  return [...periods.values()].map(({ fact, span, values }) => {
    const balance = balances.get(`${fact.accn} ${fact.end}`)
    return { fact, span, valueOf: (concept) => values.get(concept) ?? balance?.get(concept) }
  })
}
