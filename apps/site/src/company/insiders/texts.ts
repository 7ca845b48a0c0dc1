/** The texts of insiders' transactions. */
import { messages } from "../../language/language.ts"

/** SEC's codes of transactions (Form 4, General Instruction 8). */
type Codes = Readonly<Record<string, string | undefined>>

const enCodes: Codes = {
  A: "Grant",
  C: "Conversion",
  D: "Disposition to the issuer",
  F: "Shares withheld for tax or price",
  G: "Gift",
  J: "Other",
  M: "Exercise of derivative",
  P: "Purchase",
  S: "Sale",
  W: "Inheritance",
  X: "Exercise of option"
}
const koCodes: Codes = {
  A: "무상 부여",
  C: "전환",
  D: "발행사에 처분",
  F: "세금·행사가 주식 납부",
  G: "증여",
  J: "기타",
  M: "파생증권 행사",
  P: "매수",
  S: "매도",
  W: "상속",
  X: "옵션 행사"
}
const jaCodes: Codes = {
  A: "付与",
  C: "転換",
  D: "発行体への処分",
  F: "税金・行使価格の株式納付",
  G: "贈与",
  J: "その他",
  M: "デリバティブの行使",
  P: "買付",
  S: "売付",
  W: "相続",
  X: "オプションの行使"
}
const zhCodes: Codes = {
  A: "授予",
  C: "转换",
  D: "向发行人处置",
  F: "以股抵税或行权价",
  G: "赠与",
  J: "其他",
  M: "衍生证券行权",
  P: "买入",
  S: "卖出",
  W: "继承",
  X: "期权行权"
}

