/** The catalogue of figures, and figures of a company over time. */
import { Effect, Schema } from "effect"
import {
  type Company,
  Explanations,
  FigureHistory,
  figureGroups,
  figureList,
  Frequency
} from "../../../core/mod.ts"
import { figureNamed, valuesNamed, vocabulary } from "../../../core/ports.ts"
import { cellsOf, tableOf } from "../tool/Compact.ts"
import { optional, ordered, range, rows, symbol, text, wordOr } from "../tool/Parameters.ts"
import { companyOn, headOf, notReady, sourcesOf } from "../tool/Subject.ts"
import { Refused, tool } from "../tool/Tool.ts"

const describedOf = (group: string | undefined, search: string | undefined) => {
  const words = search?.toLowerCase().split(/\s+/) ?? []
  return figureList.filter(
    (figure) =>
      (group === undefined || figure.group === group) &&
      words.every((word) => `${figure.name} ${figure.title} ${figure.meaning}`.toLowerCase().includes(word))
  )
}

/** All names, by group; of candle patterns, whose names are many and alike, how they are found. */
const names = (): object =>
  Object.fromEntries(
    Object.entries(Object.groupBy(figureList, ({ group }) => group)).map(([group, figures = []]) => [
      group,
      group === "patterns"
        ? `${figures.length} candle patterns such as ${figures[0]?.name}(), with group=patterns`
        : figures.map(({ name, parameters }) => (parameters === null ? name : `${name}()`)).join(" ")
    ])
  )

/** A figure as of a day, null for now, with what it was computed from, or why it is unknown. */
const explained = Effect.fnUntraced(function* (company: Company, name: string, as_of: string | null) {
  const named = yield* Effect.mapError(
    figureNamed(name),
    ({ message }) => new Refused({ message: `explain: ${message}` })
  )
  const found = yield* Explanations
  const { formula, meaning, missing, operands, unit, value, ...figure } = yield* notReady(
    found.of(company, named, as_of)
  ).pipe(
    Effect.catchTag("CompanyNotFound", () => new Refused({ message: `symbol: ${company.symbol} is gone` }))
  )
  return {
    ...headOf(company),
    figure: figure.name,
    value,
    unit,
    value_currency: figure.currency,
    meaning,
    formula,
    operands: tableOf(
      ["name", "part_of", "value", "currency", "date", "form", "filed_at", "tag", "derivation"],
      operands.map(({ statement, ...operand }) => ({ ...operand, ...statement }))
    ),
    missing: missing.map(({ message, name: lacking }) => `${lacking}: ${message}`),
    source: yield* sourcesOf("prices", "statements", "shares")
  }
})

export const figures = tool({
  name: "figures",
  title: "Figures",
  description:
    "Without symbol the catalogue that screen uses: names by group; with group or search what each means, its unit and formula. With symbol and names the figures of a company over time, each as known at the end of its period. With symbol and explain what a figure is made of, by filing, or why it is unknown, as of end_date.",
  scopes: ["read:financial"],
  parameters: {
    symbol: optional(symbol),
    names: optional(
      text(2000, "Figures or expressions between commas: pe_ratio,rsi(14),sales / total_assets")
    ),
    explain: optional(text(100, "A figure: pe_ratio")),
    frequency: wordOr(Frequency, "month", "Length of a period"),
    ...range,
    limit: rows(24, 500),
    group: optional(Schema.Literals(figureGroups)),
    search: optional(text(100, "Words of names and meanings"))
  },
  run: Effect.fnUntraced(function* (given) {
    if (given.symbol === undefined) {
      if (given.group === undefined && given.search === undefined) return { names: names() }
      return tableOf(
        ["name", "title", "unit", "meaning", "formula", "unknown_when"],
        describedOf(given.group, given.search).map(({ null_when, parameters, ...figure }) => ({
          ...figure,
          unknown_when: null_when,
          name:
            parameters === null ? figure.name : `${figure.name}(${parameters.map((_) => _.name).join(",")})`
        }))
      )
    }
    yield* ordered(given)
    if (given.explain !== undefined)
      return yield* explained(
        yield* companyOn(given.symbol, given.end_date),
        given.explain,
        given.end_date ?? null
      )
    if (given.names === undefined)
      return yield* new Refused({ message: "names: expected figures between commas, such as pe_ratio,roe" })
    const named = yield* Effect.mapError(
      valuesNamed(given.names, vocabulary),
      ({ message }) => new Refused({ message: `names: ${message}` })
    )
    const company = yield* companyOn(given.symbol)
    const history = yield* FigureHistory
    const { has_more, rows } = yield* notReady(
      history.of(company, named, {
        frequency: given.frequency,
        from: given.start_date ?? null,
        to: given.end_date ?? null,
        limit: given.limit
      })
    ).pipe(Effect.catchTag("TooManyDays", ({ message }) => new Refused({ message: `limit: ${message}` })))
    const columns = named.map(({ name }) => name)
    return {
      ...headOf(company),
      frequency: given.frequency,
      ...tableOf(
        ["date", ...columns],
        rows.map(({ date, values }) => cellsOf(["date", ...columns], [date, ...values]))
      ),
      has_earlier: has_more,
      source: yield* sourcesOf("prices", "statements", "shares")
    }
  })
})
