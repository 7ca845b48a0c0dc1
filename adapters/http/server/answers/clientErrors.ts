/** Translates the domain's errors for clients: a missing resource is 404 with its name, an unavailable store 503. */
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import type {
  ArticleNotFound,
  CompanyNotFound,
  KeyNotFound,
  ReportNotFound,
  StoreUnavailable
} from "../../../../core/mod.ts"
import { NotFound, type Unavailable } from "../../api/Errors.ts"
import { unavailable } from "./unavailable.ts"

type Missing = ArticleNotFound | CompanyNotFound | KeyNotFound | ReportNotFound

/** Names the missing resource as requested. */
export const notFoundText = (error: Missing): string => {
  switch (error._tag) {
    case "ArticleNotFound":
      return `Article not found: ${error.article_id}`
    case "CompanyNotFound":
      return `Company not found: ${error.symbol}`
    case "KeyNotFound":
      return `API key not found: ${error.id}`
    case "ReportNotFound":
      return `Report not found: ${error.report_id}`
  }
}

/** The translation of an error; one of the interface stays as it is. */
export type ClientError<E> = E extends Missing ? NotFound : E extends StoreUnavailable ? Unavailable : E

const notFound = (error: Missing) => Effect.fail(new NotFound({ detail: notFoundText(error) }))

const handlers = {
  ArticleNotFound: notFound,
  CompanyNotFound: notFound,
  KeyNotFound: notFound,
  ReportNotFound: notFound,
  StoreUnavailable: unavailable
}

/** Translates an effect's errors to those of the interface. */
export const clientErrors = <A, E, R>(
  effect: Effect.Effect<A, E, R>
): Effect.Effect<A, ClientError<E>, R | HttpServerRequest.HttpServerRequest> =>
  Effect.catchTags(effect as Effect.Effect<A, Missing | StoreUnavailable, R>, handlers) as Effect.Effect<
    A,
    ClientError<E>,
    R | HttpServerRequest.HttpServerRequest
  >
