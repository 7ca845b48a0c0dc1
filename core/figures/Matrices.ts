/** Serves figures of all companies on a day, as columns that are kept until what they are made of is written. */
import { Clock, Context, Effect, Layer, Option, Stream } from "effect"
import { Companies } from "../companies/Companies.ts"
import { IndexSymbol } from "../markets/IndexSymbol.ts"
import { countWhile } from "../numbers/countWhile.ts"
import { inOwnTurn, inTurns } from "../scheduling/EventLoop.ts"
import { makeTurns, type Overloaded } from "../scheduling/Turns.ts"
import { Changes } from "../store/Changes.ts"
import { deadlineFromNow, stepping } from "../store/Deadline.ts"
import { reading } from "../store/ReadSet.ts"
import { type RowSet, whole } from "../store/RowSet.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { dayIn } from "../time/Zone.ts"
import { type CompanyRead, type IndexRead, knownThen } from "./CompanyThen.ts"
import { issuersWritten, makeDirectory, type Section, type WrittenTables } from "./Directory.ts"
import type { Figure, FigureFunction, FigureValue, Part } from "./Figure.ts"
import { type FigureColumn, type GrowingColumn, growingColumn } from "./FigureColumn.ts"
import { FigureStore, type IssuerWindow } from "./FigureStore.ts"
import type { Known } from "./Known.ts"
import { readingOf, type ReadDays } from "./Reading.ts"
import { type FiguresNotReady, StatementRows } from "./StatementRows.ts"

/** A figure, or a function of figures with its arguments, under the name of its column. */
export interface FigureAsked {
  readonly key: string
  readonly type: FigureColumn["type"]
  /** Without any it is of the company alone, the same on every day. */
  readonly needs: ReadonlyArray<Part>
  /** Null where the figure is unknown. */
  readonly of: (known: Known) => FigureValue
}

/** A figure by itself. */
export const askedFigure = ({ name, needs, of, type }: Figure): FigureAsked => ({
  key: name,
  type,
  needs,
  of
})

/** A figure by function call. */
export const askedFunction = (
  { name, needs, needsOf, of, type }: FigureFunction,
  args: ReadonlyArray<number>
): FigureAsked => ({
  key: `${name}(${args.join(",")})`,
  type,
  needs: needsOf?.(args) ?? needs,
  of: (known) => of(known, args)
})

/** What is read of issuers that are visited. */
export interface EachNeeds {
  readonly needs: ReadonlyArray<Part>
  /** Earlier days whose closes are read too. */
  readonly closes?: ReadonlyArray<string>
}

/** Companies by company_id, with the columns that were asked for. */
export interface Matrix {
  /** Ascending; the same object while companies stay the same. */
  readonly company_ids: Int32Array
  /** A column is the same object while its values are. */
  readonly columns: ReadonlyMap<string, FigureColumn>
  /** Another object once rows were made again. */
  readonly version: object
}

/** A column that was asked for. */
export const columnIn = ({ columns }: Matrix, { key }: FigureAsked): FigureColumn => {
  const column = columns.get(key)
  if (column === undefined) throw new TypeError(`No column ${key}`)
  return column
}

/** The numbers of a column, or dates as days since 1970; NaN where unknown. */
export const numbersOf = (matrix: Matrix, asked: FigureAsked): Float64Array => {
  const column = columnIn(matrix, asked)
  if (column.type === "text") throw new TypeError(`${asked.key} is text`)
  return column.values
}

/** The texts of a column; null where unknown. */
export const textsOf = (matrix: Matrix, asked: FigureAsked): ReadonlyArray<string | null> => {
  const column = columnIn(matrix, asked)
  if (column.type !== "text") throw new TypeError(`${asked.key} isn't text`)
  return column.values
}

/** Columns of a day under construction. */
interface Kept {
  readonly as_of: string | null
  company_ids: Int32Array
  issuer_ids: Int32Array
  columns: Map<string, FigureColumn>
  readonly asked: Map<string, FigureAsked>
  /** The generation that it is of. */
  since: number
  version: object
  /** What day it was in each time zone, for now. */
  readonly days: Map<string, string>
}

/** Issuers in a window: as many as a store in this thread reads in some milliseconds. */
const issuersAtOnce = 100

/** Bytes of kept matrices. */
const maxBytes = 96_000_000

/** More issuers are read as a whole. */
const maxRemade = 1000

/** One matrix is filled at a time. Others wait for it, and short requests pass between its windows. */
const turns = {
  atOnce: 1,
  waiting: 20,
  ofOne: 5,
  patience: { max: "10 seconds", expected: "5 seconds" },
  retry_after: 5
} as const

