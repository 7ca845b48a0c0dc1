/**
 * Laws of searches in long lists, of which databases count some texts in advance: pages and totals equal those of
 * comparing everything.
 */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { type CompanyFilter, type ReportFilter, type Window } from "../../core/mod.ts"
import { CompanyStore, ReportStore } from "../../core/ports.ts"
import { anyReport } from "./reportShelf.ts"
import { undo } from "./runs.ts"
import { type DurableLayer, type StoreLayer, take, withImports } from "./stores.ts"

const count = 2500
const at = <A>(of: ReadonlyArray<A>, i: number): A => of[i % of.length] as A

interface Made {
  readonly symbol: string
  readonly name: string
  readonly alias: string | null
  readonly sector: string
  readonly country: string
}

/** Two in three begin with "delta" or contain it; `number` makes them differ. */
const made = (number: number): Made => ({
  symbol: at(["D", "E", "ÉL"], number) + number.toString(36).toUpperCase(),
  name: `${at(["Delta", "Echo \\ Delta", "Élan's"], number)} ${at(["Mining", '"Motors" & Co'], number)} ${number}`,
  alias: number % 2 === 0 ? `${at(["삼성", "한미", "성전"], number)}${at(["전자", "물산"], number)}` : null,
  sector: at(["Energy", "Énergie", "Utilities"], number >> 2),
  country: at(["US", "KR"], number >> 3)
})

const companies = Array.from({ length: count }, (_, i) => made(i))
const quoted = (text: string | null): string => (text === null ? "" : `"${text.replaceAll('"', '""')}"`)
const companyLine = ({ alias, country, name, sector, symbol }: Made) =>
  [symbol, "NYSE", quoted(name), quoted(alias), sector, country].join(",")
const companyHeader = "symbol,exchange,name,alias_name,sector,country"

const dayOf = (i: number): string =>
  new Date(Date.UTC(2020, 0, 1 + ((i * 7) % 90))).toISOString().slice(0, 10)
const reports = companies.map(({ name, sector }, i) => ({
  id: i + 1,
  date: dayOf(i),
  title: `${name} 실적`,
  firm: at(["Hana", "KB증권", "Kiwoom"], i),
  industry: sector,
  type: at(["company_analysis", "industry_analysis"], i >> 1)
}))

const fill = Effect.gen(function* () {
  yield* take("companies", [companyHeader, ...companies.map(companyLine)])
  yield* take("reports", [
    "external_id,report_date,title,securities_firm,industry_category,report_type",
    ...reports.map(
      ({ date, firm, id, industry, title, type }) =>
        `r${id},${date},${quoted(title)},${firm},${industry},${type}`
    )
  ])
})

const nearness = ({ alias, name, symbol }: Made, text: string): number | null => {
  const texts = [symbol, name, alias ?? ""].map((_) => _.toLowerCase())
  if (texts[0] === text) return 0
  if (texts.some((_) => _.startsWith(text))) return 1
  return texts.some((_) => _.includes(text)) ? 2 : null
}

/** The ids of the companies that a filter finds among some, in order. */
const idsOf = (all: ReadonlyArray<Made>, { country_code, search, sector }: CompanyFilter) =>
  all
    .map((company, i) => ({ id: i + 1, company, near: nearness(company, search?.toLowerCase() ?? "") }))
    .filter(
      ({ company, near }) =>
        near !== null &&
        (country_code ?? company.country) === company.country &&
        (sector ?? company.sector).toLowerCase() === company.sector.toLowerCase()
    )
    .toSorted((a, b) => (search === null ? 0 : (a.near ?? 0) - (b.near ?? 0)) || a.id - b.id)
    .map(({ id }) => id)

const reportIdsOf = (filter: ReportFilter) =>
  reports
    .filter(
      ({ date, firm, industry, title, type }) =>
        title.toLowerCase().includes(filter.title?.toLowerCase() ?? "") &&
        (filter.securities_firm ?? firm).toLowerCase() === firm.toLowerCase() &&
        (filter.industry_category ?? industry) === industry &&
        (filter.report_type ?? type) === type &&
        date >= (filter.from ?? date) &&
        date <= (filter.to ?? date)
    )
    .toSorted((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1))
    .map(({ id }) => id)

const texts = [
  "e",
  "D",
  "l",
  "é",
  "성",
  "한",
  "삼성",
  "성전",
  "전자",
  "mi",
  "délta",
  "delta",
  "delta m",
  "elta",
  "motors",
  "élan",
  "ÉL",
  '"motors" & co',
  "\\ delta min",
  "'s",
  "echo \\ delta mining 1",
  "e1",
  "D0",
  "7",
  "99",
  "2499",
  "zz",
  "&",
  "물산 ",
  " mining 24",
  "\uFDD0",
  "\uFDD0delta"
]

const first: Window = { offset: 0, limit: 20 }
const windows: ReadonlyArray<Window> = [
  first,
  { offset: 830, limit: 7 },
  { offset: 1660, limit: 100 },
  { offset: count - 5, limit: 9 }
]

