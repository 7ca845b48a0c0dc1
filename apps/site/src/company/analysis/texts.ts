/** The texts of the analysis. */
import { messages } from "../../language/language.ts"

export const texts = messages({
  en: {
    margins: "Margins",
    growth: "Growth",
    returns: "Returns on capital",
    year: "Fiscal year",
    years: "Years",
    count: { "5": "5 years", "10": "10 years", "19": "All" },
    label: (title: string, from: number, to: number) => `${title}, fiscal years ${from} to ${to}`,
    source: (from: number, to: number, filed: string) =>
      `Annual statements of the fiscal years ${from} to ${to}, newest filed ${filed}`,
    none: "No annual statements imported yet:",
    multiples: "Multiples",
    multipleLabel: (name: string, from: string, to: string) =>
      `${name} by month, ${from} to ${to}, and its median`,
    latest: (on: string) => `on ${on}`,
    median: "Median",
    lowest: (month: string) => `Lowest (${month})`,
    highest: (month: string) => `Highest (${month})`,
    day: "Close of",
    statement: "Statements to",
    multiplesSource: (price: string, statement: string) =>
      `Last close of each month with what was known that day; latest close ${price}, statements to ${statement}`,
    noMultiple: "Not known in any of these months."
  },
  ko: {
    margins: "이익률",
    growth: "성장률",
    returns: "자본 수익률",
    year: "회계연도",
    years: "기간",
    count: { "5": "5년", "10": "10년", "19": "전체" },
    label: (title, from, to) => `${from}~${to} 회계연도 ${title}`,
    source: (from, to, filed) => `${from}~${to} 회계연도 연간 재무제표, 최근 공시일 ${filed}`,
    none: "가져온 연간 재무제표가 없습니다:",
    multiples: "밸류에이션 추이",
    multipleLabel: (name, from, to) => `${from}~${to} 월별 ${name} 및 중앙값`,
    latest: (on) => `${on} 기준`,
    median: "중앙값",
    lowest: (month) => `최저 (${month})`,
    highest: (month) => `최고 (${month})`,
    day: "종가 기준일",
    statement: "재무제표 기준일",
    multiplesSource: (price, statement) =>
      `매월 마지막 종가와 당시 공시된 재무제표 기준, 최근 종가 ${price}, 재무제표 ${statement}`,
    noMultiple: "이 기간에는 산출할 수 있는 값이 없습니다."
  },
  ja: {
    margins: "利益率",
    growth: "成長率",
    returns: "資本利益率",
    year: "会計年度",
    years: "期間",
    count: { "5": "5年", "10": "10年", "19": "全期間" },
    label: (title, from, to) => `${from}〜${to} 会計年度の${title}`,
    source: (from, to, filed) => `${from}〜${to} 会計年度の年次財務諸表、最新の提出日${filed}`,
    none: "年次財務諸表はまだ取り込まれていません:",
    multiples: "バリュエーションの推移",
    multipleLabel: (name, from, to) => `${from}〜${to}の月次${name}と中央値`,
    latest: (on) => `${on}時点`,
    median: "中央値",
    lowest: (month) => `最低（${month}）`,
    highest: (month) => `最高（${month}）`,
    day: "終値の日付",
    statement: "財務諸表の期末",
    multiplesSource: (price, statement) =>
      `各月末の終値とその時点で開示済みの財務諸表に基づく。最新の終値${price}、財務諸表${statement}`,
    noMultiple: "この期間に算出できる値はありません。"
  },
  zh: {
    margins: "利润率",
    growth: "增长率",
    returns: "资本回报率",
    year: "财年",
    years: "区间",
    count: { "5": "5年", "10": "10年", "19": "全部" },
    label: (title, from, to) => `${from} 至 ${to} 财年${title}`,
    source: (from, to, filed) => `${from} 至 ${to} 财年年报，最近披露于${filed}`,
    none: "尚未导入年度财务报表：",
    multiples: "估值走势",
    multipleLabel: (name, from, to) => `${from}至${to}每月${name}及中位数`,
    latest: (on) => `${on}`,
    median: "中位数",
    lowest: (month) => `最低（${month}）`,
    highest: (month) => `最高（${month}）`,
    day: "收盘日",
    statement: "报表截止日",
    multiplesSource: (price, statement) =>
      `按每月最后收盘价与当日已披露的报表计算；最近收盘${price}，报表截至${statement}`,
    noMultiple: "该区间内无可计算的数值。"
  }
})
