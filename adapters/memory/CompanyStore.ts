/** `CompanyStore` over plain maps. */
import { Effect, Layer, Order } from "effect"
import {
  type Company,
  type CompanyFilter,
  type CompanyProfile,
  type CompanyRecord,
  CompanyStore,
  type Exchange,
  type Listing
} from "../../core/mod.ts"
import { derived, grouped, type MemoryTables } from "./MemoryTables.ts"

const isListed = ({ listed }: CompanyRecord): boolean => listed ?? true

const companyOf = (record: CompanyRecord, exchange: Exchange): Company => ({
  company_id: record.company_id,
  issuer_id: record.issuer_id,
  symbol: record.symbol,
  slug: record.slug,
  name: record.name,
  alias_name: record.alias_name,
  exchange: record.exchange,
  sector: record.sector,
  industry: record.industry,
  country_code: record.country_code,
  currency: record.currency,
  mic_code: exchange.mic_code,
  isin: record.isin,
  website: record.website,
  description: record.description,
  stock_type: record.stock_type,
  listed: isListed(record),
  time_zone: exchange.time_zone,
  exchange_country_code: exchange.country_code,
  operating_mic: exchange.operating_mic
})

const profileOf = (record: CompanyRecord | undefined): CompanyProfile | null => {
  if (record === undefined) return null
  const { address, ceo, city, cusip, employees, figi_code, phone, state, zip_code } = record
  return { ceo, employees, figi_code, cusip, address, city, state, zip_code, phone }
}

/** 0 for the exact symbol, 1 where a name begins with the text, 2 where one holds it, null where none does. */
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
const byDay = Order.mapInput(
  Order.Tuple([Order.String, Order.String]),
  ({ exchange, valid_from }: Listing) => [valid_from, exchange] as const
)

export const layer = (tables: MemoryTables): Layer.Layer<CompanyStore> => {
  const { company, exchange } = tables.records
  const all = derived(tables, () => [...company.values()].toSorted(byId))
  const bySlug = grouped(tables, "company", ({ slug }) => slug)
  const bySymbol = grouped(tables, "company", ({ symbol }) => symbol, byId)
  const ofIssuer = grouped(tables, "company", ({ issuer_id }) => issuer_id, byId)
  const listings = grouped(tables, "listing", ({ symbol }) => symbol, byDay)
  const exchanges = derived(tables, () =>
    [...exchange.values()].toSorted(Order.mapInput(Order.String, ({ code }) => code))
  )
  const whole = (record: CompanyRecord): Company =>
    companyOf(record, exchange.get(record.exchange) as Exchange)
  const one = (record: CompanyRecord | undefined): Company | null =>
    record === undefined ? null : whole(record)
  return Layer.succeed(
    CompanyStore,
    CompanyStore.of({
      byId: (id) => Effect.sync(() => one(company.get(String(id)))),
      bySlug: (slug) => Effect.sync(() => one(bySlug(slug)[0])),
      profile: (id) => Effect.sync(() => profileOf(company.get(String(id)))),
      listings: (symbol) => Effect.sync(() => listings(symbol)),
      bySymbol: (symbol) => Effect.sync(() => bySymbol(symbol).map(whole)),
      ofIssuer: (issuer_id) => Effect.sync(() => ofIssuer(issuer_id).map(whole)),
      list: (filter, { limit, offset }) =>
        Effect.sync(() => {
          const search = filter.search?.toLowerCase() ?? null
          const found = all()
            .filter((_) => matches(_, filter))
            .map((_) => ({ company: _, near: search === null ? 0 : nearness(_, search) }))
            .filter(({ near }) => near !== null)
            .toSorted((a, b) => (a.near ?? 0) - (b.near ?? 0))
          const companies = found.slice(offset, offset + limit).map(({ company }) => ({
            company_id: company.company_id,
            symbol: company.symbol,
            name: company.name,
            alias_name: company.alias_name,
            exchange: company.exchange,
            sector: company.sector,
            country_code: company.country_code,
            listed: isListed(company)
          }))
          return { companies, total: found.length }
        }),
      exchanges: Effect.sync(exchanges)
    })
  )
}
