/** The texts of a company's page around its tabs. */
import { count } from "../language/format.ts"
import { messages } from "../language/language.ts"
import type { TabName } from "../subject/tabs.ts"

export const tabTexts = messages<Readonly<Record<TabName, string>>>({
  en: {
    overview: "Overview",
    financials: "Financials",
    chart: "Chart",
    disclosures: "Filings",
    insiders: "Insiders",
    analysis: "Analysis",
    consensus: "Consensus",
    news: "News",
    research: "Research",
    sector: "Sector",
    health: "Data"
  },
  ko: {
    overview: "개요",
    financials: "재무",
    chart: "차트",
    disclosures: "공시",
    insiders: "내부자 거래",
    analysis: "분석",
    consensus: "컨센서스",
    news: "뉴스",
    research: "리서치",
    sector: "섹터",
    health: "데이터"
  },
  ja: {
    overview: "概要",
    financials: "財務",
    chart: "チャート",
    disclosures: "開示書類",
    insiders: "役員等の売買",
    analysis: "分析",
    consensus: "コンセンサス",
    news: "ニュース",
    research: "レポート",
    sector: "セクター",
    health: "データ"
  },
  zh: {
    overview: "概览",
    financials: "财务",
    chart: "走势图",
    disclosures: "公告",
    insiders: "内部人交易",
    analysis: "分析",
    consensus: "一致预期",
    news: "新闻",
    research: "研报",
    sector: "板块",
    health: "数据"
  }
})

export const texts = messages({
  en: {
    parts: "Parts of this page",
    asOf: "As known on",
    now: "Now",
    past: (day: string) => `This page shows what was known on ${day}.`,
    priceOf: (day: string) => `Close of ${day}`,
    behind: (sessions: number) =>
      sessions === 1 ? "1 session behind" : `${count(sessions)} sessions behind`,
    delisted: "Delisted",
    noPrices: "No prices",
    oldPrice: (day: string) => `Prices and multiples are as of ${day}; statements may be later.`,
    compare: "Compare",
    fund: "This is a fund or an index, which files no statements of a company.",
    unknown: (name: string) => `There is no company named “${name}” here`
  },
  ko: {
    parts: "이 페이지의 구성",
    asOf: "기준일",
    now: "현재",
    past: (day) => `${day} 당시 알려진 내용을 표시합니다.`,
    priceOf: (day) => `${day} 종가`,
    behind: (sessions) => `${count(sessions)}거래일 지연`,
    delisted: "상장폐지",
    noPrices: "시세 없음",
    oldPrice: (day) => `주가와 투자지표는 ${day} 기준이며, 재무제표는 그 이후일 수 있습니다.`,
    compare: "비교",
    fund: "펀드나 지수이므로 기업 재무제표를 공시하지 않습니다.",
    unknown: (name) => `‘${name}’에 해당하는 기업이 없습니다`
  },
  ja: {
    parts: "このページの構成",
    asOf: "基準日",
    now: "現在",
    past: (day) => `${day}時点で知られていた内容を表示しています。`,
    priceOf: (day) => `${day}の終値`,
    behind: (sessions) => `${count(sessions)}営業日遅れ`,
    delisted: "上場廃止",
    noPrices: "株価なし",
    oldPrice: (day) => `株価と投資指標は${day}時点のもので、財務諸表はそれ以降の場合があります。`,
    compare: "比較",
    fund: "ファンドまたは指数のため、企業の財務諸表は提出されません。",
    unknown: (name) => `「${name}」に該当する企業はありません`
  },
  zh: {
    parts: "本页内容",
    asOf: "基准日",
    now: "现在",
    past: (day) => `本页显示${day}当时已知的内容。`,
    priceOf: (day) => `${day}收盘`,
    behind: (sessions) => `落后${count(sessions)}个交易日`,
    delisted: "已退市",
    noPrices: "无股价",
    oldPrice: (day) => `股价与估值倍数以${day}为准，财务报表可能更晚。`,
    compare: "比较",
    fund: "这是基金或指数，不提交公司财务报表。",
    unknown: (name) => `没有名为“${name}”的公司`
  }
})
