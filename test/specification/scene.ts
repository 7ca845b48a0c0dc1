/** The service over a database with something of everything, at noon of 2024-07-01. */
import { Effect, type Layer } from "effect"
import type { Imports } from "../../core/mod.ts"
import { type StoreLayer, take } from "../contract/stores.ts"
import { ledger } from "../http/ledger.ts"
import { openService, type Service } from "../http/service.ts"

const text = (title: string) => ({
  title,
  summary: `${title}: summary`,
  full_content: `<p>${title}</p><script>alert(1)</script>`,
  ai_angle: `${title}: angle`,
  risk: `${title}: risk`,
  trigger: [{ topic: "anvils", sentiment: "positive" }]
})

const articles = [
  {
    external_id: "1",
    category: "earnings",
    priority: 1,
    source_url: "https://news.example/1",
    published_at: "2024-06-28T20:30:00Z",
    symbols: ["ACME"],
    content_type: "text/html",
    translations: { ko: text("앤빌 실적"), en: text("Anvil results"), ja: text("決算"), zh: text("业绩") }
  },
  {
    external_id: "2",
    category: "fed_policy",
    priority: 3,
    source_url: null,
    published_at: "2024-06-27T18:00:00Z",
    symbols: [],
    content_type: "text/html",
    translations: { ko: text("금리 동결") }
  }
]

const reports = [
  "external_id,title,report_date,report_type,securities_firm,analyst,stock_name,symbol,opinion,target_price,summary,key_points,pdf",
  'r1,Anvils first,2024-03-01,company_analysis,Alpha,Ada,Acme,ACME,Buy (유지),30,Heavy,"[""Iron"",""Steel""]",key:reports/r1.pdf',
  "r2,Anvils again,2024-06-25,company_analysis,Alpha,Ada,Acme,ACME,매수,16,Heavier,,",
  "r3,Light things,2024-06-26,industry_analysis,Beta,,,,,,,,"
]

const insiders = [
  "symbol,external_id,filed_date,transaction_date,insider_name,position,transaction_code,shares_change,price,shares_owned_after",
  "ACME,i1,2024-06-26,2024-06-25,Ada Acme,Chief Executive Officer,P,100,10.5,1100",
  "ACME,i2,2024-05-02,2024-05-01,Bob Acme,Director,A,50,,50"
]

const disclosures = [
  "symbol,rcept_no,rcept_dt,report_nm,corp_name,url",
  "ACME,0000000001-24-000002,2024-02-14,10-K,Acme Inc.,https://www.sec.example/2",
  "ACME,0000000001-24-000003,2024-02-20,10-K/A,Acme Inc.,https://www.sec.example/3"
]

const fill: Effect.Effect<unknown, unknown, Imports> = Effect.gen(function* () {
  yield* ledger
  yield* take(
    "news",
    articles.map((article) => JSON.stringify(article))
  )
  yield* take("reports", reports)
  yield* take("insiders", insiders)
  yield* take("disclosures", disclosures)
})

export const openScene = (stores: StoreLayer, settings?: Layer.Layer<never>): Promise<Service> =>
  openService(stores, fill, "told", settings)
