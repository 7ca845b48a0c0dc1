/** Responds to requests for several symbols with a body for each, by symbol. */
import { Effect } from "effect"
import type { CompanyNotFound, StoreUnavailable } from "../../../../core/mod.ts"
import type { Unprocessable } from "../../api/Errors.ts"
import { isBatch, symbolsOf } from "../../api/Symbols.ts"
import { type Answer, jsonOf } from "../answers/Bodies.ts"
import { notFoundText } from "../answers/clientErrors.ts"

/** Maximum number of concurrent lookups. */
const concurrency = 4

const decoder = new TextDecoder()
const encoder = new TextEncoder()

type Failure = CompanyNotFound | Unprocessable | StoreUnavailable

/** The body of a symbol with an error. */
const errorAnswer = (detail: string) => Effect.succeed<Answer>({ json: () => ({ status: "error", detail }) })

/**
 * The result of `one` for a single symbol; for several an object of results by symbol as written, with the reason for
 * each one that is refused. A store that can't be reached fails the whole request.
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
        Effect.map((answer) => [symbol, answer] as const)
      ),
    { concurrency }
  )
  // Through an object, because it puts members whose names are whole numbers first.
  const members = () =>
    Object.entries(Object.fromEntries(answers)).map(
      ([symbol, answer]) => `${JSON.stringify(symbol)}:${decoder.decode(jsonOf(answer))}`
    )
  return { bytes: () => encoder.encode(`{${members().join(",")}}`) }
})
