/** Responds to requests for company pages: resolves the company and the day, and adds the head of every page. */
import { Context, Effect, Layer } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"
import {
  type ArticleNotFound,
  Companies,
  type Company,
  type CompanyNotFound,
  type Overloaded,
  type StoreUnavailable
} from "../../../../core/mod.ts"
import type { FiguresNotReady, TooManyDays, WrongIndicators } from "../../../../core/ports.ts"
import type { Format } from "../../api/base/Formats.ts"
import type { NotFound, Unavailable, Unprocessable } from "../../api/base/Errors.ts"
import { dayOf } from "./asOf.ts"
import type { Answer } from "./Answer.ts"
import { Bodies, type RespondOptions } from "./Bodies.ts"
import type { ClientError } from "./clientErrors.ts"
import type { Table } from "./tables.ts"

type Request = HttpServerRequest.HttpServerRequest
type Response = HttpServerResponse.HttpServerResponse

/** The head of every page. */
export interface PageHead {
  readonly company_id: number
  readonly symbol: string
  readonly as_of: string
}

/** The members of a page after its head. */
export type PageBody<S extends { readonly Type: object }> = Omit<S["Type"], keyof PageHead>

/** A request for a page, with everything the page depends on. */
export interface PageRequest {
  readonly request: Request
  /** The page's name among a company's pages. */
  readonly page: string
  readonly params: { readonly company_id: number }
  readonly query: {
    readonly as_of?: string
    readonly format?: Format
    readonly [name: string]: unknown
  }
  /** As in `RespondOptions`; by default where a day is asked for. */
  readonly isLong?: boolean
}

type Failure = ArticleNotFound | CompanyNotFound | FiguresNotReady | Overloaded | StoreUnavailable

/** Returns the body after the head, as of the requested day; null for now. */
type Contents<B> = (company: Company, as_of: string | null) => Effect.Effect<B, Failure>

/** Returns a page with its head, as of the requested day; null for now. */
type Whole = (
  company: Company,
  as_of: string | null,
  head: PageHead
) => Effect.Effect<Answer, Failure | TooManyDays | WrongIndicators>

/** The head of a company's page on a day. */
const headOf = ({ company_id, symbol }: Company, as_of: string): PageHead => ({
  company_id,
  symbol,
  as_of
})

const make = Effect.gen(function* () {
  const bodies = yield* Bodies
  const companies = yield* Companies

  const open = <E, R>(
    request: Request,
    name: ReadonlyArray<unknown>,
    made: Effect.Effect<Answer, E, R>,
    options?: RespondOptions
  ) => bodies.respondPage(request, ["page", ...name], made, options)

  const whole = ({ page, params, query, request, ...rest }: PageRequest, answer: Whole) => {
    const made = Effect.gen(function* () {
      const company = yield* companies.byId(params.company_id)
      const as_of = yield* dayOf(company, query.as_of)
      return yield* answer(company, query.as_of ?? null, headOf(company, as_of))
    })
    return open(request, [page, params, query], made, {
      format: query.format,
      isLong: rest.isLong ?? query.as_of !== undefined
    })
  }

  const answer = <B extends object>(
    request: PageRequest,
    contents: Contents<B>,
    table?: (body: B) => Table
  ) =>
    whole(request, (company, as_of, head) =>
      Effect.map(contents(company, as_of), (body): Answer => {
        const json = () => ({ ...head, ...body })
        return table === undefined ? { json } : { json, table: () => table(body) }
      })
    )

  return { answer, open, whole }
})

export class CompanyPages extends Context.Service<
  CompanyPages,
  {
    /** Responds with the result of `contents` under the head; also in the formats of tables where there is one for it. */
    readonly answer: <B extends object>(
      request: PageRequest,
      contents: Contents<B>,
      table?: (body: B) => Table
    ) => Effect.Effect<Response, NotFound | Unavailable | Unprocessable, Request>
    /** Responds with a page that is made with its head. */
    readonly whole: (
      request: PageRequest,
      answer: Whole
    ) => Effect.Effect<Response, NotFound | Unavailable | Unprocessable, Request>
    /** Responds with a page that isn't of one company, identified by `name`. */
    readonly open: <E, R>(
      request: Request,
      name: ReadonlyArray<unknown>,
      made: Effect.Effect<Answer, E, R>,
      options?: RespondOptions
    ) => Effect.Effect<Response, ClientError<E | Overloaded>, R | Request>
  }
>()("findata/http/CompanyPages") {
  static readonly layer: Layer.Layer<CompanyPages, never, Bodies | Companies> = Layer.effect(
    CompanyPages,
    make
  )
}
