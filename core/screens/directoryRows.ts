/** The listed companies of a matrix as a directory finds them: by country, exchange, sector and first letter, and in its orders. */
import { currencyOf } from "../codes/Currency.ts"
import { figureNamed } from "../figures/Catalogue.ts"
import { companyColumns } from "../figures/CompanyColumns.ts"
import { type FigureColumn, rowsOf } from "../figures/FigureColumn.ts"
import { askedFigure, columnIn, type FigureAsked, type Matrix, textsOf } from "../figures/Matrices.ts"
import type { Pieces } from "./evaluate.ts"
import { letterPlace, letters, orderedName } from "./letters.ts"
import { askedOf, universeAsked, type UniverseRows, universeRows } from "./ScreenColumns.ts"
import type { FigureReference } from "./Vocabulary.ts"

/** What a directory is filtered by. */
export const facetNames = ["country", "exchange", "sector", "letter"] as const

/** One of `facetNames`. */
export type FacetName = (typeof facetNames)[number]

/** The value of each filter; null for none. */
export type DirectoryFilter = Readonly<Record<FacetName, string | null>>

/** How many companies a value leaves beside the other filters. */
export interface FacetCount {
  readonly value: string
  readonly count: number
}

const text = (key: string, of: FigureAsked["of"]): FigureAsked => ({ key, type: "text", needs: [], of })

/** The columns of a row beside its market cap. */
export const directoryColumns = {
  symbol: askedFigure(figureNamed("symbol")),
  slug: askedFigure(figureNamed("slug")),
  name: askedFigure(figureNamed("name")),
  alias_name: askedFigure(figureNamed("alias_name")),
  exchange: askedFigure(figureNamed("exchange")),
  country_code: askedFigure(figureNamed("country_code")),
  sector: askedFigure(figureNamed("sector")),
  industry: askedFigure(figureNamed("industry")),
  currency: companyColumns.unit,
  close: askedFigure(figureNamed("close")),
  price_change_percent: askedFigure(figureNamed("price_change_percent")),
  price_date: companyColumns.price_date,
  mic_code: companyColumns.mic_code,
  time_zone: text("~time_zone", ({ company }) => company.time_zone)
} as const satisfies Readonly<Record<string, FigureAsked>>

/** The market cap, which is converted. */
export const marketCap: FigureReference = {
  figure: "market_cap",
  key: "market_cap",
  args: [],
  ago: null,
  type: "number"
}

/** What a directory is made of. */
export const directoryAsked: ReadonlyArray<FigureAsked> = [
  ...new Map(
    [...universeAsked("listed"), ...askedOf(marketCap), ...Object.values(directoryColumns)].map((asked) => [
      asked.key,
      asked
    ])
  ).values()
]

/** The rows of equal texts, in any case, under one number; -1 for an unknown one. */
interface Coded {
  readonly of: Int32Array
  /** As the first row spells each. */
  readonly names: ReadonlyArray<string>
  /** The number of a text in any case; undefined where no row has it. */
  readonly find: (text: string) => number | undefined
}

function* codedRows(texts: ReadonlyArray<string | null>): Pieces<Coded> {
  const names: Array<string> = []
  const numbers = new Map<string, number>()
  const of = new Int32Array(texts.length).fill(-1)
  for (const [i, name] of texts.entries()) {
    yield
    if (name === null) continue
    const key = name.toLowerCase()
    const number = numbers.get(key) ?? names.push(name) - 1
    numbers.set(key, number)
    of[i] = number
  }
  return { of, names, find: (text) => numbers.get(text.toLowerCase()) }
}

/** The listed companies, by company_id, with what filters and orders look at; columns are of them alone. */
export interface DirectoryRows {
  readonly universe: UniverseRows
  readonly columns: Readonly<Record<keyof typeof directoryColumns, FigureColumn>>
  /** By which names are ordered. */
  readonly names: FigureColumn
  readonly coded: {
    readonly country: Coded
    readonly exchange: Coded
    readonly mic: Coded
    readonly sector: Coded
    readonly currency: Coded
  }
  /** The letter of the name, and that of the local one where it is another; -1 for none. */
  readonly letters: readonly [Int32Array, Int32Array]
}

