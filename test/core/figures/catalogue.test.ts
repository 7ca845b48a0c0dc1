/** The catalogue: what every figure has to say of itself, and that it is declared once. */
import { assert, describe, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"
import { lineFigures } from "../../../core/financials/LineFigures.ts"
import { pricedFigures } from "../../../core/financials/Multiples.ts"
import { averageFigures, statementFigures } from "../../../core/financials/StatementFigures.ts"
import { figureFunctions, figures, vocabulary } from "../../../core/figures/Catalogue.ts"
import { figureGroups } from "../../../core/figures/Figure.ts"
import { figureList } from "../../../core/figures/FigureList.ts"

const all = [...figures, ...figureFunctions]
const names = all.map(({ name }) => name)

/** Words that CEL reserves, its constants and types among them, by its language definition. */
const reserved = (
  "as break const continue else for function if import let loop package namespace return var void while " +
  "true false null in bool bytes double int uint string list map type"
).split(" ")

/** Functions of screens, whose names no figure function may have. */
const functions = "abs min max log known rank percentile zscore ago".split(" ")

describe("the catalogue", () => {
  it("has at least 140 figures, each name once, and indicators", () => {
    assert.isAtLeast(figures.length, 140)
    assert.lengthOf(new Set(names), names.length)
    assert.isNotEmpty(figureFunctions)
    assert.deepStrictEqual([...vocabulary.names], names)
  })

  it("lists each once, by group in the groups' order", () => {
    assert.deepStrictEqual(
      figureList.map(({ name }) => name),
      names
    )
    const order = figures.map(({ group }) => figureGroups.indexOf(group))
    assert.deepStrictEqual(
      order,
      order.toSorted((a, b) => a - b)
    )
    for (const group of figureGroups)
      assert.isTrue(
        all.some((figure) => figure.group === group),
        group
      )
  })

  it.for(all.map((figure) => [figure.name, figure] as const))("%s says what it is", ([name, figure]) => {
    assert.match(name, /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
    assert.notInclude([...reserved, ...functions], name)
    for (const text of [figure.title, figure.meaning]) assert.match(text, /^\S.*[^\s.]$/)
    for (const text of [figure.formula, figure.null_when])
      assert.match(text, /^$|^(?!.*undefined)\S.*[^\s.]$/)
    const isNumber = figure.unit !== "date" && figure.unit !== "text"
    assert.strictEqual(figure.type, isNumber ? "number" : figure.unit)
  })

  it("names figures in formulas that there are", () => {
    const words = new Set([...names, "market_cap_currency"])
    // Formulas of indicators name parameters and functions of their own.
    const unknown = figures.flatMap(({ formula, name, null_when }) =>
      [...`${formula} ${null_when}`.matchAll(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g)]
        .map(([word]) => word)
        .filter((word) => !words.has(word))
        .map((word) => `${name}: ${word}`)
    )
    assert.deepStrictEqual(unknown, [])
  })
})

describe("parameters of functions", () => {
  it.for(figureFunctions.map((figure) => [figure.name, figure] as const))("%s", ([, figure]) => {
    for (const { default: standard, maximum, minimum, whole } of figure.parameters) {
      assert.isAtMost(minimum, standard ?? minimum)
      assert.isAtLeast(maximum, standard ?? maximum)
      if (whole) assert.isTrue([minimum, maximum, standard ?? 1].every(Number.isSafeInteger))
    }
  })

  it("are bounded in bars, and a band's deviation is one", () => {
    assert.strictEqual(vocabulary.function("rsi")?.parameters[0]?.maximum, 500)
    assert.deepStrictEqual(
      vocabulary.function("bbands_lower")?.parameters.map(({ name }) => name),
      ["time_period", "nb_dev", "ma_type"]
    )
  })
})

describe("figures that rows keep", () => {
  it("each have one name, averages among them", () => {
    const kept = statementFigures.map(({ name }) => name)
    assert.lengthOf(new Set(kept), kept.length)
    for (const { name } of averageFigures) assert.include(kept, name)
  })
})

describe("a figure is added in one file", () => {
  // Screens name figures in expressions.
  const files = globSync("core/**/*.ts")
    .filter((file) => !file.startsWith("core/screens/"))
    .map((file) => [file, readFileSync(file, "utf8")] as const)

  const pages = [
    "gross_margin",
    "ebitda_margin",
    "operating_margin",
    "pretax_margin",
    "net_margin",
    "roa",
    "roe"
  ]
  const shown = [...pages, "roic", "cash", "net_debt", "debt_to_equity_ratio", "interest_coverage_ratio"]
  const multiples = ["pe_ratio", "pb_ratio", "ps_ratio", "ev_ebitda", "pfcf_ratio"]
  const formulas = all.map(({ formula }) => formula).join(" ")

  /** Those that no page shows and no other figure's formula is made of. */
  const own = [...Object.keys(lineFigures), ...Object.keys(pricedFigures)].filter(
    (name) =>
      !shown.includes(name) &&
      !multiples.includes(name) &&
      !new RegExp(`\\b${name}(_mrq|_ttm)?\\b`).test(formulas)
  )

  it("of which there are many", () => {
    assert.isAbove(own.length, 30)
  })

  it.for(own)("%s", (name) => {
    const naming = files.filter(([, text]) => new RegExp(`\\b${name}(_mrq|_ttm)?\\b`).test(text))
    assert.lengthOf(naming, 1)
    assert.isTrue(names.includes(name))
  })
})
