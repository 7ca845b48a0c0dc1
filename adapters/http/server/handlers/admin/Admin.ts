/** Handles `/api/v1/admin`. */
import { Context, Effect, Result, Stream } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  Companies,
  type FileSummary,
  type Problem,
  Sources,
  StoreUnavailable
} from "../../../../../core/mod.ts"
import {
  cached,
  type GivenOptions,
  importSummary,
  type Operators,
  type OptionFault,
  optionsOf,
  type PageRequest,
  Readiness,
  UploadBroken,
  windowOf
} from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { Unprocessable, type ValidationItem } from "../../../api/base/Errors.ts"
import { clientErrors } from "../../answers/clientErrors.ts"
import { inParameters, summaryInParameters } from "./parameterNames.ts"
import { LateBody } from "../../exchange/LateBody.ts"

/** Null where the server leaves the store to other programs: what needs it is unavailable. */
export const OperatorsOfServer = Context.Reference<Operators["Service"] | null>("findata/http/Operators", {
  defaultValue: () => null
})

const absent = new StoreUnavailable({ reason: "This server does nothing for operators" })

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

/** The part of a list that was asked for. */
const pageOf = <A>(all: ReadonlyArray<A>, query: PageRequest) => {
  const { limit, offset } = windowOf(query)
  return { items: all.slice(offset, offset + limit), total: all.length, limit, offset }
}

const broken = () => new UploadBroken({ message: "It broke off" })

const anyCompany = { search: null, sector: null, country_code: null }

export const layer = HttpApiBuilder.group(
  Api,
  "admin",
  Effect.fnUntraced(function* (handlers) {
    const found = yield* OperatorsOfServer
    const companies = yield* Companies
    const sources = yield* Sources
    const { check } = yield* Readiness
    const late = Effect.mapError(yield* LateBody, broken)
    const operators = found === null ? Effect.fail(absent) : Effect.succeed(found)
    // Every page of the list is made of all bars: they are read again once something is written.
    const doubts = yield* cached("data", 1, () => Effect.flatMap(operators, ({ doubtful }) => doubtful))

    const state = Effect.gen(function* () {
      const { runs, syncs } = yield* operators
      const { total } = yield* companies.list(anyCompany, { offset: 0, limit: 1 })
      const page = yield* runs({ offset: 0, limit: 1 })
      const synced = yield* syncs
      const isOutdated = yield* Effect.as(check, false).pipe(
        Effect.catchTag("StoreTooNew", () => Effect.succeed(true))
      )
      const isFailing = isOutdated || synced.some(({ failure }) => failure !== null)
      return {
        status: isFailing ? "failing" : "ok",
        store: "ok",
        companies: total,
        runs: page.total,
        last_run: page.runs[0] ?? null,
        sources: yield* sources.all,
        syncs: synced
      } as const
    })

    return handlers
      .handle(
        "runs",
        Effect.fnUntraced(function* ({ query }) {
          const window = windowOf(query)
          return { ...(yield* (yield* operators).runs(window)), ...window }
        }, clientErrors)
      )
      .handle(
        "doubtful",
        Effect.fnUntraced(function* ({ query }) {
          const { items, ...page } = pageOf(yield* doubts(""), query)
          return {
            doubtful: items.map((doubt) => ({ ...doubt, remedy: inParameters(doubt.remedy) })),
            ...page
          }
        }, clientErrors)
      )
      .handle("health", () =>
        Effect.catchTag(state, "StoreUnavailable", () =>
          Effect.succeed({
            status: "failing",
            store: "unavailable",
            companies: null,
            runs: null,
            last_run: null,
            sources: [],
            syncs: []
          } as const)
        )
      )
      .handle(
        "undo",
        Effect.fnUntraced(function* ({ params }) {
          return yield* (yield* operators).undo(params.run_id)
        }, clientErrors)
      )
      .handleRaw(
        "take",
        Effect.fnUntraced(function* ({ params, query, request }) {
          if (/^multipart\//i.test(request.headers["content-type"] ?? ""))
            return yield* multipart(params.kind)
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
      )
  })
)
