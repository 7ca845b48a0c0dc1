/** The texts of a figure's explanation. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { day } from "../language/format.ts"
import { messages } from "../language/language.ts"
import { nameOfLine } from "./lineTexts/lineTexts.ts"

type Missing = Answer<"getCompanyFigure">["missing"][number]

/** `then` is the day that the figure is of, as it is written. */
type Reasons = { readonly [R in Missing["reason"]]: string | ((then: string) => string) }

const ko: Reasons = {
  no_price: "저장된 시세가 없습니다. 시세를 가져오면 계산됩니다.",
  no_price_by_then: (then) => `${then}까지 시세가 없습니다.`,
  price_too_old: (then) => `최근 시세가 ${then} 기준으로 너무 오래되어 쓰지 않습니다.`,
  too_few_bars: "계산에 필요한 기간만큼 일봉이 쌓이지 않았습니다.",
  gap_in_bars: "일봉에 7거래일 이상 비어 있는 구간이 있어, 그 이후 기간만으로는 계산할 수 없습니다.",
  no_index: "베타의 기준 지수가 설정되지 않았습니다.",
  index_not_stored: "기준 지수가 등록되어 있지 않습니다.",
  no_share_count: "저장된 발행주식수가 없습니다. 시가총액과 이를 쓰는 지표를 계산할 수 없습니다.",
  no_share_count_by_then: (then) => `${then}까지 보고된 발행주식수가 없습니다.`,
  class_not_priced: "시세나 주식수를 알 수 없는 종류주가 있습니다.",
  no_statement: "저장된 재무제표가 없습니다. 공시를 가져오면 계산됩니다.",
  no_statement_by_then: (then) => `${then}까지 공시된 재무제표가 없습니다.`,
  too_few_statements: "비교할 기간의 재무제표가 없습니다.",
  not_in_filing: "공시된 재무제표에 해당 항목이 없습니다.",
  not_comparable: "두 기간의 통화나 결산일이 달라 비교할 수 없습니다.",
  other_currency: "통화가 서로 다르며, 환율로 환산하지 않습니다.",
  not_above_zero: "값이 0 이하여서 비율의 의미가 없습니다.",
  payments_unknown: "배당과 분할 자료가 없거나 최신이 아닙니다.",
  no_payment: (then) => `${then}까지 지급 내역이 없습니다.`,
  no_report: (then) => `${then}까지 12개월 동안의 리포트에 이 값이 없습니다.`,
  no_transaction: (then) => `${then}까지 12개월 동안 가격이 알려진 거래가 없습니다.`,
  no_filing: (then) => `${then}까지 알려진 것이 없습니다.`,
  not_recorded: "저장된 기업 정보에 이 항목이 없습니다.",
  undefined: "계산할 수 없습니다."
}

const ja: Reasons = {
  no_price: "株価が保存されていません。取り込むと計算されます。",
  no_price_by_then: (then) => `${then}までの株価がありません。`,
  price_too_old: (then) => `直近の株価が${then}の時点では古すぎるため使いません。`,
  too_few_bars: "計算に必要な期間の日足がそろっていません。",
  gap_in_bars: "日足に7取引日以上の空白があり、それ以降の期間だけでは計算できません。",
  no_index: "ベータの基準指数が設定されていません。",
  index_not_stored: "基準指数が登録されていません。",
  no_share_count: "発行済株式数が保存されていません。時価総額とそれを用いる指標は計算できません。",
  no_share_count_by_then: (then) => `${then}までに報告された発行済株式数がありません。`,
  class_not_priced: "株価または株式数の分からない種類株式があります。",
  no_statement: "財務諸表が保存されていません。開示書類を取り込むと計算されます。",
  no_statement_by_then: (then) => `${then}までに提出された財務諸表がありません。`,
  too_few_statements: "比較する期間の財務諸表がありません。",
  not_in_filing: "開示書類にこの科目がありません。",
  not_comparable: "通貨または決算日が異なり、比較できません。",
  other_currency: "通貨が異なり、為替レートでの換算は行いません。",
  not_above_zero: "値が0以下のため、比率に意味がありません。",
  payments_unknown: "配当・分割のデータがないか、最新ではありません。",
  no_payment: (then) => `${then}までに支払いがありません。`,
  no_report: (then) => `${then}までの12か月のレポートにこの値がありません。`,
  no_transaction: (then) => `${then}までの12か月に価格の分かる取引がありません。`,
  no_filing: (then) => `${then}までに判明しているものがありません。`,
  not_recorded: "保存されている会社情報にこの項目がありません。",
  undefined: "計算できません。"
}

