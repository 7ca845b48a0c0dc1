/** `--symbols`: the companies that a source is wanted for. */
import { Effect } from "effect"
import { Flag } from "effect/cli"
import { parseSymbol, type SourceSubject, type StoreUnavailable } from "../../core/mod.ts"
import * as Out from "./Console.ts"

export const symbolsFlag = Flag.String("symbols").pipe(
  Flag.withDescription(
    "Only these companies: SYMBOL or SYMBOL:EXCHANGE, or a number of SEC or DART; several with commas"
  ),
  Flag.optional
)

const isOf = (text: string) => {
  const number = /^\d+$/.test(text) ? text : null
  const parsed = parseSymbol(text)
  return ({ cik, corp_code, exchange, symbol }: SourceSubject): boolean =>
    (number !== null && (cik === number.padStart(10, "0") || corp_code === number.padStart(8, "0"))) ||
    (symbol === parsed?.symbol && (parsed.exchange === null || parsed.exchange === exchange))
}

/** The companies that the flag names; null without it. Fails for a name of none. */
export const chosen = Effect.fnUntraced(function* (
  text: string | null,
  all: Effect.Effect<ReadonlyArray<SourceSubject>, StoreUnavailable>
) {
  if (text === null) return null
  const subjects = yield* all
  const names = text.split(",").flatMap((name) => name.trim() || [])
  const found = names.map((name) => ({ name, subjects: subjects.filter(isOf(name)) }))
  const unknown = found.filter(({ subjects }) => subjects.length === 0)
  if (unknown.length > 0) {
    return yield* new Out.WrongUsage({
      message: `--symbols: no listed company goes by ${unknown.map(({ name }) => name).join(", ")}: import companies first`
    })
  }
  return [...new Set(found.flatMap(({ subjects }) => subjects))]
})
