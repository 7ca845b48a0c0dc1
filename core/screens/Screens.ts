/** Serves screens: the companies of a universe that meet a condition, as known on a day. */
import { Clock, Context, Data, Effect, Layer, Stream } from "effect"
import type { CompanyStore } from "../companies/CompanyStore.ts"
import { vocabulary as catalogue } from "../figures/Catalogue.ts"
import { companyColumns } from "../figures/CompanyColumns.ts"
import type { FigureValue } from "../figures/Figure.ts"
import { type FigureColumn, valueAt } from "../figures/FigureColumn.ts"
import { columnIn, type FigureAsked, Matrices, type Matrix } from "../figures/Matrices.ts"
import type { FiguresNotReady } from "../figures/StatementRows.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import { Rates } from "../rates/Rates.ts"
import { noRates, rateOn, type RateTable } from "../rates/RateTable.ts"
import { inTurns } from "../scheduling/EventLoop.ts"
import type { Overloaded } from "../scheduling/Turns.ts"
import type { Changes } from "../store/Changes.ts"
import { afterLongRead } from "../store/Deadline.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addDays } from "../time/CalendarDate.ts"
import { dayIn } from "../time/Zone.ts"
import { agoKey, dayAgo } from "./ago.ts"
import { type CompanyNamed, companyNames } from "./companyNames.ts"
import { type Distribution, distributionOf, type MatchCount, matchCounts } from "./distribution.ts"
import { evaluating, type Pieces, trueRows, type UnknownCount, unknownCounts } from "./evaluate.ts"
import { type Expression, figuresOf } from "./Expression.ts"
import { columnsOf, conditionOf, orderOf, type ScreenColumn, type ScreenOrder } from "./parse.ts"
import {
  askedOf,
  conversionOf,
  type RateOf,
  screenColumn,
  type Universe,
  universeAsked,
  type UniverseRows,
  universeRows
} from "./ScreenColumns.ts"
import { type Frequency, sessionsEnding } from "./periods.ts"
import { order } from "./sorting.ts"
import type { Ago, FigureReference, Vocabulary } from "./Vocabulary.ts"
import type { WrongExpression } from "../errors/WrongExpression.ts"

/** What a screen asks for, as texts. */
export interface ScreenQuery {
  /** The condition; null for the whole universe. */
  readonly where: string | null
  /** Expressions between commas; null for the figures of the condition. */
  readonly columns: string | null
  /** An expression, or one with `-` before it for the greatest first; null for the largest market cap first. */
  readonly sort: string | null
  readonly universe: Universe
  /** ISO 4217; null for the currency of the most companies of the universe. */
  readonly currency: string | null
}

/** A screen whose expressions were understood. */
export interface Screen {
  readonly where: Expression | null
  readonly columns: ReadonlyArray<ScreenColumn>
  readonly sort: ScreenOrder
  readonly universe: Universe
  readonly currency: string | null
  /** Every figure that the expressions name, once. */
  readonly figures: ReadonlyArray<FigureReference>
}

/** The member of a query whose expression is wrong. */
export interface WrongMember {
  readonly member: "where" | "columns" | "sort"
  readonly error: WrongExpression
}

/** A company of a screen, with its cells in the order of the columns. */
export interface ScreenRow {
  readonly company_id: number
  readonly symbol: string
  readonly name: string
  readonly exchange: string
  /** The day of its latest bar; null without one. */
  readonly price_date: string | null
  readonly cells: ReadonlyArray<FigureValue>
}

/** A page of the companies that meet a screen, with what money is in and what is unknown. */
export interface ScreenPage {
  /** What money is in; null where no company of the universe has a currency. */
  readonly currency: string | null
  readonly universe: {
    readonly name: Universe
    readonly count: number
    /** How many companies that were known by then aren't of the universe. */
    readonly left_out: number
  }
  /** How many companies meet the condition. */
  readonly total: number
  readonly unknown: ReadonlyArray<UnknownCount>
  readonly columns: ReadonlyArray<string>
  readonly data: ReadonlyArray<ScreenRow>
  /** Null where the window doesn't ask for it. */
  readonly description: ScreenDescription | null
}

