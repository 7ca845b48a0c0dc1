/** Handles how operators mend a company's data, of `/api/v1/admin`. */
import { Context, Effect, Struct } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Companies, type Company, type StoreUnavailable } from "../../../../../core/mod.ts"
import {
  afterLongRead,
  type CompanySyncs,
  DataHealth,
  type Days,
  OperationNotFound,
  type Operators,
  SyncRefused,
  windowOf
} from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { Caller } from "../../../api/base/TokenAccess.ts"
import { clientErrors } from "../../answers/clientErrors.ts"
import { inParameters } from "./parameterNames.ts"

/** Null where the program has no sources, as one that embeds findata. */
export const SyncsOfServer = Context.Reference<CompanySyncs["Service"] | null>("findata/http/CompanySyncs", {
  defaultValue: () => null
})

const namesOf = (company: Company) => Struct.pick(company, ["company_id", "symbol", "exchange", "slug"])

interface OfDays {
  readonly start_date: string
  readonly end_date?: string
  readonly off_session: "true" | "false"
}

const daysIn = ({ end_date, off_session, start_date }: OfDays): Days => ({
  first: start_date,
  last: end_date ?? start_date,
  offSession: off_session === "true"
})

/** The handlers, by what these operators do. */
export const mendingBy = Effect.fnUntraced(function* (
  operators: Effect.Effect<Operators["Service"], StoreUnavailable>
) {
  const companies = yield* Companies
  const health = yield* DataHealth
  const syncs = yield* SyncsOfServer

  const operation = Effect.fnUntraced(function* (operation_id: number) {
    const { log } = yield* operators
    const found = yield* log.find(operation_id)
    return found ?? (yield* new OperationNotFound({ operation_id }))
  })

  return {
    companyHealth: HttpApiBuilder.handler(
      Api,
      "admin",
      "companyHealth",
      Effect.fnUntraced(function* ({ params }) {
        const company = yield* companies.byId(params.company_id)
        const { doubtful, ...found } = yield* health.forOperators(company)
        return {
          ...namesOf(company),
          ...found,
          doubtful: doubtful.map((doubt) => ({ ...doubt, remedy: inParameters(doubt.remedy) })),
          sources: syncs === null ? [] : yield* syncs.sources
        }
      }, clientErrors)
    ),

    accept: HttpApiBuilder.handler(
      Api,
      "admin",
      "accept",
      Effect.fnUntraced(function* ({ params, query }) {
        const { by } = yield* Caller
        const company = yield* companies.byId(params.company_id)
        const accepted = yield* (yield* operators).accept(company, daysIn(query), by)
        return { ...namesOf(company), accepted: accepted.map((bar) => Struct.omit(bar, ["company_id"])) }
      }, clientErrors)
    ),

    withdraw: HttpApiBuilder.handler(
      Api,
      "admin",
      "withdraw",
      Effect.fnUntraced(function* ({ params, query }) {
        const { by } = yield* Caller
        const company = yield* companies.byId(params.company_id)
        const dates = yield* (yield* operators).withdraw(company, daysIn(query), by)
        return { ...namesOf(company), dates }
      }, clientErrors)
    ),

    sync: HttpApiBuilder.handler(
      Api,
      "admin",
      "sync",
      Effect.fnUntraced(function* ({ params, query }) {
        const { by } = yield* Caller
        const company = yield* companies.byId(params.company_id)
        if (syncs === null) {
          return yield* new SyncRefused({
            message: "This server syncs no sources: one that findata serve started does"
          })
        }
        const wish = { since: query.since ?? null, again: query.again === "true" }
        const begun = yield* syncs.start(company, params.source, wish, by)
        // It began, however long that took: the request's own time may be over.
        return yield* afterLongRead(operation(begun))
      }, clientErrors)
    ),

    operations: HttpApiBuilder.handler(
      Api,
      "admin",
      "operations",
      Effect.fnUntraced(function* ({ query }) {
        const window = windowOf(query)
        const { log } = yield* operators
        return { ...(yield* log.page(query.company_id ?? null, window)), ...window }
      }, clientErrors)
    ),

    operation: HttpApiBuilder.handler(
      Api,
      "admin",
      "operation",
      Effect.fnUntraced(function* ({ params }) {
        return yield* operation(params.operation_id)
      }, clientErrors)
    )
  }
})
