/** News in four languages and brokers' reports, about the first companies. */
import { daysBefore, lastDay } from "./bars.ts"
import { type Scale, companyAt, pick } from "./companies.ts"

const hour = 3_600_000

export const categories = ["eod_summary", "fed_policy", "market_move", "earnings", "breaking"] as const

const sentences = {
  ko: ["실적 전망을 높이다", "시장 예상을 웃도는 매출을 발표했다. 증권가는 목표주가를 올렸다."],
  en: ["lifts its outlook", "reported sales above what the market expected. Analysts raised their targets."],
  ja: ["業績見通しを引き上げ", "市場予想を上回る売上高を発表した。アナリストは目標株価を引き上げた。"],
  zh: ["上调业绩预期", "公布的销售额超出市场预期。分析师上调了目标价。"]
} as const

/** An article's texts in each language; its content is ten times its summary. */
const translationsOf = (name: string) =>
  Object.fromEntries(
    Object.entries(sentences).map(([locale, [title, summary]]) => [
      locale,
      {
        title: `${name} ${title}`,
        summary: `${name} ${summary}`,
        full_content: `${name} ${summary} `.repeat(10)
      }
    ])
  )

/** One article an hour up to the last day, each of a company and one in three of another too. */
export function* newsNdjson({ articles, covered }: Scale): Generator<string> {
  const begin = Date.parse(lastDay) - articles * hour
  for (let i = 0; i < articles; i++) {
    const company = companyAt(pick(i, 11, covered))
    const other = companyAt(pick(i, 12, covered))
    const said = {
      external_id: `n${i}`,
      category: categories[pick(i, 13, categories.length)],
      priority: 1 + pick(i, 14, 3),
      published_at: new Date(begin + i * hour).toISOString(),
      content_type: "text/plain",
      symbols: (i % 3 === 0 ? [company, other] : [company]).map(({ symbol }) => symbol),
      translations: translationsOf(company.name)
    }
    yield `${JSON.stringify(said)}\n`
  }
}

const houses = [
  "Hana",
  "Kiwoom",
  "Mirae",
  "Samsung",
  "Shinhan",
  "Morgan",
  "Nomura",
  "Daiwa",
  "Barclays",
  "Jefferies"
]
export const firms: ReadonlyArray<string> = houses.flatMap((house) =>
  ["Securities", "Capital", "증권"].map((kind) => `${house} ${kind}`)
)

const opinions = ["Strong Buy", "Buy", "매수", "Hold", "중립", "Sell"]
const headlines = [
  "margins recover",
  "demand turns",
  "cheap for good reason",
  "실적 개선 지속",
  "a long way to go"
]

const fiveYears = 1826

/** The day of a report: they are spread evenly over the five years up to the last day. */
export const reportDay = (i: number, reports: number): string =>
  daysBefore(fiveYears - 1 - Math.floor((i / reports) * fiveYears))

export function* reportsCsv({ covered, reports }: Scale): Generator<string> {
  yield "external_id,symbol,report_date,title,securities_firm,stock_name,industry_category,report_type,opinion,target_price,summary,pdf\n"
  for (let i = 0; i < reports; i++) {
    const { industry, name, symbol } = companyAt(pick(i, 21, covered))
    const title = `${name}: ${headlines[pick(i, 22, headlines.length)]}`
    const firm = firms[pick(i, 23, firms.length)]
    const opinion = opinions[pick(i, 24, opinions.length)]
    const target = 50 + pick(i, 25, 400)
    const summary = `"${name} sells ${industry}. ${"Sales rise and costs follow. ".repeat(8)}"`
    yield `r${i},${symbol},${reportDay(i, reports)},"${title}",${firm},"${name}",${industry},company_analysis,${opinion},${target},${summary},key:r${i}.pdf\n`
  }
}
