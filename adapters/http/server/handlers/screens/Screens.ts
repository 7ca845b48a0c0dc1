/** Handles `/financial/screener`, its history, and figures of companies over time, of the public API and of pages. */
import { Clock, Effect, Stream } from "effect"
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
import {
  daysLookedAt,
  type FigureReference,
  type NamedValue,
  referencesOf,
  valuesNamed
} from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { Unprocessable } from "../../../api/base/Errors.ts"
import { CurrentVocabulary } from "../../../api/base/Expressions.ts"
import { type LineFormat, lineFormats } from "../../../api/base/Formats.ts"
import { screenCost } from "../../../api/screens/Screens.ts"
import { makeCharge } from "../../access/costOfBody.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"
import { isLongList } from "../../answers/longAnswers.ts"
import { asPiece } from "../../answers/Pieces.ts"
import { headOf, linesOf, type Table, tableOf } from "../../answers/tables.ts"
import { CurrentExchange } from "../../exchange/Exchange.ts"
import { acceptedFormat } from "../../exchange/format.ts"

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
  Effect.flatMap(CurrentVocabulary, (names) =>
    Effect.orDie(
      screenOf(
        {
          where: where ?? null,
          columns: columns ?? null,
          sort: sort ?? null,
          universe,
          currency: currency ?? null
        },
        names
      ) satisfies Effect.Effect<Screen, WrongScreen>
    )
  )

interface HistoryQuery {
  readonly names: string
  readonly frequency: Frequency
  readonly start_date?: string
  readonly end_date?: string
  readonly limit: number
}

/** Names were understood too. */
const valuesIn = (names: string): Effect.Effect<ReadonlyArray<NamedValue>> =>
  Effect.flatMap(CurrentVocabulary, (vocabulary) => Effect.orDie(valuesNamed(names, vocabulary)))

/** Charges for the days that own figures look at, which the texts of a request don't name. */
const makeOwnCharge = Effect.map(makeCharge, (charge) => {
  const ofFigures = Effect.fnUntraced(function* (
    written: Parameters<typeof screenCost>[0],
    named: Effect.Effect<ReadonlyArray<FigureReference>>
  ) {
    const { own } = yield* CurrentVocabulary
    if (own.size === 0) return
    const { requirement } = yield* CurrentExchange
    yield* charge((1 + daysLookedAt(yield* named)) * ((requirement?.cost ?? 1) / screenCost(written)))
  })
  return {
    ofScreen: (query: Query) =>
      ofFigures(
        query,
        Effect.map(understood(query), ({ figures }) => figures)
      ),
    ofHistory: ({ names }: HistoryQuery) =>
      ofFigures({ columns: names }, Effect.map(valuesIn(names), referencesOf))
  }
})

const head = ["company_id", "symbol", "name", "exchange", "price_date"] as const

/** The columns of a table of rows, each once: the name of a figure may be that of what each row has anyway. */
const besideHead = (columns: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set([...head, ...columns])
]

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
      table: () => tableOf(besideHead(columns), rows())
    }
  })
})

