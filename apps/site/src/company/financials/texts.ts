/** The texts of the statements, and the names of their periods and units. */
import { currencyIn } from "../../language/currency.ts"
import { messages } from "../../language/language.ts"
import type { Change } from "./changes.ts"
import { type GroupName, isTrailing, type LineName, wholeOf } from "./lines.ts"
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
  readonly order: string
  readonly orders: { readonly [O in "oldest" | "newest"]: string }
  readonly against: string
  /** The button that ends the comparison. */
  readonly alone: string
  readonly now: string
  readonly growth: string
  readonly share: string
  readonly shareOf: (line: LineName, percent: string) => string
  readonly growthOf: (change: string) => string
  readonly groups: { readonly [Name in GroupName]: string }
  readonly periodName: (statement: Named) => string
  /** Scales that have a word, in ascending order. */
  readonly scales: readonly [Scale, ...ReadonlyArray<Scale>]
  /** Of amounts in a currency; of shares where it is null. */
  readonly unit: (currency: string | null, scale: Scale) => string
  readonly table: (company: string) => string
  readonly keys: string
  readonly chart: (lines: string, currency: string) => string
  readonly sharesChart: (lines: string) => string
  readonly noneDrawn: string
  readonly maxDrawn: (count: number) => string
  /** Of a printed table. */
  readonly onPaper: (count: number) => string
  readonly none: string
  readonly notFiled: string
  /** Before the filings that report the period. */
  readonly notReported: string
  readonly lacks: (derivation: string, operands: ReadonlyArray<string>) => string
  readonly notPositive: (derivation: string) => string
  readonly figure: string
  readonly difference: string
  readonly cause: string
  readonly causes: { readonly [C in Change["cause"]]: string }
  readonly changes: (then: string, now: string) => string
  readonly changedCounts: (restated: number, split: number, added: number) => string
  readonly unchanged: string
  readonly knownOn: (day: string) => string
  readonly unknownThen: string
  readonly onOtherShares: (value: string) => string
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

