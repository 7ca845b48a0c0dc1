/** `OperationLog` over an array. */
import { Effect, Layer } from "effect"
import {
  type AuditNote,
  deletedOwner,
  instantNow,
  type Operation,
  type OperationAction,
  OperationLog,
  stateOfOperation
} from "../../core/ports.ts"
import { keyOf, type LoggedOperation, type MemoryTables } from "./MemoryTables.ts"
import { holdSource } from "./SyncStore.ts"

/** Logs what was done, and returns its id. One without a holder is over. */
export const logOperation = (
  { operations }: MemoryTables,
  action: OperationAction,
  about: Partial<Pick<LoggedOperation, "company_id" | "source" | "first_date" | "last_date" | "holder">>,
  { actor, at, request_id }: AuditNote
): number => {
  const operation_id = operations.length + 1
  operations.push({
    operation_id,
    action,
    actor,
    request_id,
    started_at: at,
    finished_at: about.holder === undefined ? at : null,
    failure: null,
    company_id: null,
    source: null,
    run_id: null,
    first_date: null,
    last_date: null,
    inserted: null,
    changed: null,
    refused: null,
    doubtful: null,
    holder: null,
    ...about
  })
  return operation_id
}

/** Whether an owner did it, who acts by requests alone. */
const isOf = (owner: string, { actor, request_id }: LoggedOperation): boolean =>
  actor === owner && request_id !== null

export const layer = (tables: MemoryTables): Layer.Layer<OperationLog> => {
  const { acceptedBars, operations, records, syncs } = tables

  const shown = ({ holder, ...stored }: LoggedOperation, now: string): Operation => {
    const company =
      stored.company_id === null
        ? undefined
        : records.company.get(keyOf("company", { company_id: stored.company_id }))
    const sync = stored.source === null ? undefined : syncs.get(stored.source)
    const held_until = sync !== undefined && sync.holder === holder ? sync.held_until : null
    return {
      ...stored,
      symbol: company?.symbol ?? null,
      slug: company?.slug ?? null,
      ...stateOfOperation({ ...stored, held_until }, now)
    }
  }

  /** The keys of the bars that an owner accepted, and no account of the machine with the same name. */
  const acceptedBy = (owner: string): ReadonlyArray<string> =>
    [...acceptedBars].flatMap(([key, { accepted_at, accepted_by, company_id }]) => {
      const isAccounts = operations.some(
        (one) =>
          one.action === "accept_doubts" &&
          one.company_id === company_id &&
          one.started_at === accepted_at &&
          one.actor === accepted_by &&
          one.request_id === null
      )
      return accepted_by === owner && !isAccounts ? [key] : []
    })

  return Layer.succeed(
    OperationLog,
    OperationLog.of({
      page: (company_id, { limit, offset }) =>
        Effect.map(instantNow, (at) => {
          const own = operations.filter((one) => company_id === null || one.company_id === company_id)
          const page = own.toReversed().slice(offset, offset + limit)
          return { operations: page.map((one) => shown(one, at)), total: own.length }
        }),
      find: (operation_id) =>
        Effect.map(instantNow, (at) => {
          const found = operations.find((one) => one.operation_id === operation_id)
          return found === undefined ? null : shown(found, at)
        }),
      begin: ({ company_id, holder, source, ...note }, hold) =>
        Effect.sync(() =>
          holdSource(tables, source, holder, hold)
            ? logOperation(tables, "sync", { company_id, holder, source }, note)
            : null
        ),
      count: (operation_id, rows) =>
        Effect.sync(() => {
          const at = operations.findIndex((one) => one.operation_id === operation_id)
          const found = operations[at]
          if (found !== undefined) operations[at] = { ...found, ...rows }
        }),
      mentions: (owner) =>
        Effect.sync(() => operations.filter((one) => isOf(owner, one)).length + acceptedBy(owner).length),
      forget: (owner) =>
        Effect.sync(() => {
          for (const key of acceptedBy(owner)) {
            const one = acceptedBars.get(key)
            if (one !== undefined) acceptedBars.set(key, { ...one, accepted_by: deletedOwner })
          }
          for (const [at, one] of operations.entries()) {
            if (isOf(owner, one)) operations[at] = { ...one, actor: deletedOwner }
          }
        })
    })
  )
}