/** Those of several days, of which a request asks for one after the other, take longer. */
const turnsOver = { ...turns, patience: { max: "2 minutes", expected: "2 minutes" } } as const

/** The tables that parts are read from, by the column that their rows' companies or issuers are found by. */
const tables = {
  company: "company_id",
  price_daily: "company_id",
  accepted_spike: "company_id",
  corporate_action: "company_id",
  action_coverage: "company_id",
  report: "company_id",
  statement: "issuer_id",
  share_count: "issuer_id",
  disclosure: "issuer_id",
  insider_transaction: "issuer_id"
} as const

/** The tables whose rows only some parts are read from. */
const partsOfTables: Readonly<Partial<Record<string, ReadonlyArray<Part>>>> = {
  accepted_spike: ["year"],
  corporate_action: ["actions", "splits", "statements"],
  report: ["ratings"],
  statement: ["statements", "earnings"],
  share_count: ["shares"],
  disclosure: ["filings", "earnings"],
  insider_transaction: ["insiders"]
}

/** The tables, with their columns, that figures are made of. */
const tablesOf = (asked: Iterable<FigureAsked>): WrittenTables => {
  const parts = partsOf(asked)
  return Object.entries(tables).filter(([table]) => {
    const some = partsOfTables[table]
    return some === undefined || some.some((part) => parts.has(part))
  })
}

const rowsOf = (asked: ReadonlyArray<FigureAsked>): RowSet => ({
  ...Object.fromEntries(tablesOf(asked).map(([table]) => [table, whole])),
  exchange: whole
})

const bytesOf = ({ columns, company_ids }: Kept): number => (8 + 8 * columns.size) * company_ids.length

const rowOf = (ids: Int32Array, id: number): number => {
  const place = countWhile(ids.length, (place) => (ids[place] as number) < id)
  return ids[place] === id ? place : -1
}

/** The places of ids in ascending order; null where they are in it. */
const orderOf = (ids: ReadonlyArray<number>): Uint32Array | null =>
  ids.every((id, i) => i === 0 || (ids[i - 1] as number) < id)
    ? null
    : Uint32Array.from(ids.keys()).toSorted((a, b) => (ids[a] as number) - (ids[b] as number))

/** Values in an order, null for their own. */
const idsIn = (ids: ReadonlyArray<number>, order: Uint32Array | null): Int32Array =>
  order === null ? Int32Array.from(ids) : Int32Array.from(order, (i) => ids[i] as number)

/** Appends what is asked of a company to its columns, a piece for each: an indicator of decades of bars takes milliseconds. */
const pushAll = function* (
  columns: ReadonlyArray<GrowingColumn>,
  asked: ReadonlyArray<FigureAsked>,
  known: Known
) {
  for (let i = 0; i < asked.length; i++) {
    columns[i]?.push((asked[i] as FigureAsked).of(known))
    yield
  }
}

const partsOf = (asked: Iterable<FigureAsked>): ReadonlySet<Part> => {
  const parts = new Set<Part>()
  for (const { needs } of asked) for (const part of needs) parts.add(part)
  return parts
}

