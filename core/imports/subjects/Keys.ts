/** What rows name companies and issuers by: the keys under which an import looks them up. */
import type { QualifiedSymbol } from "../../codes/Symbol.ts"
import { parseSymbol } from "../../codes/Symbol.ts"

/** By what companies are looked up in the store. */
export interface Keys {
  readonly symbols: Iterable<string>
  readonly slugs: Iterable<string>
  readonly company_ids: Iterable<number>
  readonly ciks: Iterable<string>
  readonly corp_codes: Iterable<string>
}

/** The kinds of keys. */
export const keyNames = ["symbols", "slugs", "company_ids", "ciks", "corp_codes"] as const

/** The keys of a text that names a company in any form: a slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD] or an id. */
const keysOfName = (text: string): Partial<Keys> => {
  const symbol = parseSymbol(text)?.symbol
  return {
    slugs: [text.toLowerCase()],
    symbols: symbol === undefined ? [] : [symbol],
    company_ids: /^\d{1,15}$/.test(text) ? [Number(text)] : []
  }
}

/** The members of rows that name a company or issuer. */
interface Naming {
  readonly symbol?: string | null
  readonly stock_code?: string | null
  readonly symbols?: ReadonlyArray<QualifiedSymbol> | null
  readonly slug?: string | null
  readonly company?: string | null
  readonly cik?: string | null
  readonly corp_code?: string | null
}

const add = <A>(set: Set<A>, value: A | null | undefined): void => {
  if (value !== null && value !== undefined) set.add(value)
}

/** The keys of rows, by the names that every kind gives its fields. */
export const keysOf = (rows: ReadonlyArray<object>): Keys => {
  const keys = {
    symbols: new Set<string>(),
    slugs: new Set<string>(),
    company_ids: new Set<number>(),
    ciks: new Set<string>(),
    corp_codes: new Set<string>()
  }
  for (const row of rows as ReadonlyArray<Naming>) {
    add(keys.symbols, row.symbol)
    add(keys.symbols, row.stock_code)
    for (const { symbol } of row.symbols ?? []) keys.symbols.add(symbol)
    add(keys.slugs, row.slug)
    add(keys.ciks, row.cik)
    add(keys.corp_codes, row.corp_code)
    if (row.company == null) continue
    const named = keysOfName(row.company)
    for (const slug of named.slugs ?? []) keys.slugs.add(slug)
    for (const symbol of named.symbols ?? []) keys.symbols.add(symbol)
    for (const id of named.company_ids ?? []) keys.company_ids.add(id)
  }
  return keys
}
