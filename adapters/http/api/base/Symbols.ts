/** Several symbols in one parameter, separated by commas. */
import { Schema } from "effect"
import { trimmed } from "../../../../core/ports.ts"
import { tableFormats } from "./Formats.ts"
import { parsed } from "./Parameters.ts"
import type { CrossCheck, RawQuery } from "./Validation.ts"

/** The most symbols that one request may name. */
const maxSymbols = 120

/** A comma says that an object by symbol is wanted, also where the same symbol stands on both sides of it. */
export const isBatch = (text: string): boolean => text.includes(",")

/** The symbols of a text as they were written, each once, in their order; an empty one where nothing was. */
export const symbolsOf = (text: string): ReadonlyArray<string> => [...new Set(text.split(",").map(trimmed))]

/** A text that `symbolsOf` reads, of up to `max` of what one is called. */
const listed = (max: number, called: `a ${string}` | `an ${string}`) =>
  parsed(Schema.String, (text) => {
    const found = symbolsOf(text)
    if (text.trim() === "") {
      return { type: "string_too_short", msg: "String should have at least 1 character" }
    }
    if (found.includes("")) {
      return { type: "value_error", msg: `Value error, ${called} between commas is empty` }
    }
    return found.length > max
      ? {
          type: "too_long",
          msg: `List should have at most ${max} items after validation, not ${found.length}`
        }
      : text
  })

/** One symbol or several, of which the body is an object by symbol. */
export const symbols = listed(maxSymbols, "a symbol")

/** One identifier or several, of which the body is a list. */
export const identifiers = listed(maxSymbols, "an identifier")

/** The most companies that a page is of. */
const maxCompanies = 20

/** One company or several, each by slug, symbol, id or number, of which the body is a list. */
export const companies = listed(maxCompanies, "a company")

/** A request for each of what a parameter lists; one for what is refused. */
const costOf =
  (parameter: string, max: number) =>
  ({ [parameter]: text }: RawQuery): number => {
    const named = text === undefined ? 1 : symbolsOf(text).length
    return named > max ? 1 : named
  }

/** A request for each symbol in a parameter; one for what is refused. */
export const symbolsCost = (parameter: "symbol" | "symbols") => costOf(parameter, maxSymbols)

/** A request for each company; one for what is refused. */
export const companiesCost = costOf("companies", maxCompanies)

/** A table has one symbol's series. */
export const oneSymbolInTable: CrossCheck = ({ format, symbol }) =>
  tableFormats.some((name) => name === format) && symbol !== undefined && isBatch(symbol)
    ? [{ loc: ["query", "format"], msg: `Value error, ${format} is for one symbol`, type: "value_error" }]
    : []
