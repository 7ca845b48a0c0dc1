/** Responds to requests for several symbols with a body for each, by symbol. */
import { Effect } from "effect"
import { type CompanyNotFound, type StoreUnavailable } from "../../../../core/mod.ts"
import { inOwnTurn, stepping, type WrongIndicators } from "../../../../core/ports.ts"
import type { Unprocessable } from "../../api/base/Errors.ts"
import { isBatch, symbolsOf } from "../../api/base/Symbols.ts"
import { type Answer, type InOne, jsonOf } from "./Answer.ts"
import { asPiece } from "./Pieces.ts"
import { notFoundText } from "./clientErrors.ts"

/** Maximum number of concurrent lookups. */
const concurrency = 2

const encoder = new TextEncoder()

type Failure = CompanyNotFound | Unprocessable | StoreUnavailable | WrongIndicators

/** The body of a symbol with an error. */
const errorAnswer = (detail: string) => Effect.succeed<InOne>({ json: () => ({ status: "error", detail }) })

/**
 * The result of `one` for a single symbol; for several an object of results by symbol as written, with the reason for
 * each one that is refused, each in a turn of the event loop of its own, and in the time of a request. A store that can't be reached
 * fails the whole request, as do indicators that are wrong for any symbol.
 */
export const bySymbol = Effect.fnUntraced(function* (
  text: string,
  one: (symbol: string) => Effect.Effect<Exclude<Answer, { readonly parts: unknown }>, Failure>
): Effect.fn.Return<Answer, Failure> {
  if (!isBatch(text)) return yield* one(text)
  const inTime = stepping()
  const bodies = yield* Effect.forEach(
    symbolsOf(text),
    (symbol) =>
      inOwnTurn(inTime(one(symbol))).pipe(
        Effect.catchTags({
          CompanyNotFound: (error) => errorAnswer(notFoundText(error)),
          Unprocessable: ({ detail }) => errorAnswer(detail.map(({ msg }) => msg).join("; "))
        }),
        Effect.flatMap((answer) => asPiece(() => [symbol, jsonOf(answer)] as const))
      ),
    { concurrency }
  )
  // Through an object, because it puts members whose names are whole numbers first.
  const members = Object.entries(Object.fromEntries(bodies)).flatMap(([symbol, body], n) => [
    encoder.encode(`${n === 0 ? "" : ","}${JSON.stringify(symbol)}:`),
    body
  ])
  return { parts: [encoder.encode("{"), ...members, encoder.encode("}")] }
})
