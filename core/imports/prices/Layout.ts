/**
 * The layout of a file, from its columns and the options: its vendor's format, its notation, and how its prices are
 * adjusted.
 */
import { Result } from "effect"
import { listedColumns } from "../listed.ts"
import type { Basis, ImportOptions } from "../ImportOptions.ts"
import { type Notation, notationOf, plain } from "../../cells/Notation.ts"
import type { PriceFormat } from "./PriceFormat.ts"
import { isAdjusted, normalize } from "../cells/Row.ts"
import { fieldMeant } from "../cells/Synonyms.ts"

/** How a file of prices is to be read. */
export interface Layout {
  /** Null for a file of no known vendor. */
  readonly format: PriceFormat | null
  readonly basis: Basis
  readonly notation: Notation
  /** Whether a column has the time of the day beside the one that has the day. */
  readonly hasTimeColumn: boolean
  readonly notes: ReadonlyArray<string>
}

/** The layout of a file without a readable line. */
export const unreadLayout: Layout = {
  format: null,
  basis: "raw",
  notation: plain,
  hasTimeColumn: false,
  notes: []
}

/** Names of columns that have the time of the day where another has the day. */
const timeOfDay =
  /^(bar_|trade_|trading_|local_)?(time|hour|uhrzeit|hora|heure|ora|시간|시각|체결시간|時刻|时间|時間)$/

const isTime = (column: string): boolean => timeOfDay.test(normalize(column))

const hasTimeColumn = (columns: ReadonlyArray<string>): boolean =>
  columns.some(isTime) && columns.some((column) => !isTime(column) && fieldMeant(column, ["date"]) !== null)

/** Why prices adjusted for dividends are refused, and the remedy. */
const allRefused = (instead: string | null): string =>
  `Prices adjusted for dividends can't be restored to raw ones: ${instead === null ? "" : `${instead}, or `}import raw prices (--basis raw) or split-adjusted ones (--basis splits)`

/** The columns of the header that the file lacks. */
const missing = (columns: ReadonlySet<string>, { header }: PriceFormat): ReadonlyArray<string> =>
  header.filter((column) => !columns.has(normalize(column)))

const named = (
  name: string,
  formats: ReadonlyArray<PriceFormat>,
  columns: ReadonlyArray<string>,
  known: ReadonlySet<string>
): Result.Result<PriceFormat, string> => {
  const variants = formats.filter((format) => format.name === name)
  const fitting = variants.find((format) => missing(known, format).length === 0)
  if (fitting !== undefined) return Result.succeed(fitting)
  if (variants.length === 0) {
    const names = new Set(formats.map((format) => format.name))
    return Result.fail(`--format ${name}: expected one of ${[...names].join(", ")}`)
  }
  const headers = variants.map(({ header }) => header.join(", ")).join(" or of ")
  return Result.fail(
    `--format ${name} is of files with the columns ${headers}; the file has ${listedColumns(columns)}`
  )
}

/** The names of formats with adjusted prices beside others that a header alone doesn't imply. */
const unfoundAdjusted = (formats: ReadonlyArray<PriceFormat>): ReadonlyArray<string> =>
  formats
    .filter(({ found, header }) => found === null && header.some((column) => isAdjusted(normalize(column))))
    .map(({ name }) => name)

const inWords = { raw: "raw", splits: "adjusted for splits", all: "adjusted for dividends" } as const

/** How prices are adjusted; an error where the file leaves that open. */
const basisOf = (
  options: ImportOptions,
  format: PriceFormat | null,
  formats: ReadonlyArray<PriceFormat>,
  columns: ReadonlyArray<string>
): Result.Result<Basis, string> => {
  if (options.basis !== null) return Result.succeed(options.basis)
  const adjusted = columns.filter((column) => isAdjusted(normalize(column)))
  const taken = adjusted.find((column) =>
    [...options.map.keys()].some((renamed) => normalize(renamed) === normalize(column))
  )
  if (taken !== undefined) {
    return Result.fail(`--map takes ${taken} for prices: state with --basis how they are adjusted`)
  }
  if (format !== null && (options.format !== null || format.found === "basis")) {
    return format.basis === null
      ? Result.fail(
          `${format.vendor}'s files don't show how their prices are adjusted: pass --basis raw or --basis splits too`
        )
      : Result.succeed(format.basis)
  }
  if (format !== null) {
    const likely =
      format.basis === null ? "may be adjusted" : `are ${inWords[format.basis]} as far as is known`
    const flags = format.basis === null ? "" : `--format ${format.name}, or `
    return Result.fail(
      `The header is ${format.vendor}'s, whose prices ${likely}: pass ${flags}--basis raw or --basis splits`
    )
  }
  return adjusted.length === 0
    ? Result.succeed("raw")
    : Result.fail(
        `Beside ${listedColumns(adjusted)} the other prices may be adjusted as well: pass the file's format (--format ${unfoundAdjusted(formats).join(", ")}, ...), or --basis raw or --basis splits`
      )
}

/** The layout of a file of prices, of one of the formats or another; an error where it is ambiguous or not importable. */
export const priceLayout = (
  columns: ReadonlyArray<string>,
  options: ImportOptions,
  formats: ReadonlyArray<PriceFormat>
): Result.Result<Layout, string> =>
  Result.gen(function* () {
    const known = new Set(columns.map(normalize))
    const found = formats.find((format) => format.found !== null && missing(known, format).length === 0)
    const format =
      options.format === null ? (found ?? null) : yield* named(options.format, formats, columns, known)
    const basis = yield* basisOf(options, format, formats, columns)
    if (basis === "all") return yield* Result.fail(allRefused(format?.instead ?? null))
    const { date_order, decimal, thousands } = options.notation
    const notation = yield* notationOf({
      date_order: date_order ?? format?.notation.date_order ?? null,
      decimal: decimal ?? format?.notation.decimal ?? null,
      thousands: thousands ?? format?.notation.thousands ?? null
    })
    const notes =
      format === null || options.format !== null
        ? []
        : [
            `Read as a file of ${format.vendor} by its header (--format ${format.name}): prices ${inWords[basis]}`
          ]
    return { format, basis, notation, hasTimeColumn: hasTimeColumn(columns), notes }
  })

/** The layout of a file that isn't of prices. */
export const plainLayout = (
  _: ReadonlyArray<string>,
  { closeOnly, format, notation }: ImportOptions
): Result.Result<Layout, string> =>
  format === null && !closeOnly
    ? Result.map(notationOf(notation), (notation) => ({ ...unreadLayout, notation }))
    : Result.fail(`--${closeOnly ? "close-only" : "format"} is for files of prices`)
