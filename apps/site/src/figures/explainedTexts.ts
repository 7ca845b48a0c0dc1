/** The texts of a figure's explanation. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { messages } from "../language/language.ts"

type Missing = Answer<"getCompanyFigure">["missing"][number]

type Reasons = { readonly [R in Missing["reason"]]: string }

const ko: Reasons = {
  no_price: "저장된 시세가 없습니다.",
  no_price_by_then: "해당일까지 시세가 없습니다.",
  price_too_old: "최근 시세가 너무 오래되었습니다.",
  too_few_bars: "일봉 수가 부족합니다.",
  gap_in_bars: "시세에 7거래일 이상의 공백이 있습니다.",
  no_index: "베타의 기준 지수가 설정되지 않았습니다.",
  index_not_stored: "기준 지수가 등록되어 있지 않습니다.",
  no_share_count: "저장된 발행주식수가 없습니다.",
  no_share_count_by_then: "해당일까지 보고된 발행주식수가 없습니다.",
  class_not_priced: "시세나 주식수를 알 수 없는 종류주가 있습니다.",
  no_statement: "저장된 재무제표가 없습니다.",
  no_statement_by_then: "해당일까지 공시된 재무제표가 없습니다.",
  too_few_statements: "비교할 기간의 재무제표가 없습니다.",
  not_in_filing: "공시된 재무제표에 해당 항목이 없습니다.",
  not_comparable: "두 기간의 통화나 결산일이 달라 비교할 수 없습니다.",
  other_currency: "통화가 서로 다릅니다. 환산하지 않습니다.",
  not_above_zero: "0보다 크지 않습니다.",
  payments_unknown: "배당과 분할 자료가 없거나 최신이 아닙니다.",
  no_payment: "해당일까지 지급 내역이 없습니다.",
  no_report: "최근 12개월 리포트에 없습니다.",
  no_transaction: "최근 12개월 거래 중 가격이 알려진 것이 없습니다.",
  no_filing: "해당일까지 알려진 것이 없습니다.",
  not_recorded: "기업 정보에 없습니다.",
  undefined: "계산할 수 없습니다."
}

const ja: Reasons = {
  no_price: "株価が保存されていません。",
  no_price_by_then: "この日までの株価がありません。",
  price_too_old: "直近の株価が古すぎます。",
  too_few_bars: "日足の本数が足りません。",
  gap_in_bars: "株価に7取引日以上の空白があります。",
  no_index: "ベータの基準指数が設定されていません。",
  index_not_stored: "基準指数が登録されていません。",
  no_share_count: "発行済株式数が保存されていません。",
  no_share_count_by_then: "この日までに報告された発行済株式数がありません。",
  class_not_priced: "株価または株式数の分からない種類株式があります。",
  no_statement: "財務諸表が保存されていません。",
  no_statement_by_then: "この日までに提出された財務諸表がありません。",
  too_few_statements: "比較する期間の財務諸表がありません。",
  not_in_filing: "提出書類にこの科目がありません。",
  not_comparable: "通貨または決算日が異なり、比較できません。",
  other_currency: "通貨が異なります。換算はしません。",
  not_above_zero: "0以下です。",
  payments_unknown: "配当・分割のデータがないか、最新ではありません。",
  no_payment: "この日までに支払いがありません。",
  no_report: "直近12か月のレポートにありません。",
  no_transaction: "直近12か月の取引に価格の分かるものがありません。",
  no_filing: "この日までに判明しているものがありません。",
  not_recorded: "会社情報にありません。",
  undefined: "計算できません。"
}

const zh: Reasons = {
  no_price: "没有行情数据。",
  no_price_by_then: "截至该日没有行情。",
  price_too_old: "最近的股价过旧。",
  too_few_bars: "日线数量不足。",
  gap_in_bars: "行情中断七个交易日或更久。",
  no_index: "未设置贝塔的基准指数。",
  index_not_stored: "基准指数未收录。",
  no_share_count: "没有股本数据。",
  no_share_count_by_then: "截至该日没有披露股本。",
  class_not_priced: "有一类股份的股价或股数未知。",
  no_statement: "没有财务报表。",
  no_statement_by_then: "截至该日没有披露财务报表。",
  too_few_statements: "缺少所需期间的报表。",
  not_in_filing: "披露的报表中没有该项目。",
  not_comparable: "两期的货币或财年截止日不同，无法比较。",
  other_currency: "货币不同，不作换算。",
  not_above_zero: "不大于零。",
  payments_unknown: "没有分红与拆股数据，或数据不是最新。",
  no_payment: "截至该日没有派发。",
  no_report: "最近十二个月的研报中没有。",
  no_transaction: "最近十二个月的交易均无价格。",
  no_filing: "截至该日未知。",
  not_recorded: "公司资料中没有。",
  undefined: "无法计算。"
}

export const texts = messages({
  en: {
    explain: (label: string) => `${label}: how it is computed`,
    formula: "Formula",
    operands: "Computed from",
    missing: "Why it is unknown",
    name: "Figure",
    value: "Value",
    date: "As of",
    source: "Source",
    bars: (count: string, from: string) => `${count} daily bars from ${from}`,
    close: "Close",
    peers: "Compare with peers",
    filed: (form: string | null, day: string) => (form === null ? `Filed ${day}` : `${form}, filed ${day}`),
    kinds: { dividend: "Dividend", split: "Split", bars: "Daily bars", index: "Index" },
    why: ({ message }: Missing) => `${message}.`
  },
  ko: {
    explain: (label) => `${label} 산출 근거`,
    formula: "산식",
    operands: "산출 근거",
    missing: "값이 없는 이유",
    name: "지표",
    value: "값",
    date: "기준일",
    source: "출처",
    bars: (count, from) => `${from}부터 일봉 ${count}개`,
    close: "닫기",
    peers: "동종 기업과 비교",
    filed: (form, day) => (form === null ? `${day} 공시` : `${form}, ${day} 공시`),
    kinds: { dividend: "현금배당", split: "분할", bars: "일봉", index: "지수" },
    why: ({ reason }) => ko[reason]
  },
  ja: {
    explain: (label) => `${label}の算出根拠`,
    formula: "計算式",
    operands: "算出根拠",
    missing: "値がない理由",
    name: "指標",
    value: "値",
    date: "基準日",
    source: "出所",
    bars: (count, from) => `${from}からの日足${count}本`,
    close: "閉じる",
    peers: "同業企業と比較",
    filed: (form, day) => (form === null ? `${day}提出` : `${form}、${day}提出`),
    kinds: { dividend: "現金配当", split: "分割", bars: "日足", index: "指数" },
    why: ({ reason }) => ja[reason]
  },
  zh: {
    explain: (label) => `${label}的计算依据`,
    formula: "公式",
    operands: "计算依据",
    missing: "缺失原因",
    name: "指标",
    value: "数值",
    date: "日期",
    source: "来源",
    bars: (count, from) => `${from}起${count}根日线`,
    close: "关闭",
    peers: "与同业公司比较",
    filed: (form, day) => (form === null ? `${day}披露` : `${form}，${day}披露`),
    kinds: { dividend: "现金股利", split: "拆股", bars: "日线", index: "指数" },
    why: ({ reason }) => zh[reason]
  }
})