const historyAnswers = Effect.gen(function* () {
  const history = yield* FigureHistory

  return Effect.fnUntraced(function* (company: Company, query: HistoryQuery) {
    const { end_date = null, frequency, limit, names: text, start_date = null } = query
    const figures = yield* valuesIn(text)
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
  { columns, date }: PanelPeriod,
  { ahead, ...row }: PanelPeriod["rows"][number]
): Readonly<Record<string, Cell>> => ({ date, ...objectOf(columns, row), ...ahead })

const panelColumns = (screen: Screen, returns: boolean): ReadonlyArray<string> => [
  "date",
  ...besideHead(screen.columns.map(({ name }) => name)),
  ...(returns ? ["next_date", "return", "ended"] : [])
]

/** Rows that are written in some milliseconds. */
const rowsAtOnce = 250

/** The lines of a period, some rows in each turn of the event loop. */
const linesOfPeriod = (format: LineFormat, columns: ReadonlyArray<string>, period: PanelPeriod) =>
  Stream.mapEffect(Stream.fromIterable(startsOf(period.rows.length)), (start) =>
    asPiece(() => {
      const rows = period.rows.slice(start, start + rowsAtOnce).map((row) => panelObject(period, row))
      return linesOf(format, tableOf(columns, rows))
    })
  )

const startsOf = (length: number): ReadonlyArray<number> =>
  Array.from({ length: Math.ceil(length / rowsAtOnce) }, (_, n) => n * rowsAtOnce)

/** The most bytes of the rows of a panel that isn't sent by the line. */
const maxPanelBytes = 64_000_000

const tooLong = new Unprocessable({
  detail: [
    {
      loc: ["query", "limit"],
      msg: `Value error, a panel as JSON has at most ${maxPanelBytes / 1e6} MB: ask for fewer companies of each period, or for all by format=csv or ndjson`,
      type: "value_error"
    }
  ]
})

const encoder = new TextEncoder()

/** The rows of a panel's periods as JSON between commas, in parts, and what is said of the periods. */
const jsonOfPeriods = Effect.fnUntraced(function* <E>(found: Stream.Stream<PanelPeriod, E>, offset: number) {
  const rows: Array<Uint8Array> = []
  const periods: Array<Pick<PanelPeriod, "date" | "total" | "unknown">> = []
  let [currency, has_more, length] = [null as string | null, false, 0]
  yield* Stream.runForEach(found, (period) => {
    const { date, total, unknown } = period
    periods.push({ date, total, unknown })
    currency = period.currency
    if (offset + period.rows.length < total) has_more = true
    return Effect.forEach(
      startsOf(period.rows.length),
      Effect.fnUntraced(function* (start) {
        const bytes = yield* asPiece(() => {
          const some = period.rows.slice(start, start + rowsAtOnce)
          const text = some.map((row) => JSON.stringify(panelObject(period, row))).join()
          return encoder.encode(rows.length === 0 ? text : `,${text}`)
        })
        rows.push(bytes)
        length += bytes.length
        if (length > maxPanelBytes) return yield* tooLong
      }),
      { discard: true }
    )
  })
  return { currency, has_more, periods, rows }
})

export const layer = HttpApiBuilder.group(
  Api,
  "screens",
  Effect.fnUntraced(function* (handlers) {
    const answer = yield* screenAnswers
    const figuresOver = yield* historyAnswers
    const bodies = yield* Bodies
    const charge = yield* makeCharge
    const chargeOwn = yield* makeOwnCharge
    const companies = yield* Companies
    const screens = yield* Screens

    return handlers.handleAll({
      screen: ({ query, request }) =>
        Effect.andThen(
          chargeOwn.ofScreen(query),
          bodies.respond(request, ["screen", query], answer(query), { format: query.format, isLong: true })
        ),
      screenByBody: ({ payload, request }) =>
        Effect.andThen(
          Effect.flatMap(understood(payload), ({ figures }) => charge(1 + daysLookedAt(figures))),
          bodies.respond(request, ["screen", payload], answer(payload), {
            format: payload.format,
            isLong: true
          })
        ),
      history: ({ params, query, request }) =>
        Effect.andThen(
          chargeOwn.ofHistory(query),
          bodies.respond(
            request,
            ["figures", params.symbol, query],
            Effect.gen(function* () {
              const company = yield* companies.bySymbol(params.symbol)
              const { body, table } = yield* figuresOver(company, query)
              return { json: () => ({ symbol: company.symbol, ...body }), table }
            }),
            { format: query.format, isLong: isLongHistory(query) }
          )
        ),
      panel: Effect.fnUntraced(function* ({ query, request }) {
        yield* chargeOwn.ofScreen(query)
        const { end_date = null, format, frequency, limit, offset, start_date } = query
        const screen = yield* understood(query)
        const returns = query.returns === "true"
        const asked = { frequency, from: start_date, to: end_date, returns }
        const wanted = format ?? acceptedFormat(request.headers["accept"])
        if (wanted === "csv" || wanted === "ndjson") {
          const everything = { limit: Number.POSITIVE_INFINITY, offset: 0 }
          const columns = panelColumns(screen, returns)
          return yield* bodies.lines(
            request,
            lineFormats[wanted],
            Effect.map(screens.panel(screen, asked, everything), (periods) =>
              Stream.concat(
                Stream.make(headOf(wanted, columns)),
                Stream.flatMap(periods, (period) => linesOfPeriod(wanted, columns, period))
              )
            )
          )
        }
        return yield* bodies.respond(
          request,
          ["panel", query],
          Effect.gen(function* () {
            const found = yield* screens.panel(screen, asked, { limit, offset })
            const written = yield* jsonOfPeriods(found, offset)
            const head = JSON.stringify({
              currency: written.currency,
              frequency,
              columns: screen.columns.map(({ name }) => name),
              periods: written.periods
            })
            return {
              vary: ["Accept"],
              parts: [
                encoder.encode(`${head.slice(0, -1)},"data":[`),
                ...written.rows,
                encoder.encode(`],"has_more":${written.has_more}}`)
              ] as const
            }
          }),
          { format: "json", isLong: true }
        )
      })
    })
  })
)

export const screenPages = Effect.gen(function* () {
  const answer = yield* screenAnswers
  const figuresOver = yield* historyAnswers
  const pages = yield* CompanyPages
  const chargeOwn = yield* makeOwnCharge
  return {
    screener: HttpApiBuilder.handler(Api, "screenPages", "screener", ({ query, request }) =>
      Effect.andThen(
        chargeOwn.ofScreen(query),
        pages.open(request, ["screener", query], answer(query), { format: query.format, isLong: true })
      )
    ),
    figures: HttpApiBuilder.handler(Api, "screenPages", "figures", ({ params, query, request }) =>
      Effect.andThen(
        chargeOwn.ofHistory(query),
        pages.whole(
          { page: "figures", params, query, request, isLong: isLongHistory(query) },
          (company, _as_of, head) =>
            Effect.map(figuresOver(company, query), ({ body, table }) => ({
              json: () => ({ ...head, ...body }),
              table
            }))
        )
      )
    )
  }
})
