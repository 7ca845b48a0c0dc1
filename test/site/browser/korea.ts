/**
 * Two invented Korean companies in the formats of imports: one of the KOSPI that reports by quarters, in trillions of won, and
 * one of the KONEX that reports by half-years, in hundreds of millions. Figures follow from formulas, so that every tab has some.
 */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { type Environment, findata, type Outcome, remove, temporaryDirectory } from "../../cli/command.ts"

type Row = Readonly<Record<string, unknown>>

const garam = { symbol: "999990", exchange: "KOSPI" } as const
const nuri = { symbol: "999991", exchange: "KONEX" } as const

const companies: ReadonlyArray<Row> = [
  {
    ...garam,
    name: "Garam Electronics",
    alias_name: "가람전자",
    slug: "garam",
    sector: "전기전자",
    industry: "반도체",
    country: "South Korea",
    currency: "KRW",
    corp_code: "99999990",
    website: "https://garam.example",
    description: "메모리 반도체와 가전을 만드는 가상의 회사입니다.",
    ceo: "김가람",
    employees: 112_000
  },
  {
    ...nuri,
    name: "Nuri Foods",
    alias_name: "누리식품",
    slug: "nuri",
    sector: "음식료",
    country: "South Korea",
    currency: "KRW",
    corp_code: "99999991"
  }
]

const splitDay = "2023-06-05"

const days = Array.from({ length: 1182 }, (_, i) => addDays("2022-01-03", i)).filter(
  (day) => ![0, 6].includes(new Date(day).getUTCDay())
)

/** In ticks of 100 won; five times as much before the split. */
const prices: ReadonlyArray<Row> = days.map((date, i) => {
  const at = (k: number): number =>
    Math.round(620 + 90 * Math.sin(k / 60) + 15 * Math.sin(k / 7)) * (date < splitDay ? 500 : 100)
  const [open, close] = [at(i - 0.5), at(i)]
  const tick = date < splitDay ? 500 : 100
  return {
    ...garam,
    date,
    open,
    high: Math.max(open, close) + 3 * tick,
    low: Math.min(open, close) - 2 * tick,
    close,
    volume: 12_000_000 + 40_000 * (i % 50)
  }
})

const actions: ReadonlyArray<Row> = [
  { ...garam, effective_date: splitDay, type: "split", value: 5 },
  { ...garam, effective_date: "2022-12-28", type: "dividend", value: 1805 },
  { ...garam, effective_date: "2023-12-27", type: "dividend", value: 361 },
  { ...garam, effective_date: "2024-12-27", type: "dividend", value: 365 }
]

const trillion = 1e12

/** The flows of the months of a year up to its month `last`, and the balance at their end; `scale` is the sales of a quarter. */
const statementOf = (
  company: typeof garam | typeof nuri,
  scale: number,
  year: number,
  last: 3 | 6 | 9 | 12,
  span: number = last
): Row => {
  const grown = scale * (1 + (year - 2021) * 0.08)
  const sales = Math.round((grown * span) / 3)
  const part = (of: number): number => Math.round(sales * of)
  const assets = Math.round(grown * 7.3)
  const end = { 3: `${year}-03-31`, 6: `${year}-06-30`, 9: `${year}-09-30`, 12: `${year}-12-31` }[last]
  const filed = { 3: `${year}-05-15`, 6: `${year}-08-14`, 9: `${year}-11-14`, 12: `${year + 1}-03-11` }[last]
  const form = { 3: "분기보고서", 6: "반기보고서", 9: "분기보고서", 12: "사업보고서" }[last]
  const shares = company === nuri ? 8_000_000 : filed < splitDay ? 1_200_000_000 : 6_000_000_000
  return {
    ...company,
    fiscal_date: end,
    span,
    currency: "KRW",
    filed_at: filed,
    form,
    filing_id: `${filed.replaceAll("-", "")}00${company.symbol}`,
    sales,
    cost_of_goods: part(0.62),
    gross_profit: part(0.38),
    research_and_development: part(0.1),
    selling_general_and_administrative: part(0.16),
    operating_income: part(0.12),
    pretax_income: part(0.13),
    income_tax: part(0.03),
    net_income: part(0.1),
    interest_expense: part(0.004),
    depreciation_and_amortization: part(0.13),
    eps_basic: Math.round((sales * 0.1) / shares),
    eps_diluted: Math.round((sales * 0.1) / shares),
    shares_basic: shares,
    shares_diluted: shares,
    total_assets: assets,
    total_current_assets: Math.round(assets * 0.45),
    cash_and_cash_equivalents: Math.round(assets * 0.12),
    accounts_receivable: Math.round(assets * 0.1),
    inventory: Math.round(assets * 0.11),
    total_non_current_assets: Math.round(assets * 0.55),
    properties: Math.round(assets * 0.4),
    intangible_assets: Math.round(assets * 0.05),
    total_liabilities: Math.round(assets * 0.22),
    total_current_liabilities: Math.round(assets * 0.17),
    total_non_current_liabilities: Math.round(assets * 0.05),
    total_shareholders_equity: Math.round(assets * 0.78),
    retained_earnings: Math.round(assets * 0.7),
    total_debt: Math.round(assets * 0.03),
    operating_cash_flow: part(0.2),
    investing_cash_flow: -part(0.15),
    financing_cash_flow: -part(0.04),
    capital_expenditures: part(0.17),
    common_dividends: part(0.03)
  }
}