/** A column for each figure that an expression names, under its name. */
const figuresNamed = (where: Expression | null): ReadonlyArray<ScreenColumn> =>
  where === null ? [] : figuresOf(where).map((expression) => ({ name: expression.reference.key, expression }))

/** Every figure that the expressions of a screen name, once. */
export const screenFigures = ({
  columns,
  sort,
  where
}: Pick<Screen, "columns" | "sort" | "where">): ReadonlyArray<FigureReference> => {
  const expressions = [
    ...(where === null ? [] : [where]),
    ...columns.map(({ expression }) => expression),
    sort.expression
  ]
  const figures = expressions.flatMap(figuresOf).map(({ reference }) => [reference.key, reference] as const)
  return [...new Map(figures).values()]
}

/** The expressions of a query that are wrong, each by its first fault. */
export class WrongScreen extends Data.TaggedError("WrongScreen")<{
  readonly wrong: ReadonlyArray<WrongMember>
}> {}

/**
 * Understands the expressions of a query; fails with each member that is wrong. They name what the vocabulary has: the catalogue,
 * unless another is given.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { screenOf } from "findata"
 *
 * const query = { where: "pe_ratio < 15", columns: "roe", sort: null, universe: "listed", currency: null } as const
 * const figures = Effect.map(screenOf(query), ({ figures }) => figures.map(({ key }) => key))
 * await Effect.runPromise(figures) // => ["pe_ratio", "roe", "market_cap"]
 * ```
 */
export const screenOf = Effect.fnUntraced(function* (
  query: ScreenQuery,
  vocabulary: Vocabulary = catalogue
): Effect.fn.Return<Screen, WrongScreen> {
  const wrong: Array<WrongMember> = []
  const understood = <A>(member: WrongMember["member"], found: Effect.Effect<A, WrongExpression>) =>
    Effect.catch(found, (error) => {
      wrong.push({ member, error })
      return Effect.succeed(null)
    })
  const where = query.where === null ? null : yield* understood("where", conditionOf(query.where, vocabulary))
  const columns =
    query.columns === null
      ? figuresNamed(where)
      : yield* understood("columns", columnsOf(query.columns, vocabulary))
  const sort = yield* understood("sort", orderOf(query.sort ?? "-market_cap", vocabulary))
  if (wrong.length > 0 || columns === null || sort === null) return yield* new WrongScreen({ wrong })
  const { currency, universe } = query
  return { where, columns, sort, universe, currency, figures: screenFigures({ where, columns, sort }) }
})

/** The days before that of a screen at which it looks, null for its own, with what it asks of each. */
const lookedAt = (
  screen: Screen
): ReadonlyArray<readonly [ago: Ago | null, asked: ReadonlyArray<FigureAsked>]> => {
  const days = new Map<string, { readonly ago: Ago | null; readonly asked: Map<string, FigureAsked> }>()
  const add = (ago: Ago | null, asked: ReadonlyArray<FigureAsked>): void => {
    const day = days.get(agoKey(ago)) ?? { ago, asked: new Map<string, FigureAsked>() }
    days.set(agoKey(ago), day)
    for (const one of asked) day.asked.set(one.key, one)
  }
  add(null, universeAsked(screen.universe))
  for (const reference of screen.figures) add(reference.ago, askedOf(reference))
  return [...days.values()].map(({ ago, asked }) => [ago, [...asked.values()]] as const)
}

/** Which rows of a screen's order are returned. */
export interface RowWindow {
  /** Infinity for all. */
  readonly limit: number
  readonly offset: number
  /** Whether there is a description beside them, which takes the time of sorting the universe by each column. */
  readonly isDescribed?: boolean
}

/** What a screen finds in the whole universe. */
export interface ScreenDescription {
  /** Of each column. */
  readonly distributions: ReadonlyArray<Distribution & { readonly column: string }>
  /** Of each part of the condition that `&&` joins, in order; none without a condition. */
  readonly matches: ReadonlyArray<MatchCount>
}

