import { Effect } from "effect"
import { Digest } from "effect/crypto"
import { HttpApiBuilder } from "effect/http-api"
import { type Bar, type CompanyNotFound, paginate, Prices, windowOf } from "../../../core/mod.ts"
import { Api } from "../api/Api.ts"
import { NotFound } from "../api/Errors.ts"
import { respond, type Table } from "./answer.ts"
import { unavailable } from "./unavailable.ts"

const pointOf = ({ close, date, high, low, open, volume }: Bar) => ({
  datetime: `${date}T00:00:00`,
  open,
  high,
  low,
  close,
  volume
})

const tableOf = (bars: ReadonlyArray<Bar>): Table => ({
  columns: ["datetime", "open", "high", "low", "close", "volume"],
  rows: bars.map((bar) => Object.values(pointOf(bar)))
})

const errors = {
  CompanyNotFound: ({ symbol }: CompanyNotFound) =>
    Effect.fail(new NotFound({ detail: `Company not found: ${symbol}` })),
  StoreUnavailable: unavailable
}

export const layer = HttpApiBuilder.group(
  Api,
  "prices",
  Effect.fnUntraced(function* (handlers) {
    const prices = yield* Prices
    const digest = yield* Digest.Digest

    return handlers.handleAll({
      recent: Effect.fnUntraced(function* ({ params, query, request }) {
        const { bars, company } = yield* prices.recent({ symbol: params.symbol, ...query })
        const json = () => ({
          symbol: company.symbol,
          company_name: company.name,
          interval: query.interval,
          data: bars.map(pointOf),
          count: bars.length
        })
        return yield* respond(request, digest, { json, table: () => tableOf(bars) }, query.format)
      }, Effect.catchTags(errors)),
      history: Effect.fnUntraced(function* ({ params, query, request }) {
        const window = windowOf(query)
        const { bars, company, total } = yield* prices.history({
          ...query,
          ...window,
          symbol: params.symbol,
          from: query.start_date ?? null,
          to: query.end_date ?? null
        })
        const json = () => ({
          symbol: company.symbol,
          company_name: company.name,
          interval: query.interval,
          data: bars.map(pointOf),
          count: bars.length,
          has_more: window.offset + bars.length < total,
          offset: window.offset,
          ...paginate(window, total)
        })
        return yield* respond(request, digest, { json, table: () => tableOf(bars) }, query.format)
      }, Effect.catchTags(errors))
    })
  })
)
