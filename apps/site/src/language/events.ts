/** What calendars and their events are called. */
import { messages } from "./language.ts"

/** Calendars by their names in the interface. */
export const calendarNames = messages({
  en: {
    earnings: "Earnings",
    dividends: "Dividends",
    splits: "Splits",
    filings: "Filings",
    listings: "Listings"
  },
  ko: { earnings: "실적", dividends: "배당", splits: "분할", filings: "공시", listings: "상장" },
  ja: { earnings: "決算", dividends: "配当", splits: "株式分割", filings: "開示", listings: "上場" },
  zh: { earnings: "业绩", dividends: "分红", splits: "拆股", filings: "公告", listings: "上市" }
})

/** How an event is known. */
export const statusNames = messages({
  en: { reported: "reported", stated: "announced", estimated: "estimated" },
  ko: { reported: "확정", stated: "예고", estimated: "추정" },
  ja: { reported: "確定", stated: "予告", estimated: "推定" },
  zh: { reported: "已公布", stated: "已预告", estimated: "估计" }
})

/** What changed of a listing. */
export const changeNames = messages({
  en: {
    first_day: "First day of trade",
    last_day: "Last day of trade",
    symbol: "Ticker",
    exchange: "Exchange"
  },
  ko: { first_day: "최초 거래일", last_day: "최종 거래일", symbol: "종목코드 변경", exchange: "거래소 이전" },
  ja: { first_day: "取引開始日", last_day: "最終取引日", symbol: "銘柄コード変更", exchange: "取引所変更" },
  zh: { first_day: "首个交易日", last_day: "最后交易日", symbol: "代码变更", exchange: "转板" }
})
