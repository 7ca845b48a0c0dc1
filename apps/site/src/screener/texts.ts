/** The texts of the screener. */
import { presetScreens, type PresetName } from "../../../../core/screens/Presets.ts"
import { messages } from "../language/language.ts"

/** Companies of companies: `12 of 340`. */
export const texts = messages({
  en: {
    title: "Screener",
    about:
      "Companies by their figures, as known on any day. A company whose figure isn't known meets no condition on it.",
    presets: "Screens to begin with",
    empty: "Start over",
    by: "How conditions are written",
    byConditions: "Conditions",
    byExpression: "Expression",
    conditions: "Conditions",
    noConditions: "No condition yet: every company of the universe is listed. Add a figure below.",
    add: "Add a condition: name of a figure",
    addColumn: "Add a column: name of a figure",
    noFigure: "No figure matches",
    figures: (n: number) => (n === 1 ? "1 figure" : `${n} figures`),
    comparison: (title: string) => `Comparison of ${title}`,
    value: (title: string) => `Value of ${title}`,
    values: (title: string) => `Values of ${title}`,
    parameter: (name: string, title: string) => `${name} of ${title}`,
    isAmong: "is one of",
    isNotAmong: "is none of",
    free: "Condition as an expression",
    remove: (title: string) => `Remove the condition on ${title}`,
    apply: "Apply",
    cancel: "Cancel",
    noNumber: "Expected a number, such as 15, 2.5% or 1.5B",
    meets: (n: string) => `${n} meet it`,
    soFar: (n: string) => `${n} so far`,
    known: (n: string) => `known for ${n}`,
    distribution: (title: string, low: string, middle: string, high: string) =>
      `Distribution of ${title}: a quarter below ${low}, half below ${middle}, a quarter above ${high}`,
    noDistribution: "all the same, or unknown",
    expression: "Expression",
    expressionHint:
      'Figures by their names, compared and joined by && and ||: pe_ratio < 15 && sector in ["Technology"] && close > sma(200)',
    results: "Companies",
    matching: (n: string, of: string) => `${n} of ${of} companies`,
    none: "No company meets all conditions.",
    source: (day: string, currency: string, universe: string) =>
      `As known on ${day} · amounts in ${currency}, converted at the day's rates · ${universe}`,
    leftOut: (n: string) => `${n} without a price in the 31 days before are left out`,
    unknownOf: (n: string, condition: string) => `${n}: ${condition}`,
    unknown: "Not listed, because a figure is unknown",
    universe: "Universe",
    universes: { listed: "Listed securities", all: "All with a price", issuers: "Issuers, each once" },
    columns: "Columns",
    removeColumn: (title: string) => `Remove the column ${title}`,
    shade: "Shade by percentile within the universe",
    sortBy: (title: string) => `Sort by ${title}`,
    company: "Company",
    exchange: "Exchange",
    pages: {
      newer: "Previous",
      older: "Next",
      of: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`
    },
    csvFirst: (n: string) => `CSV has the first ${n}`,
    peers: (name: string) => `Peers of ${name}`,
    noSector: (name: string) => `The sector of ${name} isn't known, so that it has no peers here.`,
    groups: {
      own: "My figures",
      company: "Company",
      price: "Price",
      return: "Returns",
      volume: "Volume",
      risk: "Risk",
      valuation: "Valuation",
      income: "Income",
      "cash flow": "Cash flow",
      balance: "Balance sheet",
      "per share": "Per share",
      margins: "Margins",
      "returns on capital": "Returns on capital",
      "financial health": "Financial health",
      growth: "Growth",
      dividends: "Dividends",
      consensus: "Consensus",
      insiders: "Insiders",
      dates: "Dates",
      indicators: "Indicators",
      patterns: "Candle patterns"
    } as Readonly<Record<string, string>>
  },
  ko: {
    title: "스크리너",
    about:
      "원하는 날짜에 알려져 있던 지표로 기업을 찾습니다. 값이 알려지지 않은 기업은 조건을 충족하지 않습니다.",
    presets: "기본 스크린",
    empty: "초기화",
    by: "조건 작성 방식",
    byConditions: "조건",
    byExpression: "수식",
    conditions: "조건",
    noConditions: "아직 조건이 없어 모든 기업을 표시합니다. 아래에서 지표를 추가하십시오.",
    add: "조건 추가: 지표 이름",
    addColumn: "열 추가: 지표 이름",
    noFigure: "일치하는 지표가 없습니다",
    figures: (n) => `지표 ${n}개`,
    comparison: (title) => `${title} 비교 방식`,
    value: (title) => `${title} 값`,
    values: (title) => `${title} 값 목록`,
    parameter: (name, title) => `${title} ${name}`,
    isAmong: "다음 중 하나",
    isNotAmong: "다음이 아님",
    free: "수식으로 쓴 조건",
    remove: (title) => `${title} 조건 제거`,
    apply: "적용",
    cancel: "취소",
    noNumber: "숫자를 입력하십시오. 예: 15, 2.5%, 1.5조",
    meets: (n) => `${n}곳 충족`,
    soFar: (n) => `여기까지 ${n}곳`,
    known: (n) => `${n}곳 값 있음`,
    distribution: (title, low, middle, high) =>
      `${title} 분포: 4분의 1은 ${low} 미만, 절반은 ${middle} 미만, 4분의 1은 ${high} 초과`,
    noDistribution: "모두 같거나 알려지지 않음",
    expression: "수식",
    expressionHint:
      '지표 이름을 비교하고 &&와 ||로 연결합니다: pe_ratio < 15 && sector in ["Technology"] && close > sma(200)',
    results: "기업",
    matching: (n, of) => `${of}곳 중 ${n}곳`,
    none: "모든 조건을 충족하는 기업이 없습니다.",
    source: (day, currency, universe) =>
      `${day} 기준 알려진 내용 · 금액은 ${currency}, 해당일 환율로 환산 · ${universe}`,
    leftOut: (n) => `직전 31일간 시세가 없는 ${n}곳 제외`,
    unknownOf: (n, condition) => `${n}곳: ${condition}`,
    unknown: "지표가 알려지지 않아 제외됨",
    universe: "대상",
    universes: { listed: "상장 종목", all: "시세가 있는 모든 종목", issuers: "발행사별 한 종목" },
    columns: "열",
    removeColumn: (title) => `${title} 열 제거`,
    shade: "대상 내 백분위에 따라 음영 표시",
    sortBy: (title) => `${title} 기준 정렬`,
    company: "기업",
    exchange: "거래소",
    pages: {
      newer: "이전",
      older: "다음",
      of: (from, to, total) => `${total}곳 중 ${from}–${to}`
    },
    csvFirst: (n) => `CSV는 처음 ${n}곳`,
    peers: (name) => `${name} 동종 기업`,
    noSector: (name) => `${name}의 섹터가 알려지지 않아 동종 기업을 찾을 수 없습니다.`,
    groups: {
      own: "내 지표",
      company: "기업",
      price: "가격",
      return: "수익률",
      volume: "거래량",
      risk: "위험",
      valuation: "가치평가",
      income: "손익",
      "cash flow": "현금흐름",
      balance: "재무상태",
      "per share": "주당 지표",
      margins: "이익률",
      "returns on capital": "자본수익률",
      "financial health": "재무건전성",
      growth: "성장률",
      dividends: "배당",
      consensus: "컨센서스",
      insiders: "내부자",
      dates: "날짜",
      indicators: "기술적 지표",
      patterns: "캔들 패턴"
    }
  },
  ja: {
    title: "スクリーナー",
    about: "任意の日に知られていた指標で企業を探します。値が不明な企業は条件を満たしません。",
    presets: "用意された条件",
    empty: "条件をクリア",
    by: "条件の書き方",
    byConditions: "条件",
    byExpression: "式",
    conditions: "条件",
    noConditions: "まだ条件がないため、すべての企業を表示しています。下で指標を追加してください。",
    add: "条件を追加: 指標の名前",
    addColumn: "列を追加: 指標の名前",
    noFigure: "一致する指標はありません",
    figures: (n) => `${n} 指標`,
    comparison: (title) => `${title}の比較方法`,
    value: (title) => `${title}の値`,
    values: (title) => `${title}の値の一覧`,
    parameter: (name, title) => `${title}の${name}`,
    isAmong: "次のいずれか",
    isNotAmong: "次のいずれでもない",
    free: "式で書いた条件",
    remove: (title) => `${title}の条件を外す`,
    apply: "適用",
    cancel: "取り消す",
    noNumber: "数値を入力してください。例: 15、2.5%、1.5兆",
    meets: (n) => `${n}社が該当`,
    soFar: (n) => `ここまでで${n}社`,
    known: (n) => `${n}社で判明`,
    distribution: (title, low, middle, high) =>
      `${title}の分布: 4分の1は${low}未満、半数は${middle}未満、4分の1は${high}超`,
    noDistribution: "すべて同じ値か不明",
    expression: "式",
    expressionHint:
      '指標の名前を比較し、&& と || でつなぎます: pe_ratio < 15 && sector in ["Technology"] && close > sma(200)',
    results: "企業",
    matching: (n, of) => `${of}社中${n}社`,
    none: "すべての条件を満たす企業はありません。",
    source: (day, currency, universe) =>
      `${day}時点で知られていた内容 · 金額は${currency}（当日の為替レートで換算）· ${universe}`,
    leftOut: (n) => `直前31日間に株価がない${n}社を除く`,
    unknownOf: (n, condition) => `${n}社: ${condition}`,
    unknown: "指標が不明なため表示されない企業",
    universe: "対象",
    universes: { listed: "上場銘柄", all: "株価のあるすべての銘柄", issuers: "発行体ごとに1銘柄" },
    columns: "列",
    removeColumn: (title) => `${title}の列を外す`,
    shade: "対象内の百分位で色分け",
    sortBy: (title) => `${title}で並べ替え`,
    company: "企業",
    exchange: "取引所",
    pages: {
      newer: "前へ",
      older: "次へ",
      of: (from, to, total) => `${total}社中${from}–${to}`
    },
    csvFirst: (n) => `CSVは最初の${n}社`,
    peers: (name) => `${name}の同業企業`,
    noSector: (name) => `${name}のセクターが不明なため、同業企業を表示できません。`,
    groups: {
      own: "自分の指標",
      company: "企業",
      price: "価格",
      return: "騰落率",
      volume: "出来高",
      risk: "リスク",
      valuation: "バリュエーション",
      income: "損益",
      "cash flow": "キャッシュフロー",
      balance: "貸借対照表",
      "per share": "1株当たり",
      margins: "利益率",
      "returns on capital": "資本収益性",
      "financial health": "財務健全性",
      growth: "成長率",
      dividends: "配当",
      consensus: "コンセンサス",
      insiders: "インサイダー",
      dates: "日付",
      indicators: "テクニカル指標",
      patterns: "ローソク足パターン"
    }
  },
  zh: {
    title: "选股器",
    about: "按任意一天已知的指标筛选公司。数值未知的公司不满足任何条件。",
    presets: "预设筛选",
    empty: "清空",
    by: "条件的写法",
    byConditions: "条件",
    byExpression: "表达式",
    conditions: "条件",
    noConditions: "尚无条件，显示全部公司。请在下方添加指标。",
    add: "添加条件：指标名称",
    addColumn: "添加列：指标名称",
    noFigure: "没有匹配的指标",
    figures: (n) => `${n} 个指标`,
    comparison: (title) => `${title}的比较方式`,
    value: (title) => `${title}的数值`,
    values: (title) => `${title}的取值`,
    parameter: (name, title) => `${title}的${name}`,
    isAmong: "属于",
    isNotAmong: "不属于",
    free: "以表达式书写的条件",
    remove: (title) => `移除条件：${title}`,
    apply: "应用",
    cancel: "取消",
    noNumber: "请输入数字，例如 15、2.5% 或 1.5亿",
    meets: (n) => `${n}家满足`,
    soFar: (n) => `至此${n}家`,
    known: (n) => `${n}家已知`,
    distribution: (title, low, middle, high) =>
      `${title}的分布：四分之一低于${low}，一半低于${middle}，四分之一高于${high}`,
    noDistribution: "全部相同或未知",
    expression: "表达式",
    expressionHint:
      '以名称引用指标，用 && 和 || 连接比较：pe_ratio < 15 && sector in ["Technology"] && close > sma(200)',
    results: "公司",
    matching: (n, of) => `${of}家中的${n}家`,
    none: "没有公司满足全部条件。",
    source: (day, currency, universe) =>
      `截至${day}已知的内容 · 金额以${currency}计，按当日汇率换算 · ${universe}`,
    leftOut: (n) => `不含此前31天无行情的${n}家`,
    unknownOf: (n, condition) => `${n}家：${condition}`,
    unknown: "因指标未知而未列出",
    universe: "范围",
    universes: { listed: "上市证券", all: "所有有行情的证券", issuers: "每个发行人一只" },
    columns: "列",
    removeColumn: (title) => `移除列：${title}`,
    shade: "按在范围内的百分位着色",
    sortBy: (title) => `按${title}排序`,
    company: "公司",
    exchange: "交易所",
    pages: {
      newer: "上一页",
      older: "下一页",
      of: (from, to, total) => `第${from}–${to}家，共${total}家`
    },
    csvFirst: (n) => `CSV 含前${n}家`,
    peers: (name) => `${name}的同业公司`,
    noSector: (name) => `${name}的行业板块未知，无法列出同业公司。`,
    groups: {
      own: "我的指标",
      company: "公司",
      price: "价格",
      return: "涨跌幅",
      volume: "成交量",
      risk: "风险",
      valuation: "估值",
      income: "利润",
      "cash flow": "现金流",
      balance: "资产负债",
      "per share": "每股指标",
      margins: "利润率",
      "returns on capital": "资本回报",
      "financial health": "财务健康",
      growth: "增长率",
      dividends: "股息",
      consensus: "一致预期",
      insiders: "内部人",
      dates: "日期",
      indicators: "技术指标",
      patterns: "K线形态"
    }
  }
})

type PresetTexts = Readonly<Record<PresetName, readonly [title: string, meaning: string]>>

const ownTexts = (name: PresetName): readonly [string, string] => {
  const { meaning, title } = presetScreens[name]
  return [title, meaning]
}

/** Titles of the preset screens, and what they mean. */
export const presetTexts = messages<PresetTexts>({
  en: {
    value: ownTexts("value"),
    quality: ownTexts("quality"),
    growth: ownTexts("growth"),
    net_nets: ownTexts("net_nets"),
    dividend_growers: ownTexts("dividend_growers"),
    highs_52w: ownTexts("highs_52w"),
    insiders_buying: ownTexts("insiders_buying")
  },
  ko: {
    value: [
      "가치주",
      "이익과 자본에 비해 싸고 현금흐름이 있으며 부채가 많지 않은 기업입니다. 그레이엄이 『현명한 투자자』 14장에서 방어적 투자자에게 권한 대로 PER 15 미만, PBR 1.5 미만입니다."
    ],
    quality: [
      "우량주",
      "투하자본이익률과 영업이익률이 높고, 이익이 현금으로 들어오며, 부채가 적은 기업입니다."
    ],
    growth: ["성장주", "최근 3년간 연평균 및 최근 12개월 매출이 15% 넘게 늘고 영업이익도 증가한 기업입니다."],
    net_nets: [
      "순유동자산주",
      "시가총액이 유동자산에서 총부채를 뺀 값의 3분의 2 미만인 기업으로, 그레이엄과 도드의 『증권분석』(1934)의 기준입니다. 수가 적고 대부분 소형이며 어려움을 겪는 경우가 많습니다."
    ],
    dividend_growers: [
      "배당 성장주",
      "주당배당금이 5년간 연 5% 넘게 늘었고, 이익과 잉여현금흐름 안에서 지급하여 늘릴 여력이 있는 기업입니다."
    ],
    highs_52w: [
      "52주 신고가",
      "연중 최고가의 2% 이내이며 거래대금 상위 절반에 드는 기업입니다. George와 Hwang(2004)은 최고가에 가까울수록 이후 수익률이 높다고 보고했습니다."
    ],
    insiders_buying: [
      "내부자 매수",
      "최근 12개월간 내부자 매수가 두 건 이상이고 매수 주식이 매도보다 많은 기업입니다. Lakonishok과 Lee(2001)는 매수는 정보가 있으나 매도는 거의 없다고 보고했습니다."
    ]
  },
  ja: {
    value: [
      "バリュー",
      "利益と自己資本に比べて割安で、キャッシュフローがあり負債が多くない企業です。グレアム『賢明なる投資家』第14章が防衛的投資家に求めるPER15倍未満、PBR1.5倍未満によります。"
    ],
    quality: ["クオリティ", "投下資本利益率と営業利益率が高く、利益が現金を伴い、負債が少ない企業です。"],
    growth: [
      "グロース",
      "売上高が3年間の年平均でも直近12か月でも15%を超えて伸び、営業利益も増えた企業です。"
    ],
    net_nets: [
      "ネットネット株",
      "時価総額が、流動資産から総負債を引いた額の3分の2未満の企業。グレアムとドッド『証券分析』（1934年）の基準です。数は少なく、多くは小型で、苦境にある場合が少なくありません。"
    ],
    dividend_growers: [
      "増配株",
      "1株配当が5年間で年5%を超えて増え、利益とフリーキャッシュフローの範囲で支払っている企業です。"
    ],
    highs_52w: [
      "52週高値",
      "年間の最高値から2%以内で、売買代金が上位半分の企業。George と Hwang（2004）は、高値に近いほどその後の収益率が高いことを示しました。"
    ],
    insiders_buying: [
      "インサイダーの買い",
      "12か月間に役員などの買いが2件以上あり、買った株数が売った株数より多い企業。Lakonishok と Lee（2001）は、買いには情報があり、売りにはほとんどないことを示しました。"
    ]
  },
  zh: {
    value: [
      "价值",
      "相对利润和净资产便宜、有现金流且负债适中的公司：市盈率低于15、市净率低于1.5，即格雷厄姆《聪明的投资者》第14章对防御型投资者的要求。"
    ],
    quality: ["质量", "投入资本回报率和营业利润率高、利润能变成现金、负债少的公司。"],
    growth: ["成长", "三年年均和最近十二个月的营业收入增长都超过15%，且营业利润也在增长的公司。"],
    net_nets: [
      "净流动资产股",
      "市值低于流动资产减去总负债后的三分之二的公司，即格雷厄姆与多德《证券分析》（1934）的标准。数量很少，多为小公司，且常处于困境。"
    ],
    dividend_growers: [
      "股息增长",
      "每股股息五年间年均增长超过5%，且由利润和自由现金流支付、仍有提高余地的公司。"
    ],
    highs_52w: [
      "52周新高",
      "距一年最高价2%以内、成交额居前一半的公司。George 与 Hwang（2004）发现，越接近高点其后回报越高。"
    ],
    insiders_buying: [
      "内部人买入",
      "十二个月内内部人至少买入两次且买入股数多于卖出的公司。Lakonishok 与 Lee（2001）发现，买入含有信息，卖出则几乎没有。"
    ]
  }
})
