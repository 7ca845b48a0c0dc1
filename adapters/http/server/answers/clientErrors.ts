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
  type DoubtNotFound,
  type FiguresNotReady,
  type ImportBusy,
  type NoBars,
  type OperationNotFound,
  type OwnedNameTaken,
  type OwnedNotFound,
  type OwnFigureUsed,
  type RequestRepeated,
  type SectorNotFound,
  type SourceNotFound,
  type SyncRefused,
  type SyncUnderWay,
  type TooManyDays,
  type TooManyOwned,
  type UploadBroken,
  type UploadHasNoRoom,
  type UploadTooLarge,
  type WrongFormula,
  type WrongIndicators
} from "../../../../core/ports.ts"
import { Conflict, NotFound, Unavailable, Unprocessable } from "../../api/base/Errors.ts"
import { contextOf } from "../../api/base/Expressions.ts"
import { PayloadTooLarge } from "../../api/base/JsonBody.ts"
import { onEveryAnswer } from "../exchange/Exchange.ts"
import { Repeated } from "../../api/keys/KeyBodies.ts"
import { shown } from "../exchange/shown.ts"
import { overloaded, unavailable } from "../exchange/unavailable.ts"

type Missing =
  | ArticleNotFound
  | CompanyNotFound
  | DoubtNotFound
  | KeyNotFound
  | NoBars
  | OperationNotFound
  | OwnedNotFound
  | ReportNotFound
  | RunNotFound
  | SectorNotFound
  | SourceNotFound
type Conflicting =
  | OwnedNameTaken
  | OwnFigureUsed
  | RunBuiltUpon
  | RunPruned
  | RunUndone
  | SyncRefused
  | SyncUnderWay
type Failing = FiguresNotReady | ImportBusy | Overloaded | StoreUnavailable | UploadHasNoRoom
type Faulty =
  | RequestRepeated
  | TooManyDays
  | TooManyOwned
  | WrongFormula
  | UploadBroken
  | UploadTooLarge
  | WrongIndicators

/** Names the missing resource as requested, and for a company the nearest symbol. */
export const notFoundText = (error: Missing): string => {
  switch (error._tag) {
    case "ArticleNotFound":
      return `Article not found: ${shown(String(error.article_id))}`
    case "CompanyNotFound":
      return companyNotFoundText(shown(error.symbol), error.nearest)
    case "DoubtNotFound":
    case "NoBars":
      return error.message
    case "OperationNotFound":
      return `Operation not found: ${error.operation_id}`
    case "SourceNotFound":
      return `Source not found: ${shown(error.source)}: expected one of ${error.known.join(", ")}`
    case "KeyNotFound":
      return `API key not found: ${error.id}`
    case "OwnedNotFound":
      return `${error.kind.slice(0, 1).toUpperCase()}${error.kind.slice(1)} not found: ${error.id}`
    case "ReportNotFound":
      return `Report not found: ${error.report_id}`
    case "RunNotFound":
      return `Run not found: ${error.run_id}`
    case "SectorNotFound":
      return `Sector not found: ${shown(error.sector)} in ${shown(error.currency)}`
  }
}

/** The translation of an error; one of the interface stays as it is. */
export type ClientError<E> = E extends Missing
  ? NotFound
  : E extends Failing
    ? Unavailable
    : E extends RequestRepeated
      ? Repeated | Unprocessable
      : E extends UploadBroken | TooManyDays | TooManyOwned | WrongFormula | WrongIndicators
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

/** What is too much, at its place in a request. */
const tooManyAt =
  (...loc: ReadonlyArray<string>) =>
  ({ message }: TooManyDays | TooManyOwned) =>
    Effect.fail(new Unprocessable({ detail: [{ loc, msg: `Value error, ${message}`, type: "value_error" }] }))

const conflict = ({ message }: OwnedNameTaken | OwnFigureUsed | SyncRefused) =>
  Effect.fail(new Conflict({ detail: message }))

/** What is wrong with an expression, at its place in a request. */
const wrongAt =
  (...loc: ReadonlyArray<string>) =>
  ({ error }: WrongFormula | WrongIndicators) =>
    Effect.fail(
      new Unprocessable({
        detail: [
          {
            loc,
            msg: `Value error, ${error.message}`,
            type: "value_error",
            ctx: contextOf(error)
          }
        ]
      })
    )

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
  DoubtNotFound: notFound,
  KeyNotFound: notFound,
  NoBars: notFound,
  OperationNotFound: notFound,
  OwnedNotFound: notFound,
  OwnedNameTaken: conflict,
  OwnFigureUsed: conflict,
  TooManyDays: tooManyAt("query", "limit"),
  TooManyOwned: tooManyAt("body"),
  WrongFormula: wrongAt("body", "formula"),
  WrongIndicators: wrongAt("query", "indicators"),
  ReportNotFound: notFound,
  RequestRepeated: repeated,
  Overloaded: overloaded,
  RunNotFound: notFound,
  SectorNotFound: notFound,
  SourceNotFound: notFound,
  SyncRefused: conflict,
  SyncUnderWay: ({ held_until, source }: SyncUnderWay) =>
    Effect.fail(
      new Conflict({
        detail: `${source} is being synced: wait for the end${held_until === null ? "" : `; if its process was killed, it is free after ${held_until}`}`
      })
    ),
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