const service = Effect.gen(function* () {
  const changes = yield* Changes
  const companies = yield* Companies
  const store = yield* FigureStore
  const rows = yield* StatementRows
  const indexSymbol = yield* IndexSymbol
  const read = readingOf(store, rows)
  const directory = makeDirectory(store, changes, issuersAtOnce)
  const { run: oneAtATime } = makeTurns(turns)
  const { run: oneOver } = makeTurns(turnsOver)
  /** How many companies there were when all were visited last. */
  let companiesBefore = 1000
  /** The one used longest ago first. */
  const kept = new Map<string, Kept>()

  const indexOf = Effect.fnUntraced(function* (parts: ReadonlySet<Part>, days: ReadDays, now: string) {
    if (indexSymbol === null || !parts.has("months")) return null
    const company = yield* companies.find(indexSymbol)
    if (company === null) return null
    const window = { issuer_ids: [company.issuer_id] }
    const found = yield* read(window, new Set<Part>(["months", "actions"]), days, now, null)
    return found.find(({ security }) => security.company_id === company.company_id) ?? null
  })

  /**
   * Visits the companies of all issuers, or of some, window by window, each with the day that it is at its exchange; `each`
   * may return a computation in pieces.
   */
  const visit = Effect.fnUntraced(function* (
    issuer_ids: ReadonlyArray<number> | null,
    size: number,
    parts: ReadonlySet<Part>,
    days: ReadDays,
    each: (read: CompanyRead, today: string, index: IndexRead) => Iterable<void> | void
  ) {
    const millis = yield* Clock.currentTimeMillis
    const now = dayIn("Etc/GMT-14", millis)
    const inTime = stepping(deadlineFromNow())
    const index = yield* inTime(indexOf(parts, days, now))
    const eachOf = function* (found: ReadonlyArray<CompanyRead>) {
      for (const company of found) {
        const pieces = each(company, dayIn(company.security.time_zone, millis), index)
        if (pieces !== undefined) yield* pieces
        yield
      }
    }
    const readOf = (window: IssuerWindow, section: Section | null) =>
      inTime(read(window, parts, days, now, section))
    const visited = (found: ReadonlyArray<CompanyRead>) => inTime(inOwnTurn(inTurns(eachOf(found))))
    if (issuer_ids !== null) {
      for (let i = 0; i < issuer_ids.length; i += size) {
        const some = issuer_ids.slice(i, i + size)
        yield* visited(yield* readOf({ issuer_ids: some }, yield* directory.of(some)))
      }
      return
    }
    // A database in another process reads the next windows while one is computed.
    yield* Stream.paginate(0, (after) =>
      Effect.map(inTime(directory.after(after)), (section) =>
        section === null
          ? ([[], Option.none()] as const)
          : ([[section], Option.some(section.window.upTo)] as const)
      )
    ).pipe(
      Stream.mapEffect((section) => readOf(section.window, section), { concurrency: 2 }),
      Stream.runForEach(visited)
    )
  })

  /** Fills columns of a matrix: of all its companies, which are found at first, or of those of some issuers. */
  const fill = Effect.fnUntraced(function* (
    matrix: Kept,
    asked: ReadonlyArray<FigureAsked>,
    issuer_ids: ReadonlyArray<number> | null
  ) {
    const { as_of } = matrix
    const ids: Array<number> = []
    const issuers: Array<number> = []
    const values = asked.map(({ type }) => growingColumn(type, issuer_ids?.length ?? companiesBefore))
    const days = { first: as_of, last: as_of }
    yield* visit(issuer_ids, issuersAtOnce, partsOf(asked), days, (company, begun, index) => {
      const { company_id, issuer_id, time_zone } = company.security
      // That of the rows that are there already.
      const today = matrix.days.get(time_zone) ?? begun
      matrix.days.set(time_zone, today)
      ids.push(company_id)
      issuers.push(issuer_id)
      return pushAll(values, asked, knownThen(company, as_of, today, index))
    })
    if (issuer_ids !== null) {
      const places = ids.map((id) => rowOf(matrix.company_ids, id))
      const some = new Set(issuer_ids)
      let rows = 0
      for (const id of matrix.issuer_ids) if (some.has(id)) rows++
      // One was created, removed, or is another issuer's now.
      if (rows !== places.length || places.some((place, i) => matrix.issuer_ids[place] !== issuers[i]))
        return false
      // Who evaluates a screen over the columns goes on with those that it has.
      const columns = new Map(matrix.columns)
      for (const [i, { key }] of asked.entries()) {
        const column = matrix.columns.get(key) as FigureColumn
        columns.set(key, (values[i] as GrowingColumn).writtenTo(column, places))
      }
      matrix.columns = columns
      return true
    }
    companiesBefore = ids.length
    const order = orderOf(ids)
    const company_ids = idsIn(ids, order)
    if (matrix.company_ids.length === 0) {
      matrix.company_ids = company_ids
      matrix.issuer_ids = idsIn(issuers, order)
    }
    // One was created or removed in the meantime.
    const { length } = company_ids
    if (length !== matrix.company_ids.length || company_ids.some((id, i) => id !== matrix.company_ids[i]))
      return false
    for (const [i, one] of asked.entries()) {
      matrix.columns.set(one.key, (values[i] as GrowingColumn).inOrder(order))
      matrix.asked.set(one.key, one)
    }
    return true
  })

  /** The issuers that were written since a matrix was made; null where any may have been, or companies were created. */
  const writtenSince = ({ asked, company_ids, issuer_ids, since }: Kept): ReadonlySet<number> | null =>
    issuersWritten(
      changes,
      tablesOf(asked.values()),
      since,
      (company_id) => issuer_ids[rowOf(company_ids, company_id)],
      maxRemade
    )

  const isToday = ({ as_of, days }: Kept, millis: number): boolean =>
    as_of !== null || [...days].every(([zone, day]) => dayIn(zone, millis) === day)

  /** Brings a kept matrix up to date; null where it must be made anew. */
  const renewed = Effect.fnUntraced(function* (matrix: Kept) {
    const generation = changes.generation("data")
    if (generation === null || !isToday(matrix, yield* Clock.currentTimeMillis)) return null
    if (generation === matrix.since) return matrix
    const written = writtenSince(matrix)
    if (written === null) return null
    const own = new Set(matrix.issuer_ids)
    const issuer_ids = [...written].filter((id) => own.has(id))
    const isIndexed = [...matrix.asked.values()].some(({ needs }) => needs.includes("months"))
    if (isIndexed && issuer_ids.length > 0 && indexSymbol !== null) {
      const index = yield* companies.find(indexSymbol)
      if (index !== null && issuer_ids.includes(index.issuer_id)) return null
    }
    if (issuer_ids.length > 0 && !(yield* fill(matrix, [...matrix.asked.values()], issuer_ids))) return null
    matrix.since = generation
    if (issuer_ids.length > 0) matrix.version = {}
    return matrix
  })

  const blank = (as_of: string | null): Kept => ({
    as_of,
    company_ids: new Int32Array(0),
    issuer_ids: new Int32Array(0),
    columns: new Map(),
    asked: new Map(),
    since: changes.generation("data") ?? -1,
    version: {},
    days: new Map()
  })

  const keep = (key: string, matrix: Kept): void => {
    kept.delete(key)
    if (bytesOf(matrix) > maxBytes) return
    kept.set(key, matrix)
    let total = [...kept.values()].reduce((sum, one) => sum + bytesOf(one), 0)
    for (const [oldest, one] of kept) {
      if (total <= maxBytes) break
      total -= bytesOf(one)
      kept.delete(oldest)
    }
  }

  /** Whether a matrix needs nothing to be read. */
  const isReady = (
    matrix: Kept | undefined,
    asked: ReadonlyArray<FigureAsked>,
    millis: number
  ): matrix is Kept =>
    matrix !== undefined &&
    matrix.since === changes.generation("data") &&
    asked.every(({ key }) => matrix.columns.has(key)) &&
    isToday(matrix, millis)

  const made = Effect.fnUntraced(function* (as_of: string | null, asked: ReadonlyArray<FigureAsked>) {
    const key = as_of ?? ""
    for (let attempt = 0; ; attempt++) {
      const before = kept.get(key)
      const matrix = (before === undefined ? null : yield* renewed(before)) ?? blank(as_of)
      const missing = asked.filter(({ key }) => !matrix.columns.has(key))
      const isFilled = missing.length === 0 || (yield* fill(matrix, missing, null))
      kept.delete(key)
      if (!isFilled && attempt < 3) continue
      keep(key, matrix)
      return matrix
    }
  })

  const matrixOf = ({ columns, company_ids, version }: Kept): Matrix => ({
    company_ids,
    version,
    columns
  })

  const on = Effect.fn("Matrices.on")(function* (as_of: string | null, asked: ReadonlyArray<FigureAsked>) {
    const matrix = kept.get(as_of ?? "")
    const isKept = isReady(matrix, asked, yield* Clock.currentTimeMillis)
    if (isKept) keep(as_of ?? "", matrix)
    // Rows that are kept were read for others: what was read for those that are remade isn't all that it is made of.
    return yield* reading(
      () => rowsOf(asked),
      () => Effect.map(isKept ? Effect.succeed(matrix) : oneAtATime(made(as_of, asked)), matrixOf)
    )
  })

  const madeOver = Effect.fnUntraced(function* (
    days: ReadonlyArray<string>,
    asked: ReadonlyArray<FigureAsked>
  ) {
    const [first, last] = [days[0] ?? null, days.at(-1) ?? null]
    const ids: Array<number> = []
    const lasting = asked.filter(({ needs }) => needs.length === 0)
    const ofDays = asked.filter(({ needs }) => needs.length > 0)
    const growing = (some: ReadonlyArray<FigureAsked>) =>
      some.map(({ type }) => growingColumn(type, companiesBefore))
    const always = growing(lasting)
    const values = days.map(() => growing(ofDays))
    yield* visit(null, issuersAtOnce, partsOf(asked), { first, last }, function* (company, today, index) {
      ids.push(company.security.company_id)
      if (last !== null) yield* pushAll(always, lasting, knownThen(company, last, today, index))
      for (let d = 0; d < days.length; d++)
        yield* pushAll(
          values[d] as ReadonlyArray<GrowingColumn>,
          ofDays,
          knownThen(company, days[d] as string, today, index)
        )
    })
    companiesBefore = ids.length
    const order = orderOf(ids)
    const company_ids = idsIn(ids, order)
    const ordered = (columns: ReadonlyArray<GrowingColumn>, some: ReadonlyArray<FigureAsked>) =>
      columns.map((column, i) => [(some[i] as FigureAsked).key, column.inOrder(order)] as const)
    const alike = ordered(always, lasting)
    const made: Array<Matrix> = []
    // What grew of a day is released once its matrix is made.
    for (let grown = values.shift(); grown !== undefined; grown = values.shift())
      made.push({ company_ids, columns: new Map([...alike, ...ordered(grown, ofDays)]), version: {} })
    return made
  })

  const over = Effect.fn("Matrices.over")((days: ReadonlyArray<string>, asked: ReadonlyArray<FigureAsked>) =>
    oneOver(madeOver(days, asked))
  )

  const ofCompany = Effect.fn("Matrices.ofCompany")(function* (
    company: { readonly company_id: number; readonly issuer_id: number },
    days: ReadonlyArray<string | null>,
    asked: ReadonlyArray<FigureAsked>
  ) {
    const dated = days.filter((day) => day !== null)
    const bounds = {
      first: dated[0] ?? null,
      last: days.includes(null) ? null : (dated.at(-1) ?? null)
    }
    const found: Array<ReadonlyArray<FigureValue>> = []
    yield* visit([company.issuer_id], 1, partsOf(asked), bounds, function* (read, today, index) {
      if (read.security.company_id !== company.company_id) return
      for (const day of days) {
        const known = knownThen(read, day, today, index)
        const values: Array<FigureValue> = []
        for (const { of } of asked) {
          values.push(of(known))
          yield
        }
        found.push(values)
      }
    })
    return found
  })

  const each = Effect.fn("Matrices.each")(function* (
    issuer_ids: ReadonlyArray<number>,
    as_of: string | null,
    { closes = [], needs }: EachNeeds,
    visited: (securities: ReadonlyArray<Known>) => void
  ) {
    const days = { first: as_of, last: as_of, closes }
    let issuer: Array<Known> = []
    const end = (): void => {
      if (issuer.length > 0) visited(issuer)
      issuer = []
    }
    const ids = issuer_ids.toSorted((a, b) => a - b)
    yield* visit(ids, issuersAtOnce, new Set(needs), days, (company, today, index) => {
      if (issuer[0]?.company.issuer_id !== company.security.issuer_id) end()
      issuer.push(knownThen(company, as_of, today, index))
    })
    end()
  })

  return { on, over, ofCompany, each }
})

