/** Handles `/financial/screener`, its history, and figures of companies over time, of the public API and of pages. */
import { Clock, Effect, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import {
  Companies,
  type Company,
  dayIn,
  FigureHistory,
  type Frequency,
  type PanelPeriod,
  type Screen,
  screenOf,
  type ScreenPage,
  Screens,
  type Universe,
  type WrongScreen
} from "../../../../../core/mod.ts"
import { figuresNamed } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { lineFormats } from "../../../api/base/Formats.ts"
import { screenCost } from "../../../api/screens/Screens.ts"
import { makeCharge } from "../../access/costOfBody.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { clientErrors } from "../../answers/clientErrors.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"
import { isLongList } from "../../answers/longAnswers.ts"
import { headOf, linesOf, type Table, tableOf } from "../../answers/tables.ts"

type Cell = string | number | null

interface Query {
  readonly where?: string
  readonly columns?: string
  readonly sort?: string
  readonly universe: Universe
  readonly currency?: string
  readonly as_of?: string
  readonly limit: number
  readonly offset: number
  readonly explain?: "true" | "false"
}

/** Expressions were understood when the request was validated. */
const understood = ({ columns, currency, sort, universe, where }: Query): Effect.Effect<Screen> =>
  Effect.orDie(
    screenOf({
      where: where ?? null,
      columns: columns ?? null,
      sort: sort ?? null,
      universe,
      currency: currency ?? null
    }) satisfies Effect.Effect<Screen, WrongScreen>
  )

const head = ["company_id", "symbol", "name", "exchange", "price_date"] as const

/** A row as an object: what it is of, and its cells by the columns that were asked for. */
const objectOf = (
  columns: ReadonlyArray<string>,
  { cells, ...row }: ScreenPage["data"][number]
): Readonly<Record<string, Cell>> => ({
  ...row,
  ...Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? null]))
})

const screenAnswers = Effect.gen(function* () {
  const screens = yield* Screens

  return Effect.fnUntraced(function* (query: Query) {
    const { as_of = null, explain, limit, offset } = query
    const today = dayIn("UTC", yield* Clock.currentTimeMillis)
    const page = yield* screens.page(yield* understood(query), as_of, {
      limit,
      offset,
      isDescribed: explain === "true"
    })
    const { columns, currency, data, description, total, universe, unknown } = page
    const rows = () => data.map((row) => objectOf(columns, row))
    return {
      json: () => ({
        as_of: as_of ?? today,
        currency,
        universe,
        total,
        unknown,
        columns,
        data: rows(),
        count: data.length,
        limit,
        offset,
        has_more: offset + data.length < total,
        ...(explain === undefined ? {} : { description })
      }),
      table: () => tableOf([...head, ...columns], rows())
    }
  })
})

interface HistoryQuery {
  readonly names: string
  readonly frequency: Frequency
  readonly start_date?: string
  readonly end_date?: string
  readonly limit: number
}

const historyAnswers = Effect.gen(function* () {
  const history = yield* FigureHistory

  return Effect.fnUntraced(function* (company: Company, query: HistoryQuery) {
    const { end_date = null, frequency, limit, names: text, start_date = null } = query
    const figures = yield* Effect.orDie(figuresNamed(text))
    const names = figures.map(({ name }) => name)
    const range = { frequency, from: start_date, to: end_date, limit }
    const { has_more, rows } = yield* history.of(company, figures, range)
    const data = rows.map(
      ({ date, values }): Readonly<Record<string, Cell>> => ({
        date,
        ...Object.fromEntries(names.map((name, i) => [name, values[i] ?? null]))
      })
    )
    return {
      body: {
        currency: company.currency,
        frequency,
        names,
        data,
        count: data.length,
        has_more
      },
      table: (): Table => tableOf(["date", ...names], data)
    }
  })
})

const isLongHistory = ({ frequency, limit }: HistoryQuery): boolean =>
  frequency === "day" || isLongList(limit)