/** The periods of a panel. */
export interface PanelQuery {
  readonly frequency: Frequency
  readonly from: string
  /** Null for today. */
  readonly to: string | null
  /** Whether rows have what came after their date. */
  readonly returns: boolean
}

/** What came after the date of a row, up to the date of the next period. */
export interface LookAhead {
  /** Null in the last period. */
  readonly next_date: string | null
  /** Percent, splits and payments applied; null where unknown. */
  readonly return: number | null
  /** The day of its last bar, where trade ended before the next date; null otherwise. */
  readonly ended: string | null
}

/** A screen on the last session of a period. */
export interface PanelPeriod extends Pick<ScreenPage, "columns" | "currency" | "total" | "unknown"> {
  readonly date: string
  /** `ahead` is null where it wasn't asked for. */
  readonly rows: ReadonlyArray<ScreenRow & { readonly ahead: LookAhead | null }>
}

interface Unnamed extends Omit<ScreenRow, keyof CompanyNamed> {}

/** A row with its company's names; none where an undone run removed the company in the meantime. */
const named = (row: Unnamed, names: ReadonlyMap<number, CompanyNamed>): ReadonlyArray<ScreenRow> => {
  const company = names.get(row.company_id)
  if (company === undefined) return []
  const { exchange, name, symbol } = company
  const { cells, company_id, price_date } = row
  return [{ company_id, symbol, name, exchange, price_date, cells }]
}

/** Values of figures that are held of the periods that are read together: 64 MB of numbers. */
const valuesTogether = 8_000_000

/** Of fewer periods together, most of what is read would be the year before the first. */
const [fewestTogether, mostTogether] = [12, 60]

/** How many periods are read together of so many companies with so many figures each. */
const periodsTogether = (companies: number, figures: number): number =>
  Math.min(
    mostTogether,
    Math.max(fewestTogether, Math.floor(valuesTogether / Math.max(1, companies * figures)))
  )

const returnKey = "~return"

/** The return since the date before, by date. */
const returnSince = (before: ReadonlyMap<string, string | null>): FigureAsked => ({
  key: returnKey,
  type: "number",
  needs: ["year", "actions"],
  of: (known) => {
    const since = before.get(known.day) ?? null
    return since === null ? null : known.totalReturnSince(since)
  }
})

/** What came after a date, by the matrices of it and of the next; `newest` is the day of the newest bar of all. */
const lookAhead = (
  own: Matrix,
  after: Matrix | null,
  next_date: string | null,
  newest: string | null
): ((company_id: number) => LookAhead) => {
  const places = new Map(Array.from(own.company_ids, (id, row) => [id, row] as const))
  const later =
    after === null ? null : new Map(Array.from(after.company_ids, (id, row) => [id, row] as const))
  const since = newest === null ? "" : tradedSince(newest)
  return (company_id) => {
    if (after === null || next_date === null) return { next_date: null, return: null, ended: null }
    const lasts = columnIn(own, companyColumns.last_bar)
    const last = valueAt(lasts, places.get(company_id) ?? -1) as string | null
    const returns = after.columns.get(returnKey)
    const row = later?.get(company_id)
    return {
      next_date,
      return: returns === undefined || row === undefined ? null : (valueAt(returns, row) as number | null),
      ended: last !== null && last < next_date && last < since ? last : null
    }
  }
}

/** What rates a figure needs. */
type Conversion = NonNullable<ReturnType<typeof conversionOf>>

/** What was made of some columns, which is kept while they are the same. */
interface MadeOf<A> {
  readonly columns: ReadonlyArray<FigureColumn>
  readonly value: A
}

/** What was computed for a universe of a matrix's companies. */
interface View {
  readonly universe: MadeOf<UniverseRows>
  /** The columns of its own figures, with the rates that they were converted by. */
  readonly columns: Map<string, MadeOf<{ readonly rates: RateTable; readonly column: FigureColumn }>>
  /** What rates its own figures need. */
  readonly conversions: Map<string, MadeOf<Conversion | null>>
}

const columnsFor = (matrix: Matrix, asked: ReadonlyArray<FigureAsked>): ReadonlyArray<FigureColumn> =>
  asked.map((one) => columnIn(matrix, one))

