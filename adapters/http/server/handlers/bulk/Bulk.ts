/** Handles `/bulk`: whole tables, streamed as they are read. */
import { Context, Effect, Option, Sink, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ApiKeys, Companies, countryCode } from "../../../../../core/mod.ts"
import {
  type BulkAsked,
  type BulkCompanies,
  bulkMediaTypes,
  type BulkReads,
  bulkTable,
  bulkTables,
  type BulkTable
} from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { symbolsOf } from "../../../api/base/Symbols.ts"
import { Forbidden, NotFound, Unavailable, Unprocessable } from "../../../api/base/Errors.ts"
import { Admission } from "../../access/Admission.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { clientErrors } from "../../answers/clientErrors.ts"
import { onEveryAnswer } from "../../exchange/Exchange.ts"
import { shown } from "../../exchange/shown.ts"
import { unavailable } from "../../exchange/unavailable.ts"

/** Null where the program sends no whole tables. */
export const BulkReadsOfServer = Context.Reference<BulkReads["Service"] | null>("findata/http/BulkReads", {
  defaultValue: () => null
})

/** What a parameter lacks of what it names. */
const wrong = (parameter: string, message: string) =>
  new Unprocessable({
    detail: [{ loc: ["query", parameter], msg: `Value error, ${message}`, type: "value_error" }]
  })

const absent = new Unavailable({
  detail: "This server sends no whole tables: one that findata serve started does"
})

const busy = Effect.andThen(
  onEveryAnswer({ "retry-after": "10" }),
  Effect.fail(new Unavailable({ detail: "As many tables are being sent as may be at once: try again later" }))
)

/** The columns that a text names, in its order; null for all. */
const columnsIn = (
  { columns, name }: BulkTable,
  text: string | undefined
): Effect.Effect<BulkAsked["columns"], Unprocessable> => {
  if (text === undefined) return Effect.succeed(null)
  const wanted = symbolsOf(text)
  const known = new Set(columns.map((column) => column.name))
  const unknown = wanted.find((one) => !known.has(one))
  return unknown === undefined
    ? Effect.succeed(wanted)
    : Effect.fail(
        wrong("columns", `${name} has no column ${shown(unknown)}: it has ${[...known].join(", ")}`)
      )
}

/** The tables with how many rows each has. */
const listed = ({ counts }: BulkReads["Service"]) =>
  Effect.map(counts, ({ changed_at, rows }) => ({
    json: () => ({
      tables: bulkTables.map(({ columns, meaning, name, schema_version, scope }) => ({
        name,
        schema_version,
        meaning,
        scope,
        columns: columns.map(({ isNullable, meaning: of, name: column, type }) => ({
          name: column,
          type,
          nullable: isNullable,
          meaning: of
        })),
        rows: rows[name],
        changed_at
      }))
    })
  }))

export const layer = HttpApiBuilder.group(
  Api,
  "bulk",
  Effect.fnUntraced(function* (handlers) {
    const reads = yield* BulkReadsOfServer
    const companies = yield* Companies
    const keys = yield* ApiKeys
    const { callerOf } = yield* Admission
    const bodies = yield* Bodies

    /** Rows are chosen by the companies with the symbols, and their issuers. */
    const companiesOf = Effect.fnUntraced(function* (symbols: string) {
      const found = yield* Effect.forEach(symbolsOf(symbols), (symbol) => companies.bySymbol(symbol))
      return {
        company_ids: found.map(({ company_id }) => company_id),
        issuer_ids: found.map(({ issuer_id }) => issuer_id)
      } satisfies BulkCompanies
    })

    return handlers
      .handle("tables", ({ request }) =>
        reads === null ? absent : bodies.respond(request, ["bulk"], listed(reads))
      )
      .handle(
        "table",
        Effect.fnUntraced(function* ({ params, query, request }) {
          if (reads === null) return yield* absent
          const table = bulkTable(params.table)
          const { key } = callerOf(request)
          // What it costs was counted with read:bulk.
          if (key !== undefined)
            yield* Effect.catchTags(keys.authorize(key, { family: "public", scope: table.scope }, 0), {
              ScopeMissing: ({ required }) =>
                Effect.fail(new Forbidden({ detail: `API key lacks the scope ${required}` })),
              KeyInvalid: () => Effect.fail(new Forbidden({ detail: "API key is no longer valid" })),
              QuotaExceeded: () => Effect.void
            })
          const columns = yield* columnsIn(table, query.columns)
          const { as_of = null, end_date = null, format, start_date = null, symbols } = query
          const country = query.country === undefined ? null : countryCode(query.country)
          if (query.country !== undefined && country === null)
            return yield* new NotFound({
              detail: `Country not found: ${shown(query.country)}: expected a name or code such as US`
            })
          const [chosen] = [
            ...(symbols === undefined ? [] : ["symbols"]),
            ...(country === null ? [] : ["country"])
          ]
          if (table.subject === null && chosen !== undefined)
            return yield* wrong(chosen, `the rows of ${table.name} are of no company`)
          const asked: BulkAsked = {
            table: params.table,
            columns,
            format,
            country,
            selection: {
              companies: symbols === undefined ? null : yield* companiesOf(symbols),
              from: start_date,
              to: end_date,
              as_of
            }
          }
          // Its beginning says whether it can be read.
          const [first, rest] = yield* Stream.peel(reads.bytes(asked), Sink.head()).pipe(
            Effect.catchTags({ BulkBusy: () => busy, StoreUnavailable: unavailable })
          )
          const bytes = Stream.concat(Stream.fromIterable(Option.toArray(first)), rest)
          return HttpServerResponse.stream(Stream.orDie(bytes), {
            contentType: bulkMediaTypes[format],
            headers: { "content-disposition": `attachment; filename="${table.name}.${format}"` }
          })
        }, clientErrors)
      )
  })
)