export const texts = messages({
  en: {
    summary: "Purchases and sales by insiders",
    months: "Period",
    lastMonths: (count: number) =>
      count < 12 ? `${count} months` : count === 12 ? "1 year" : `${count / 12} years`,
    source: (first: string, last: string) =>
      `Transactions made, or else filed, from ${first} to ${last}. Shares are as reported, not adjusted for splits.`,
    none: (months: number) =>
      `No transactions of insiders are known in ${months < 12 ? `${months} months` : months === 12 ? "a year" : `${months / 12} years`}. To import what was filed:`,
    byMonth: "By month",
    month: "Month",
    measure: "Measure",
    shares: "Shares",
    sharesUnit: "shares",
    bought: "Purchases",
    sold: "Sales",
    sharesBought: "Shares bought",
    sharesSold: "Shares sold",
    valueBought: "Value bought",
    valueSold: "Value sold",
    chart: (unit: string) => `Purchases above, sales below zero, by month, in ${unit}`,
    monthSource: (unit: string) => `Purchases above, sales below zero, in ${unit}.`,
    unpriced: (count: number) =>
      `${count} ${count === 1 ? "transaction" : "transactions"} without a price in it ${count === 1 ? "isn't" : "aren't"} included.`,
    list: "Transactions",
    date: "Made",
    insider: "Insider",
    type: "Type",
    indirect: "(indirect)",
    change: "Shares",
    price: "Price",
    worth: "Value",
    after: "Held after",
    filing: "Filed",
    filingOf: (name: string, day: string) => `Filing of ${name}, ${day}`,
    listSource: (sources: string, day: string, count: string) =>
      `${count} transactions; source: ${sources}. The newest was filed on ${day}.`,
    cut: (count: number) =>
      `The list and the columns contain the newest ${count} transactions of the period; the summary contains all.`,
    codes: enCodes
  },
  ko: {
    summary: "내부자 매수와 매도",
    months: "기간",
    lastMonths: (count) => (count < 12 ? `${count}개월` : `${count / 12}년`),
    source: (first, last) =>
      `${first}부터 ${last}까지 체결(체결일이 없으면 공시)된 거래입니다. 주식 수는 공시된 값으로, 분할을 반영하지 않습니다.`,
    none: (months) =>
      `최근 ${months < 12 ? `${months}개월` : `${months / 12}년`}간 알려진 내부자 거래가 없습니다. 공시를 가져오려면:`,
    byMonth: "월별",
    month: "월",
    measure: "기준",
    shares: "주식 수",
    sharesUnit: "주",
    bought: "매수",
    sold: "매도",
    sharesBought: "매수 주식 수",
    sharesSold: "매도 주식 수",
    valueBought: "매수 금액",
    valueSold: "매도 금액",
    chart: (unit) => `월별 매수(위)와 매도(아래), 단위 ${unit}`,
    monthSource: (unit) => `매수는 위, 매도는 아래, 단위 ${unit}.`,
    unpriced: (count) => `가격을 알 수 없는 거래 ${count}건은 포함하지 않습니다.`,
    list: "거래 내역",
    date: "거래일",
    insider: "내부자",
    type: "유형",
    indirect: "(간접)",
    change: "주식 수",
    price: "가격",
    worth: "금액",
    after: "거래 후 보유",
    filing: "공시일",
    filingOf: (name, day) => `${name} 공시, ${day}`,
    listSource: (sources, day, count) => `거래 ${count}건, 출처: ${sources}, 최근 공시일 ${day}`,
    cut: (count) => `목록과 차트는 기간 중 최근 ${count}건만 포함하며, 요약은 전체를 포함합니다.`,
    codes: koCodes
  },
  ja: {
    summary: "役員・大株主の買付と売付",
    months: "期間",
    lastMonths: (count) => (count < 12 ? `${count}か月` : `${count / 12}年`),
    source: (first, last) =>
      `${first}から${last}までに行われた(取引日が不明な場合は届け出られた)取引。株数は報告どおりで、分割を調整していません。`,
    none: (months) =>
      `直近${months < 12 ? `${months}か月` : `${months / 12}年`}の役員等の売買は知られていません。開示書類を取り込むには:`,
    byMonth: "月別",
    month: "月",
    measure: "指標",
    shares: "株数",
    sharesUnit: "株",
    bought: "買付",
    sold: "売付",
    sharesBought: "買付株数",
    sharesSold: "売付株数",
    valueBought: "買付額",
    valueSold: "売付額",
    chart: (unit) => `月別の買付(上)と売付(下)、単位 ${unit}`,
    monthSource: (unit) => `買付は上、売付は下、単位 ${unit}。`,
    unpriced: (count) => `価格が不明な取引 ${count} 件は含みません。`,
    list: "取引一覧",
    date: "取引日",
    insider: "役員・大株主",
    type: "種類",
    indirect: "(間接)",
    change: "株数",
    price: "価格",
    worth: "金額",
    after: "取引後の保有",
    filing: "提出日",
    filingOf: (name, day) => `${name} の開示書類、${day}`,
    listSource: (sources, day, count) => `取引 ${count} 件、情報源: ${sources}。最新の提出日は${day}。`,
    cut: (count) => `一覧とグラフは期間中の最新 ${count} 件、要約は全件を含みます。`,
    codes: jaCodes
  },
  zh: {
    summary: "内部人买入与卖出",
    months: "区间",
    lastMonths: (count) => (count < 12 ? `${count}个月` : `${count / 12}年`),
    source: (first, last) =>
      `${first}至${last}期间成交(无成交日时按申报日)的交易。股数按申报值，未按拆股调整。`,
    none: (months) =>
      `最近${months < 12 ? `${months}个月` : `${months / 12}年`}没有已知的内部人交易。导入公告的命令：`,
    byMonth: "按月",
    month: "月份",
    measure: "口径",
    shares: "股数",
    sharesUnit: "股",
    bought: "买入",
    sold: "卖出",
    sharesBought: "买入股数",
    sharesSold: "卖出股数",
    valueBought: "买入金额",
    valueSold: "卖出金额",
    chart: (unit) => `按月买入(上)与卖出(下)，单位 ${unit}`,
    monthSource: (unit) => `买入在上，卖出在下，单位 ${unit}。`,
    unpriced: (count) => `不含 ${count} 笔价格未知的交易。`,
    list: "交易明细",
    date: "成交日",
    insider: "内部人",
    type: "类型",
    indirect: "(间接)",
    change: "股数",
    price: "价格",
    worth: "金额",
    after: "交易后持股",
    filing: "申报日",
    filingOf: (name, day) => `${name} 的公告，${day}`,
    listSource: (sources, day, count) => `共 ${count} 笔交易，来源：${sources}。最近申报日${day}。`,
    cut: (count) => `列表和图表包含期间内最新的 ${count} 笔交易，汇总包含全部。`,
    codes: zhCodes
  }
})
