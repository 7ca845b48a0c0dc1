/** Figures of many companies at once equal, to the bit, what each company's own pages answer as of the day. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { Companies } from "../../core/mod.ts"
import { operator, AcceptedBars } from "../../core/ports.ts"
import { type FigureColumn, valueAt } from "../../core/figures/FigureColumn.ts"
import { figures } from "../../core/figures/Catalogue.ts"
import { pricedLines, statementPlaces, valueAt as numberAt } from "../../core/figures/StatementLines.ts"
import { multiples } from "../../core/financials/Multiples.ts"
import { barAt } from "../../core/prices/BarColumns.ts"
import { askedFigure, type FigureAsked, Matrices, type Matrix } from "../../core/figures/Matrices.ts"
import type { FigureValue } from "../../core/figures/Figure.ts"
import { addDays } from "../../core/mod.ts"
import { companyOf } from "../contract/look.ts"
import { take } from "../contract/stores.ts"
import { randomFrom } from "../random.ts"
import { answersOf, askedOfPages, figuresOfPages } from "./pagesOfCompany.ts"
import { type EmptyStores, lawsOver } from "./scene.ts"
import { lastDay, variedMarket } from "./variedMarket.ts"

/** Imports a generated market of so many issuers. */
export const fillVaried = Effect.fnUntraced(function* (issuers: number, seed: number) {
  const { accepted, files } = variedMarket(issuers, seed)
  for (const kind of [
    "companies",
    "prices",
    "actions",
    "shares",
    "statements",
    "insiders",
    "reports",
    "disclosures"
  ] as const)
    yield* take(kind, files[kind], { basis: "raw" })
  const acceptedBars = yield* AcceptedBars
  for (const { symbol, ...bar } of accepted) {
    const { company_id } = yield* companyOf(symbol)
    yield* acceptedBars.accept(company_id, [bar], { ...operator, at: "2021-07-01T00:00:00Z" })
  }
})

/** A company's value in a matrix. */
const cellOf = ({ columns, company_ids }: Matrix, company_id: number, key: string): FigureValue =>
  valueAt(columns.get(key) as FigureColumn, company_ids.indexOf(company_id))

/** Where two matrices differ in companies, columns or values, in words. */
export const matrixDifferences = (own: Matrix, other: Matrix): ReadonlyArray<string> => {
  const ids = [...own.company_ids]
  if (ids.join() !== other.company_ids.join())
    return [`companies ${ids.join()}, and ${other.company_ids.join()}`]
  const keys = new Set([...own.columns.keys(), ...other.columns.keys()])
  return [...keys].flatMap((key) => {
    const [column, same] = [own.columns.get(key), other.columns.get(key)]
    if (column === undefined || same === undefined) return [`no column ${key} in one of them`]
    return ids.flatMap((id, row) =>
      Object.is(column.values[row], same.values[row])
        ? []
        : [`${key} of company ${id}: ${column.values[row]}, and ${same.values[row]}`]
    )
  })
}

/** Values that differ, in words: the figure, the company, the day, and both values. */
const differences = (
  answers: ReadonlyMap<string, FigureValue>,
  valueOf: (key: string) => FigureValue,
  where: string
): ReadonlyArray<string> =>
  [...answers].flatMap(([key, answer]) => {
    const value = valueOf(key)
    return Object.is(value, answer) ? [] : [`${key} of ${where}: ${value}, and on pages ${answer}`]
  })

/**
 * Compares all figures that pages have, of random companies on random days: in the matrix of the day, in the values of the
 * company alone, and in the multiples of its month. Returns how many companies there are, how many values were compared and
 * known, and the differences.
 */
export const comparedWithPages = Effect.fnUntraced(function* (
  days: ReadonlyArray<string | null>,
  draws: number,
  seed: number,
  asked: ReadonlyArray<FigureAsked> = askedOfPages
) {
  const [companies, matrices] = [yield* Companies, yield* Matrices]
  const random = randomFrom(seed)
  const found: Array<string> = []
  let [values, known, count] = [0, 0, 0]
  for (const day of days) {
    const matrix = yield* matrices.on(day, asked)
    const { company_ids } = matrix
    count = company_ids.length
    for (let i = 0; i < draws / days.length; i++) {
      const company_id = company_ids[Math.floor(random() * company_ids.length)] as number
      const company = yield* companies.byId(company_id)
      const where = `${company.symbol} on ${day}`
      const { answers, month } = yield* answersOf(company, day)
      const [alone = []] = yield* matrices.ofCompany(company, [day], asked)
      const ofAlone = new Map(asked.map(({ key }, place) => [key, alone[place] ?? null] as const))
      const multiples = new Map(
        month === null || day === null
          ? []
          : (["pe_ratio", "pb_ratio", "ps_ratio", "ev_ebitda", "pfcf_ratio"] as const).map(
              (key) => [key, month[key]] as const
            )
      )
      const ofMatrix = (key: string) => cellOf(matrix, company_id, key)
      found.push(
        ...differences(answers, ofMatrix, where),
        ...differences(answers, (key) => ofAlone.get(key) ?? null, `${where} alone`),
        ...differences(multiples, ofMatrix, `${where} by month`)
      )
      values += answers.size
      for (const answer of answers.values()) if (answer !== null) known++
    }
  }
  return { companies: count, values, known, found }
})

