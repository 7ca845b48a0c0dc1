/** Translates the domain's errors for clients: a missing resource is 404 with its name, an unavailable store 503, as is an overload. */
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import type {
  ArticleNotFound,
  CompanyNotFound,
  KeyNotFound,
  Overloaded,
  ReportNotFound,
  RunBuiltUpon,
  RunNotFound,
  RunPruned,
  RunUndone,
  StoreUnavailable
} from "../../../../core/mod.ts"
import {
  companyNotFoundText,
  type FiguresNotReady,
  type ImportBusy,
  type RequestRepeated,
  type UploadBroken,
  type UploadHasNoRoom,
  type UploadTooLarge
} from "../../../../core/ports.ts"
import { Conflict, NotFound, Unavailable, Unprocessable } from "../../api/base/Errors.ts"
import { PayloadTooLarge } from "../../api/base/JsonBody.ts"
import { onEveryAnswer } from "../exchange/Exchange.ts"
import { Repeated } from "../../api/keys/KeyBodies.ts"
import { shown } from "../exchange/shown.ts"
import { overloaded, unavailable } from "../exchange/unavailable.ts"

type Missing = ArticleNotFound | CompanyNotFound | KeyNotFound | ReportNotFound | RunNotFound
type Conflicting = RunBuiltUpon | RunPruned | RunUndone
type Failing = FiguresNotReady | ImportBusy | Overloaded | StoreUnavailable | UploadHasNoRoom
type Faulty = RequestRepeated | UploadBroken | UploadTooLarge

/** Names the missing resource as requested, and for a company the nearest symbol. */
export const notFoundText = (error: Missing): string => {
  switch (error._tag) {
    case "ArticleNotFound":
      return `Article not found: ${shown(String(error.article_id))}`
    case "CompanyNotFound":
      return companyNotFoundText(shown(error.symbol), error.nearest)
    case "KeyNotFound":
      return `API key not found: ${error.id}`
    case "ReportNotFound":
      return `Report not found: ${error.report_id}`
    case "RunNotFound":
      return `Run not found: ${error.run_id}`
  }
}

/** The translation of an error; one of the interface stays as it is. */
export type ClientError<E> = E extends Missing
  ? NotFound
  : E extends Failing
    ? Unavailable
    : E extends RequestRepeated
      ? Repeated | Unprocessable
      : E extends UploadBroken
        ? Unprocessable
        : E extends UploadTooLarge
          ? PayloadTooLarge
          : E extends Conflicting
            ? Conflict
            : E

const notFound = (error: Missing) => Effect.fail(new NotFound({ detail: notFoundText(error) }))

const repeated = ({ isSame, key_id }: RequestRepeated) =>
  isSame
    ? Effect.fail(
        new Repeated({
          detail: `API key ${key_id} was made by this Idempotency-Key; its secret is not shown again`,
          id: key_id
        })
      )
    : Effect.fail(
        new Unprocessable({
          detail: [
            {
              loc: ["header", "idempotency-key"],
              msg: "Value error, the Idempotency-Key was used for another request within a day",
              type: "value_error"
            }
          ]
        })
      )

const busy = () =>
  Effect.andThen(
    onEveryAnswer({ "retry-after": "10" }),
    Effect.fail(new Unavailable({ detail: "Another file is being imported" }))
  )

/** Rows of all issuers take minutes at most. */
const notReady = ({ message }: FiguresNotReady) =>
  Effect.andThen(onEveryAnswer({ "retry-after": "30" }), Effect.fail(new Unavailable({ detail: message })))

const broken = ({ message }: UploadBroken) =>
  Effect.fail(new Unprocessable({ detail: [{ loc: ["body"], msg: message, type: "value_error" }] }))

/** The rest of the file isn't read. */
const tooLarge = ({ message }: UploadTooLarge) =>
  Effect.andThen(
    onEveryAnswer({ connection: "close" }),
    Effect.fail(new PayloadTooLarge({ detail: message }))
  )

/** Nor here. Room is made by people: a minute is soon enough. */
const noRoom = ({ message }: UploadHasNoRoom) =>
  Effect.andThen(
    onEveryAnswer({ "retry-after": "60", connection: "close" }),
    Effect.fail(new Unavailable({ detail: message }))
  )

const handlers = {
  ArticleNotFound: notFound,
  CompanyNotFound: notFound,
  KeyNotFound: notFound,
  ReportNotFound: notFound,
  RequestRepeated: repeated,
  Overloaded: overloaded,
  RunNotFound: notFound,
  RunUndone: ({ run_id, undone_at }: RunUndone) =>
    Effect.fail(new Conflict({ detail: `Run ${run_id} was undone ${undone_at}` })),
  RunPruned: ({ pruned_at, run_id }: RunPruned) =>
    Effect.fail(
      new Conflict({ detail: `Run ${run_id} can't be undone: what it replaced was pruned ${pruned_at}` })
    ),
  RunBuiltUpon: ({ by, run_id }: RunBuiltUpon) =>
    Effect.fail(
      new Conflict({
        detail: `Run ${by} changed or refers to what run ${run_id} wrote: undo run ${by} first`
      })
    ),
  FiguresNotReady: notReady,
  ImportBusy: busy,
  UploadBroken: broken,
  UploadHasNoRoom: noRoom,
  UploadTooLarge: tooLarge,
  StoreUnavailable: unavailable
}

/** Translates an effect's errors to those of the interface. */
export const clientErrors = <A, E, R>(
  effect: Effect.Effect<A, E, R>
): Effect.Effect<A, ClientError<E>, R | HttpServerRequest.HttpServerRequest> =>
  Effect.catchTags(
    effect as Effect.Effect<A, Missing | Conflicting | Failing | Faulty, R>,
    handlers
  ) as Effect.Effect<A, ClientError<E>, R | HttpServerRequest.HttpServerRequest>
