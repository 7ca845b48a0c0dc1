/** What several pages call by the same words. */
import { messages } from "./language.ts"

export const words = messages({
  en: {
    change: "Change",
    dayChange: "1-day change",
    largest: "Largest companies",
    latestYear: "Latest fiscal year",
    knownOn: (day: string) => `As known on ${day}`,
    gap: (from: string, to: string) => `No prices between ${from} and ${to}`,
    step: (from: string, to: string, fits: string | null) =>
      `Between ${from} and ${to} the price steps ${fits === null ? "farther than trading usually moves it" : `as by a ${fits} split`}, and no action of that day is known. If there was one, earlier prices can't be compared with later ones.`,
    noPrices: "No prices imported yet:"
  },
  ko: {
    change: "등락률",
    dayChange: "전일 대비",
    largest: "시가총액 상위 기업",
    latestYear: "최근 회계연도",
    knownOn: (day) => `${day} 기준`,
    gap: (from, to) => `${from}과 ${to} 사이 시세 없음`,
    step: (from, to, fits) =>
      `${from}과 ${to} 사이에 ${fits === null ? "통상적인 변동 폭을 넘는" : `${fits} 분할과 같은`} 가격 단층이 있으나 등록된 권리 변동이 없습니다. 누락된 것이라면 이전 주가를 이후와 비교할 수 없습니다.`,
    noPrices: "가져온 시세가 없습니다:"
  },
  ja: {
    change: "騰落率",
    dayChange: "前日比",
    largest: "時価総額上位",
    latestYear: "直近会計年度",
    knownOn: (day) => `${day}時点`,
    gap: (from, to) => `${from}と${to}の間の株価はありません`,
    step: (from, to, fits) =>
      `${from}と${to}の間に${fits === null ? "通常の値動きを超える" : ` ${fits} 株式分割に相当する`}段差がありますが、該当する権利変動は登録されていません。未登録の場合、それ以前の株価は以後と比較できません。`,
    noPrices: "株価はまだ取り込まれていません:"
  },
  zh: {
    change: "涨跌幅",
    dayChange: "当日涨跌幅",
    largest: "市值最大的公司",
    latestYear: "最近财年",
    knownOn: (day) => `以${day}为准`,
    gap: (from, to) => `${from}与${to}之间没有行情`,
    step: (from, to, fits) =>
      `${from}与${to}之间的价格出现${fits === null ? "超出正常波动的" : `相当于 ${fits} 拆股的`}断层，但没有登记相应的公司行动。若确有遗漏，此前价格与之后不可比。`,
    noPrices: "尚未导入行情："
  }
})

/** Stretches of time up to a day. */
export const periodNames = messages({
  en: {
    "1d": "1 day",
    "1w": "1 week",
    "1m": "1 month",
    "3m": "3 months",
    "6m": "6 months",
    ytd: "Year to date",
    "1y": "1 year",
    "3y": "3 years",
    "5y": "5 years",
    "10y": "10 years"
  },
  ko: {
    "1d": "1일",
    "1w": "1주",
    "1m": "1개월",
    "3m": "3개월",
    "6m": "6개월",
    ytd: "연초 이후",
    "1y": "1년",
    "3y": "3년",
    "5y": "5년",
    "10y": "10년"
  },
  ja: {
    "1d": "1日",
    "1w": "1週間",
    "1m": "1か月",
    "3m": "3か月",
    "6m": "6か月",
    ytd: "年初来",
    "1y": "1年",
    "3y": "3年",
    "5y": "5年",
    "10y": "10年"
  },
  zh: {
    "1d": "1天",
    "1w": "1周",
    "1m": "1个月",
    "3m": "3个月",
    "6m": "6个月",
    ytd: "年初至今",
    "1y": "1年",
    "3y": "3年",
    "5y": "5年",
    "10y": "10年"
  }
})

/** The same in as little room as an axis or a button has. */
export const shortPeriodNames = messages({
  en: {
    "1d": "1D",
    "1w": "1W",
    "1m": "1M",
    "3m": "3M",
    "6m": "6M",
    ytd: "YTD",
    "1y": "1Y",
    "3y": "3Y",
    "5y": "5Y",
    "10y": "10Y",
    max: "Max"
  },
  ko: {
    "1d": "1일",
    "1w": "1주",
    "1m": "1개월",
    "3m": "3개월",
    "6m": "6개월",
    ytd: "연초",
    "1y": "1년",
    "3y": "3년",
    "5y": "5년",
    "10y": "10년",
    max: "전체"
  },
  ja: {
    "1d": "1日",
    "1w": "1週",
    "1m": "1か月",
    "3m": "3か月",
    "6m": "6か月",
    ytd: "年初来",
    "1y": "1年",
    "3y": "3年",
    "5y": "5年",
    "10y": "10年",
    max: "全期間"
  },
  zh: {
    "1d": "1天",
    "1w": "1周",
    "1m": "1月",
    "3m": "3月",
    "6m": "6月",
    ytd: "今年",
    "1y": "1年",
    "3y": "3年",
    "5y": "5年",
    "10y": "10年",
    max: "全部"
  }
})

/** Kinds of data, by their names in imports. */
const kindNames = messages({
  en: {
    companies: "Companies",
    names: "Former names",
    prices: "Daily bars",
    actions: "Splits and dividends",
    statements: "Statements",
    shares: "Share counts",
    disclosures: "Filings",
    insiders: "Insider trades",
    reports: "Research reports",
    news: "News",
    rates: "Exchange rates"
  },
  ko: {
    companies: "기업",
    names: "옛 이름",
    prices: "일별 시세",
    actions: "분할·배당",
    statements: "재무제표",
    shares: "주식 수",
    disclosures: "공시",
    insiders: "내부자 거래",
    reports: "리서치 보고서",
    news: "뉴스",
    rates: "환율"
  },
  ja: {
    companies: "企業",
    names: "旧社名",
    prices: "日足",
    actions: "分割・配当",
    statements: "財務諸表",
    shares: "株式数",
    disclosures: "開示書類",
    insiders: "役員等の売買",
    reports: "アナリストレポート",
    news: "ニュース",
    rates: "為替レート"
  },
  zh: {
    companies: "公司",
    names: "曾用名",
    prices: "日线",
    actions: "拆股与分红",
    statements: "财务报表",
    shares: "股本",
    disclosures: "公告",
    insiders: "内部人交易",
    reports: "研究报告",
    news: "新闻",
    rates: "汇率"
  }
})

/** The name of a kind; that of the import where the site has none. */
export const kindName = (kind: string): string => {
  const names: Readonly<Record<string, string>> = kindNames()
  return names[kind] ?? kind
}
