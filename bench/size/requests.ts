/** The measured requests: page 1 of every list and search, and single pages, each for another company or text. */
import { companyAt, type Made } from "./companies.ts"
import type { Scale } from "./scale.ts"
import { categories, firms, reportDay } from "./texts.ts"

export interface Case {
  readonly name: string
  /** Lists and searches are compared with the small data set, pages have an absolute limit only. */
  readonly kind: "list" | "page"
  /** The path of the nth request. */
  readonly path: (scale: Scale, n: number) => string
}

const companies = "/api/public/v1/financial/companies"
const prices = "/api/public/v1/stock/prices"
const news = "/api/public/v1/news/articles"
const reports = "/api/public/v1/research/reports"
const basic = "/api/v1/financial-v4"
const pages = "/v1/financial_v4/companies"

const at = <A>(of: ReadonlyArray<A>, n: number): A => of[n % of.length] as A
const query = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(parameters)}`

/** The number of the nth company that `wanted` accepts, cyclically. */
const numbers = (scale: Scale, count: number, wanted: (company: Made) => boolean = () => true) => {
  const found: Array<number> = []
  for (let i = 0; i < scale.companies && found.length < count; i++) if (wanted(companyAt(i))) found.push(i)
  return found
}

const anyOf = ({ companies }: Scale, n: number): Made => companyAt((n * 331 + 7) % companies)
const pricedOf = ({ priced }: Scale, n: number): Made => companyAt((n * 31) % priced)
/** Ids are assigned in the order of the file. */
const pricedId = ({ priced }: Scale, n: number): number => 1 + ((n * 31) % priced)

const koreanOf = (scale: Scale, n: number): string =>
  companyAt(
    at(
      numbers(scale, 40, ({ alias }) => alias !== null),
      n
    )
  ).alias ?? ""

const first = companyAt(0)
const peerId = (scale: Scale, n: number): number =>
  1 +
  at(
    numbers(scale, 40, (_) => _.sector === first.sector && _.currency === first.currency),
    n
  )

/** Each in more than a hundredth of the names. */
const pairs = [..."aeiou"].flatMap((vowel) => [..."nlrstm"].map((consonant) => vowel + consonant))
const commonTexts = [
  "inc",
  "corp",
  "hold",
  "group",
  "part",
  "bank",
  "bio",
  "energy",
  "steel",
  "power",
  ...pairs
]

const sectors = ["Technology", "Energy", "healthcare", "Utilities", "Real Estate"]
const countries = ["US", "Japan", "KR", "DE", "United Kingdom"]

const search = (name: string, textOf: (scale: Scale, n: number) => string): Case => ({
  name: `companies ?search, ${name}`,
  kind: "list",
  path: (scale, n) => query(companies, { search: textOf(scale, n) })
})

const list = (
  name: string,
  path: string,
  parametersOf: (scale: Scale, n: number) => Record<string, string>
) => ({
  name,
  kind: "list" as const,
  path: (scale: Scale, n: number) => query(path, parametersOf(scale, n))
})

const page = (name: string, path: Case["path"]): Case => ({ name, kind: "page", path })

const lists: ReadonlyArray<Case> = [
  list("companies", companies, () => ({})),
  search("a symbol", (scale, n) => anyOf(scale, n).symbol),
  search("a word's beginning", (scale, n) => anyOf(scale, n).word.slice(0, 4)),
  search("within a word", (scale, n) => anyOf(scale, n).word.slice(1, 5)),
  search("in many names", (_, n) => at(commonTexts, n)),
  search("one letter", (_, n) => at([..."aeinst"], n)),
  search("Korean", (scale, n) => koreanOf(scale, n).slice(0, 2)),
  search("within Korean", (scale, n) => koreanOf(scale, n).slice(1, 4)),
  search("in none", (_, n) => `zq${n}`),
  list("companies ?sector", companies, (_, n) => ({ sector: at(sectors, n) })),
  list("companies ?country", companies, (_, n) => ({ country: at(countries, n) })),
  list("companies, all filters", companies, (_, n) => ({
    search: at(commonTexts, n),
    sector: at(sectors, n),
    country: at(countries, n)
  })),
  list("company pages ?search", pages, (scale, n) => ({ search: anyOf(scale, n).word.slice(0, 4) })),
  list("news", news, () => ({})),
  list("news ?category", news, (_, n) => ({ category: at(categories, n) })),
  list("news ?priority", news, (_, n) => ({ priority: String(1 + (n % 3)) })),
  list("news, both", news, (_, n) => ({ category: at(categories, n), priority: String(1 + (n % 3)) })),
  list("reports", reports, () => ({})),
  list("reports ?title", reports, (scale, n) => ({ title: pricedOf(scale, n).word })),
  list("reports ?title, in many", reports, (_, n) => ({ title: at(["margin", "개선", "long"], n) })),
  list("reports ?securities_firm", reports, (_, n) => ({ securities_firm: at(firms, n) })),
  list("reports, by date", reports, ({ reports }, n) => ({
    start_date: reportDay(n * (reports / 100), reports),
    end_date: reportDay(reports / 2 + n * (reports / 100), reports)
  })),
  list("reports, firm and date", reports, ({ reports }, n) => ({
    securities_firm: at(firms, n),
    start_date: reportDay(n * (reports / 100), reports)
  }))
]

const singles: ReadonlyArray<Case> = [
  page("company", (scale, n) => `${companies}/${anyOf(scale, n).symbol}`),
  page("prices", (scale, n) => `${prices}/${pricedOf(scale, n).symbol}`),
  page(
    "prices, 500 months",
    (scale, n) => `${prices}/${pricedOf(scale, n).symbol}?interval=1month&limit=500`
  ),
  page("history", (scale, n) => `${prices}/${pricedOf(scale, n).symbol}/history`),
  page(
    "history of 1,000",
    (scale, n) => `${prices}/${pricedOf(scale, n).symbol}/history?limit=1000&adjust=all`
  ),
  page("financials", (scale, n) => `${companies}/${pricedOf(scale, n).symbol}/financials?period=Quarterly`),
  page("article", ({ articles }, n) => `${news}/${1 + ((n * 31) % articles)}`),
  page("report", ({ reports: count }, n) => `${reports}/${1 + ((n * 31) % count)}`),
  page("time-series", (scale, n) => `${basic}/time-series?symbol=${pricedOf(scale, n).symbol}`),
  page("profile", (scale, n) => `${basic}/profile?symbol=${pricedOf(scale, n).symbol}`),
  page("fundamentals", (scale, n) => `${basic}/fundamentals?symbol=${pricedOf(scale, n).symbol}`),
  page("detail", (scale, n) => `${pages}/${pricedId(scale, n)}`),
  page("snapshot", (scale, n) => `${pages}/${pricedId(scale, n)}/snapshot`),
  page("technical", (scale, n) => `${pages}/${pricedId(scale, n)}/technical`),
  page("consensus", (scale, n) => `${pages}/${pricedId(scale, n)}/consensus`),
  page("news of a company", (scale, n) => `${pages}/${pricedId(scale, n)}/news`),
  page("research-highlights", (scale, n) => `${pages}/${pricedId(scale, n)}/research-highlights`),
  page("sources", () => "/v1/financial_v4/sources"),
  page("sector analysis", (scale, n) => `/v1/sector-analyst/company/${peerId(scale, n)}`)
]

export const cases: ReadonlyArray<Case> = [...lists, ...singles]
