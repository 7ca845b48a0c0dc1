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
    none: "No annual statements imported yet:"
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
    none: "가져온 연간 재무제표가 없습니다:"
  },
  ja: {
    margins: "利益率",
    growth: "成長率",
    returns: "資本利益率",
    year: "会計年度",
    years: "期間",
    count: { "5": "5年", "10": "10年", "19": "全期間" },
    label: (title, from, to) => `${from}〜${to} 会計年度の${title}`,
    source: (from, to, filed) => `${from}〜${to} 会計年度の年次財務諸表、最新の提出日 ${filed}`,
    none: "年次財務諸表はまだ取り込まれていません:"
  },
  zh: {
    margins: "利润率",
    growth: "增长率",
    returns: "资本回报率",
    year: "财政年度",
    years: "区间",
    count: { "5": "5年", "10": "10年", "19": "全部" },
    label: (title, from, to) => `${from} 至 ${to} 财政年度${title}`,
    source: (from, to, filed) => `${from} 至 ${to} 财政年度年报，最近披露于 ${filed}`,
    none: "尚未导入年度财务报表："
  }
})
