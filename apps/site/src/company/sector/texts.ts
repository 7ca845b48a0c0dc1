/** The texts of the sector. */
import { messages } from "../../language/language.ts"

export const texts = messages({
  en: {
    overview: "The sector",
    none: "The sector of this company isn't known. It comes with the companies:",
    performance: "Performance of the sector",
    period: "Period",
    comparison: "Against the sector",
    metric: "Figure",
    median: "Median",
    place: "Place",
    rank: "Rank (1 is best)",
    rankOf: (rank: number, of: number) => `${rank} of ${of}`,
    name: "Name",
    source: (day: string | null) =>
      `Companies that share sector and currency${day === null ? "" : `; prices of ${day}`}. Sums, shares and returns: those whose market cap is known`,
    pairing: (price: string, statement: string) =>
      `Multiples: prices of ${price}, statements to ${statement}`,
    fiscal:
      "Margins, returns and growth: latest fiscal year of each company. The bar: from the 10th to the 90th percentile, the box from the 1st to the 3rd quartile, with the median"
  },
  ko: {
    overview: "섹터 개요",
    none: "이 기업의 섹터 정보가 없습니다. 기업 파일로 가져옵니다:",
    performance: "섹터 수익률",
    period: "기간",
    comparison: "섹터 대비",
    metric: "지표",
    median: "중앙값",
    place: "위치",
    rank: "순위 (1위가 최상)",
    rankOf: (rank, of) => `${of}곳 중 ${rank}위`,
    name: "기업명",
    source: (day) =>
      `섹터와 통화가 같은 기업${day === null ? "" : `, ${day} 주가`}. 합계·비중·수익률은 시가총액을 알 수 있는 기업만 집계`,
    pairing: (price, statement) => `투자지표: ${price} 주가와 ${statement}까지의 재무제표`,
    fiscal: "이익률·수익성·성장률: 기업별 최근 회계연도. 막대는 10~90백분위, 상자는 1~3사분위와 중앙값"
  },
  ja: {
    overview: "セクターの概要",
    none: "この企業のセクターは登録されていません。企業ファイルから取り込みます:",
    performance: "セクターの騰落率",
    period: "期間",
    comparison: "セクターとの比較",
    metric: "指標",
    median: "中央値",
    place: "位置",
    rank: "順位（1位が最良）",
    rankOf: (rank, of) => `${of}社中${rank}位`,
    name: "企業名",
    source: (day) =>
      `セクターと通貨が同じ企業${day === null ? "" : `、${day}の株価`}。合計・割合・騰落率は時価総額が分かる企業のみの集計`,
    pairing: (price, statement) => `投資指標: ${price}の株価と${statement}までの財務諸表`,
    fiscal: "利益率・収益性・成長率: 各社の直近会計年度。帯は10～90パーセンタイル、箱は第1～第3四分位と中央値"
  },
  zh: {
    overview: "板块概览",
    none: "没有该公司的板块信息，可随公司文件导入：",
    performance: "板块涨跌幅",
    period: "区间",
    comparison: "与板块比较",
    metric: "指标",
    median: "中位数",
    place: "位置",
    rank: "排名（第1为最优）",
    rankOf: (rank, of) => `${of}家中第${rank}`,
    name: "名称",
    source: (day) =>
      `同板块、同货币的公司${day === null ? "" : `；${day}的股价`}。合计、比重和涨跌幅仅计入市值已知的公司`,
    pairing: (price, statement) => `估值倍数：${price}的股价与截至${statement}的报表`,
    fiscal:
      "利润率、回报率和增长率：各公司最近财年。横条为第10至第90百分位，方框为第一至第三四分位数并标出中位数"
  }
})