/** Figures of all companies by day. A matrix has each company that is stored, whatever was known of it by then. */
export class Matrices extends Context.Service<
  Matrices,
  {
    /**
     * As of the end of a day at each exchange, null for now, with at least the columns asked for. Kept in memory: what was
     * written since is made again for the issuers that it was written of. Fails as overloaded where too many others are to be
     * filled before.
     */
    readonly on: (
      as_of: string | null,
      asked: ReadonlyArray<FigureAsked>
    ) => Effect.Effect<Matrix, FiguresNotReady | Overloaded | StoreUnavailable>
    /** As of each of some days, oldest first, read together and not kept. */
    readonly over: (
      days: ReadonlyArray<string>,
      asked: ReadonlyArray<FigureAsked>
    ) => Effect.Effect<ReadonlyArray<Matrix>, FiguresNotReady | Overloaded | StoreUnavailable>
    /** The values of one company as of some days, oldest first, null for now: for each day those asked for. */
    readonly ofCompany: (
      company: { readonly company_id: number; readonly issuer_id: number },
      days: ReadonlyArray<string | null>,
      asked: ReadonlyArray<FigureAsked>
    ) => Effect.Effect<ReadonlyArray<ReadonlyArray<FigureValue>>, FiguresNotReady | StoreUnavailable>
    /**
     * Visits some issuers as of the end of a day, null for now, by ascending id: of each all its securities, by company_id, with
     * the parts that are needed.
     */
    readonly each: (
      issuer_ids: ReadonlyArray<number>,
      as_of: string | null,
      needs: EachNeeds,
      visited: (securities: ReadonlyArray<Known>) => void
    ) => Effect.Effect<void, FiguresNotReady | StoreUnavailable>
  }
>()("findata/core/figures/Matrices") {
  static readonly layer: Layer.Layer<Matrices, never, Changes | Companies | FigureStore | StatementRows> =
    Layer.effect(Matrices, service)
}
