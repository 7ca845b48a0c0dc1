/** Records in plain maps, by primary key, and a counter of writes. */
import type { Order } from "effect"
import { type ImportRun } from "../../core/mod.ts"
import {
  type AcceptedBar,
  type RecordName,
  type Records,
  recordOf,
  records,
  type StoredOperation,
  type SyncState,
  unnamedSource,
  worldExchanges
} from "../../core/ports.ts"

export type MemoryTable<K extends RecordName> = Map<string, Records[K]>

/** The state of a source's syncs, and who holds it; null when none does. */
export interface HeldSync extends SyncState {
  readonly holder: string | null
}

/** An operation, and the holder of its source while it runs. */
export interface LoggedOperation extends Omit<StoredOperation, "held_until"> {
  readonly holder: string | null
}

export interface MemoryTables {
  readonly records: { readonly [K in RecordName]: MemoryTable<K> }
  /** The runs of imports, oldest first. */
  readonly runs: Array<ImportRun>
  /** The syncs of sources, by source. */
  readonly syncs: Map<string, HeldSync>
  /** The bars that were accepted, by `acceptedKey`. */
  readonly acceptedBars: Map<string, AcceptedBar>
  /** What operators did, oldest first. */
  readonly operations: Array<LoggedOperation>
  /** The run that wrote each record. */
  readonly writers: WeakMap<object, number>
  /** Incremented by every write. */
  version: number
}

/** The text that identifies a record within its table. */
export const keyOf = (name: RecordName, record: object): string =>
  recordOf(name)
    .key.map((column) => (record as Readonly<Record<string, unknown>>)[column])
    .join("\u0000")

/**
 * Tables with only the built-in exchanges.
 *
 * @example
 * ```ts
 * import { memoryTables } from "findata/memory"
 *
 * const { records } = memoryTables()
 * records.company.size // => 0
 * records.exchange.size > 50 // => true
 * ```
 */
export const memoryTables = (): MemoryTables => {
  const empty = Object.fromEntries(Object.keys(records).map((name) => [name, new Map()]))
  const tables = empty as MemoryTables["records"]
  for (const exchange of worldExchanges) tables.exchange.set(keyOf("exchange", exchange), exchange)
  return {
    records: tables,
    runs: [],
    syncs: new Map(),
    acceptedBars: new Map(),
    operations: [],
    writers: new WeakMap(),
    version: 0
  }
}

/** The source of the run that wrote a record. */
export const sourceIn = ({ runs, writers }: MemoryTables, record: object): string => {
  const by = writers.get(record)
  return runs.find(({ run_id }) => run_id === by)?.source ?? unnamedSource
}

/** A value computed from the tables, and recomputed only after a write. */
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

/** Looks up a table's records by the result of `group`; in an order when one is given. */
export const grouped = <K extends RecordName, G>(
  tables: MemoryTables,
  name: K,
  group: (record: Records[K]) => G,
  order?: Order.Order<Records[K]>
): ((of: G) => ReadonlyArray<Records[K]>) => {
  const groups = derived(tables, () => {
    const found = Map.groupBy(tables.records[name].values(), group)
    if (order !== undefined) for (const records of found.values()) records.sort(order)
    return found
  })
  return (of) => groups().get(of) ?? []
}