const ofAssets = (line: LineName): boolean => wholeOf(line) === "total_assets"

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
    order: "Order",
    orders: { oldest: "Oldest first", newest: "Newest first" },
    against: "Compare with",
    alone: "Off",
    now: "Now",
    share: "Common size",
    shareOf: (line, percent) => `${percent} of ${ofAssets(line) ? "total assets" : "revenue"}`,
    growth: "YoY",
    growthOf: (change) => `${change} on the year`,
    groups: {
      income: "Income statement",
      perShare: "Per share",
      shares: "Shares",
      balance: "Balance sheet",
      cashFlow: "Cash flow"
    },
    periodName: ({ months, quarter, year }) =>
      isTrailing({ months, quarter })
        ? "TTM"
        : quarter === null
          ? `FY ${year}`
          : months === 6
            ? `H${half(quarter) + 1} ${year}`
            : `Q${quarter} ${year}`,
    scales: [1, 1e3, 1e6, 1e9],
    unit: (currency, scale) => `${currency ?? ""}${enScales[scale]}`.trim(),
    table: (company) => `Statements of ${company}`,
    keys: "Arrow keys move between figures and show where each is from; Enter leads to its filing. Enter on a line's name, or C on any of its figures, draws it above.",
    chart: (lines, currency) => `${lines}, by period, in ${currency}`,
    sharesChart: (lines) => `${lines}, by period`,
    noneDrawn: "A line is drawn here when its name in the table is pressed.",
    maxDrawn: (count) => `Up to ${count} lines are drawn at once.`,
    onPaper: (count) => `The newest ${count} periods are printed; CSV has all.`,
    none: "No statements imported yet:",
    notFiled: "No filing states this figure.",
    notReported: "None of the filings of this period reports it:",
    lacks: (derivation, operands) =>
      `Computed as ${derivation}, of which ${operands.join(" and ")} ${operands.length === 1 ? "isn't" : "aren't"} known.`,
    notPositive: (derivation) => `${derivation} isn't above 0.`,
    figure: "Figure",
    difference: "Difference",
    cause: "Why",
    causes: { restated: "Restated", split: "Split", added: "New", removed: "No longer reported" },
    changes: (then, now) => `${then} against ${now}`,
    changedCounts: (restated, split, added) =>
      `${restated} restated, ${split} on other shares by a split, ${added} not known then.`,
    unchanged: "No figure of these periods was known otherwise.",
    knownOn: (day) => `As known on ${day}:`,
    unknownThen: "not known then",
    onOtherShares: (value) => `${value} on the shares of the later day`,
    filed: (form, day) => (form === null ? `Filed ${day}` : `${form}, filed ${day}`),
    tag: "Reported as",
    derived: "Computed as",
    standIn: (by, of) => `${by} in place of ${of}, whose parts weren't all reported`,
    filing: (id) => (id === null ? "Read the filing" : `Read filing ${id}`),
    origin: "Where the figure is from",
    source: (form, day, count) =>
      `${count} ${count === 1 ? "statement" : "statements"}; the newest by ${form ?? "a filing"} of ${day}. Outflows for capital expenditures, dividends and share repurchases are positive.`,
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
    order: "기간 순서",
    orders: { oldest: "과거순", newest: "최신순" },
    against: "비교 기준일",
    alone: "해제",
    now: "현재",
    share: "구성비",
    shareOf: (line, percent) => `${ofAssets(line) ? "자산총계" : "매출액"} 대비 ${percent}`,
    growth: "전년 대비",
    growthOf: (change) => `전년 대비 ${change}`,
    groups: {
      income: "손익계산서",
      perShare: "주당 지표",
      shares: "주식 수",
      balance: "재무상태표",
      cashFlow: "현금흐름표"
    },
    periodName: ({ months, quarter, year }) =>
      isTrailing({ months, quarter })
        ? "최근 12개월"
        : quarter === null
          ? `FY${year}`
          : months === 6
            ? `${year} ${["상반기", "하반기"][half(quarter)]}`
            : `${year} ${quarter}분기`,
    scales: [1, 1e3, 1e6, 1e8],
    unit: (currency, scale) =>
      currency === null ? `${koScales[scale]}주` : `${koScales[scale]}${currencyIn("ko", currency)}`,
    table: (company) => `${company} 재무제표`,
    keys: "화살표 키로 수치 사이를 이동하면 출처가 표시되고, Enter 키로 해당 공시로 이동합니다. 항목 이름에서 Enter 키를 누르거나 수치에서 C 키를 누르면 위 차트에 표시됩니다.",
    chart: (lines, currency) => `기간별 ${lines}, ${currency}`,
    sharesChart: (lines) => `기간별 ${lines}`,
    noneDrawn: "표에서 항목 이름을 누르면 여기에 차트가 표시됩니다.",
    maxDrawn: (count) => `차트에는 최대 ${count}개 항목을 표시합니다.`,
    onPaper: (count) => `인쇄에는 최근 ${count}개 기간만 포함됩니다. 전체는 CSV로 받을 수 있습니다.`,
    none: "가져온 재무제표가 없습니다:",
    notFiled: "이 수치를 기재한 공시가 없습니다.",
    notReported: "이 기간을 보고한 다음 공시에 기재되지 않았습니다:",
    lacks: (derivation, operands) => `계산식은 ${derivation}이며, ${operands.join(", ")} 수치가 없습니다.`,
    notPositive: (derivation) => `${derivation} 값이 0보다 크지 않습니다.`,
    figure: "항목",
    difference: "차이",
    cause: "사유",
    causes: { restated: "재작성", split: "주식분할", added: "신규", removed: "기재 제외" },
    changes: (then, now) => `${then} 대비 ${now}`,
    changedCounts: (restated, split, added) =>
      `재작성 ${restated}건, 주식분할에 따른 변경 ${split}건, 당시 미공시 ${added}건.`,
    unchanged: "이 기간들의 수치는 모두 같습니다.",
    knownOn: (day) => `${day} 기준:`,
    unknownThen: "당시 미공시",
    onOtherShares: (value) => `이후 주식 수 기준 ${value}`,
    filed: (form, day) => (form === null ? `${day} 공시` : `${form}, ${day} 공시`),
    tag: "계정",
    derived: "계산식",
    standIn: (by, of) => `${of} 산출에 필요한 항목이 공시되지 않아 ${by} 기준`,
    filing: (id) => (id === null ? "공시 원문 보기" : `공시 원문 보기 ${id}`),
    origin: "수치의 출처",
    source: (form, day, count) =>
      `재무제표 ${count}건, 최신 수치는 ${day} ${form ?? "공시"} 기준. 자본적지출, 배당금 지급, 자사주 매입은 유출을 양수로 표시합니다.`,
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
    order: "期間の並び順",
    orders: { oldest: "古い順", newest: "新しい順" },
    against: "比較する日",
    alone: "解除",
    now: "現在",
    share: "構成比",
    shareOf: (line, percent) => `${ofAssets(line) ? "総資産" : "売上高"}比 ${percent}`,
    growth: "前年比",
    growthOf: (change) => `前年比 ${change}`,
    groups: {
      income: "損益計算書",
      perShare: "1株当たり指標",
      shares: "株式数",
      balance: "貸借対照表",
      cashFlow: "キャッシュフロー計算書"
    },
    periodName: ({ months, quarter, year }) =>
      isTrailing({ months, quarter })
        ? "直近12か月"
        : quarter === null
          ? `FY${year}`
          : months === 6
            ? `FY${year} ${["上期", "下期"][half(quarter)]}`
            : `FY${year} ${quarter}Q`,
    scales: [1, 1e3, 1e6],
    unit: (currency, scale) =>
      currency === null
        ? `${jaScales[scale]}株`
        : `${jaScales[scale]}${currency === "JPY" ? "" : " "}${currencyIn("ja", currency)}`.trim(),
    table: (company) => `${company} の財務諸表`,
    keys: "矢印キーで数値の間を移動すると出典を表示し、Enter キーで開示書類へのリンクに移ります。項目名で Enter キー、または数値で C キーを押すと上のグラフに表示します。",
    chart: (lines, currency) => `期間別の${lines}(${currency})`,
    sharesChart: (lines) => `期間別の${lines}`,
    noneDrawn: "表の項目名を押すと、ここにグラフを表示します。",
    maxDrawn: (count) => `グラフに表示できるのは ${count} 項目までです。`,
    onPaper: (count) => `印刷されるのは新しい ${count} 期間のみです。すべては CSV で取得できます。`,
    none: "財務諸表はまだ取り込まれていません:",
    notFiled: "この数値を記載した開示書類はありません。",
    notReported: "この期間に関する次の開示書類には記載がありません:",
    lacks: (derivation, operands) => `計算式は ${derivation} ですが、${operands.join("と")}が不明です。`,
    notPositive: (derivation) => `${derivation} が 0 を上回りません。`,
    figure: "項目",
    difference: "差異",
    cause: "理由",
    causes: { restated: "修正再表示", split: "株式分割", added: "新規", removed: "記載なし" },
    changes: (then, now) => `${then}と${now}の比較`,
    changedCounts: (restated, split, added) =>
      `修正再表示 ${restated} 件、株式分割によるもの ${split} 件、当時未開示 ${added} 件。`,
    unchanged: "これらの期間の数値に違いはありません。",
    knownOn: (day) => `${day}時点:`,
    unknownThen: "当時未開示",
    onOtherShares: (value) => `後の日の株式数で ${value}`,
    filed: (form, day) => (form === null ? `${day}提出` : `${form}、${day}提出`),
    tag: "勘定科目",
    derived: "計算式",
    standIn: (by, of) => `${of}の算出に必要な項目が開示されていないため${by}による`,
    filing: (id) => (id === null ? "開示書類を読む" : `開示書類 ${id} を読む`),
    origin: "数値の出典",
    source: (form, day, count) =>
      `財務諸表 ${count} 件、最新の数値は${day}提出の${form === null ? "書類" : ` ${form} `}による。設備投資、配当金の支払、自己株式の取得は流出を正の値で示します。`,
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
    order: "报告期顺序",
    orders: { oldest: "从旧到新", newest: "从新到旧" },
    against: "对比日期",
    alone: "关闭",
    now: "现在",
    share: "占比",
    shareOf: (line, percent) => `占${ofAssets(line) ? "资产总计" : "营业收入"} ${percent}`,
    growth: "同比",
    growthOf: (change) => `同比 ${change}`,
    groups: {
      income: "利润表",
      perShare: "每股指标",
      shares: "股数",
      balance: "资产负债表",
      cashFlow: "现金流量表"
    },
    periodName: ({ months, quarter, year }) =>
      isTrailing({ months, quarter })
        ? "TTM"
        : quarter === null
          ? `${year}财年`
          : months === 6
            ? `${year} ${["上半年", "下半年"][half(quarter)]}`
            : `${year} Q${quarter}`,
    scales: [1, 1e4, 1e6, 1e8],
    unit: (currency, scale) =>
      currency === null
        ? `${zhScales[scale]}股`
        : `${zhScales[scale]}${currency === "CNY" ? "" : " "}${currencyIn("zh", currency)}`.trim(),
    table: (company) => `${company} 财务报表`,
    keys: "方向键在数据之间移动并显示来源；按 Enter 转到公告链接。在项目名称上按 Enter，或在数据上按 C，可在上方绘制图表。",
    chart: (lines, currency) => `各期${lines}(${currency})`,
    sharesChart: (lines) => `各期${lines}`,
    noneDrawn: "点击表中的项目名称，即可在此绘制图表。",
    maxDrawn: (count) => `图表最多同时绘制 ${count} 个项目。`,
    onPaper: (count) => `仅打印最近 ${count} 期，全部数据见 CSV。`,
    none: "尚未导入财务报表：",
    notFiled: "没有公告载有该数据。",
    notReported: "该报告期的以下公告均未列示：",
    lacks: (derivation, operands) => `计算公式为 ${derivation}，其中缺少${operands.join("、")}。`,
    notPositive: (derivation) => `${derivation} 不大于 0。`,
    figure: "项目",
    difference: "差异",
    cause: "原因",
    causes: { restated: "重述", split: "拆股", added: "新增", removed: "不再列示" },
    changes: (then, now) => `${then}与${now}对比`,
    changedCounts: (restated, split, added) =>
      `重述 ${restated} 项，因拆股变化 ${split} 项，当时尚未披露 ${added} 项。`,
    unchanged: "这些报告期的数据没有变化。",
    knownOn: (day) => `${day}时：`,
    unknownThen: "当时尚未披露",
    onOtherShares: (value) => `按较晚日期的股本为 ${value}`,
    filed: (form, day) => (form === null ? `${day}申报` : `${form}，${day}申报`),
    tag: "申报科目",
    derived: "计算公式",
    standIn: (by, of) => `未披露计算${of}所需的项目，以${by}代替`,
    filing: (id) => (id === null ? "查看公告" : `查看公告 ${id}`),
    origin: "数据来源",
    source: (form, day, count) =>
      `共 ${count} 份报表，最新数据来自${day}的${form ?? "公告"}。资本开支、支付股利和股份回购的流出以正数列示。`,
    onShares: (adjust) =>
      adjust === "splits" ? "每股指标已按之后的拆股调整。" : "每股指标按申报当日的股本计算。",
    currencies: "币种与最新报表不同的期间不绘制，且不跨币种计算增长率。"
  }
})
