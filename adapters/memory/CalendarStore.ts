/** `CalendarStore` over plain maps. */
import { Effect, Layer } from "effect"
import type { ActionType, Window } from "../../core/mod.ts"
import {
  CalendarStore,
  type CompanyRecord,
  type EventFilter,
  type KnownOn,
  type RecordName,
  type Records,
  type StoredEvent,
  withListed
} from "../../core/ports.ts"
import { noLines } from "../../core/financials/mod.ts"
import { changesShares } from "../../core/prices/mod.ts"
import type { Bars } from "./Bars.ts"
import { earningsIn } from "./earnings.ts"
import { derived, grouped, type MemoryTables, sourceIn } from "./MemoryTables.ts"

type Sorted = ReadonlyArray<string | number>

/** Compares lists of texts or numbers, place by place. */
const compared = (a: Sorted, b: Sorted): number => {
  for (const [i, one] of a.entries()) {
    const other = b[i] ?? ""
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}

const windowOf = <Event>(
  found: ReadonlyArray<{ readonly by: Sorted; readonly event: Event }>,
  { limit, offset }: Window
) =>
  found
    .toSorted((a, b) => compared(a.by, b.by))
    .slice(offset, offset + limit)
    .map(({ event }) => event)

const isWithin = ({ from, to }: EventFilter, day: string): boolean =>
  (from === null || from <= day) && (to === null || day <= to)

const isOfCountry = (company: CompanyRecord | undefined, country_code: string | null): boolean =>
  country_code === null || company?.country_code === country_code

const headOf = ({ company_id, exchange, name, symbol }: CompanyRecord, source: string): StoredEvent => ({
  company_id,
  symbol,
  name,
  exchange,
  source
})

const isAmong = (ids: ReadonlyArray<number> | null, id: number): boolean => ids === null || ids.includes(id)

export const layer = (tables: MemoryTables, bars: Bars): Layer.Layer<CalendarStore> => {
  const { records } = tables
  const sourceOf = <K extends RecordName>(record: Records[K]): string => sourceIn(tables, record)

  const securities = derived(tables, () =>
    Map.groupBy(
      [...records.company.values()].toSorted((a, b) => a.company_id - b.company_id),
      ({ issuer_id }) => issuer_id
    )
  )

  /** The security under which an issuer's events are listed; undefined where there is none among these. */
  const securityOf = (
    issuer_id: number,
    { company_ids, country_code }: EventFilter
  ): CompanyRecord | undefined => {
    const all = securities().get(issuer_id) ?? []
    const found =
      company_ids === null
        ? (all.find(({ listed }) => listed !== false) ?? all[0])
        : all.find(({ company_id }) => company_ids.includes(company_id))
    return isOfCountry(found, country_code) ? found : undefined
  }

  const allEarnings = earningsIn(tables)
  const stated = grouped(tables, "statement", ({ issuer_id }) => issuer_id)
  const actionsOf = grouped(tables, "corporate_action", ({ company_id }) => company_id)

  const actionsIn = (types: ReadonlyArray<ActionType>, filter: EventFilter) =>
    [...records.corporate_action.values()].flatMap((action) => {
      const { company_id, currency, effective_date, payment_date, type, value } = action
      const company = records.company.get(String(company_id))
      if (company === undefined || !types.includes(type) || !isWithin(filter, effective_date)) return []
      if (!isAmong(filter.company_ids, company_id)) return []
      if (!isOfCountry(company, filter.country_code)) return []
      const event = {
        ...headOf(company, sourceOf(action)),
        unit: company.currency,
        effective_date,
        value,
        currency,
        payment_date
      }
      return [{ by: [effective_date, company_id, type, value], event }]
    })

  const filingsIn = (filter: EventFilter) =>
    [...records.disclosure.values()].flatMap((filing) => {
      const { category, issuer_id, rcept_dt, rcept_no, report_nm, url } = filing
      const company = securityOf(issuer_id, filter)
      if (company === undefined || !isWithin(filter, rcept_dt)) return []
      const event = { ...headOf(company, sourceOf(filing)), rcept_no, rcept_dt, report_nm, category, url }
      return [{ by: [rcept_dt, rcept_no, issuer_id], event }]
    })

  const resultsIn = (filter: EventFilter, { day, today }: KnownOn) =>
    allEarnings().flatMap(({ known_from, known_to, source, ...date }) => {
      const isKnown =
        day === null ? known_to === null : known_from <= day && (known_to === null || known_to >= day)
      if (!isKnown || !isWithin(filter, date.date)) return []
      if (date.status === "estimated" && date.date < today) return []
      const company = securityOf(date.issuer_id, filter)
      if (company === undefined) return []
      const event = { ...headOf(company, source), ...date }
      return [{ by: [date.date, date.issuer_id, date.fiscal_date, date.status], event }]
    })

  return Layer.succeed(
    CalendarStore,
    CalendarStore.of({
      actions: (types, filter, window) => Effect.sync(() => windowOf(actionsIn(types, filter), window)),
      countActions: (types, filter) => Effect.sync(() => actionsIn(types, filter).length),
      filings: (filter, window) => Effect.sync(() => windowOf(filingsIn(filter), window)),
      countFilings: (filter) => Effect.sync(() => filingsIn(filter).length),
      earnings: (filter, known, window) => Effect.sync(() => windowOf(resultsIn(filter, known), window)),
      countEarnings: (filter, known) => Effect.sync(() => resultsIn(filter, known).length),
      listings: (company_ids) =>
        Effect.sync(() => {
          const holdings = [...records.listing.values()]
            .filter(({ company_id }) => isAmong(company_ids, company_id))
            .map((listing) => ({ ...listing, source: sourceOf(listing) }))
            .toSorted((a, b) => compared([a.valid_from, a.symbol], [b.valid_from, b.symbol]))
          const held = new Set(holdings.map(({ company_id }) => company_id))
          return {
            holdings,
            securities: [...records.company.values()]
              .filter(
                ({ company_id, listed }) =>
                  isAmong(company_ids, company_id) && (listed === false || held.has(company_id))
              )
              .map((company) => ({
                ...headOf(company, sourceOf(company)),
                country_code: company.country_code,
                listed: withListed(company).listed,
                last_bar:
                  company.listed === false
                    ? (bars.onOrBefore(company.company_id, "9999-12-31")?.date ?? null)
                    : null
              }))
          }
        }),
      statements: (issuer_ids, { filedBy, lines, since }) =>
        Effect.sync(() =>
          issuer_ids
            .flatMap(stated)
            .filter(
              ({ filed_at, fiscal_date }) =>
                fiscal_date >= since && (filedBy === null || filed_at === null || filed_at <= filedBy)
            )
            .map((filed) => ({
              ...filed,
              ...noLines,
              ...Object.fromEntries(lines.map((line) => [line, filed[line]])),
              tags: null
            }))
        ),
      splits: (issuer_ids) =>
        Effect.sync(() =>
          issuer_ids
            .flatMap((id) => securities().get(id) ?? [])
            .flatMap(({ company_id }) => actionsOf(company_id))
            .filter(({ type }) => changesShares(type))
            .map(({ company_id, effective_date, type, value }) => ({
              company_id,
              effective_date,
              type,
              value
            }))
        )
    })
  )
}
