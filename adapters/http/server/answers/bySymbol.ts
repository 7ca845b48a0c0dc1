/** Responds to requests for several symbols with a body for each, by symbol. */
import { Effect } from "effect"
import { type Company, type CompanyNotFound, type StoreUnavailable } from "../../../../core/mod.ts"
import { inOwnTurn, stepping, type WrongIndicators } from "../../../../core/ports.ts"
import type { Unprocessable } from "../../api/base/Errors.ts"
import { isBatch, symbolsOf } from "../../api/base/Symbols.ts"
import { type Answer, jsonOf, type Whole } from "./Answer.ts"
import { notFoundText } from "./clientErrors.ts"

/** Maximum number of concurrent lookups. */
const concurrency = 2

const encoder = new TextEncoder()

type Failure = CompanyNotFound | Unprocessable | StoreUnavailable | WrongIndicators

/** What symbols are answered by. */
interface BySymbol {
  /** The company of a symbol. */
  readonly find: (symbol: string) => Effect.Effect<Company, Failure>
  /** The answer about a company, which is the same for each of its symbols. */
  readonly of: (company: Company) => Effect.Effect<Exclude<Answer, { readonly parts: unknown }>, Failure>
  /** Refuses companies that are too many for one request; they are different ones. */
  readonly check?: (
    companies: ReadonlyArray<Company>
  ) => Effect.Effect<void, StoreUnavailable | WrongIndicators>
}

const errorBody = (detail: string): Uint8Array => encoder.encode(JSON.stringify({ status: "error", detail }))

/** The result, or the body of an error that is of one symbol. */
const orError = <A, R>(effect: Effect.Effect<A, Failure, R>) =>
  Effect.catchTags(effect, {
    CompanyNotFound: (error) => Effect.succeed(errorBody(notFoundText(error))),
    Unprocessable: ({ detail }) => Effect.succeed(errorBody(detail.map(({ msg }) => msg).join("; ")))
  })

/**
 * The result of `of` for a single symbol; for several an object of results by symbol as written, with the reason for
 * each one that is refused, each in a turn of the event loop of its own, and in the time of a request. A company that several symbols
 * name is computed once. A store that can't be reached fails the whole request, as do indicators that are wrong for any symbol.
 */
export const bySymbol = Effect.fnUntraced(function* (
  text: string,
  { check = () => Effect.void, find, of }: BySymbol
): Effect.fn.Return<Answer, Failure> {
  if (!isBatch(text)) return yield* Effect.flatMap(find(text), of)
  const inTime = stepping()
  const inStep = <A, E, R>(step: Effect.Effect<A, E, R>) => inOwnTurn(inTime(step))
  const found = yield* Effect.forEach(
    symbolsOf(text),
    (symbol) => Effect.map(orError(inStep(find(symbol))), (company) => [symbol, company] as const),
    { concurrency }
  )
  const companies = new Map<number, Company>()
  for (const [, company] of found)
    if (!(company instanceof Uint8Array)) companies.set(company.company_id, company)
  yield* inTime(check([...companies.values()]))
  const bodies = new Map(
    yield* Effect.forEach(
      companies.values(),
      (company) =>
        orError(Effect.flatMap(inStep(of(company)), (answer) => inOwnTurn(jsonOf(answer as Whole)))).pipe(
          Effect.map((body) => [company.company_id, body] as const)
        ),
      { concurrency }
    )
  )
  // Through an object, because it puts members whose names are whole numbers first.
  const bySymbols = Object.fromEntries(
    found.map(([symbol, company]) => [
      symbol,
      company instanceof Uint8Array ? company : (bodies.get(company.company_id) as Uint8Array)
    ])
  )
  const members = Object.entries(bySymbols).flatMap(([symbol, body], n) => [
    encoder.encode(`${n === 0 ? "" : ","}${JSON.stringify(symbol)}:`),
    body
  ])
  return { parts: [encoder.encode("{"), ...members, encoder.encode("}")] }
})
