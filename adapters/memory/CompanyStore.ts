/** `CompanyStore` over plain maps. */
import { Effect, Layer, Order, Struct } from "effect"
import { type Company, type CompanyFilter, CompanySummary, type Exchange } from "../../core/mod.ts"
import {
  companyOf,
  type CompanyRecord,
  CompanyStore,
  isInRange,
  type Listing,
  withListed,
  wordsInNames
} from "../../core/ports.ts"
import { derived, grouped, type MemoryTables } from "./MemoryTables.ts"

const summaryMembers = Object.keys(CompanySummary.fields) as ReadonlyArray<keyof CompanySummary>

/** 0 for the exact symbol, 1 when a name begins with the text, 2 when one contains it, null when none does. */
const nearness = (company: CompanyRecord, search: string): number | null => {
  if (company.symbol.toLowerCase() === search) return 0
  const names = [company.symbol, company.name, company.alias_name ?? ""].map((_) => _.toLowerCase())
  if (names.some((name) => name.startsWith(search))) return 1
  return names.some((name) => name.includes(search)) ? 2 : null
}

const matches = (company: CompanyRecord, { country_code, sector }: CompanyFilter): boolean =>
  (sector === null || company.sector?.toLowerCase() === sector.toLowerCase()) &&
  (country_code === null || company.country_code === country_code)

const byId = Order.mapInput(Order.Number, ({ company_id }: CompanyRecord) => company_id)
const listedFirst = Order.combine(
  Order.mapInput(Order.Boolean, ({ listed }: CompanyRecord) => listed === false),
  byId
)
const byDay = Order.mapInput(
  Order.Tuple([Order.String, Order.String]),
  ({ exchange, valid_from }: Listing) => [valid_from, exchange] as const
)

export const layer = (tables: MemoryTables): Layer.Layer<CompanyStore> => {
  const { company, exchange, former_name } = tables.records
  const all = derived(tables, () => [...company.values()].toSorted(byId))
  const bySlug = grouped(tables, "company", ({ slug }) => slug)
  const bySymbol = grouped(tables, "company", ({ symbol }) => symbol, byId)
  const ofIssuer = grouped(tables, "company", ({ issuer_id }) => issuer_id, byId)
  const listings = grouped(tables, "listing", ({ symbol }) => symbol, byDay)
  const exchanges = derived(tables, () =>
    [...exchange.values()].toSorted(Order.mapInput(Order.String, ({ code }) => code))
  )
  const words = derived(tables, () =>
    wordsInNames(all().flatMap(({ alias_name, name }) => (alias_name === null ? [name] : [name, alias_name])))
  )
  const whole = (record: CompanyRecord): Company =>
    companyOf(record, exchange.get(record.exchange) as Exchange)
  const one = (record: CompanyRecord | undefined): Company | null =>
    record === undefined ? null : whole(record)
  return Layer.succeed(
    CompanyStore,
    CompanyStore.of({
      byId: (id) => Effect.sync(() => one(company.get(String(id)))),
      byIds: (ids) =>
        Effect.sync(() =>
          ids
            .flatMap((id) => company.get(String(id)) ?? [])
            .toSorted(byId)
            .map(whole)
        ),
      bySlug: (slug) => Effect.sync(() => one(bySlug(slug)[0])),
      listings: (symbol) => Effect.sync(() => listings(symbol)),
      bySymbol: (symbol) => Effect.sync(() => bySymbol(symbol).map(whole)),
      stored: (symbols) =>
        Effect.sync(() => {
          const found = symbols.flatMap(bySymbol).toSorted(listedFirst)
          return [...new Set(found.map(({ symbol }) => symbol))]
        }),
      ofIssuer: (issuer_id) => Effect.sync(() => ofIssuer(issuer_id).map(whole)),
      list: (filter, { limit, offset }) =>
        Effect.sync(() => {
          const search = filter.search?.toLowerCase() ?? null
          const found = all()
            .filter((_) => matches(_, filter))
            .map((_) => ({ company: _, near: search === null ? 0 : nearness(_, search) }))
            .filter(({ near }) => near !== null)
            .toSorted((a, b) => (a.near ?? 0) - (b.near ?? 0))
          const companies = found
            .slice(offset, offset + limit)
            .map(({ company }) => withListed(Struct.pick(company, summaryMembers)))
          return { companies, total: found.length }
        }),
      words: (range) => Effect.sync(() => [...words()].filter((word) => isInRange(range, word))),
      formerNames: Effect.sync(() => [...former_name.values()]),
      exchanges: Effect.sync(exchanges)
    })
  )
}
