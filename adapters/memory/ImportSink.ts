/** `ImportSink` over plain maps: what a file wrote is held apart until all of it is there. */
import { Effect, Exit, Layer, Semaphore } from "effect"
import {
  type CorporateAction,
  ImportSink,
  keepsKnown,
  type RecordName,
  recordKeys,
  type Staged
} from "../../core/mod.ts"
import { keyOf, type MemoryTables } from "./MemoryTables.ts"

type Row = Readonly<Record<string, unknown>>

const make = (tables: MemoryTables) =>
  Effect.gen(function* () {
    const { records } = tables
    const turn = yield* Semaphore.make(1)
    const next = { run: 1, company: 1, issuer: 1, report: 1, insider_transaction: 1 }
    const staged = new Map<RecordName, Array<Row>>()
    const written = new Map<RecordName, Map<string, Row>>()
    const tableOf = (name: RecordName) => records[name] as unknown as Map<string, Row>

    const stored = (name: RecordName, key: string): Row | undefined =>
      written.get(name)?.get(key) ?? tableOf(name).get(key)

    const put = (name: RecordName, key: string, record: Row): void => {
      const table = written.get(name) ?? new Map<string, Row>()
      written.set(name, table.set(key, record))
    }

    /** Makes all that was written visible, in one step that nobody comes between. */
    const show = (): void => {
      for (const [name, table] of written) for (const [key, record] of table) tableOf(name).set(key, record)
      tables.version++
    }

    /** What would be stored for the record. */
    const after = (name: RecordName, record: Row, before: Row | undefined): Row =>
      before === undefined || !keepsKnown.has(name)
        ? record
        : Object.fromEntries(
            Object.entries(record).map(([column, value]) => [column, value ?? before[column]])
          )

    const differs = (name: RecordName, a: Row, b: Row): boolean => {
      const keys: ReadonlyArray<string> = recordKeys[name]
      return Object.keys(a).some((column) => !keys.includes(column) && a[column] !== b[column])
    }

    const merge = (name: RecordName) => {
      const counts = { inserted: 0, changed: 0, unchanged: 0 }
      const conflicts: Array<{ readonly line: number; readonly first_line: number }> = []
      const seen = new Map<string, { readonly record: Row; readonly line: number }>()
      for (const { line, ...record } of staged.get(name) ?? []) {
        const key = keyOf(name, record)
        const first = seen.get(key)
        if (first !== undefined) {
          if (differs(name, after(name, record, first.record), first.record)) {
            conflicts.push({ line: line as number, first_line: first.line })
          } else counts.unchanged++
          continue
        }
        seen.set(key, { record, line: line as number })
        const before = stored(name, key)
        const now = after(name, record, before)
        if (before !== undefined && !differs(name, now, before)) counts.unchanged++
        else {
          counts[before === undefined ? "inserted" : "changed"]++
          put(name, key, now)
        }
      }
      staged.delete(name)
      return { ...counts, conflicts }
    }

    return ImportSink.of({
      atomic: (work) =>
        turn.withPermit(
          Effect.onExit(work, (exit) =>
            Effect.sync(() => {
              if (Exit.isSuccess(exit)) show()
              written.clear()
              staged.clear()
            })
          )
        ),
      stored: Effect.sync(() => ({
        exchanges: [...records.exchange.values()],
        issuers: [...records.issuer.values()],
        listings: [...records.listing.values()],
        companies: [...records.company.values()].map((company) => ({
          company_id: company.company_id,
          issuer_id: company.issuer_id,
          symbol: company.symbol,
          exchange: company.exchange,
          operating_mic: records.exchange.get(company.exchange)?.operating_mic ?? "",
          exchange_country_code: records.exchange.get(company.exchange)?.country_code ?? "",
          country_code: company.country_code,
          slug: company.slug,
          currency: company.currency,
          listed: company.listed ?? true
        }))
      })),
      actions: (ids) =>
        Effect.sync(() => {
          const known = new Map<number, { known_to: string; actions: Array<CorporateAction> }>()
          for (const id of ids) {
            const covered = records.action_coverage.get(String(id))
            if (covered !== undefined) known.set(id, { known_to: covered.known_to, actions: [] })
          }
          for (const { company_id, ...action } of records.corporate_action.values())
            known.get(company_id)?.actions.push(action)
          return known
        }),
      reserve: (of, count) =>
        Effect.sync(() => {
          next[of] += count
          return next[of] - count
        }),
      filing: (issuer_ids) =>
        Effect.sync(() => {
          const { disclosure, insider_transaction, share_count, statement } = records
          const filed = [statement, share_count, insider_transaction, disclosure].flatMap((table) =>
            [...table.values()].map(({ issuer_id }) => issuer_id)
          )
          return new Set(filed.filter((id) => issuer_ids.includes(id)))
        }),
      ids: (of, source, external_ids) =>
        Effect.sync(() => {
          const asked = new Set(external_ids)
          const all = of === "report" ? records.report : records.insider_transaction
          const known = new Map<string, number>()
          for (const record of all.values()) {
            if (record.source !== source || !asked.has(record.external_id)) continue
            known.set(record.external_id, "report_id" in record ? record.report_id : record.transaction_id)
          }
          return known
        }),
      stage: <K extends RecordName>(name: K, rows: ReadonlyArray<Staged<K>>) =>
        Effect.sync(() => {
          const before = staged.get(name) ?? []
          for (const row of rows) before.push(row as unknown as Row)
          staged.set(name, before)
        }),
      merge: (name) => Effect.sync(() => merge(name)),
      record: () => Effect.void
    })
  })

export const layer = (tables: MemoryTables): Layer.Layer<ImportSink> => Layer.effect(ImportSink, make(tables))
