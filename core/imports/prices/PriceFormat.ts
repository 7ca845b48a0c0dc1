/** The declaration of a vendor's file of prices. */
import type { GivenNotation } from "../../cells/Notation.ts"
import type { Basis } from "../ImportOptions.ts"
import type { HeaderLines } from "./StackedHeader.ts"

/**
 * A vendor's file of prices, by its header: which column is which field, how numbers and dates are written, and how prices
 * are adjusted.
 */
export interface PriceFormat {
  /** The value of `--format`. */
  readonly name: string
  readonly vendor: string
  /** The columns that identify the file, `stackedColumn` for that of the days below three header lines; it may have others too. */
  readonly header: ReadonlyArray<string>
  /** The fields of columns with other names than their field. */
  readonly columns: Readonly<Record<string, string>>
  /** How prices are adjusted; null where files with the same header vary. */
  readonly basis: Basis | null
  /** Whether prices are adjusted for splits even where they are stated to be raw. */
  readonly isNeverRaw: boolean
  /** The three lines of a header that has three; null for one of a single line. */
  readonly headerLines: HeaderLines | null
  /** How volumes are adjusted, where they differ from prices. */
  readonly volume: Basis | null
  /** Whether the header alone implies the columns and the notation, also the basis, or nothing. */
  readonly found: "columns" | "basis" | null
  readonly notation: GivenNotation
  /** The encoding of the files; null for UTF-8. */
  readonly encoding: string | null
  /** A column with a required value: rows with another aren't daily bars. */
  readonly daily: { readonly column: string; readonly value: string } | null
  /** The exchanges of tickers by the suffix after the last point; null where there are several. */
  readonly suffixes: Readonly<Record<string, string | null>>
  /** The remedy where prices are adjusted for dividends; null when none is known. */
  readonly instead: string | null
}
