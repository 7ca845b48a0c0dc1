/** SEC's companyfacts as served: every fact of an issuer's filings by concept and unit. */
import { Effect, Predicate } from "effect"
import { isCalendarDate, UnreadableFile } from "../../../../core/mod.ts"
import { cikOf, member } from "../base/Json.ts"

/** One figure in one filing. */
export interface Fact {
  /** The first day of the span; absent for a balance. */
  readonly start?: string
  readonly end: string
  readonly val: number
  /** The filing's accession number. */
  readonly accn: string
  /** The fiscal year by the filing; null in some that aren't periodic. */
  readonly fy?: number | null
  /** `10-K`, `10-Q/A`, `8-K`. */
  readonly form: string
  /** The day of filing. */
  readonly filed: string
}

/** A fact that can't be read. */
export interface BrokenFact {
  readonly concept: string
  readonly message: string
}

export interface CompanyFacts {
  /** Ten digits. */
  readonly cik: string
  /** Empty where the file has none. */
  readonly entityName: string
  /** By concept, `us-gaap:Assets`, then by unit, `USD` or `USD/shares`. */
  readonly facts: ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<Fact>>>
  /** The facts left out of `facts`. */
  readonly broken: ReadonlyArray<BrokenFact>
}

/** Above any sum of money or shares. */
const maxValue = 1e18

const accession = /^\d{10}-\d{2}-\d{6}$/

/** Says what is wrong with a fact; null when nothing is. Dates repeat, so that valid ones are kept in `days`. */
const faultOf = (fact: unknown, days: Set<string>): string | null => {
  const isDay = (value: unknown): boolean => {
    if (typeof value !== "string") return false
    if (days.has(value)) return true
    return isCalendarDate(value) && days.add(value) !== undefined
  }
  if (!Predicate.isObject(fact)) return "isn't an object"
  const { accn, end, filed, form, fy, start, val } = fact
  if (!isDay(end)) return "has no end, a date such as 2023-09-30"
  if (start !== undefined && !isDay(start)) return "has a start that is no date"
  if (typeof val !== "number" || !(Math.abs(val) <= maxValue)) return `has no val, a number up to ${maxValue}`
  if (typeof accn !== "string" || !accession.test(accn)) {
    return "has no accn, an accession number such as 0000320193-23-000106"
  }
  if (typeof form !== "string" || form === "") return "has no form, such as 10-K"
  if (!isDay(filed)) return "has no filed, a date such as 2023-11-03"
  if (fy !== undefined && fy !== null && !Number.isInteger(fy)) return "has a fy that is no year"
  return null
}

/** Whether parsed JSON has the shape of companyfacts. */
export const isCompanyFacts = (json: unknown): boolean => Predicate.isObject(member(json, "facts"))

/**
 * The facts of parsed companyfacts; those that can't be read are in `broken`. Fails when the JSON has another shape:
 * `file` is its name in the error.
 */
export const companyFactsOf = (json: unknown, file: string): Effect.Effect<CompanyFacts, UnreadableFile> => {
  const fail = (message: string) => Effect.fail(new UnreadableFile({ file, line: null, message }))
  if (!Predicate.isObject(json)) return fail("Expected SEC's companyfacts, an object with cik and facts")
  const cik = cikOf(json["cik"])
  if (cik === null)
    return fail("Expected SEC's companyfacts: cik, the issuer's number, is missing or no number")
  const taxonomies = json["facts"]
  if (!Predicate.isObject(taxonomies))
    return fail("Expected SEC's companyfacts: facts, an object, is missing")
  const facts = new Map<string, ReadonlyMap<string, ReadonlyArray<Fact>>>()
  const broken: Array<BrokenFact> = []
  const days = new Set<string>()
  const factsOf = (concept: string, unit: string, values: ReadonlyArray<unknown>): ReadonlyArray<Fact> =>
    values.filter((fact, index): fact is Fact => {
      const fault = faultOf(fact, days)
      if (fault !== null)
        broken.push({ concept, message: `${concept} in ${unit}: fact ${index + 1} ${fault}` })
      return fault === null
    })
  for (const [taxonomy, tags] of Object.entries(taxonomies)) {
    for (const [tag, described] of Object.entries(Predicate.isObject(tags) ? tags : {})) {
      const concept = `${taxonomy}:${tag}`
      const units = Predicate.isObject(described) ? described["units"] : undefined
      if (!Predicate.isObject(units)) {
        broken.push({ concept, message: `${concept} has no units, an object` })
        continue
      }
      const byUnit = new Map<string, ReadonlyArray<Fact>>()
      for (const [unit, values] of Object.entries(units)) {
        if (Array.isArray(values)) byUnit.set(unit, factsOf(concept, unit, values))
        else broken.push({ concept, message: `${concept} in ${unit} is no list of facts` })
      }
      facts.set(concept, byUnit)
    }
  }
  const { entityName } = json
  return Effect.succeed({ cik, entityName: typeof entityName === "string" ? entityName : "", facts, broken })
}
