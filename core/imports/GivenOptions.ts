/** Options of an import as text, as flags and query parameters give them. */
import { Result } from "effect"
import { parseSymbol } from "../codes/Symbol.ts"
import { type DateOrder, type DecimalMark, type ThousandsMark } from "../cells/Notation.ts"
import type { Basis, ImportOptions } from "./ImportOptions.ts"

/** Decimal marks, as characters and by name. */
export const decimalNames = { ".": ".", ",": ",", point: ".", comma: "," } as const

/** Thousands marks, as characters and by name; `none` where a file doesn't separate thousands. */
export const thousandsNames = {
  ...decimalNames,
  " ": " ",
  "'": "'",
  space: " ",
  apostrophe: "'",
  none: "none"
} as const satisfies Readonly<Record<string, ThousandsMark>>

/** The values of the option `basis`, as `Basis` describes them. */
export const bases = ["raw", "splits", "all"] as const satisfies ReadonlyArray<Basis>

/** What was given; null for an option that was not. */
export interface GivenOptions {
  readonly symbol: string | null
  readonly symbol_from_name: boolean
  readonly exchange: string | null
  readonly company: string | null
  readonly source: string | null
  /** `FILECOLUMN=FIELD,...` */
  readonly map: string | null
  /** `FIELD=VALUE,...` */
  readonly set: string | null
  readonly date_order: DateOrder | null
  readonly decimal: keyof typeof decimalNames | null
  readonly thousands: keyof typeof thousandsNames | null
  readonly format: string | null
  readonly basis: Basis | null
  readonly close_only: boolean
  readonly create_companies: boolean
  readonly strict: boolean
}

/** What is wrong with an option. */
export interface OptionFault {
  readonly option: "symbol" | "company" | "map" | "set"
  /** The part of its value in question. */
  readonly value: string
  readonly message: string
}

type Pairs = Result.Result<ReadonlyMap<string, string>, OptionFault>

/** Parses `A=B,C=D`: a column's name may contain an equals sign, as may a field's value. */
const pairsOf = (option: "map" | "set", text: string | null): Pairs => {
  const wrong = (value: string, message: string): Pairs => Result.fail({ option, value, message })
  const pairs = new Map<string, string>()
  for (const pair of (text ?? "").split(",").filter((pair) => pair.trim() !== "")) {
    const at = option === "map" ? pair.lastIndexOf("=") : pair.indexOf("=")
    const [left, right] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    if (at < 1 || right === "") {
      return wrong(pair, `expected ${option === "map" ? "FILECOLUMN=FIELD,..." : "FIELD=VALUE,..."}`)
    }
    if (pairs.has(left)) return wrong(pair, `${left} was given twice`)
    pairs.set(left, right)
  }
  return Result.succeed(pairs)
}

type Listed = Result.Result<Pick<ImportOptions, "symbol" | "exchange">, OptionFault>

const symbolOf = ({ company, exchange, symbol, symbol_from_name }: GivenOptions): Listed => {
  if (symbol_from_name && (symbol ?? company) !== null) {
    const [option, value] =
      symbol === null ? (["company", company ?? ""] as const) : (["symbol", symbol] as const)
    return Result.fail({
      option,
      value,
      message: "the symbol is taken from each file's name (symbol-from-name)"
    })
  }
  if (symbol === null) return Result.succeed({ symbol, exchange })
  const parsed = parseSymbol(symbol)
  if (parsed === null)
    return Result.fail({ option: "symbol", value: symbol, message: "expected a ticker symbol" })
  return parsed.day !== null
    ? Result.fail({
        option: "symbol",
        value: symbol,
        message: "expected no day: rows have their own, and --company takes the holder on a day"
      })
    : Result.succeed({ symbol: parsed.symbol, exchange: exchange ?? parsed.exchange })
}

const markOf = <K extends string, M>(marks: Readonly<Record<K, M>>, name: K | null): M | null =>
  name === null ? null : marks[name]

/** The options of an import. Fails with the first option that is malformed or contradicts another. */
export const optionsOf = (given: GivenOptions): Result.Result<ImportOptions, OptionFault> =>
  Result.gen(function* () {
    const { basis, company, create_companies, date_order, format, source, strict } = given
    const decimal: DecimalMark | null = markOf(decimalNames, given.decimal)
    return {
      ...(yield* symbolOf(given)),
      symbolFromName: given.symbol_from_name,
      company,
      source,
      basis,
      format,
      closeOnly: given.close_only,
      createCompanies: create_companies,
      strict,
      map: yield* pairsOf("map", given.map),
      set: yield* pairsOf("set", given.set),
      notation: { date_order, decimal, thousands: markOf(thousandsNames, given.thousands) }
    }
  })
