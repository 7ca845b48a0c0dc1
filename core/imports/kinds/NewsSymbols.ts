/** The field of the symbols that an article names. */
import { Result } from "effect"
import { parseSymbol, type QualifiedSymbol } from "../../codes/Symbol.ts"
import { type Field, jsonOf, quote } from "../../cells/Field.ts"

const maxSymbols = 500

/** Symbols, `SYMBOL[:EXCHANGE][@YYYY-MM-DD]`: a JSON array of texts, or separated by commas. */
const parseSymbols = (text: string): Result.Result<ReadonlyArray<QualifiedSymbol>, string> => {
  const given = text.startsWith("[") ? jsonOf(text) : text.split(",")
  if (!Array.isArray(given)) return Result.fail(`Expected symbols, got ${quote(text)}`)
  if (given.length > maxSymbols) return Result.fail(`At most ${maxSymbols} symbols, not ${given.length}`)
  const symbols: Array<QualifiedSymbol> = []
  for (const item of given) {
    const symbol = typeof item === "string" ? parseSymbol(item) : null
    if (symbol === null) return Result.fail(`Expected a ticker symbol, got ${quote(JSON.stringify(item))}`)
    symbols.push(symbol)
  }
  return Result.succeed(symbols)
}

/** At most 500 symbols, each with an exchange and a day where it needs them: `BRK.B`, `AAPL:NASDAQ@2020-08-31`. */
export const symbols: Field<ReadonlyArray<QualifiedSymbol>> = { parse: parseSymbols, required: true }