/** What is known of a value that was made of the same columns; undefined where there is none. */
const knownOf = <A>(made: MadeOf<A> | undefined, columns: ReadonlyArray<FigureColumn>): A | undefined =>
  made?.columns.every((column, i) => column === columns[i]) === true ? made.value : undefined

/** By the companies of matrices. */
const views = new WeakMap<Int32Array, Map<Universe, View>>()

const viewOf = (matrix: Matrix, universe: Universe): View => {
  const known = views.get(matrix.company_ids) ?? new Map<Universe, View>()
  views.set(matrix.company_ids, known)
  const before = known.get(universe)
  const columns = columnsFor(matrix, universeAsked(universe))
  if (before !== undefined && knownOf(before.universe, columns) !== undefined) return before
  const view: View = {
    universe: { columns, value: universeRows(matrix, universe) },
    columns: new Map(),
    conversions: new Map()
  }
  known.set(universe, view)
  return view
}

/** The name of a figure's column in a currency. */
const columnKey = (currency: string | null, { key }: FigureReference): string => `${currency ?? ""} ${key}`

/** The rows of the same companies in another matrix; -1 for one that it doesn't have. */
const rowsIn = (matrix: Matrix, { company_ids, rows }: UniverseRows): Int32Array => {
  const { company_ids: others } = matrix
  if (rows.every((row, i) => others[row] === company_ids[i])) return rows
  const places = new Map(Array.from(others, (id, row) => [id, row] as const))
  return company_ids.map((id) => places.get(id) ?? -1)
}

/** The matrices that a screen looks at: its own, and those of days before. */
export type MatrixOf = (ago: Ago | null) => Matrix

