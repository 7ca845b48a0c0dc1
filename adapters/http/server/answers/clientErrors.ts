/** The domain's errors as clients see them: what is missing is 404 and named, a store out of reach 503. */
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

/** Names what is missing as it was asked for. */
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

/** What becomes of an error; one that is a client's already stays. */
export type ClientError<E> = E extends Missing ? NotFound : E extends StoreUnavailable ? Unavailable : E

const notFound = (error: Missing) => Effect.fail(new NotFound({ detail: notFoundText(error) }))

const handlers = {
  ArticleNotFound: notFound,
  CompanyNotFound: notFound,
  KeyNotFound: notFound,
  ReportNotFound: notFound,
  StoreUnavailable: unavailable
}

/** An effect with its errors turned into those of the interface. */
export const clientErrors = <A, E, R>(
  effect: Effect.Effect<A, E, R>
): Effect.Effect<A, ClientError<E>, R | HttpServerRequest.HttpServerRequest> =>
  Effect.catchTags(effect as Effect.Effect<A, Missing | StoreUnavailable, R>, handlers) as Effect.Effect<
    A,
    ClientError<E>,
    R | HttpServerRequest.HttpServerRequest
  >
