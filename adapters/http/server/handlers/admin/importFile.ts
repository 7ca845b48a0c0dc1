/** Handles `/api/v1/admin/imports/{kind}`: imports the file that the body is. */
import { Effect, Result, Stream } from "effect"
import type { HttpServerRequest } from "effect/http"
import {
  type FileSummary,
  type ImportKind,
  type Problem,
  type StoreUnavailable
} from "../../../../../core/mod.ts"
import {
  type GivenOptions,
  importSummary,
  type Operators,
  type OptionFault,
  optionsOf,
  UploadBroken
} from "../../../../../core/ports.ts"
import { Unprocessable, type ValidationItem } from "../../../api/base/Errors.ts"
import { clientErrors } from "../../answers/clientErrors.ts"
import { LateBody } from "../../exchange/LateBody.ts"
import { summaryInParameters } from "./parameterNames.ts"

const faultItem = ({ message, option, value }: OptionFault): ValidationItem => ({
  loc: ["query", option],
  msg: `Value error, ${value}: ${message}`,
  type: "value_error"
})

const problemItem =
  (type: string) =>
  ({ column, line, message }: Problem): ValidationItem => ({
    loc: ["body", ...(line === null ? [] : [line]), ...(column === null ? [] : [column])],
    msg: message,
    type
  })

/** Why a file was refused whole: its problems, and under `strict` its doubts. */
const refusal = ({ doubts, problems }: FileSummary) =>
  new Unprocessable({
    detail: [...problems.map(problemItem("refused")), ...doubts.map(problemItem("doubtful"))]
  })

/** A form's parts are no file: `curl -F` sends one. */
const multipart = (kind: string) =>
  new Unprocessable({
    detail: [
      {
        loc: ["header", "content-type"],
        msg: `Value error, multipart/form-data: the body is the file itself: curl -H 'Authorization: Bearer TOKEN' --data-binary @FILE '.../api/v1/admin/imports/${kind}?name=FILE' instead of -F`,
        type: "value_error"
      }
    ]
  })

type YesOrNo = "symbol_from_name" | "close_only" | "create_companies" | "strict"

type Flags = {
  readonly [K in keyof Omit<GivenOptions, "format" | YesOrNo>]?: GivenOptions[K]
}

interface ImportQuery extends Flags, Readonly<Record<YesOrNo, "true" | "false">> {
  readonly name: string
  readonly encoding?: string
  readonly price_format?: string
}

const givenIn = (query: ImportQuery): GivenOptions => ({
  symbol: query.symbol ?? null,
  symbol_from_name: query.symbol_from_name === "true",
  exchange: query.exchange ?? null,
  company: query.company ?? null,
  source: query.source ?? null,
  map: query.map ?? null,
  set: query.set ?? null,
  date_order: query.date_order ?? null,
  decimal: query.decimal ?? null,
  thousands: query.thousands ?? null,
  format: query.price_format ?? null,
  basis: query.basis ?? null,
  close_only: query.close_only === "true",
  create_companies: query.create_companies === "true",
  strict: query.strict === "true"
})

interface ImportRequest {
  readonly params: { readonly kind: ImportKind }
  readonly query: ImportQuery
  readonly request: HttpServerRequest.HttpServerRequest
}

const broken = () => new UploadBroken({ message: "It broke off" })

/** Returns what has these operators import a file. */
export const importFileBy = Effect.fnUntraced(function* (
  operators: Effect.Effect<Operators["Service"], StoreUnavailable>
) {
  const late = Effect.mapError(yield* LateBody, broken)

  return Effect.fnUntraced(function* ({ params, query, request }: ImportRequest) {
    if (/^multipart\//i.test(request.headers["content-type"] ?? "")) return yield* multipart(params.kind)
    const given = optionsOf(givenIn(query))
    if (Result.isFailure(given)) return yield* new Unprocessable({ detail: [faultItem(given.failure)] })
    const bytes = Stream.interruptWhen(Stream.mapError(request.stream, broken), late)
    const length = request.headers["content-length"]
    const size = length === undefined ? null : Number(length)
    const upload = {
      kind: params.kind,
      name: query.name,
      encoding: query.encoding ?? null,
      size,
      bytes
    }
    const summary = summaryInParameters(yield* (yield* operators).take(upload, given.success))
    if (summary.run === null) return yield* refusal(summary)
    return importSummary(params.kind, [summary])
  }, clientErrors)
})
