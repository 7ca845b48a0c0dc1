/** Where an operation is asked for: its address with its parameters, and the headers that are parameters too. */
import { type Operation, operations } from "./operations.ts"
import type { OperationName, Parameters } from "./Types.ts"

/** A parameter as a segment of a path; one that is empty or only dots would lead to another operation. */
const segmentOf = (name: string, value: string): string => {
  if (/^\.{0,2}$/.test(value)) throw new TypeError(`${name}: expected a value in a path, got "${value}"`)
  return encodeURIComponent(value)
}

/** The address of an operation with what is given, without what isn't. */
export const addressed = (
  { headers: names = [], path }: Pick<Operation, "headers" | "path">,
  given: Readonly<Record<string, unknown>>,
  baseUrl: string
): { readonly address: string; readonly headers: Headers } => {
  const headers = new Headers()
  const query = new URLSearchParams()
  const left = new Map(Object.entries(given).filter(([, value]) => value !== undefined && value !== null))
  const take = (name: string): string => {
    const value = left.get(name)
    left.delete(name)
    return value === undefined ? "" : String(value)
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(name, take(name)))
  for (const name of names) if (left.has(name)) headers.set(name, take(name))
  for (const [name, value] of left) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  const address = `${baseUrl.replace(/\/+$/, "")}${filled}${query.size > 0 ? `?${query}` : ""}`
  return { address, headers }
}

/**
 * The address that a method of the client sends its request to, for other programs; parameters that are headers aren't in it.
 *
 * @example
 * ```ts
 * import { addressOf } from "findata/client"
 *
 * addressOf("http://127.0.0.1:8080", "getPrices", { symbol: "AAPL", limit: 1 })
 * // => "http://127.0.0.1:8080/api/public/v1/stock/prices/AAPL?limit=1"
 * ```
 */
export const addressOf = <Name extends OperationName>(
  baseUrl: string,
  name: Name,
  parameters: Parameters<Name>
): string => addressed(operations[name], parameters as Readonly<Record<string, unknown>>, baseUrl).address

/**
 * Whether an operation also answers with CSV, by `format=csv`.
 *
 * @example
 * ```ts
 * import { hasCsv } from "findata/client"
 *
 * hasCsv("listCompanies") // => true
 * ```
 */
export const hasCsv = (name: OperationName): boolean => (operations[name] as Operation).isTable === true
