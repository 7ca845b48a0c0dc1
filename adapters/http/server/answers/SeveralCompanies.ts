/** Responds to requests for several companies with a part for each, in the order in which they were asked for. */
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import type { Company, CompanyNotFound, StoreUnavailable } from "../../../../core/mod.ts"
import { type FiguresNotReady, inOwnTurn, membersOf, OtherNames, stepping } from "../../../../core/ports.ts"
import type { Unprocessable } from "../../api/base/Errors.ts"
import type { Format } from "../../api/base/Formats.ts"
import { PartHead } from "../../api/base/SeveralCompanies.ts"
import { symbolsOf } from "../../api/base/Symbols.ts"
import type { Answer } from "./Answer.ts"
import { dayOf } from "./asOf.ts"
import { CompanyPages } from "./CompanyPages.ts"
import { asPiece } from "./Pieces.ts"
import type { Table } from "./tables.ts"

/** Maximum number of companies that are read at once. */
const concurrency = 2

const encoder = new TextEncoder()

const headOf = membersOf(PartHead)

interface SeveralRequest {
  readonly request: HttpServerRequest.HttpServerRequest
  /** The page's name. */
  readonly page: string
  readonly query: {
    readonly companies: string
    readonly as_of?: string
    readonly format?: Format
    readonly [name: string]: unknown
  }
  /** As in `RespondOptions`; by default of several companies, or where a day is asked for. */
  readonly isLong?: boolean
  /** Members of the body before the companies. */
  readonly before?: object
}

type Failure = CompanyNotFound | FiguresNotReady | StoreUnavailable | Unprocessable

/** Returns what follows the head of a company's part, as of the requested day; null for now. */
type Contents<B> = (company: Company, as_of: string | null) => Effect.Effect<B, Failure>

/** What is found by the name of a company; null where the name means none. */
interface Found<A> {
  readonly input: string
  readonly found: A | null
}

/** What is found by a name; null where there is no company, or no more. */
const foundBy = <A>(input: string, sought: Effect.Effect<A, Failure>) =>
  sought.pipe(
    Effect.map((found): Found<A> => ({ input, found })),
    Effect.catchTag("CompanyNotFound", () => Effect.succeed<Found<A>>({ input, found: null }))
  )

/** Each company once, by the first of its names. */
const distinct = (companies: ReadonlyArray<Found<Company>>): ReadonlyArray<Found<Company>> =>
  companies.filter(
    ({ found }, i) =>
      found === null || companies.findIndex((other) => other.found?.company_id === found.company_id) === i
  )

/** The whole body, the text of each part in bytes of its own. */
const bodyOf = (
  before: object,
  parts: ReadonlyArray<Uint8Array>,
  not_found: ReadonlyArray<string>
): readonly [Uint8Array, ...ReadonlyArray<Uint8Array>] => {
  const begun = JSON.stringify({ ...before, companies: [] }).slice(0, -2)
  const ended = JSON.stringify({ count: parts.length, not_found }).slice(1)
  return [
    encoder.encode(begun),
    ...parts.flatMap((part, n) => (n === 0 ? [part] : [encoder.encode(","), part])),
    encoder.encode(`],${ended}`)
  ]
}

export const severalCompanies = Effect.gen(function* () {
  const names = yield* OtherNames
  const pages = yield* CompanyPages

  /** Each part is made in a turn of the event loop of its own, and in the time of a request. */
  return <B extends object>(
    { before = {}, page, query, request, ...rest }: SeveralRequest,
    contents: Contents<B>,
    tableOf?: (parts: ReadonlyArray<PartHead & B>) => Table
  ) => {
    const inputs = symbolsOf(query.companies)
    const inTime = stepping()
    const partOf = Effect.fnUntraced(function* (
      input: string,
      company: Company
    ): Effect.fn.Return<PartHead & B, Failure> {
      const as_of = yield* dayOf(company, query.as_of)
      return { ...headOf({ ...company, input, as_of }), ...(yield* contents(company, query.as_of ?? null)) }
    })
    const made = Effect.gen(function* () {
      const companies = yield* Effect.forEach(inputs, (input) =>
        foundBy(input, inOwnTurn(inTime(names.byAddress(input))))
      )
      const asked = yield* Effect.forEach(
        distinct(companies),
        ({ found, input }) =>
          found === null
            ? Effect.succeed({ input, found })
            : foundBy(input, inOwnTurn(inTime(partOf(input, found)))),
        { concurrency }
      )
      const parts = asked.flatMap(({ found }) => found ?? [])
      const encoded = yield* Effect.forEach(parts, (part) =>
        asPiece(() => encoder.encode(JSON.stringify(part)))
      )
      const not_found = asked.flatMap(({ found, input }) => (found === null ? [input] : []))
      const answer: Answer = { parts: bodyOf(before, encoded, not_found) }
      return tableOf === undefined ? answer : { ...answer, table: () => tableOf(parts) }
    })
    return pages.open(request, [page, query], made, {
      format: query.format,
      isLong: rest.isLong ?? (query.as_of !== undefined || inputs.length > 1)
    })
  }
})
