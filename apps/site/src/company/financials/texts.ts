/** The texts of the statements, and the names of their periods and units. */
import { currencyIn } from "../../language/currency.ts"
import { messages } from "../../language/language.ts"
import type { GroupName } from "./lines.ts"
import type { Scale } from "./unit.ts"

interface Named {
  readonly year: number
  /** Null for a fiscal year; 2 or 4 for a half. */
  readonly quarter: number | null
  readonly months: number
}

const half = (quarter: number): 0 | 1 => (quarter > 2 ? 1 : 0)

interface FinancialsTexts {
  readonly title: string
  readonly period: string
  readonly annual: string
  readonly quarterly: string
  readonly halfYearly: string
  readonly years: string
  readonly lastYears: (count: number) => string
  readonly perShare: string
  readonly splits: string
  readonly asFiled: string
  readonly growth: string
  readonly growthOf: (change: string) => string
  readonly groups: { readonly [Name in GroupName]: string }
  readonly periodName: (statement: Named) => string
  /** Scales that have a word, in ascending order. */
  readonly scales: readonly [Scale, ...ReadonlyArray<Scale>]
  readonly unit: (currency: string, scale: Scale) => string
  readonly table: (company: string) => string
  readonly keys: string
  readonly chart: (lines: string, currency: string) => string
  readonly noneDrawn: string
  readonly maxDrawn: (count: number) => string
  readonly none: string
  readonly notFiled: string
  readonly filed: (form: string | null, day: string) => string
  readonly tag: string
  readonly derived: string
  readonly standIn: (by: string, of: string) => string
  readonly filing: (id: string | null) => string
  readonly origin: string
  readonly source: (form: string | null, day: string, count: number) => string
  readonly onShares: (adjust: "splits" | "none") => string
  readonly currencies: string
}

const enScales: { readonly [S in Scale]: string } = {
  1: "",
  1e3: " thousands",
  1e4: " ten thousands",
  1e6: " millions",
  1e8: " hundred millions",
  1e9: " billions"
}
const koScales: typeof enScales = { 1: "", 1e3: "천 ", 1e4: "만 ", 1e6: "백만 ", 1e8: "억 ", 1e9: "십억 " }
const jaScales: typeof enScales = { 1: "", 1e3: "千", 1e4: "万", 1e6: "百万", 1e8: "億", 1e9: "十億" }
const zhScales: typeof enScales = { 1: "", 1e3: "千", 1e4: "万", 1e6: "百万", 1e8: "亿", 1e9: "十亿" }