/** Days on which figures are compared: sessions and others, before any filing, after the newest bar, and now. */
const daysOfVaried: ReadonlyArray<string | null> = [
  "2016-03-05",
  "2018-12-31",
  "2019-07-14",
  "2020-02-28",
  "2020-08-03",
  "2021-01-01",
  addDays(lastDay, -1),
  lastDay,
  "2022-02-15",
  null
]

/** Mistakes that are easily made, by the figure that has it: each computes most companies' values right. */
const mistakes: Readonly<Record<string, FigureAsked["of"]>> = {
  // Of the day, not of the day of the price.
  pe_ratio: ({ cap, statements }) =>
    multiples.pe_ratio.of({
      market_cap: cap.market_cap,
      lines: pricedLines(statements, cap.market_cap_currency)
    }),
  close: ({ year }) => barAt(year, -1)?.close ?? null,
  eps_diluted: ({ statements }) => numberAt(statements, statementPlaces.get("eps_diluted")),
  return_1y: ({ snapshot }) => snapshot.returns["1y"] ?? 0
}

export const figuresOfPagesLaws = (stores: EmptyStores): void =>
  lawsOver("figures of a varied market", stores, fillVaried(40, 28), (law) => {
    law(
      "are those of each company's pages",
      Effect.gen(function* () {
        assert.isAtLeast(figuresOfPages.size, 60)
        const { found, known, values } = yield* comparedWithPages(daysOfVaried, 150, 1)
        assert.deepStrictEqual(found, [])
        assert.isAbove(known / values, 0.4)
      })
    )

    law(
      "aren't where one is computed otherwise",
      Effect.gen(function* () {
        const days = ["2019-02-14", "2020-06-19", "2021-05-25", "2022-03-01"]
        const mistaken = askedOfPages.map((one) => ({ ...one, of: mistakes[one.key] ?? one.of }))
        const { found } = yield* comparedWithPages(days, 60, 2, mistaken)
        const different = new Set(found.map((difference) => difference.split(" ")[0] ?? ""))
        assert.sameMembers([...different], Object.keys(mistakes))
      })
    )

    law(
      "are over several days those of each day",
      Effect.gen(function* () {
        const matrices = yield* Matrices
        const asked = [...figures.map(askedFigure), ...askedOfPages.filter(({ key }) => key.includes("("))]
        const days = daysOfVaried.filter((day) => day !== null)
        const over = yield* matrices.over(days, asked)
        assert.lengthOf(over, days.length)
        for (const [i, day] of days.entries())
          assert.deepStrictEqual(
            matrixDifferences(over[i] as Matrix, yield* matrices.on(day, asked)),
            [],
            day
          )
      })
    )

    law(
      "are the same without what only other figures need to be read",
      Effect.gen(function* () {
        const matrices = yield* Matrices
        const days = ["2018-12-31", "2020-08-03", lastDay]
        const together = yield* matrices.over(days, figures.map(askedFigure))
        const found: Array<string> = []
        for (const some of Map.groupBy(figures.map(askedFigure), ({ needs }) =>
          needs.toSorted().join()
        ).values()) {
          const alone = yield* matrices.over(days, some)
          for (const [i, matrix] of together.entries()) {
            const columns = new Map(
              some.map(({ key }) => [key, matrix.columns.get(key) as FigureColumn] as const)
            )
            found.push(...matrixDifferences(alone[i] as Matrix, { ...matrix, columns }))
          }
        }
        assert.deepStrictEqual(found, [])
      })
    )
  })

/** On which issuers are read together in a window, and on which day securities of one have their prices, nothing depends. */
export const figuresAloneLaws = (stores: EmptyStores): void =>
  lawsOver("figures of a market of many", stores, fillVaried(200, 21), (law) => {
    law(
      "are the same of a company alone",
      Effect.gen(function* () {
        const [companies, matrices] = [yield* Companies, yield* Matrices]
        const asked = figures
          .map(askedFigure)
          .filter(({ needs }) =>
            ["statements", "bars", "shares"].every((part) => needs.includes(part as "bars"))
          )
        assert.isAtLeast(asked.length, 5)
        const found: Array<string> = []
        for (const day of ["2020-08-03", lastDay]) {
          const matrix = yield* matrices.on(day, asked)
          for (const company_id of matrix.company_ids) {
            const company = yield* companies.byId(company_id)
            const [alone = []] = yield* matrices.ofCompany(company, [day], asked)
            const answers = new Map(asked.map(({ key }, place) => [key, alone[place] ?? null] as const))
            found.push(
              ...differences(answers, (key) => cellOf(matrix, company_id, key), `${company.symbol} on ${day}`)
            )
          }
        }
        assert.deepStrictEqual(found, [])
      })
    )
  })
