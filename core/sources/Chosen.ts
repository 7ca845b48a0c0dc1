/** The companies that an operator chooses by name. */
import { parseSymbol } from "../companies/Symbol.ts"
import type { SourceSubject } from "./Source.ts"

export interface Chosen {
  readonly subjects: ReadonlyArray<SourceSubject>
  /** The names of none. */
  readonly missing: ReadonlyArray<string>
}

/** Whether a name is a company's: SYMBOL, SYMBOL:EXCHANGE, or the number of its issuer at SEC or DART. */
const isOf = (name: string) => {
  const number = /^\d+$/.test(name) ? name : null
  const parsed = parseSymbol(name)
  return ({ cik, corp_code, exchange, symbol }: SourceSubject): boolean =>
    (number !== null && (cik === number.padStart(10, "0") || corp_code === number.padStart(8, "0"))) ||
    (symbol === parsed?.symbol && (parsed.exchange === null || parsed.exchange === exchange))
}

/** The companies of the names, each once. */
export const chosenBy = (names: ReadonlyArray<string>, all: ReadonlyArray<SourceSubject>): Chosen => {
  const found = names.map((name) => ({ name, subjects: all.filter(isOf(name)) }))
  return {
    subjects: [...new Set(found.flatMap(({ subjects }) => subjects))],
    missing: found.flatMap(({ name, subjects }) => (subjects.length === 0 ? [name] : []))
  }
}
