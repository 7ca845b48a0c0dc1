/** The currency of each filing's statements, among those of its facts. */
import { currencyCode } from "../../../../core/mod.ts"
import type { UnitFacts } from "./FactPeriods.ts"

type Counts = Map<string, number>

const mostCommon = (counts: Counts, first: string | null): string | null => {
  const ordered = [...counts].toSorted(([a, m], [b, n]) => n - m || Number(b === first) - Number(a === first))
  return ordered[0]?.[0] ?? first
}

/**
 * Returns the currency of a filing by its accession number: that of most of its facts, because a translation of the
 * last year into another one adds fewer. Of a filing without an amount it is the issuer's most common; null without any.
 */
export const currenciesOf = (all: ReadonlyArray<UnitFacts>): ((accn: string) => string | null) => {
  const whole: Counts = new Map()
  const byFiling = new Map<string, Counts>()
  for (const { facts, unit } of all) {
    if (currencyCode(unit) !== unit) continue
    whole.set(unit, (whole.get(unit) ?? 0) + facts.length)
    for (const { accn } of facts) {
      const counts: Counts = byFiling.get(accn) ?? new Map()
      byFiling.set(accn, counts.set(unit, (counts.get(unit) ?? 0) + 1))
    }
  }
  const usual = mostCommon(whole, null)
  const found = new Map([...byFiling].map(([accn, counts]) => [accn, mostCommon(counts, usual)]))
  return (accn) => found.get(accn) ?? usual
}
