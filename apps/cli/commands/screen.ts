/** `findata screen [WHERE]`: the companies that meet a condition, as a table. */
import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { type ScreenPage, Screens, universes } from "../../../core/mod.ts"
import { presetNames, presetScreenOf } from "../../../core/ports.ts"
import { csvOf } from "../../../adapters/http/server/mod.ts"
import { computeFigures } from "../../service/figures.ts"
import { services } from "../../server/serve.ts"
import { settings } from "../../Settings.ts"
import * as Out from "../Console.ts"
import { checkedDay, openStore, orNull } from "../Flags.ts"

const text = (name: string, description: string) =>
  Flag.String(name).pipe(Flag.optional, Flag.withDescription(description))

const flags = {
  where: Argument.String("where").pipe(
    Argument.optional,
    Argument.withDescription(
      "A condition over figures, such as 'pe_ratio < 15 && roe > 10'; by default every company"
    )
  ),
  preset: Flag.Literals("preset", presetNames).pipe(
    Flag.optional,
    Flag.withDescription("Begin with a preset screen, which WHERE narrows")
  ),
  columns: text("columns", "Expressions between commas; by default the figures of the condition"),
  sort: text("sort", "An expression, or -expression for the greatest first; by default --sort=-market_cap"),
  asOf: text("as-of", "As known at the end of this day, YYYY-MM-DD; by default now"),
  universe: Flag.Literals("universe", universes).pipe(
    Flag.withDefault("listed" as const),
    Flag.withDescription("listed, all that were ever known by then, or issuers: each issuer once")
  ),
  currency: text("currency", "What money is converted to, ISO 4217; by default that of the most companies"),
  limit: Flag.Int("limit").pipe(
    Flag.withDefault(50),
    Flag.withDescription("Companies at the most; by default 50")
  ),
  format: Flag.Literals("format", ["table", "csv", "json"]).pipe(
    Flag.withDefault("table" as const),
    Flag.withDescription("What is printed: a table for people, CSV or one JSON document")
  )
}

type Cell = ScreenPage["data"][number]["cells"][number]

/** Six significant digits, and the whole part of great numbers; none of a year's are apart. */
const shown = (cell: Cell): string => {
  if (cell === null) return "-"
  if (typeof cell === "string") return Out.line(cell)
  return cell.toLocaleString("en-US", {
    maximumSignificantDigits: Math.abs(cell) >= 1e6 ? 21 : 6,
    maximumFractionDigits: 6,
    useGrouping: "min2"
  })
}

const printed = ({ columns, currency, data, total, universe, unknown }: ScreenPage): string => {
  const rows = data.map(({ cells, exchange, name, symbol }) => [
    Out.line(symbol),
    Out.line(exchange),
    Out.line(name),
    ...cells.map(shown)
  ])
  const missing = unknown.map(({ condition, count }) => `${condition}: ${Out.count(count)}`)
  return [
    ...(rows.length === 0 ? [] : [Out.table([["symbol", "exchange", "name", ...columns], ...rows]), ""]),
    `${Out.count(total)} of ${Out.counted(universe.count, "company", "companies")}${currency === null ? "" : `, money in ${currency}`}${rows.length < total ? `; the first ${Out.count(rows.length)}` : ""}`,
    ...(missing.length === 0 ? [] : [`Unknown of companies that aren't listed: ${missing.join("; ")}`])
  ].join("\n")
}

/** Rows as the interface has them. */
const objects = ({ columns, data }: ScreenPage) =>
  data.map(({ cells, ...row }) => ({
    ...row,
    ...Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? null]))
  }))

/** Each column once: the name of a figure may be that of what each row has anyway. */
const tableOf = (page: ScreenPage) => {
  const head = ["company_id", "symbol", "name", "exchange", "price_date"]
  const columns = [...new Set([...head, ...page.columns])]
  const rows = objects(page) as ReadonlyArray<Readonly<Record<string, Cell>>>
  return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) }
}

const checkedCurrency = Effect.fnUntraced(function* (code: string | null) {
  if (code !== null && !/^[A-Za-z]{3}$/.test(code))
    return yield* new Out.WrongUsage({
      message: `--currency ${code}: expected an ISO 4217 code, such as USD`
    })
  return code?.toUpperCase() ?? null
})

const checkedLimit = (limit: number) =>
  limit >= 1 && limit <= 100_000
    ? Effect.succeed(limit)
    : Effect.fail(new Out.WrongUsage({ message: `--limit ${limit}: expected a number from 1 to 100000` }))

/** The words that an expression was given by. */
const givenBy = { where: "WHERE", columns: "--columns", sort: "--sort" } as const

export const screenCommand = Command.make(
  "screen",
  flags,
  Effect.fnUntraced(function* ({ asOf, format, universe, ...given }) {
    const as_of = yield* checkedDay(orNull(asOf))
    const currency = yield* checkedCurrency(orNull(given.currency))
    const limit = yield* checkedLimit(given.limit)
    const asked = {
      columns: orNull(given.columns),
      sort: orNull(given.sort),
      where: orNull(given.where),
      universe,
      currency
    }
    const screen = yield* Effect.catchTag(
      presetScreenOf(orNull(given.preset), asked),
      "WrongScreen",
      ({ wrong }) =>
        Effect.fail(
          new Out.WrongUsage({
            message: wrong.map(({ error, member }) => `${givenBy[member]}: ${error.message}`).join("\n")
          })
        )
    )
    const { store } = yield* openStore
    // Those of another version of findata, or of before there were any.
    yield* Effect.provide(
      computeFigures(() => Effect.void),
      store.imports
    )
    const page = yield* Effect.provide(
      Effect.flatMap(Screens, (screens) => screens.page(screen, as_of, { limit, offset: 0 })),
      services(store, yield* settings)
    )
    if (format === "table") return yield* Out.print(printed(page))
    if (format === "csv") return yield* Out.document(csvOf(tableOf(page)))
    const { columns, currency: money, total, universe: of, unknown } = page
    yield* Out.json({ as_of, currency: money, universe: of, total, unknown, columns, data: objects(page) })
  })
)
