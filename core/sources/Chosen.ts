/** The companies that an operator chooses by name. */
import { parseSymbol } from "../companies/Symbol.ts"
import type { SourceSubject } from "./Source.ts"

export interface Chosen {
  readonly subjects: ReadonlyArray<SourceSubject>
  /** The names of none. */
  readonly missing: ReadonlyArray<string>
}

/** A listing's name: SYMBOL or SYMBOL:EXCHANGE. */
const isListing = (name: string) => {
  const parsed = parseSymbol(name)
  return ({ exchange, symbol }: SourceSubject): boolean =>
    symbol === parsed?.symbol && (parsed.exchange === null || parsed.exchange === exchange)
}

/** The number of an issuer at SEC or DART. */
const isIssuer =
  (name: string) =>
  ({ cik, corp_code }: SourceSubject): boolean =>
    /^\d+$/.test(name) && (cik === name.padStart(10, "0") || corp_code === name.padStart(8, "0"))

/** A number is an issuer's only where it is no symbol, as 005930 is in Korea. */
const foundBy = (name: string, all: ReadonlyArray<SourceSubject>): ReadonlyArray<SourceSubject> => {
  const listings = all.filter(isListing(name))
  return listings.length > 0 ? listings : all.filter(isIssuer(name))
}

/** The companies of the names, each once. */
export const chosenBy = (names: ReadonlyArray<string>, all: ReadonlyArray<SourceSubject>): Chosen => {
  const found = names.map((name) => ({ name, subjects: foundBy(name, all) }))
  return {
    subjects: [...new Set(found.flatMap(({ subjects }) => subjects))],
    missing: found.flatMap(({ name, subjects }) => (subjects.length === 0 ? [name] : []))
  }
}
