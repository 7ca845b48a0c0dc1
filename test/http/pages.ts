/** The service over Apple's real bars, statements and counts of shares on SQLite, with SPY as the index. */
import { Effect, Layer } from "effect"
import { IndexSymbol } from "../../core/mod.ts"
import { sqlitePlace } from "../adapters/places.ts"
import { take } from "../contract/stores.ts"
import { appleMarket } from "../services/apple.ts"
import { type Answer, openService, type Service } from "./service.ts"

/** In the twelve months to the clock's day, 2024-07-01, and one a day before them. */
const insiders = [
  "symbol,external_id,filed_date,transaction_date,insider_name,position,relationship,transaction_type,transaction_code,shares_change,price,currency,shares_owned_after,ownership_percent,is_direct,filing_id,filing_url",
  "AAPL,a,2024-06-03,2024-05-30,One Insider,Chief Financial Officer,officer,Sale,S,-1000,135.1,,9000,0.01,true,0001-24-1,https://www.sec.gov/1",
  "AAPL,b,2024-06-20,2024-06-18,Two Insider,,director,,P,200,125.333,,,,,,",
  "AAPL,c,2024-06-21,,Three Insider,,,,A,5000,,,,,,,",
  "AAPL,d,2024-06-24,,Four Insider,,,,P,7,100,EUR,,,,,",
  "AAPL,e,2023-07-02,2023-07-02,Five Insider,,,,S,-1,100,,,,,,",
  "AAPL,f,2023-07-01,2023-07-01,Six Insider,,,,S,-1,100,,,,,,"
]

const disclosures = [
  "stock_code,corp_code,rcept_no,rcept_dt,report_nm,corp_name,corp_cls,flr_nm,rm,category,is_correction,url",
  "005930,00126380,20240630000104,2024-06-28,기업설명회(IR)개최,삼성전자,Y,삼성전자,유,IR,,https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20240630000104",
  "005930,00126380,20240516001421,2024-05-16,[기재정정]분기보고서 (2024.03),삼성전자,Y,삼성전자,,분기보고서,true,",
  "005930,00126380,20240430000312,2024-04-30,최대주주등소유주식변동신고서,삼성전자,Y,삼성전자,,,,",
  "005930,00126380,20240430000311,2024-04-30,연결재무제표기준영업(잠정)실적(공정공시),삼성전자,Y,삼성전자,,,,"
]

const listed = [
  "symbol,exchange,name,alias_name,sector,industry,currency,country,description,ceo,website,employees,corp_code",
  "AAPL,NASDAQ,Apple Inc.,애플,Technology,Consumer Electronics,USD,US,Phones.,Tim Cook,https://www.apple.com,161000,",
  "BARE,NYSE,Bare,,,,,,,,,,",
  "005930,KOSPI,Samsung Electronics,삼성전자,Technology,,KRW,KR,,,,,00126380",
  ...Array.from({ length: 9 }, (_, i) => `PEAR${i},NYSE,Pear Orchards ${i},,,,,,,,,,`)
]

/** Of the last years: what a firm's target was before, and a PDF that another store keeps. */
const reports = [
  "external_id,title,report_date,securities_firm,symbol,opinion,target_price,report_type,analyst,summary,key_points,pdf",
  'n1,Vision,2024-02-05,Alpha,AAPL,Buy,200,company_analysis,A. Nalyst,In short.,"[""Phones"",""Services""]",key:apple/vision.pdf',
  "n2,More of it,2024-06-11,ALPHA,AAPL,Strong Buy,220.5,company_analysis,,,,"
]

const article = (external_id: string, published_at: string, titles: Readonly<Record<string, string>>) =>
  JSON.stringify({
    external_id,
    category: "earnings",
    priority: 1,
    published_at,
    symbols: ["AAPL"],
    translations: Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, { title }]))
  })

const news = [
  article("1", "2024-06-10T20:00:00Z", { ko: "애플 실적", en: "Apple's results" }),
  article("2", "2024-06-11T20:00:00Z", { en: "Apple again" }),
  article("3", "2024-06-12T20:00:00Z", { zh: "苹果" }),
  article("4", "2024-06-09T20:00:00Z", { ja: "アップル", en: "Apple first" })
]

export const pagesMarket = Effect.gen(function* () {
  yield* appleMarket
  yield* take("companies", listed, { source: "by hand" })
  yield* take("insiders", insiders, { source: "SEC EDGAR" })
  yield* take("disclosures", disclosures, { source: "DART" })
  yield* take("reports", reports, { source: "brokers" })
  yield* take("news", news, { source: "a newsroom" })
})

/** `settings` are the references that an operator sets. The ids: 1 Apple, 2 IBM, 3 SPY, 4 Bare, 5 Samsung. */
export const openPages = (settings: Layer.Layer<never> = Layer.empty): Promise<Service> =>
  openService(
    Layer.merge(Layer.unwrap(sqlitePlace), Layer.succeed(IndexSymbol, "SPY")),
    pagesMarket,
    "still",
    settings
  )

export type Visitor = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>

/** Sends GET requests below `/v1`, without a key. */
export const visitor =
  (service: Service): Visitor =>
  (path, headers = {}) =>
    service.send("GET", `/v1${path}`, headers)

export const root = "/financial_v4"
export const companies = `${root}/companies`
export const apple = `${companies}/1`
export const bare = `${companies}/4`
export const samsung = `${companies}/5`
export const sector = "/sector-analyst/company"

/** A member of each item of a page's list, which the page counts. */
export const namesOf = async (get: Visitor, path: string, list: string, name: string) => {
  const { json } = await get(path)
  if (json.count !== json[list].length)
    throw new Error(`${path} counts ${json.count} of ${json[list].length}`)
  return json[list].map((item: Readonly<Record<string, unknown>>) => item[name])
}