export const texts = messages<FinancialsTexts>({
  en: {
    title: "Financial statements",
    period: "Period",
    annual: "Annual",
    quarterly: "Quarterly",
    halfYearly: "Half-yearly",
    years: "Fiscal years",
    lastYears: (count) => `${count}Y`,
    perShare: "Shares of per-share figures",
    splits: "Split-adj. EPS",
    asFiled: "As filed",
    growth: "YoY",
    growthOf: (change) => `${change} on the year`,
    groups: {
      income: "Income statement",
      perShare: "Per share",
      balance: "Balance sheet",
      cashFlow: "Cash flow"
    },
    periodName: ({ months, quarter, year }) =>
      quarter === null
        ? `FY ${year}`
        : months === 6
          ? `H${half(quarter) + 1} ${year}`
          : `Q${quarter} ${year}`,
    scales: [1, 1e3, 1e6, 1e9],
    unit: (currency, scale) => `${currency}${enScales[scale]}`,
    table: (company) => `Statements of ${company}`,
    keys: "Arrow keys move between figures and show where each is from; Enter leads to its filing. Enter on a line's name draws it above.",
    chart: (lines, currency) => `${lines}, by period, in ${currency}`,
    noneDrawn: "A line is drawn here when its name in the table is pressed.",
    maxDrawn: (count) => `Up to ${count} lines are drawn at once.`,
    none: "No statements imported yet:",
    notFiled: "No filing states this figure.",
    filed: (form, day) => (form === null ? `Filed ${day}` : `${form}, filed ${day}`),
    tag: "Reported as",
    derived: "Computed as",
    standIn: (by, of) => `${by} in place of ${of}, whose parts weren't all reported`,
    filing: (id) => (id === null ? "Read the filing" : `Read filing ${id}`),
    origin: "Where the figure is from",
    source: (form, day, count) =>
      `${count} ${count === 1 ? "statement" : "statements"}; the newest by ${form ?? "a filing"} of ${day}. Outflows for capital expenditures and dividends are positive.`,
    onShares: (adjust) =>
      adjust === "splits"
        ? "Per-share figures are adjusted for later splits."
        : "Per-share figures are on the shares of their filing's day.",
    currencies:
      "Statements in another currency than the newest are not drawn, and growth isn't computed across currencies."
  },
  ko: {
    title: "재무제표",
    period: "기간",
    annual: "연간",
    quarterly: "분기",
    halfYearly: "반기",
    years: "회계연도",
    lastYears: (count) => `${count}년`,
    perShare: "주당 지표의 주식 수 기준",
    splits: "분할 반영 EPS",
    asFiled: "공시 기준",
    growth: "전년 대비",
    growthOf: (change) => `전년 대비 ${change}`,
    groups: { income: "손익계산서", perShare: "주당 지표", balance: "재무상태표", cashFlow: "현금흐름표" },
    periodName: ({ months, quarter, year }) =>
      quarter === null
        ? `FY${year}`
        : months === 6
          ? `${year} ${["상반기", "하반기"][half(quarter)]}`
          : `${year} ${quarter}분기`,
    scales: [1, 1e3, 1e6, 1e8],
    unit: (currency, scale) => `${koScales[scale]}${currencyIn("ko", currency)}`,
    table: (company) => `${company} 재무제표`,
    keys: "화살표 키로 수치 사이를 이동하면 출처가 표시되고, Enter 키로 해당 공시로 이동합니다. 항목 이름에서 Enter 키를 누르면 위 차트에 표시됩니다.",
    chart: (lines, currency) => `기간별 ${lines}, ${currency}`,
    noneDrawn: "표에서 항목 이름을 누르면 여기에 차트가 표시됩니다.",
    maxDrawn: (count) => `차트에는 최대 ${count}개 항목을 표시합니다.`,
    none: "가져온 재무제표가 없습니다:",
    notFiled: "이 수치를 기재한 공시가 없습니다.",
    filed: (form, day) => (form === null ? `${day} 공시` : `${form}, ${day} 공시`),
    tag: "계정",
    derived: "계산식",
    standIn: (by, of) => `${of} 산출에 필요한 항목이 공시되지 않아 ${by} 기준`,
    filing: (id) => (id === null ? "공시 원문 보기" : `공시 원문 보기 ${id}`),
    origin: "수치의 출처",
    source: (form, day, count) =>
      `재무제표 ${count}건, 최신 수치는 ${day} ${form ?? "공시"} 기준. 자본적지출과 배당금 지급은 유출을 양수로 표시합니다.`,
    onShares: (adjust) =>
      adjust === "splits"
        ? "주당 지표는 이후의 분할을 반영했습니다."
        : "주당 지표는 공시 당시의 주식 수 기준입니다.",
    currencies:
      "최신 재무제표와 통화가 다른 기간은 차트에서 제외하며, 통화가 다르면 증감률을 계산하지 않습니다."
  },
  ja: {
    title: "財務諸表",
    period: "期間",
    annual: "通期",
    quarterly: "四半期",
    halfYearly: "半期",
    years: "会計年度",
    lastYears: (count) => `${count}年`,
    perShare: "1株当たり指標の株式数",
    splits: "分割調整後EPS",
    asFiled: "提出時",
    growth: "前年比",
    growthOf: (change) => `前年比 ${change}`,
    groups: {
      income: "損益計算書",
      perShare: "1株当たり指標",
      balance: "貸借対照表",
      cashFlow: "キャッシュフロー計算書"
    },
    periodName: ({ months, quarter, year }) =>
      quarter === null
        ? `FY${year}`
        : months === 6
          ? `FY${year} ${["上期", "下期"][half(quarter)]}`
          : `FY${year} ${quarter}Q`,
    scales: [1, 1e3, 1e6],
    unit: (currency, scale) =>
      `${jaScales[scale]}${currency === "JPY" ? "" : " "}${currencyIn("ja", currency)}`.trim(),
    table: (company) => `${company} の財務諸表`,
    keys: "矢印キーで数値の間を移動すると出典を表示し、Enter キーで提出書類へのリンクに移ります。項目名で Enter キーを押すと上のグラフに表示します。",
    chart: (lines, currency) => `期間別の${lines}(${currency})`,
    noneDrawn: "表の項目名を押すと、ここにグラフを表示します。",
    maxDrawn: (count) => `グラフに表示できるのは ${count} 項目までです。`,
    none: "財務諸表はまだ取り込まれていません:",
    notFiled: "この数値を記載した提出書類はありません。",
    filed: (form, day) => (form === null ? `${day}提出` : `${form}、${day}提出`),
    tag: "勘定科目",
    derived: "計算式",
    standIn: (by, of) => `${of}の算出に必要な項目が開示されていないため${by}による`,
    filing: (id) => (id === null ? "提出書類を読む" : `提出書類 ${id} を読む`),
    origin: "数値の出典",
    source: (form, day, count) =>
      `財務諸表 ${count} 件、最新の数値は${day}提出の${form === null ? "書類" : ` ${form} `}による。設備投資と配当金の支払は流出を正の値で示します。`,
    onShares: (adjust) =>
      adjust === "splits"
        ? "1株当たり指標はその後の分割を調整済みです。"
        : "1株当たり指標は提出日の株式数に基づきます。",
    currencies: "最新の財務諸表と通貨が異なる期間はグラフに含めず、通貨をまたぐ増減率は計算しません。"
  },
  zh: {
    title: "财务报表",
    period: "报告期",
    annual: "年度",
    quarterly: "季度",
    halfYearly: "半年度",
    years: "财年",
    lastYears: (count) => `${count}年`,
    perShare: "每股指标的股本口径",
    splits: "拆股调整 EPS",
    asFiled: "按申报",
    growth: "同比",
    growthOf: (change) => `同比 ${change}`,
    groups: { income: "利润表", perShare: "每股指标", balance: "资产负债表", cashFlow: "现金流量表" },
    periodName: ({ months, quarter, year }) =>
      quarter === null
        ? `${year}财年`
        : months === 6
          ? `${year} ${["上半年", "下半年"][half(quarter)]}`
          : `${year} Q${quarter}`,
    scales: [1, 1e4, 1e6, 1e8],
    unit: (currency, scale) =>
      `${zhScales[scale]}${currency === "CNY" ? "" : " "}${currencyIn("zh", currency)}`.trim(),
    table: (company) => `${company} 财务报表`,
    keys: "方向键在数据之间移动并显示来源；按 Enter 转到申报文件链接。在项目名称上按 Enter 可在上方绘制图表。",
    chart: (lines, currency) => `各期${lines}(${currency})`,
    noneDrawn: "点击表中的项目名称，即可在此绘制图表。",
    maxDrawn: (count) => `图表最多同时绘制 ${count} 个项目。`,
    none: "尚未导入财务报表：",
    notFiled: "没有申报文件载有该数据。",
    filed: (form, day) => (form === null ? `${day}申报` : `${form}，${day}申报`),
    tag: "申报科目",
    derived: "计算公式",
    standIn: (by, of) => `未披露计算${of}所需的项目，以${by}代替`,
    filing: (id) => (id === null ? "查看申报文件" : `查看申报文件 ${id}`),
    origin: "数据来源",
    source: (form, day, count) =>
      `共 ${count} 份报表，最新数据来自${day}的${form ?? "申报文件"}。资本开支和支付股利的流出以正数列示。`,
    onShares: (adjust) =>
      adjust === "splits" ? "每股指标已按之后的拆股调整。" : "每股指标按申报当日的股本计算。",
    currencies: "币种与最新报表不同的期间不绘制，且不跨币种计算增长率。"
  }
})
