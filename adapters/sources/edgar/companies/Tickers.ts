/** SEC's list of tickers with their exchanges, `company_tickers_exchange.json`. */
import { Effect, Predicate } from "effect"
import { type SourceRow, UnreadableFile } from "../../../../core/mod.ts"
import { cikOf, listOf, member, textOf } from "../base/Json.ts"
import { type Broken, type PlacedRow, placedBatch } from "../base/PlacedRows.ts"

/** SEC's names of exchanges that aren't codes of ours. */
const exchanges: ReadonlyMap<string, string> = new Map([
  ["Nasdaq", "NASDAQ"],
  ["CBOE", "BATS"]
])

/** The code of SEC's name of an exchange; a name that isn't known passes as it is, so that its rows are refused. */
const exchangeOf = (name: string | null): string | null =>
  name === null ? null : (exchanges.get(name) ?? name)

/**
 * The exchange of a row. SEC's NYSE includes NYSE American and NYSE Arca: a company that is stored on one of them stays
 * there.
 */
export const onExchange = (name: string | null): SourceRow => {
  const exchange = exchangeOf(name)
  return exchange === "NYSE" ? { default_exchange: exchange } : { exchange }
}

const columns = ["cik", "name", "ticker", "exchange"] as const

/** The list without exchanges, `company_tickers.json`: `{"0": {"cik_str", "ticker", "title"}}`. */
export const isBareTickers = (json: unknown): boolean => {
  const first = Predicate.isObject(json) ? Object.values(json)[0] : undefined
  return member(first, "cik_str") !== undefined && member(first, "ticker") !== undefined
}

export const isTickers = (json: unknown): boolean =>
  listOf(member(json, "fields")) !== null && listOf(member(json, "data")) !== null

/**
 * Companies of the list, all securities of an issuer with its cik; without those whose exchange SEC doesn't state.
 * `isWanted` chooses issuers by cik. Symbols are as SEC writes them, `BRK-B`.
 */
export const tickerBatches = Effect.fnUntraced(function* (
  json: unknown,
  file: string,
  isWanted: (cik: string) => boolean
) {
  const fields = listOf(member(json, "fields")) ?? []
  const places = columns.map((column) => fields.indexOf(column))
  if (places.includes(-1)) {
    return yield* new UnreadableFile({
      file,
      line: null,
      message: `Expected SEC's tickers with the fields ${columns.join(", ")}, got ${JSON.stringify(fields).slice(0, 200)}`
    })
  }
  const broken: Array<Broken> = []
  const placed: Array<PlacedRow> = []
  for (const [index, values] of (listOf(member(json, "data")) ?? []).entries()) {
    const line = index + 1
    const row = listOf(values)
    if (row === null) {
      broken.push({ line, message: `Row ${line} of data is no list of ${columns.join(", ")}` })
      continue
    }
    const [number, name, symbol, exchange] = places.map((place) => textOf(row[place]))
    const cik = cikOf(number)
    if (exchange === null || (cik !== null && !isWanted(cik))) continue
    placed.push({
      line,
      where: `row ${line} of data`,
      row: { symbol, ...onExchange(exchange ?? null), name, cik: cik ?? number }
    })
  }
  return [placedBatch("companies", placed, broken)]
})