/** Finds the listed companies of a matrix. */
export function* directoryRows(matrix: Matrix): Pieces<DirectoryRows> {
  const universe = universeRows(matrix, "listed")
  yield
  const { rows } = universe
  const textsIn = (asked: FigureAsked) => {
    const texts = textsOf(matrix, asked)
    return Array.from(rows, (row) => texts[row] ?? null)
  }
  const { alias_name, country_code, currency, exchange, mic_code, name, sector } = directoryColumns
  const ordered: Array<string> = []
  const own = new Int32Array(rows.length)
  const local = new Int32Array(rows.length).fill(-1)
  const aliases = textsIn(alias_name)
  for (const [i, one] of textsIn(name).entries()) {
    yield
    ordered.push(orderedName(one ?? ""))
    own[i] = letterPlace(ordered[i] as string)
    const alias = aliases[i] ?? null
    const place = alias === null ? -1 : letterPlace(orderedName(alias))
    if (place !== own[i]) local[i] = place
  }
  const columns: Array<readonly [string, FigureColumn]> = []
  for (const [member, asked] of Object.entries(directoryColumns)) {
    columns.push([member, rowsOf(columnIn(matrix, asked), rows)])
    yield
  }
  return {
    universe,
    columns: Object.fromEntries(columns) as DirectoryRows["columns"],
    names: { type: "text", values: ordered },
    coded: {
      country: yield* codedRows(textsIn(country_code)),
      exchange: yield* codedRows(textsIn(exchange)),
      mic: yield* codedRows(textsIn(mic_code)),
      sector: yield* codedRows(textsIn(sector)),
      currency: yield* codedRows(textsIn(currency).map((unit) => (unit === null ? null : currencyOf(unit))))
    },
    letters: [own, local]
  }
}

/** What filters leave of a directory. */
export interface DirectoryMatch {
  /** 1 for each row that all filters leave. */
  readonly matched: Uint8Array
  readonly total: number
  /** Of each filter, the values of the rows that the other filters leave, the most frequent first; letters in their order. */
  readonly facets: Readonly<Record<FacetName, ReadonlyArray<FacetCount>>>
  /** The currency of the most rows that all filters leave, the first of as many by name; null where none has one. */
  readonly currency: string | null
}

/** Counts a number of `of`; below 0 none. */
const count = (of: Int32Array, number: number): void => {
  if (number >= 0) of[number] = (of[number] as number) + 1
}

/** No number of any row. */
const none = -2

/** The number of a text; null for none that is asked for. */
const numberOf = (name: string | null, { find }: Coded): number | null =>
  name === null ? null : (find(name) ?? none)

const byCount = (a: FacetCount, b: FacetCount): number => b.count - a.count || (a.value < b.value ? -1 : 1)

const countsOf = (names: ReadonlyArray<string>, counts: Int32Array): ReadonlyArray<FacetCount> =>
  names.flatMap((value, i) => (counts[i] === 0 ? [] : [{ value, count: counts[i] as number }]))

/** Filters a directory. An exchange is named by its code or its MIC; texts are in any case. */
export const matchDirectory = (directory: DirectoryRows, filter: DirectoryFilter): DirectoryMatch => {
  const { coded, universe } = directory
  const [own, local] = directory.letters
  const country = numberOf(filter.country, coded.country)
  const exchange = numberOf(filter.exchange, coded.exchange)
  const mic = numberOf(filter.exchange, coded.mic)
  const sector = numberOf(filter.sector, coded.sector)
  const letter = filter.letter === null ? null : letters.indexOf(filter.letter)
  const counts = {
    country: new Int32Array(coded.country.names.length),
    exchange: new Int32Array(coded.exchange.names.length),
    sector: new Int32Array(coded.sector.names.length),
    letter: new Int32Array(letters.length),
    currency: new Int32Array(coded.currency.names.length)
  }
  const matched = new Uint8Array(universe.rows.length)
  let total = 0
  for (let i = 0; i < matched.length; i++) {
    const [ownCountry, ownExchange] = [coded.country.of[i] as number, coded.exchange.of[i] as number]
    const [ownSector, ownCurrency] = [coded.sector.of[i] as number, coded.currency.of[i] as number]
    const missesCountry = country !== null && ownCountry !== country
    const missesExchange = exchange !== null && ownExchange !== exchange && coded.mic.of[i] !== mic
    const missesSector = sector !== null && ownSector !== sector
    const missesLetter = letter !== null && own[i] !== letter && local[i] !== letter
    const misses = +missesCountry + +missesExchange + +missesSector + +missesLetter
    if (misses > 1) continue
    if (misses === 0 || missesCountry) count(counts.country, ownCountry)
    if (misses === 0 || missesExchange) count(counts.exchange, ownExchange)
    if (misses === 0 || missesSector) count(counts.sector, ownSector)
    if (misses === 0 || missesLetter) {
      count(counts.letter, own[i] as number)
      count(counts.letter, local[i] as number)
    }
    if (misses > 0) continue
    count(counts.currency, ownCurrency)
    matched[i] = 1
    total++
  }
  const frequent = (name: "country" | "currency" | "exchange" | "sector") =>
    countsOf(coded[name].names, counts[name]).toSorted(byCount)
  return {
    matched,
    total,
    facets: {
      country: frequent("country"),
      exchange: frequent("exchange"),
      sector: frequent("sector"),
      letter: countsOf(letters, counts.letter)
    },
    currency: frequent("currency")[0]?.value ?? null
  }
}
