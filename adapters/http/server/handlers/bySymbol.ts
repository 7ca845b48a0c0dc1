/** Answers to requests for several symbols: a body for each, by symbol. */
import { Effect } from "effect"
import type { CompanyNotFound, StoreUnavailable } from "../../../../core/mod.ts"
import type { Unprocessable } from "../../api/Errors.ts"
import { isBatch, symbolsOf } from "../../api/Symbols.ts"
import type { Answer } from "../answers/Bodies.ts"
import { notFoundText } from "../answers/clientErrors.ts"

/** How many symbols are looked up at once. */
const concurrency = 4

type Failure = CompanyNotFound | Unprocessable | StoreUnavailable

/** What stands in place of a symbol's body. */
const errorAnswer = (detail: string) => Effect.succeed<Answer>({ json: () => ({ status: "error", detail }) })

/**
 * What `one` answers for the symbol of a text; of several what it answers for each, under the symbol as it was written,
 * and the reason where it refuses one. A store that can't be reached fails the whole.
 */
export const bySymbol = Effect.fnUntraced(function* (
  text: string,
  one: (symbol: string) => Effect.Effect<Answer, Failure>
) {
  if (!isBatch(text)) return yield* one(text)
  const answers = yield* Effect.forEach(
    symbolsOf(text),
    (symbol) =>
      one(symbol).pipe(
        Effect.catchTags({
          CompanyNotFound: (error) => errorAnswer(notFoundText(error)),
          Unprocessable: ({ detail }) => errorAnswer(detail.map(({ msg }) => msg).join("; "))
        }),
        Effect.map(({ json }) => [symbol, json] as const)
      ),
    { concurrency }
  )
  const all: Answer = { json: () => Object.fromEntries(answers.map(([symbol, json]) => [symbol, json()])) }
  return all
})
