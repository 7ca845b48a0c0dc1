/** What an operator says of every row of a file: its symbol, or its company. */
import { Result } from "effect"
import { isSpelling } from "../companies/Spelling.ts"
import type { Fields, Row } from "./cells/Row.ts"
import { ImportKind } from "../sources/ImportKind.ts"
import { importKinds } from "./ImportKinds.ts"
import type { ImportOptions } from "./ImportOptions.ts"
import { namedSymbol } from "./NamedSymbol.ts"
import type { CompanyReference } from "../companies/CompanyReference.ts"
import type { Problems } from "./Problem.ts"
import type { CompanyDirectory } from "./subjects/CompanyDirectory.ts"
import type { Vendors } from "./Vendors.ts"

/** Whether a row is of the symbol given for the whole file; otherwise the row is refused. */
export const isOfSymbol = (
  row: Row<Fields>,
  { symbol, symbolFromName }: ImportOptions,
  problems: Problems
): boolean => {
  const own = (row as { readonly symbol?: unknown }).symbol
  if (symbol === null || typeof own !== "string" || isSpelling(symbol, own)) return true
  const by = symbolFromName ? "its name" : "--symbol"
  problems.refuse(row.line, "symbol", `The row is of ${own}, the file is of ${symbol} (${by})`)
  return false
}

/** The options for a file with the symbol that its name states; an error where it states none. */
export const withNamedSymbol = (
  options: ImportOptions,
  file: string,
  { exchangeBySuffix }: Pick<Vendors["Service"], "exchangeBySuffix">
): Result.Result<ImportOptions, string> => {
  if (!options.symbolFromName) return Result.succeed(options)
  const named = namedSymbol(file, exchangeBySuffix)
  return named === null
    ? Result.fail("The file's name isn't a symbol such as AAPL.csv or 005930.KS.csv (--symbol-from-name)")
    : Result.succeed({ ...options, symbol: named.symbol, exchange: named.exchange ?? options.exchange })
}

/** Why the exchange given for the whole file can't be one; null where it is known, or none was given. */
export const exchangeFault = (
  { exchange }: ImportOptions,
  { exchanges }: Pick<CompanyDirectory, "exchanges">
): string | null =>
  exchange === null || exchanges.find(exchange) !== null
    ? null
    : `Unknown exchange ${exchange}: expected the code or the MIC of ${exchanges.all.map(({ code }) => code).join(", ")}; import others first (import exchanges)`

/** The company given for the whole file, null when none was; an error when it is unknown or doesn't apply. */
export const givenCompany = (
  kind: ImportKind,
  { company, symbol }: ImportOptions,
  directory: CompanyDirectory
): Result.Result<CompanyReference | null, string> => {
  if (company === null) return Result.succeed(null)
  if (!importKinds[kind].takesCompany) {
    const taking = ImportKind.literals.filter((name) => importKinds[name].takesCompany)
    return Result.fail(`--company is for ${taking.join(", ")}: rows of ${kind} name their companies`)
  }
  if (symbol !== null)
    return Result.fail("Pass --symbol or --company, not both: each names the company of the file")
  const found = directory.named(company)
  return found === null
    ? Result.fail(
        `Unknown company ${company}: --company expects the slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD] or the id of an imported one; --symbol SYMBOL:EXCHANGE creates a new one`
      )
    : Result.succeed(found)
}