const service = Effect.gen(function* () {
  const namesOf = yield* companyNames
  const matrices = yield* Matrices
  const rates = yield* Rates

  /** The rates of all conversions of a screen. */
  const ratesFor = Effect.fnUntraced(function* (
    screen: Screen,
    matrixOf: MatrixOf,
    { conversions, universe: { value: universe } }: View,
    currency: string
  ) {
    const find = function* (): Pieces<ReadonlyArray<Conversion>> {
      const found: Array<Conversion | null> = []
      for (const reference of screen.figures) {
        yield
        const matrix = matrixOf(reference.ago)
        const key = columnKey(currency, reference)
        if (reference.ago !== null) {
          found.push(conversionOf(matrix, reference, rowsIn(matrix, universe), currency))
          continue
        }
        const columns = columnsFor(matrix, askedOf(reference))
        const known = knownOf(conversions.get(key), columns)
        const value = known === undefined ? conversionOf(matrix, reference, universe.rows, currency) : known
        conversions.set(key, { columns, value })
        found.push(value)
      }
      return found.filter((conversion) => conversion !== null)
    }
    const needed = yield* inTurns(find())
    if (needed.length === 0) return noRates
    const days = needed.flatMap(({ first, last }) => [first, last]).toSorted()
    return yield* rates.of(
      [...new Set([currency, ...needed.flatMap(({ currencies }) => currencies)])],
      days[0] as string,
      days.at(-1) as string
    )
  })

  /** The companies that meet a screen, in its order, by the matrices that it looks at. */
  const screened = Effect.fnUntraced(function* (screen: Screen, matrixOf: MatrixOf, page: RowWindow) {
    const own = matrixOf(null)
    const view = viewOf(own, screen.universe)
    const universe = view.universe.value
    const currency = screen.currency ?? universe.currency
    const table = currency === null ? noRates : yield* ratesFor(screen, matrixOf, view, currency)
    const rateOf: RateOf = (from, to, day) => rateOn(table, from, to, day)?.value ?? null
    const columnOf = (reference: FigureReference): FigureColumn => {
      const matrix = matrixOf(reference.ago)
      const make = (rows: Int32Array) => screenColumn(matrix, reference, rows, currency, rateOf)
      if (reference.ago !== null) return make(rowsIn(matrix, universe))
      const key = columnKey(currency, reference)
      const columns = columnsFor(matrix, askedOf(reference))
      const known = knownOf(view.columns.get(key), columns)
      if (known !== undefined && known.rates === table) return known.column
      const column = make(universe.rows)
      view.columns.set(key, { columns, value: { rates: table, column } })
      return column
    }
    const { company_ids } = universe
    const find = function* () {
      const evaluation = evaluating({ length: company_ids.length, columnOf })
      const whole = screen.where === null ? null : yield* evaluation.condition(screen.where)
      const met = whole === null ? Int32Array.from(company_ids.keys()) : trueRows(whole)
      const { descending, expression } = screen.sort
      const sorted = order(
        yield* evaluation.cells(expression, met),
        descending,
        met.map((row) => company_ids[row] as number),
        Math.min(met.length, page.offset + page.limit)
      )
      const shown = Int32Array.from(sorted.subarray(page.offset), (place) => met[place] as number)
      const cells: Array<FigureColumn> = []
      const distributions: Array<ScreenDescription["distributions"][number]> = []
      for (const { expression, name: column } of screen.columns) {
        cells.push(yield* evaluation.cells(expression, shown))
        if (page.isDescribed === true)
          distributions.push({ column, ...distributionOf(yield* evaluation.column(expression)) })
      }
      const priceDates = columnIn(own, companyColumns.price_date)
      const rows: Array<Unnamed> = []
      for (const [i, row] of shown.entries()) {
        rows.push({
          company_id: company_ids[row] as number,
          price_date: valueAt(priceDates, universe.rows[row] as number) as string | null,
          cells: cells.map((column) => valueAt(column, i))
        })
        yield
      }
      const { where } = screen
      const unknown = where === null || whole === null ? [] : yield* unknownCounts(evaluation, where, whole)
      const matches = where === null || page.isDescribed !== true ? [] : yield* matchCounts(evaluation, where)
      return {
        currency,
        universe: { name: screen.universe, count: company_ids.length, left_out: universe.left_out },
        total: met.length,
        unknown: unknown.filter(({ count }) => count > 0),
        columns: screen.columns.map(({ name }) => name),
        description: page.isDescribed === true ? { distributions, matches } : null,
        rows
      }
    }
    return yield* inTurns(find())
  })

  const page = Effect.fn("Screens.page")(function* (screen: Screen, as_of: string | null, window: RowWindow) {
    const today = as_of ?? dayIn("UTC", yield* Clock.currentTimeMillis)
    const found = new Map<string, Matrix>()
    for (const [ago, asked] of lookedAt(screen))
      found.set(agoKey(ago), yield* matrices.on(ago === null ? as_of : dayAgo(today, ago), asked))
    const { rows, ...rest } = yield* afterLongRead(
      screened(screen, (ago) => found.get(agoKey(ago)) as Matrix, window)
    )
    const names = yield* afterLongRead(namesOf(rows.map(({ company_id }) => company_id)))
    const screenPage: ScreenPage = { ...rest, data: rows.flatMap((row) => named(row, names)) }
    return screenPage
  })

  /** The last sessions of the periods, up to that of the newest bar. */
  const periodsOf = Effect.fnUntraced(function* (screen: Screen, { frequency, from, to }: PanelQuery) {
    const today = dayIn("UTC", yield* Clock.currentTimeMillis)
    const last = to === null || to > today ? today : to
    const asked = universeAsked(screen.universe)
    const matrix = yield* matrices.on(last, asked)
    const { mic_code, newest } = universeRows(matrix, screen.universe)
    const days = sessionsEnding(mic_code ?? "", frequency, from, last)
    // No row is of a period in which nothing is known to have been traded.
    const traded =
      newest === null
        ? days
        : days.filter((day, i) => day <= newest || (days[i - 1] ?? addDays(from, -1)) < newest)
    return { companies: matrix.company_ids.length, days: traded, newest }
  })

  /** The matrices of some days together: of each, those that its screen looks at. */
  const matricesOver = Effect.fnUntraced(function* (
    screen: Screen,
    days: ReadonlyArray<string>,
    more: ReadonlyArray<FigureAsked>
  ) {
    const byAgo = new Map<string, ReadonlyArray<Matrix>>()
    for (const [ago, asked] of lookedAt(screen))
      byAgo.set(
        agoKey(ago),
        ago === null
          ? yield* matrices.over(days, [...asked, ...more])
          : yield* matrices.over(
              days.map((day) => dayAgo(day, ago)),
              asked
            )
      )
    return days.map(
      (_, i): MatrixOf =>
        (ago) =>
          byAgo.get(agoKey(ago))?.[i] as Matrix
    )
  })

  const panel = Effect.fn("Screens.panel")(function* (screen: Screen, query: PanelQuery, window: RowWindow) {
    const { companies, days, newest } = yield* periodsOf(screen, query)
    const figures = lookedAt(screen).flatMap(([, asked]) => asked.filter(({ needs }) => needs.length > 0))
    const together = periodsTogether(companies, figures.length)
    const names = new Map<number, CompanyNamed>()
    /** Periods whose figures are read together, each screened when it is asked for. */
    const ofChunk = Effect.fnUntraced(function* (start: number) {
      const some = days.slice(start, start + together)
      if (some.length === 0) return Stream.empty
      // With the day after them, for returns.
      const read = query.returns ? days.slice(start, start + together + 1) : some
      const before = new Map(read.map((day, i) => [day, read[i - 1] ?? null] as const))
      const over: Array<MatrixOf | undefined> = [
        ...(yield* matricesOver(screen, read, query.returns ? [returnSince(before)] : []))
      ]
      const periodAt = Effect.fnUntraced(function* (i: number) {
        const matrixOf = over[i] as MatrixOf
        const { columns, currency, rows, total, unknown } = yield* afterLongRead(
          screened(screen, matrixOf, window)
        )
        const unnamed = rows.flatMap(({ company_id }) => (names.has(company_id) ? [] : [company_id]))
        if (unnamed.length > 0)
          for (const [id, name] of yield* afterLongRead(namesOf(unnamed))) names.set(id, name)
        const after = over[i + 1]?.(null) ?? null
        const aheadOf = query.returns
          ? lookAhead(matrixOf(null), after, days[start + i + 1] ?? null, newest)
          : null
        // Streams hold on to what they are made of.
        over[i] = undefined
        const period: PanelPeriod = {
          date: some[i] as string,
          currency,
          total,
          unknown,
          columns,
          rows: rows.flatMap((row) =>
            named(row, names).map((company) => ({ ...company, ahead: aheadOf?.(row.company_id) ?? null }))
          )
        }
        return period
      })
      return Stream.mapEffect(Stream.fromIterable(some.keys()), periodAt)
    })
    // What fails at once fails before anything is sent.
    const first = yield* ofChunk(0)
    const rest = Array.from(
      { length: Math.max(0, Math.ceil(days.length / together) - 1) },
      (_, n) => (n + 1) * together
    )
    return Stream.concat(
      first,
      Stream.flatMap(Stream.fromIterable(rest), (start) => Stream.unwrap(ofChunk(start)))
    )
  })

  return { page, panel }
})

/** Screens over the figures of all companies. */
export class Screens extends Context.Service<
  Screens,
  {
    /**
     * A page of a screen as of the end of a day, null for now. Fails as overloaded where too many days are to be read before.
     */
    readonly page: (
      screen: Screen,
      as_of: string | null,
      window: RowWindow
    ) => Effect.Effect<ScreenPage, FiguresNotReady | Overloaded | StoreUnavailable>
    /**
     * The same screen on the last session of each period at the exchange of most companies, oldest first, up to that of the
     * newest bar; of each the rows of a window. Up to five years of months at a time are read and held, the first of them
     * before the stream is there.
     */
    readonly panel: (
      screen: Screen,
      query: PanelQuery,
      window: RowWindow
    ) => Effect.Effect<
      Stream.Stream<PanelPeriod, FiguresNotReady | Overloaded | StoreUnavailable>,
      FiguresNotReady | Overloaded | StoreUnavailable
    >
  }
>()("findata/core/screens/Screens") {
  static readonly layer: Layer.Layer<Screens, never, Changes | CompanyStore | Matrices | Rates> =
    Layer.effect(Screens, service)
}
