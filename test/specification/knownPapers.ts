/** What is filed and written in the market where each thing that may be known is known of FULL. */
import { lines } from "../../core/mod.ts"

const line = (said: Readonly<Record<string, unknown>>): string => JSON.stringify(said)

/** Every line, larger from year to year. */
const everyLine = (year: number): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map((name, i) => [name, 1000 + 10 * i + 50 * (year - 2017)]))

export const statements = [
  ...[2018, 2019, 2020, 2021, 2022, 2023].map((year) =>
    line({
      symbol: "FULL",
      fiscal_date: `${year}-12-31`,
      period: "annual",
      filed_at: `${year + 1}-02-15`,
      filing_id: `F${year}`,
      filing_url: year === 2020 ? null : `https://filings.example/F${year}`,
      form: "10-K",
      currency: "USD",
      ...everyLine(year),
      tags: { sales: "us-gaap:Revenues" }
    })
  ),
  line({
    symbol: "FULL",
    fiscal_date: "2017-12-31",
    period: "annual",
    currency: "USD",
    sales: 900,
    operating_income: 90
  }),
  line({ symbol: "FULL", fiscal_date: "2016-12-31", period: "annual", currency: "USD", inventory: 9 }),
  line({
    symbol: "FULL",
    fiscal_date: "2024-03-31",
    period: "quarterly",
    filed_at: "2024-05-02",
    currency: "USD",
    ...everyLine(2024)
  }),
  line({ symbol: "FULL", fiscal_date: "2017-03-31", period: "quarterly", currency: "USD", sales: 200 }),
  line({
    symbol: "FULL",
    fiscal_date: "2016-03-31",
    period: "quarterly",
    currency: "USD",
    inventory: 8
  }),
  line({
    symbol: "SPARSE",
    fiscal_date: "2023-12-31",
    period: "annual",
    currency: "USD",
    sales: 500,
    net_income: 20
  })
]

export const news = [
  line({
    external_id: "full",
    category: "earnings",
    priority: 1,
    source_url: "https://news.example/full",
    published_at: "2024-06-28T20:30:00Z",
    symbols: ["FULL"],
    translations: Object.fromEntries(
      ["ko", "en", "ja", "zh"].map((locale) => [
        locale,
        {
          title: `Title in ${locale}`,
          summary: "In short",
          full_content: "<p>At length</p>",
          ai_angle: "Up",
          risk: "Down",
          trigger: [{ topic: "anvils", sentiment: "positive" }, { topic: "feathers" }]
        }
      ])
    )
  }),
  line({
    external_id: "bare",
    category: "eod_summary",
    priority: 3,
    published_at: "2024-06-27T20:30:00Z",
    symbols: ["FULL"],
    content_type: "text/plain",
    translations: { zh: { title: "收盘" } }
  })
]

export const reports = [
  "external_id,title,report_date,report_type,securities_firm,analyst,stock_name,industry_category,symbol,opinion,target_price,summary,key_points,pdf",
  'r1,First,2024-03-04,company_analysis,Alpha,Ada,Full,Software,FULL,Buy,150,Heavy,"[""Iron"",""Steel""]",key:reports/r1.pdf',
  'r2,Second,2024-06-24,company_analysis,Alpha,Ada,Full,Software,FULL,Hold,160,Heavier,"[""Lead""]",key:reports/r2.pdf',
  "r3,Target alone,2024-06-20,,Beta,,,,FULL,,140,,,",
  "r4,Nothing of it,2024-06-21,,Gamma,,,,FULL,,,,,",
  "r5,Before the split,2023-08-01,company_analysis,Delta,,,,FULL,Sell,180,,,"
]

export const insiders = [
  "symbol,external_id,filed_date,transaction_date,insider_name,position,relationship,transaction_type,transaction_code,shares_change,price,shares_owned_after,ownership_percent,is_direct,filing_id,filing_url",
  "FULL,i1,2024-06-26,2024-06-25,Ada Full,Chief Executive Officer,officer,Purchase,P,100.5,10.5,1100,0.25,true,0001-24-1,https://www.sec.example/1",
  "FULL,i2,2024-05-02,,Bob Full,,,,,-50,,,,,,",
  "SPARSE,i3,2024-05-02,,Cy Sparse,,,,P,50,,,,,,"
]

export const disclosures = [
  "symbol,corp_code,stock_code,corp_cls,rcept_no,rcept_dt,report_nm,corp_name,flr_nm,rm,category,is_correction,url",
  "FULL,00126380,FULL,Y,20240516001421,2024-05-16,[기재정정]분기보고서,Full,Full,유,분기보고서,true,https://dart.example/1",
  "FULL,,,,20240430000312,2024-04-30,Report,,,,,,"
]
