/** `ImportSink` over plain maps: writes of a file are buffered until it is complete. */
import { Effect, Exit, Layer, Semaphore, Struct } from "effect"
import { type CorporateAction, type Exchange } from "../../core/mod.ts"
import {
  type CompanyAction,
  type KnownActions,
  idColumnOf,
  ImportSink,
  namesReferring,
  type NumberedRecord,
  type RecordName,
  referenceOf,
  type Staged,
  type StagedName
} from "../../core/ports.ts"
import { barsIn } from "./Bars.ts"
import { changesOf, evidenceOver, type Look } from "./Evidence.ts"
import { draftOver, type Row } from "./Draft.ts"
import { derived, grouped, type MemoryTables } from "./MemoryTables.ts"
import { merge } from "./merge.ts"
import { removeMissingParts } from "./parts.ts"
import { sequencesOver } from "./sequences.ts"

const actionOf = (stored: CompanyAction): CorporateAction =>
  Struct.omit(stored, ["company_id", "payment_date"])

const make = (tables: MemoryTables) =>
  Effect.gen(function* () {
    const { records } = tables
    const turn = yield* Semaphore.make(1)
    const draft = draftOver(tables)
    const sequences = sequencesOver(tables)
    const staged = new Map<RecordName, Array<Row>>()
    const bars = barsIn(tables)
    const actionsOf = grouped(tables, "corporate_action", ({ company_id }) => company_id)

    const listingsOf = grouped(tables, "listing", ({ symbol }) => symbol)
    const bySymbol = grouped(tables, "company", ({ symbol }) => symbol)
    const bySlug = grouped(tables, "company", ({ slug }) => slug)
    const byIssuer = grouped(tables, "company", ({ issuer_id }) => issuer_id)
    const byId = (id: number) => records.company.get(String(id)) ?? []
    const byCik = grouped(tables, "issuer", ({ cik }) => cik)
    const byCorpCode = grouped(tables, "issuer", ({ corp_code }) => corp_code)

    const filing = derived(tables, () => {
      const issuers = new Set<number>()
      for (const name of namesReferring("issuer")) {
        if (name === "company") continue
        for (const { issuer_id } of records[name].values() as Iterable<{ readonly issuer_id: number }>) {
          issuers.add(issuer_id)
        }
      }
      return issuers
    })

    /** The ids of a table's records by source and external_id. */
    const indexOf = (of: NumberedRecord): ReadonlyMap<string, number> => {
      const index = new Map<string, number>()
      for (const record of records[of].values()) {
        const { [idColumnOf(of)]: id, external_id, source } = record as Row
        index.set(`${source}\u0000${external_id}`, id as number)
      }
      return index
    }
    const indexes = derived(tables, () => new Map<NumberedRecord, ReadonlyMap<string, number>>())
    const idsOf = (of: NumberedRecord): ReadonlyMap<string, number> => {
      const index = indexes().get(of) ?? indexOf(of)
      indexes().set(of, index)
      return index
    }

    const look = draft.all as Look

    return ImportSink.of({
      atomic: (work) =>
        turn.withPermit(
          Effect.suspend(() => {
            const giveBack = sequences.mark()
            return Effect.onExit(work, (exit) =>
              Effect.sync(() => {
                if (Exit.isSuccess(exit)) draft.show()
                else giveBack()
                draft.clear()
                staged.clear()
              })
            )
          })
        ),
      exchanges: Effect.sync(() => [...records.exchange.values()]),
      lookUp: ({ ciks, company_ids, corp_codes, slugs, symbols }) =>
        Effect.sync(() => {
          const listings = symbols.flatMap(listingsOf)
          const named = [
            ...symbols.flatMap(bySymbol),
            ...slugs.flatMap(bySlug),
            ...[...company_ids, ...listings.map(({ company_id }) => company_id)].flatMap(byId)
          ]
          const issuer_ids = new Set([
            ...named.map(({ issuer_id }) => issuer_id),
            ...[...ciks.flatMap(byCik), ...corp_codes.flatMap(byCorpCode)].map(({ issuer_id }) => issuer_id)
          ])
          return {
            listings,
            issuers: [...issuer_ids].flatMap((id) => records.issuer.get(String(id)) ?? []),
            companies: [...issuer_ids]
              .flatMap(byIssuer)
              .map((company) => referenceOf(company, records.exchange.get(company.exchange) as Exchange))
          }
        }),
      subjects: Effect.sync(() =>
        [...records.company.values()]
          .flatMap(({ company_id, exchange, issuer_id, listed, symbol }) => {
            const { cik = null, corp_code = null } = records.issuer.get(String(issuer_id)) ?? {}
            return listed === false ? [] : [{ company_id, symbol, exchange, cik, corp_code }]
          })
          .toSorted((a, b) => a.company_id - b.company_id)
      ),
      actions: (ids) =>
        Effect.sync(() => {
          const known = new Map<number, KnownActions>()
          for (const id of ids) {
            const covered = records.action_coverage.get(String(id))
            const actions = actionsOf(id).map(actionOf)
            if (covered === undefined && actions.length === 0) continue
            known.set(id, { known_to: covered?.known_to ?? null, actions })
          }
          return known
        }),
      exDates: (days) =>
        Effect.sync(() =>
          days.map(({ company_id, effective_date }) => ({
            previous: bars.before(company_id, effective_date) ?? null,
            actions: actionsOf(company_id)
              .filter((action) => action.effective_date === effective_date)
              .map(actionOf)
          }))
        ),
      reserve: (of, count) => Effect.sync(() => sequences.reserve(of, count)),
      filing: (issuer_ids) => Effect.sync(() => new Set(issuer_ids.filter((id) => filing().has(id)))),
      ids: (of, source, external_ids) =>
        Effect.sync(() => {
          const index = idsOf(of)
          const known = new Map<string, number>()
          for (const external_id of external_ids) {
            const id = index.get(`${source}\u0000${external_id}`)
            if (id !== undefined) known.set(external_id, id)
          }
          return known
        }),
      stage: <K extends StagedName>(name: K, rows: ReadonlyArray<Staged<K>>) =>
        Effect.sync(() => {
          const before = staged.get(name) ?? []
          for (const row of rows) before.push(row as Row)
          staged.set(name, before)
        }),
      stageBars: (bars) =>
        Effect.sync(() => {
          const before = staged.get("price_daily") ?? []
          for (let i = 0; i < bars.length; i++) {
            before.push({
              line: bars.line[i],
              company_id: bars.company_id[i],
              date: bars.date[i],
              open: bars.open[i],
              high: bars.high[i],
              low: bars.low[i],
              close: bars.close[i],
              volume: bars.volume[i]
            })
          }
          staged.set("price_daily", before)
        }),
      merge: (name, run_id) =>
        Effect.sync(() => {
          const rows = staged.get(name) ?? []
          staged.delete(name)
          removeMissingParts(draft, name, rows, staged)
          return merge(draft, name, rows, (record) => tables.writers.set(record, run_id))
        }),
      written: Effect.sync(draft.written),
      evidence: evidenceOver(
        look,
        tables.acceptedBars,
        changesOf(records.price_daily, () => look("price_daily"))
      ),
      // Runs in memory can't be undone.
      undone: () => Effect.succeed(new Set()),
      record: (run) => Effect.sync(() => draft.record(run))
    })
  })

export const layer = (tables: MemoryTables): Layer.Layer<ImportSink> => Layer.effect(ImportSink, make(tables))
