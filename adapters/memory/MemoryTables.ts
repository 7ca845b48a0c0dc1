/** Records in plain maps, by the key that makes two of them the same, and a counter that grows with every write. */
import { type RecordName, type Records, recordKeys, worldExchanges } from "../../core/mod.ts"

export type MemoryTable<K extends RecordName> = Map<string, Records[K]>

export interface MemoryTables {
  readonly records: { readonly [K in RecordName]: MemoryTable<K> }
  /** Grows whenever a record was written. */
  version: number
}

export const keyOf = (name: RecordName, record: object): string =>
  recordKeys[name].map((column) => (record as Readonly<Record<string, unknown>>)[column]).join("\u0000")

/** Tables that hold the built-in exchanges and nothing else. */
export const memoryTables = (): MemoryTables => ({
  records: {
    exchange: new Map(worldExchanges.map((exchange) => [exchange.code, exchange])),
    issuer: new Map(),
    company: new Map(),
    listing: new Map(),
    price_daily: new Map(),
    corporate_action: new Map(),
    action_coverage: new Map(),
    statement: new Map(),
    share_count: new Map(),
    report: new Map(),
    insider_transaction: new Map(),
    disclosure: new Map()
  },
  version: 0
})

/** A value made of the tables, made anew only after a write. */
export const derived = <A>(tables: MemoryTables, make: () => A): (() => A) => {
  let version = -1
  let value: A
  return () => {
    if (version !== tables.version) {
      value = make()
      version = tables.version
    }
    return value
  }
}
