/** The directory of an import: it learns the companies that rows name, and never holds all. */
import { Effect } from "effect"
import type { Exchange } from "../../companies/Exchange.ts"
import { otherSpellings } from "../../companies/Spelling.ts"
import { parseSymbol } from "../../codes/Symbol.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { ImportSink } from "../ImportSink.ts"
import { companyDirectory, type CompanyDirectory } from "./CompanyDirectory.ts"
import { keyNames, type Keys } from "./Keys.ts"

/** A directory that reads companies from the store as rows name them. */
export interface LearningDirectory extends CompanyDirectory {
  /** Looks up the keys that weren't looked up before, symbols also by their other spellings. */
  readonly learn: (keys: Partial<Keys>) => Effect.Effect<void, StoreUnavailable>
}

const addAll = <A>(to: Set<A>, values: ReadonlyArray<A>): void => {
  for (const value of values) to.add(value)
}

/** Keys of a look-up: databases bound the parameters of a statement. */
const keysAtOnce = 5000

/** Looking up a key that wasn't learned is a defect: what is stored under it is unknown. */
export const learningDirectory = (
  exchanges: ReadonlyArray<Exchange>,
  lookUp: ImportSink["Service"]["lookUp"]
): LearningDirectory => {
  const directory = companyDirectory({ exchanges, issuers: [], companies: [], listings: [] })
  const learned = {
    symbols: new Set<unknown>(),
    slugs: new Set<unknown>(),
    company_ids: new Set<unknown>(),
    ciks: new Set<unknown>(),
    corp_codes: new Set<unknown>()
  }
  const learn = Effect.fnUntraced(function* (keys: Partial<Keys>) {
    const unknown = keyNames.flatMap((name) => {
      const missing = new Set<string | number>(keys[name])
      if (name === "symbols") for (const symbol of keys.symbols ?? []) addAll(missing, otherSpellings(symbol))
      for (const key of missing) if (learned[name].has(key)) missing.delete(key)
      return [...missing].map((key) => ({ name, key }))
    })
    for (let at = 0; at < unknown.length; at += keysAtOnce) {
      const some = Map.groupBy(unknown.slice(at, at + keysAtOnce), ({ name }) => name)
      const keysOf = (name: keyof Keys) => (some.get(name) ?? []).map(({ key }) => key)
      directory.add(
        yield* lookUp({
          symbols: keysOf("symbols") as ReadonlyArray<string>,
          slugs: keysOf("slugs") as ReadonlyArray<string>,
          company_ids: keysOf("company_ids") as ReadonlyArray<number>,
          ciks: keysOf("ciks") as ReadonlyArray<string>,
          corp_codes: keysOf("corp_codes") as ReadonlyArray<string>
        })
      )
      for (const [name, keys] of some) for (const { key } of keys) learned[name].add(key)
    }
  })

  const check = (name: keyof Keys, key: unknown): void => {
    if (key !== null && !learned[name].has(key)) throw new Error(`${name} ${String(key)} wasn't learned`)
  }

  return {
    ...directory,
    learn,
    holder: (symbol, exchange) => {
      check("symbols", symbol)
      return directory.holder(symbol, exchange)
    },
    holderOn: (symbol, exchange, date) => {
      check("symbols", symbol)
      return directory.holderOn(symbol, exchange, date)
    },
    formerHolder: (symbol, exchange, date) => {
      check("symbols", symbol)
      return directory.formerHolder(symbol, exchange, date)
    },
    listingsOf: (symbol, exchange) => {
      check("symbols", symbol)
      return directory.listingsOf(symbol, exchange)
    },
    bySlug: (slug) => {
      const company = directory.bySlug(slug)
      if (company === null) check("slugs", slug)
      return company
    },
    named: (text) => {
      check("slugs", text.toLowerCase())
      check("symbols", parseSymbol(text)?.symbol ?? null)
      return directory.named(text)
    },
    issuerOf: (numbers) => {
      check("ciks", numbers.cik)
      check("corp_codes", numbers.corp_code)
      return directory.issuerOf(numbers)
    }
  }
}
