/** Messages of imports name options as flags of the command, `--basis splits`; a client gave them as parameters, `basis=splits`. */
import { type FileSummary, type Problem } from "../../../../../core/mod.ts"
import { bases, dateOrders, decimalNames, thousandsNames } from "../../../../../core/ports.ts"
import { priceFormatNames } from "../../../../sources/vendors/mod.ts"

const wordsOf = (names: object): string =>
  Object.keys(names)
    .filter((name) => /^\w/.test(name))
    .join("|")
const pair = String.raw`[^\s=]+=[^\s;:)]*[^\s;:,)]`

/** The values that a flag may stand before in a message, as a pattern; null for a flag without a value. */
const flags: Readonly<Record<string, string | null>> = {
  basis: bases.join("|"),
  "close-only": null,
  company: "SLUG",
  "create-companies": null,
  "date-order": dateOrders.join("|"),
  decimal: wordsOf(decimalNames),
  encoding: String.raw`windows-\d+`,
  exchange: "[A-Z]{3,}",
  format: priceFormatNames.join("|"),
  map: pair,
  set: pair,
  source: "NAME",
  strict: null,
  symbol: "[A-Z]+",
  "symbol-from-name": null,
  thousands: wordsOf(thousandsNames)
}

const patterns = Object.entries(flags)
  // The longer of two that begin alike comes first.
  .toSorted(([a], [b]) => b.length - a.length)
  .map(([flag, values]) => (values === null ? flag : `${flag}(?: (?:${values})(?![\\w-]))?`))

const anyFlag = new RegExp(`(?<![\\w-])--(${patterns.join("|")})(?![\\w-])`, "g")

/** With parameters for flags. */
export const inParameters = (text: string): string =>
  text.replace(anyFlag, (_, found: string) => {
    const [flag = "", value] = found.split(/ (.*)/)
    const name = flag === "format" ? "price_format" : flag.replaceAll("-", "_")
    const given = flags[flag] === null ? "true" : value
    return given === undefined ? name : `${name}=${given}`
  })

const problemIn = (problem: Problem): Problem => ({ ...problem, message: inParameters(problem.message) })

/** The summary of a file, with parameters for flags in its messages. */
export const summaryInParameters = (summary: FileSummary): FileSummary => ({
  ...summary,
  problems: summary.problems.map(problemIn),
  doubts: summary.doubts.map(problemIn),
  notes: summary.notes.map(inParameters)
})