/** A row of a panel, with what came after it where that was asked for. */
const panelObject = (
  date: string,
  columns: ReadonlyArray<string>,
  { ahead, ...row }: PanelPeriod["rows"][number]
): Readonly<Record<string, Cell>> => ({ date, ...objectOf(columns, row), ...ahead })

export const layer = HttpApiBuilder.group(
  Api,
  "screens",
  Effect.fnUntraced(function* (handlers) {
    const answer = yield* screenAnswers
    const figuresOver = yield* historyAnswers
    const bodies = yield* Bodies
    const charge = yield* makeCharge
    const companies = yield* Companies
    const screens = yield* Screens

    return handlers.handleAll({
      screen: ({ query, request }) =>
        bodies.respond(request, ["screen", query], answer(query), { format: query.format, isLong: true }),
      screenByBody: ({ payload, request }) =>
        Effect.andThen(
          charge(screenCost(payload)),
          bodies.respond(request, ["screen", payload], answer(payload), {
            format: payload.format,
            isLong: true
          })
        ),
      history: ({ params, query, request }) =>
        bodies.respond(
          request,
          ["figures", params.symbol, query],
          Effect.gen(function* () {
            const company = yield* companies.bySymbol(params.symbol)
            const { body, table } = yield* figuresOver(company, query)
            return { json: () => ({ symbol: company.symbol, ...body }), table }
          }),
          { format: query.format, isLong: isLongHistory(query) }
        ),
      panel: Effect.fnUntraced(function* ({ query, request }) {
        const { end_date = null, format, frequency, limit, offset, start_date } = query
        const screen = yield* understood(query)
        const returns = query.returns === "true"
        const asked = { frequency, from: start_date, to: end_date, returns }
        if (format === "csv" || format === "ndjson") {
          const columns = [
            "date",
            ...head,
            ...screen.columns.map(({ name }) => name),
            ...(returns ? ["next_date", "return", "ended"] : [])
          ]
          const everything = { limit: Number.POSITIVE_INFINITY, offset: 0 }
          const periods = yield* screens.panel(screen, asked, everything)
          const lines = Stream.map(periods, ({ columns: names, date, rows }) =>
            linesOf(
              format,
              tableOf(
                columns,
                rows.map((row) => panelObject(date, names, row))
              )
            )
          )
          return HttpServerResponse.stream(
            Stream.orDie(Stream.encodeText(Stream.concat(Stream.make(headOf(format, columns)), lines))),
            { contentType: lineFormats[format] }
          )
        }
        return yield* bodies.respond(
          request,
          ["panel", query],
          Effect.gen(function* () {
            const found = yield* screens.panel(screen, asked, { limit, offset })
            const periods = yield* Stream.runCollect(found)
            const last = periods.at(-1)
            return {
              json: () => ({
                currency: last?.currency ?? null,
                frequency,
                columns: screen.columns.map(({ name }) => name),
                periods: periods.map(({ date, total, unknown }) => ({ date, total, unknown })),
                data: periods.flatMap(({ columns, date, rows }) =>
                  rows.map((row) => panelObject(date, columns, row))
                ),
                has_more: periods.some(({ rows, total }) => offset + rows.length < total)
              })
            }
          }),
          { isLong: true }
        )
      }, clientErrors)
    })
  })
)

export const screenPages = Effect.gen(function* () {
  const answer = yield* screenAnswers
  const figuresOver = yield* historyAnswers
  const pages = yield* CompanyPages
  return {
    screener: HttpApiBuilder.handler(Api, "screenPages", "screener", ({ query, request }) =>
      pages.open(request, ["screener", query], answer(query), { format: query.format, isLong: true })
    ),
    figures: HttpApiBuilder.handler(Api, "screenPages", "figures", ({ params, query, request }) =>
      pages.whole(
        { page: "figures", params, query, request, isLong: isLongHistory(query) },
        (company, _as_of, head) =>
          Effect.map(figuresOver(company, query), ({ body, table }) => ({
            json: () => ({ ...head, ...body }),
            table
          }))
      )
    )
  }
})