const years = [2022, 2023, 2024]

const statements = years.flatMap((year) => [
  ...([3, 6, 9, 12] as const).map((last) => statementOf(garam, 65 * trillion, year, last)),
  // Interim reports have the three months beside those since the start of the year.
  ...([6, 9] as const).map((last) => statementOf(garam, 65 * trillion, year, last, 3)),
  ...([6, 12] as const).map((last) => statementOf(nuri, 3_456_000_000, year, last))
])

const shares: ReadonlyArray<Row> = [
  { ...garam, date: "2021-12-31", count: 1_200_000_000 },
  { ...garam, date: "2024-12-31", count: 6_000_000_000 },
  { ...nuri, date: "2024-12-31", count: 8_000_000 }
]

const reports: ReadonlyArray<Row> = [
  ["1", "2025-03-20", "한강증권", "매수", 82_000, "하반기 메모리 가격 반등을 반영"],
  ["2", "2025-03-11", "백두투자증권", "중립", 64_000, "재고 조정이 끝나기를 기다린다"],
  ["3", "2025-02-03", "남산증권", "적극매수", 91_000, "고대역폭 메모리 점유율 회복"]
].map(([id, report_date, securities_firm, opinion, target_price, title]) => ({
  ...garam,
  external_id: `korea-${id}`,
  title,
  report_date,
  securities_firm,
  opinion,
  target_price,
  currency: "KRW",
  stock_name: "가람전자",
  summary: "가상의 회사에 대한 가상의 리포트입니다."
}))

const insiders: ReadonlyArray<Row> = [
  ["2025-03-04", "박누리", "상무", "장내매수", 1_200, 61_500],
  ["2025-01-14", "이한별", "전무", "장내매도", -3_000, 64_200]
].map(([filed_date, insider_name, position, transaction_type, shares_change, price]) => ({
  ...garam,
  filed_date,
  transaction_date: filed_date,
  insider_name,
  position,
  relationship: "임원",
  transaction_type,
  shares_change,
  price,
  currency: "KRW",
  shares_owned_after: 10_000
}))

const disclosures: ReadonlyArray<Row> = [
  ["2025-03-11", "사업보고서 (2024.12)", "정기공시"],
  ["2025-03-04", "임원ㆍ주요주주특정증권등소유상황보고서", "지분공시"],
  ["2025-01-31", "[기재정정]매출액또는손익구조30%(대규모법인은15%)이상변경", "거래소공시"],
  ["2024-11-14", "분기보고서 (2024.09)", "정기공시"]
].map(([rcept_dt = "", report_nm, category], i) => ({
  ...garam,
  rcept_no: `${rcept_dt.replaceAll("-", "")}00000${i}`,
  rcept_dt,
  report_nm,
  corp_name: "가람전자",
  corp_cls: "Y",
  flr_nm: "가람전자",
  category,
  is_correction: report_nm?.startsWith("[") ?? false,
  url: `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${rcept_dt.replaceAll("-", "")}00000${i}`
}))

const news: ReadonlyArray<Row> = [
  {
    external_id: "korea-news-1",
    category: "earnings",
    priority: 1,
    published_at: "2025-03-12T00:30:00Z",
    symbols: ["999990:KOSPI"],
    translations: {
      ko: {
        title: "가람전자, 2024년 매출 322조 원",
        summary: "영업이익은 38조 7천억 원으로 전년보다 6.9% 늘었다.",
        full_content: "<p>가람전자는 <strong>2024년</strong> 실적을 발표했다.</p>",
        ai_angle: "메모리 가격이 하반기 이익을 좌우한다.",
        risk: "재고가 다시 늘면 가격이 내릴 수 있다.",
        trigger: [{ topic: "실적", sentiment: "positive" }]
      }
    }
  }
]

const files = { companies, actions, prices, statements, shares, reports, insiders, disclosures, news }

/** Imports both companies into a store, by the command. */
export const importKorea = async (
  env: Environment,
  run: (env: Environment, ...words: ReadonlyArray<string>) => Promise<Outcome> = findata
): Promise<void> => {
  const directory = await temporaryDirectory()
  for (const [kind, rows] of Object.entries(files)) {
    const file = join(directory, `${kind}.ndjson`)
    await writeFile(file, rows.map((row) => JSON.stringify(row)).join("\n"))
    const { code, stderr, stdout } = await run(env, "import", kind, file)
    if (code !== 0) throw new Error(`${kind} weren't imported: ${stdout}${stderr}`)
  }
  await remove(directory)
}