const anyCompany: CompanyFilter = { search: null, sector: null, country_code: null }
const companyPage = Effect.fnUntraced(function* (filter: CompanyFilter, window: Window) {
  const page = yield* (yield* CompanyStore).list(filter, window)
  return { ids: page.companies.map(({ company_id }) => company_id), total: page.total }
})
const reportPage = Effect.fnUntraced(function* (filter: ReportFilter, window: Window) {
  const page = yield* (yield* ReportStore).list(filter, window)
  return { ids: page.reports.map(({ report_id }) => report_id), total: page.total }
})
const cut = (ids: ReadonlyArray<number>, { limit, offset }: Window) => ({
  ids: ids.slice(offset, offset + limit),
  total: ids.length
})

const companiesBy = (filter: Partial<CompanyFilter>, all = companies) =>
  Effect.gen(function* () {
    const whole = { ...anyCompany, ...filter }
    const ids = idsOf(all, whole)
    for (const window of windows) {
      assert.deepStrictEqual(
        yield* companyPage(whole, window),
        cut(ids, window),
        JSON.stringify([filter, window])
      )
    }
  })
const reportsBy = (filter: Partial<ReportFilter>) =>
  Effect.gen(function* () {
    const whole = { ...anyReport, ...filter }
    const ids = reportIdsOf(whole)
    for (const window of windows) {
      assert.deepStrictEqual(
        yield* reportPage(whole, window),
        cut(ids, window),
        JSON.stringify([filter, window])
      )
    }
  })

/** `made(0)` under another name and in another sector. */
const renamed: Made = { ...made(0), name: "Echo Renamed", sector: "Utilities" }

/** By a text that most companies contain, and filters. */
const filteredBy = (search: string, all = companies) =>
  Effect.forEach(["Energy", "utilities", null], (sector) =>
    Effect.forEach(["KR", null], (country_code) => companiesBy({ search, sector, country_code }, all))
  )

export const longListsLaws = (stores: StoreLayer): void =>
  layer(Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores)), {
    excludeTestServices: true,
    timeout: "60 seconds"
  })("a search in a long list", (it) => {
    it.effect("of companies by a text", () => Effect.forEach(texts, (search) => companiesBy({ search })))

    it.effect("of companies by filters", () =>
      Effect.gen(function* () {
        for (const sector of [null, "ÉNERGIE", "utilities", "none", ""]) {
          for (const country_code of [null, "KR", "DE"]) {
            yield* companiesBy({ sector, country_code })
            for (const search of ["delta", "e", "삼성", "99"])
              yield* companiesBy({ search, sector, country_code })
          }
        }
      })
    )

    it.effect("of reports by a text of the title", () =>
      Effect.forEach(texts, (title) => reportsBy({ title }))
    )

    it.effect("of reports by filters", () =>
      Effect.gen(function* () {
        for (const title of [null, "delta", "실적", "99"]) {
          for (const securities_firm of [null, "hana"]) {
            for (const range of [
              {},
              { from: "2020-02-01" },
              { to: "2020-02-10" },
              { from: "2020-01-10", to: "2020-03-01" }
            ]) {
              yield* reportsBy({ title, securities_firm, ...range })
              yield* reportsBy({ title, securities_firm, industry_category: "Énergie", ...range })
              yield* reportsBy({ title, securities_firm, report_type: "industry_analysis", ...range })
            }
          }
        }
      })
    )

    it.effect("of companies of which some were renamed, and others added", () =>
      Effect.gen(function* () {
        const more = Array.from({ length: count + 100 }, (_, i) => made(count + i))
        const all = [renamed, ...companies.slice(1), ...more]
        yield* take("companies", [companyHeader, companyLine(renamed)])
        for (const search of ["delta", "renamed", "e", "echo"]) {
          yield* companiesBy({ search }, [renamed, ...companies.slice(1)])
        }
        yield* filteredBy("e", [renamed, ...companies.slice(1)])
        yield* take("companies", [companyHeader, ...more.map(companyLine)])
        for (const search of ["delta", "renamed", "e", "echo", "delta mining", "9"])
          yield* companiesBy({ search }, all)
        for (const search of ["e", "delta", "mi"]) yield* filteredBy(search, all)
      })
    )
  })

export const longListsDatabaseLaws = (stores: DurableLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "60 seconds" })(
    "a search in a long list after runs",
    (it) => {
      it.effect("finds no company of an undone run, and names that it replaced", () =>
        Effect.gen(function* () {
          yield* take("companies", [companyHeader, ...companies.map(companyLine)])
          const more = yield* take("companies", [
            companyHeader,
            companyLine(renamed),
            ...Array.from({ length: 100 }, (_, i) => companyLine(made(count + i)))
          ])
          yield* undo(more)
          for (const search of ["delta", "renamed", "e", "echo"]) yield* companiesBy({ search })
          yield* companiesBy({})
          yield* companiesBy({ sector: "Energy" })
          yield* filteredBy("e")
        })
      )
    }
  )