const zh: Reasons = {
  no_price: "没有存储行情数据，导入后即可计算。",
  no_price_by_then: (then) => `截至${then}没有行情。`,
  price_too_old: (then) => `最近的股价相对于${then}过旧，不予采用。`,
  too_few_bars: "日线不足以覆盖计算所需的期间。",
  gap_in_bars: "日线中断七个交易日或更久，仅凭其后的期间无法计算。",
  no_index: "未设置贝塔的基准指数。",
  index_not_stored: "基准指数未收录。",
  no_share_count: "没有存储股本数据，无法计算市值及以其为基础的指标。",
  no_share_count_by_then: (then) => `截至${then}没有披露股本。`,
  class_not_priced: "有一类股份的股价或股数未知。",
  no_statement: "没有存储财务报表，导入公告后即可计算。",
  no_statement_by_then: (then) => `截至${then}没有披露财务报表。`,
  too_few_statements: "缺少所需期间的报表。",
  not_in_filing: "披露的报表中没有该项目。",
  not_comparable: "两期的货币或财年截止日不同，无法比较。",
  other_currency: "货币不同，且不按汇率换算。",
  not_above_zero: "数值不大于零，比率没有意义。",
  payments_unknown: "没有分红与拆股数据，或数据不是最新。",
  no_payment: (then) => `截至${then}没有派发。`,
  no_report: (then) => `截至${then}的十二个月研报中没有该数值。`,
  no_transaction: (then) => `截至${then}的十二个月内没有价格已知的交易。`,
  no_filing: (then) => `截至${then}未知。`,
  not_recorded: "存储的公司资料中没有该项目。",
  undefined: "无法计算。"
}

/** What a filing lacks: its form, the end of its period, the line and those that it could be derived from, as they are written. */
type Lacking = (form: string | null, end: string, line: string, lacks: ReadonlyArray<string>) => string

const named = (line: string): string => nameOfLine(line) ?? line

/** Why something is unknown, a filing and lines by their names in the language of the site; others by their reason. */
const whyOf = ({ filing, name }: Missing, lacking: Lacking, otherwise: string): string => {
  if (filing === null) return otherwise
  return lacking(filing.form, day(filing.fiscal_date), named(name), filing.lacks.map(named))
}

const sentenceOf = (reason: Reasons[keyof Reasons], then: string): string =>
  typeof reason === "string" ? reason : reason(then)

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
    why: (missing: Missing, _then: string) =>
      whyOf(
        missing,
        (form, end, line, lacks) =>
          `The ${form ?? "filing"} of the period to ${end} has no line “${line}”${lacks.length === 0 ? "" : `, nor what it could be derived from: ${lacks.join(", ")}`}.`,
        `${missing.message}.`
      )
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
    why: (missing, then) =>
      whyOf(
        missing,
        (form, end, line, lacks) =>
          `${end}까지 기간의 ${form ?? "공시"}에 ‘${line}’ 항목이 없습니다.${lacks.length === 0 ? "" : ` 산출에 필요한 항목도 없습니다: ${lacks.join(", ")}.`}`,
        sentenceOf(ko[missing.reason], then)
      )
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
    why: (missing, then) =>
      whyOf(
        missing,
        (form, end, line, lacks) =>
          `${end}までの期間の${form ?? "開示書類"}に「${line}」の科目がありません。${lacks.length === 0 ? "" : `算出に必要な科目もありません：${lacks.join("、")}。`}`,
        sentenceOf(ja[missing.reason], then)
      )
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
    why: (missing, then) =>
      whyOf(
        missing,
        (form, end, line, lacks) =>
          `截至${end}期间的${form ?? "公告"}中没有“${line}”项目。${lacks.length === 0 ? "" : `可用于推算的项目也没有：${lacks.join("、")}。`}`,
        sentenceOf(zh[missing.reason], then)
      )
  }
})
