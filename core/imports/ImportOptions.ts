/** The options of an import, as an operator gives them. */
import { type GivenNotation, unspecified } from "../cells/Notation.ts"
import { unnamedSource } from "./ImportRun.ts"

/** How prices in a file are adjusted; `all` can't be restored to raw ones. */
export type Basis = "raw" | "splits" | "all"

/** The options of one import. */
export interface ImportOptions {
  /** For a file of one security. */
  readonly symbol: string | null
  /** Takes the symbol from the name of each file, and the exchange where the name has one. */
  readonly symbolFromName: boolean
  readonly exchange: string | null
  /** The slug of the company of every row, whatever its symbol; null to resolve each row. */
  readonly company: string | null
  readonly source: string | null
  /** Null to take the format's basis, else to infer it from the columns. */
  readonly basis: Basis | null
  /** The name of a vendor's format of prices; null to infer it from the header. */
  readonly format: string | null
  /** Takes open, high and low from the close, in files of prices that have no other. */
  readonly closeOnly: boolean
  /** Creates a company for an unknown symbol. */
  readonly createCompanies: boolean
  /** Reads entries of a source again that were imported before. */
  readonly again?: boolean
  /** Refuses the whole file because of a single bad row. */
  readonly strict: boolean
  /** The fields of the file's columns. */
  readonly map: ReadonlyMap<string, string>
  /** Default values of fields, as text in plain notation. */
  readonly set: ReadonlyMap<string, string>
  readonly notation: GivenNotation
}

/** Options that leave everything open. */
export const importDefaults: ImportOptions = {
  symbol: null,
  symbolFromName: false,
  exchange: null,
  company: null,
  source: null,
  basis: null,
  format: null,
  closeOnly: false,
  createCompanies: false,
  strict: false,
  map: new Map(),
  set: new Map(),
  notation: unspecified
}

/** The source of a file: in the operator's words, else `import`. */
export const sourceOf = ({ source }: ImportOptions): string => source ?? unnamedSource
