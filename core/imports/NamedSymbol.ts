/** The symbol of a vendor's ticker, which the name of a file may state: `AAPL.csv`, `brk-b.us.txt`, `005930.KS.csv.gz`. */
import { normalizeSymbol, type QualifiedSymbol } from "../codes/Symbol.ts"
import type { Vendors } from "./Vendors.ts"

type Suffixes = Vendors["Service"]["exchangeBySuffix"]

/** What follows the symbol in the names of tables, and what packs them. */
const extensions = /(\.(csv|tsv|tab|txt|ndjson|jsonl|json|xlsx))?(\.gz)?$/i

/**
 * The symbol of a vendor's ticker, in upper case. A last part that vendors append for an exchange names the
 * exchange (`005930.KS`, `7203.jp`) or is left out where it stands for a country of several (`aapl.us`); any other is
 * of the symbol (`BRK.B`). Null for a text that isn't a symbol.
 */
export const symbolOfTicker = (ticker: string, suffixes: Suffixes): Omit<QualifiedSymbol, "day"> | null => {
  const point = ticker.lastIndexOf(".")
  const exchange = point < 1 ? undefined : suffixes.get(ticker.slice(point + 1).toUpperCase())
  const symbol = normalizeSymbol(exchange === undefined ? ticker : ticker.slice(0, point))
  return symbol === null ? null : { symbol, exchange: exchange ?? null }
}

/** The symbol that the name of a file states as a vendor's ticker, without folders and extensions; null for any other name. */
export const namedSymbol = (file: string, suffixes: Suffixes): Omit<QualifiedSymbol, "day"> | null =>
  symbolOfTicker(
    file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1).replace(extensions, ""),
    suffixes
  )
