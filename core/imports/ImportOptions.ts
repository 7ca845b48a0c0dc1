/** What an operator says of a file. */
import type { SaidNotation } from "./Notation.ts"

/** How prices in a file are adjusted; `all` can't be taken back to raw ones. */
export type Basis = "raw" | "splits" | "all"

/** How one file is to be taken in. */
export interface ImportOptions {
  /** For a file of one security. */
  readonly symbol: string | null
  readonly exchange: string | null
  /** The slug of the company that every row is of, whatever its symbol; null to find it by the rows. */
  readonly company: string | null
  readonly source: string | null
  /** Null leaves it to the format, else to the file's columns. */
  readonly basis: Basis | null
  /** The name of a vendor's format of prices; null leaves it to the file's header. */
  readonly format: string | null
  /** Makes a bare company for a symbol that nobody is known to hold. */
  readonly createCompanies: boolean
  /** Refuses the whole file for one bad row. */
  readonly strict: boolean
  /** The file's columns to fields. */
  readonly map: ReadonlyMap<string, string>
  /** What fields hold, as text in plain notation, where a row doesn't say. */
  readonly set: ReadonlyMap<string, string>
  readonly notation: SaidNotation
}

/** Who tells what a file holds: in the operator's words, else simply an import. */
export const sourceOf = ({ source }: ImportOptions): string => source ?? "import"
