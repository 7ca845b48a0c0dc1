/** Exchange rates between any two currencies by day: as stated, inverted, or crossed over the euro. */
import { Schema } from "effect"
import { currencyOf, hundredthOf } from "../codes/Currency.ts"
import { field } from "../records/Record.ts"
import { addDays } from "../time/CalendarDate.ts"
import { Rate } from "./Rate.ts"

/** How many days a rate may lie before the day that it is used for: over the longest holidays of a central bank. */
export const rateDays = 10

/** The currency that others are crossed over. */
export const pivot = "EUR"

/** What a rate follows from. */
const Derivation = Schema.Literals(["direct", "inverse", "crossed"])

/** A rate between two currencies, as it follows from stored ones of its day. */
export const DerivedRate = Schema.Struct({
  date: Rate.fields.date,
  value: Rate.fields.value,
  derivation: field(
    Derivation,
    "direct: stated so; inverse: of the pair the other way round; crossed: of both currencies against the euro"
  ),
  sources: field(Schema.Array(Rate.fields.source), "Who states the rates that it follows from", {
    example: ["ecb"]
  })
}).annotate({ identifier: "Rate" })
export type DerivedRate = typeof DerivedRate.Type

/** Stored rates by pair and day. */
export type RateTable = ReadonlyMap<string, ReadonlyMap<string, Rate>>

const pairOf = (base: string, quote: string): string => `${base}/${quote}`

/**
 * The rates by pair and day. Of several sources of a pair's day, that of the first one by name counts.
 *
 * @example
 * ```ts
 * import { rateOn, rateTable } from "findata"
 *
 * const rates = rateTable([
 *   { date: "2019-04-10", base: "EUR", quote: "USD", value: 1.1279, source: "ecb" },
 *   { date: "2019-04-10", base: "EUR", quote: "KRW", value: 1283.09, source: "ecb" }
 * ])
 * rateOn(rates, "EUR", "USD", "2019-04-10") // => { date: "2019-04-10", value: 1.1279, derivation: "direct" }
 * ```
 */
export const rateTable = (rates: Iterable<Rate>): RateTable => {
  const table = new Map<string, Map<string, Rate>>()
  for (const rate of rates) {
    const pair = pairOf(rate.base, rate.quote)
    const days = table.get(pair) ?? new Map<string, Rate>()
    const before = days.get(rate.date)
    if (before === undefined || rate.source < before.source) days.set(rate.date, rate)
    table.set(pair, days)
  }
  return table
}

/** The rate of a pair on a day as it is stated, or the other way round; null for none. */
const statedOn = (table: RateTable, base: string, quote: string, date: string): DerivedRate | null => {
  const direct = table.get(pairOf(base, quote))?.get(date)
  if (direct !== undefined) {
    return { date, value: direct.value, derivation: "direct", sources: [direct.source] }
  }
  const inverse = table.get(pairOf(quote, base))?.get(date)
  return inverse === undefined
    ? null
    : { date, value: 1 / inverse.value, derivation: "inverse", sources: [inverse.source] }
}

/** The rate between two currencies on a day; null for none. */
const betweenOn = (table: RateTable, base: string, quote: string, date: string): DerivedRate | null => {
  const stated = statedOn(table, base, quote, date)
  if (stated !== null || base === pivot || quote === pivot) return stated
  const ofBase = statedOn(table, pivot, base, date)
  const ofQuote = statedOn(table, pivot, quote, date)
  return ofBase === null || ofQuote === null
    ? null
    : {
        date,
        value: ofQuote.value / ofBase.value,
        derivation: "crossed",
        sources: [...new Set([...ofBase.sources, ...ofQuote.sources])]
      }
}

/** Units of a quote unit in one of its currency: 100 for GBX. */
const unitsIn = (unit: string): number => (hundredthOf(unit) === null ? 1 : 100)

/**
 * The rate between two currencies, or their hundredths (GBX), that counts on a day: of that day, or the last one of the ten days
 * before it. One of `base` is `value` of `quote`. Null where neither has one.
 *
 * @example
 * ```ts
 * import { rateOn, rateTable } from "findata"
 *
 * const rates = rateTable([
 *   { date: "2019-04-10", base: "EUR", quote: "GBP", value: 0.86083, source: "ecb" },
 *   { date: "2019-04-10", base: "EUR", quote: "USD", value: 1.1279, source: "ecb" }
 * ])
 * rateOn(rates, "GBP", "USD", "2019-04-13") // => { date: "2019-04-10", value: 1.3102470871135996, derivation: "crossed" }
 * rateOn(rates, "GBP", "USD", "2019-04-21") // => null
 * ```
 */
export const rateOn = (table: RateTable, base: string, quote: string, day: string): DerivedRate | null => {
  const [from, to] = [currencyOf(base), currencyOf(quote)]
  const units = unitsIn(quote) / unitsIn(base)
  if (from === to) return { date: day, value: units, derivation: "direct", sources: [] }
  for (let days = 0; days <= rateDays; days++) {
    const found = betweenOn(table, from, to, addDays(day, -days))
    if (found !== null) return { ...found, value: found.value * units }
  }
  return null
}

/**
 * The rates between two currencies of the days that have one, oldest first.
 *
 * @example
 * ```ts
 * import { ratesBetween, rateTable } from "findata"
 *
 * const rates = rateTable([
 *   { date: "2019-04-10", base: "EUR", quote: "USD", value: 1.1279, source: "ecb" },
 *   { date: "2019-04-09", base: "EUR", quote: "USD", value: 1.1277, source: "ecb" }
 * ])
 * ratesBetween(rates, "EUR", "USD") // => [{ date: "2019-04-09", value: 1.1277 }, { date: "2019-04-10", value: 1.1279 }]
 * ```
 */
export const ratesBetween = (table: RateTable, base: string, quote: string): ReadonlyArray<DerivedRate> => {
  const days = new Set([...table.values()].flatMap((rates) => [...rates.keys()]))
  return [...days].toSorted().flatMap((day) => betweenOn(table, base, quote, day) ?? [])
}

/** Without any rate. */
export const noRates: RateTable = rateTable([])
