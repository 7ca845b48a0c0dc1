/** The companies that an operator chooses by name. */
import { exchangeDirectory } from "../companies/ExchangeDirectory.ts"
import { isMeantIn, otherSpellings } from "../companies/Spelling.ts"
import { parseSymbol } from "../codes/Symbol.ts"
import { worldExchanges } from "../companies/WorldExchanges.ts"
import type { SourceSubject } from "./Source.ts"

/** What the names stand for. */
export interface Chosen {
  readonly subjects: ReadonlyArray<SourceSubject>
  /** The names of none. */
  readonly missing: ReadonlyArray<string>
}

const exchanges = exchangeDirectory(worldExchanges)

/** Whether a company on an exchange is on the one that is named, or on another of its operator. */
const isOn = (code: string, named: string | null): boolean =>
  named === null ||
  code === named ||
  (exchanges.find(named)?.operating_mic ?? "") === exchanges.find(code)?.operating_mic

/** The listings of SYMBOL or SYMBOL:EXCHANGE in one spelling or in the others; none on a day, because subjects are today's. */
const listingsIn = (name: string, all: ReadonlyArray<SourceSubject>, isExact: boolean) => {
  const named = parseSymbol(name)
  if (named === null || named.day !== null) return []
  const symbols = new Set(isExact ? [named.symbol] : otherSpellings(named.symbol))
  return all.filter(
    ({ exchange, symbol }) =>
      symbols.has(symbol) &&
      isOn(exchange, named.exchange) &&
      (isExact || isMeantIn(named.symbol, exchanges.find(exchange)?.country_code ?? ""))
  )
}

/** The number of an issuer at SEC or DART. */
const isIssuer =
  (name: string) =>
  ({ cik, corp_code }: SourceSubject): boolean =>
    /^\d+$/.test(name) && (cik === name.padStart(10, "0") || corp_code === name.padStart(8, "0"))

/** A number is an issuer's only where it is no symbol, as 005930 is in Korea; 5930 is a symbol where it is no issuer's. */
const foundBy = (name: string, all: ReadonlyArray<SourceSubject>): ReadonlyArray<SourceSubject> => {
  const listings = listingsIn(name, all, true)
  if (listings.length > 0) return listings
  const issued = all.filter(isIssuer(name))
  return issued.length > 0 ? issued : listingsIn(name, all, false)
}

/** Whether one of the names, SYMBOL or SYMBOL:EXCHANGE, is of one of the companies. */
export const areNamed = (names: ReadonlyArray<string>, all: ReadonlyArray<SourceSubject>): boolean =>
  names.some((name) => [true, false].some((isExact) => listingsIn(name, all, isExact).length > 0))

/** The companies of the names, each once. */
export const chosenBy = (names: ReadonlyArray<string>, all: ReadonlyArray<SourceSubject>): Chosen => {
  const found = names.map((name) => ({ name, subjects: foundBy(name, all) }))
  return {
    subjects: [...new Set(found.flatMap(({ subjects }) => subjects))],
    missing: found.flatMap(({ name, subjects }) => (subjects.length === 0 ? [name] : []))
  }
}
