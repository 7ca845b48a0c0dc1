/** Handles `/api/v1/admin`. */
import { Context, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Companies, Sources, StoreUnavailable } from "../../../../../core/mod.ts"
import {
  cached,
  DataHealth,
  type Operators,
  type PageRequest,
  Readiness,
  windowOf
} from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { Caller } from "../../../api/base/TokenAccess.ts"
import { clientErrors } from "../../answers/clientErrors.ts"
import { explainedForOperators } from "../figures/Figures.ts"
import { importFileBy } from "./importFile.ts"
import { mendingBy } from "./Mending.ts"
import { inParameters } from "./parameterNames.ts"

/** Null where the server leaves the store to other programs: what needs it is unavailable. */
export const OperatorsOfServer = Context.Reference<Operators["Service"] | null>("findata/http/Operators", {
  defaultValue: () => null
})

const absent = new StoreUnavailable({ reason: "This server does nothing for operators" })

/** The part of a list that was asked for. */
const pageOf = <A>(all: ReadonlyArray<A>, query: PageRequest) => {
  const { limit, offset } = windowOf(query)
  return { items: all.slice(offset, offset + limit), total: all.length, limit, offset }
}

const anyCompany = { search: null, sector: null, country_code: null }

export const layer = HttpApiBuilder.group(
  Api,
  "admin",
  Effect.fnUntraced(function* (handlers) {
    const explained = yield* explainedForOperators
    const found = yield* OperatorsOfServer
    const companies = yield* Companies
    const dataHealth = yield* DataHealth
    const sources = yield* Sources
    const { check } = yield* Readiness
    const operators = found === null ? Effect.fail(absent) : Effect.succeed(found)
    const mending = yield* mendingBy(operators)
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
      .handle(
        "stale",
        Effect.fnUntraced(function* ({ query }) {
          const { companies: withBars, stale } = yield* dataHealth.stale
          const { items, ...page } = pageOf(stale, query)
          return { stale: items, companies: withBars, ...page }
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
        "explain",
        Effect.fnUntraced(function* ({ params, query }) {
          return yield* explained(params.company_id, params.figure, query.as_of)
        }, clientErrors)
      )
      .handle(
        "undo",
        Effect.fnUntraced(function* ({ params }) {
          const { by } = yield* Caller
          return yield* (yield* operators).undo(params.run_id, by)
        }, clientErrors)
      )
      .handle("companyHealth", mending.companyHealth)
      .handle("accept", mending.accept)
      .handle("withdraw", mending.withdraw)
      .handle("sync", mending.sync)
      .handle("operations", mending.operations)
      .handle("operation", mending.operation)
      .handleRaw("take", yield* importFileBy(operators))
  })
)
