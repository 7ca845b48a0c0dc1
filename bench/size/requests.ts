/** The measured requests: page 1 of every list and search, each for another company or text. */
import { type Made, type Scale, companyAt } from "../data/companies.ts"
import { categories, firms, reportDay } from "../data/texts.ts"

export interface Case {
  readonly name: string
  /** The path of the nth request. */
  readonly path: (scale: Scale, n: number) => string
}

const companies = "/api/public/v1/financial/companies"
const news = "/api/public/v1/news/articles"
const reports = "/api/public/v1/research/reports"
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
const coveredOf = ({ covered }: Scale, n: number): Made => companyAt((n * 31) % covered)

const koreanOf = (scale: Scale, n: number): string =>
  companyAt(
    at(
      numbers(scale, 40, ({ alias }) => alias !== null),
      n
    )
  ).alias ?? ""

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
  path: (scale, n) => query(companies, { search: textOf(scale, n) })
})

const list = (
  name: string,
  path: string,
  parametersOf: (scale: Scale, n: number) => Record<string, string>
): Case => ({
  name,
  path: (scale: Scale, n: number) => query(path, parametersOf(scale, n))
})

export const lists: ReadonlyArray<Case> = [
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
  list("reports ?title", reports, (scale, n) => ({ title: coveredOf(scale, n).word })),
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
