/** The companies that meet a condition over figures, on any day. */
import { Effect, Schema } from "effect"
import { Screens, universes } from "../../../core/mod.ts"
import { maxCharacters, presetNames, presetScreenOf } from "../../../core/ports.ts"
import { cellsOf, tableOf } from "../tool/Compact.ts"
import { as_of, optional, rows, text, whole, wordOr } from "../tool/Parameters.ts"
import { begunDay, notReady, sourcesOf } from "../tool/Subject.ts"
import { Refused, tool } from "../tool/Tool.ts"

const expression = (description: string) => optional(text(maxCharacters, description))

const head = ["symbol", "exchange", "name", "price_date"]

export const screen = tool({
  name: "screen",
  title: "Screen",
  description:
    'Companies that meet a condition, as known on any day, those delisted since included. where: CEL over names of the tool figures, such as pe_ratio < 15 && roe > 10 && sector in ["Energy"]; + - * /, &&, ||, !, known(x), over all companies rank(x), percentile(x), zscore(x), each also (x, sector), ago(x, "1y"), sma(200). Percents are numbers: 15 is 15%. Unknown figures meet no condition; unknown says how many.',
  scopes: ["read:financial"],
  parameters: {
    where: expression("Condition; default every company"),
    preset: optional(
      Schema.Literals(presetNames).annotate({ description: "Begin with a preset; where narrows it" })
    ),
    columns: expression("Expressions between commas; default the figures of where"),
    sort: expression("Expression, -expression for the greatest first; default -market_cap"),
    universe: wordOr(Schema.Literals(universes), "listed", "issuers: one security each; all: delisted too"),
    currency: optional(text(3, "ISO 4217; default that of the most companies")),
    as_of,
    limit: rows(20, 200),
    offset: optional(whole(0, 1_000_000, "Companies to skip"))
  },
  run: Effect.fnUntraced(function* (given) {
    const as_of = yield* begunDay(given.as_of)
    const { columns: shown = null, sort = null, where = null } = given
    const { currency: wanted, universe: of } = given
    const asked = { columns: shown, sort, where, universe: of, currency: wanted?.toUpperCase() ?? null }
    const screen = yield* Effect.catchTag(
      presetScreenOf(given.preset ?? null, asked),
      "WrongScreen",
      ({ wrong }) =>
        Effect.fail(
          new Refused({ message: wrong.map(({ error, member }) => `${member}: ${error.message}`).join("; ") })
        )
    )
    const screens = yield* Screens
    const window = { limit: given.limit, offset: given.offset ?? 0 }
    const found = yield* notReady(screens.page(screen, as_of, window))
    const { columns, currency, data, total, universe, unknown } = found
    return {
      as_of,
      currency,
      universe,
      total,
      unknown: tableOf(["condition", "count"], unknown),
      ...tableOf(
        [...new Set([...head, ...columns])],
        data.map(({ cells, exchange, name, price_date, symbol }) =>
          cellsOf([...head, ...columns], [symbol, exchange, name, price_date, ...cells])
        )
      ),
      source: yield* sourcesOf("prices", "statements", "shares")
    }
  })
})
