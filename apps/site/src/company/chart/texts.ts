/** The texts of the chart. */
import { messages } from "../../language/language.ts"

export const texts = messages({
  en: {
    title: "Price chart",
    label: (symbol: string) =>
      `Price chart of ${symbol}. Arrow keys move from bar to bar, Page Up and Page Down by 20, plus and minus zoom.`,
    interval: "Interval",
    intervals: { "1day": "Daily", "1week": "Weekly", "1month": "Monthly" },
    adjust: "Adjustment",
    adjustments: { splits: "Splits", all: "Splits and dividends", none: "None" },
    adjusted: {
      splits: "adjusted for splits",
      all: "adjusted for splits, dividends, spin-offs and rights",
      none: "as traded, not adjusted"
    },
    scale: "Price scale",
    scales: { linear: "Linear", log: "Log" },
    range: "Range",
    all: "All",
    studies: "Indicators",
    lines: {
      upper: "upper",
      middle: "middle",
      lower: "lower",
      histogram: "histogram",
      macd: "line",
      signal: "signal"
    },
    events: "Events",
    kinds: {
      splits: "Splits",
      dividends: "Dividends",
      insiders: "Insider trades",
      filings: "Filings",
      reports: "Reports"
    },
    date: "Date",
    open: "Open",
    high: "High",
    low: "Low",
    close: "Close",
    volume: "Volume",
    short: { open: "O", high: "H", low: "L", close: "C", volume: "Vol" },
    noEvents: "No events of the chosen kinds",
    chooseEvents: "Choose kinds of events above to list them.",
    outside: (count: number) => `${count} outside of the chart`,
    source: "source",
    bars: (exchange: string | null, currency: string, adjusted: string, last: string) =>
      `${exchange === null ? "" : `${exchange}, `}${currency}, ${adjusted} · Last bar ${last}`,
    partial: "The last bar is not over yet",
    older: "Loading earlier years",
    limited: "Earlier bars are not shown",
    table: (count: number, bars: number) => `The last ${count} of the ${bars} bars shown`,
    action: {
      split: (ratio: string) => `Split ${ratio}`,
      stock_dividend: (ratio: string) => `Stock dividend ${ratio}`,
      dividend: (value: string) => `Dividend ${value}`,
      spinoff: (value: string) => `Spin-off ${value}`,
      rights: (value: string) => `Rights ${value}`
    },
    asPaid: (text: string, paid: string) => `${text} (${paid} as paid)`,
    step: (fits: string | null) =>
      fits === null
        ? "A step in price that no known action explains"
        : `Looks like a ${fits} split that isn't among the actions`,
    spike: (low: number | null, high: number | null) =>
      `Probably a bad tick${low === null ? "" : `, a low of ${low} as stored`}${high === null ? "" : `, a high of ${high} as stored`}`,
    stepNote: (from: string, to: string, fits: string | null) =>
      `Between ${from} and ${to} the price steps ${fits === null ? "farther than trading usually moves it" : `as by a ${fits} split`}, and no action of that day is known. If there was one, earlier prices can't be compared with later ones.`,
    trade: (name: string, type: string, shares: string) => `${name}: ${type}, ${shares} shares`,
    report: (firm: string, title: string) => `${firm}: ${title}`
  },
  ko: {
    title: "주가 차트",
    label: (symbol) =>
      `${symbol} 주가 차트. 화살표 키로 봉 이동, Page Up·Page Down으로 20봉 이동, + 와 − 로 확대·축소.`,
    interval: "주기",
    intervals: { "1day": "일봉", "1week": "주봉", "1month": "월봉" },
    adjust: "수정주가",
    adjustments: { splits: "분할 반영", all: "분할·배당 반영", none: "원주가" },
    adjusted: {
      splits: "액면분할 반영 수정주가",
      all: "분할·배당·인적분할·유상증자 반영 수정주가",
      none: "수정하지 않은 원주가"
    },
    scale: "가격 축",
    scales: { linear: "일반", log: "로그" },
    range: "기간",
    all: "전체",
    studies: "보조지표",
    lines: {
      upper: "상단",
      middle: "중심",
      lower: "하단",
      histogram: "오실레이터",
      macd: "MACD선",
      signal: "시그널"
    },
    events: "이벤트",
    kinds: {
      splits: "분할",
      dividends: "배당락",
      insiders: "내부자 거래",
      filings: "공시",
      reports: "리포트"
    },
    date: "일자",
    open: "시가",
    high: "고가",
    low: "저가",
    close: "종가",
    volume: "거래량",
    short: { open: "시", high: "고", low: "저", close: "종", volume: "거래량" },
    noEvents: "선택한 종류의 이벤트가 없습니다",
    chooseEvents: "위에서 이벤트 종류를 선택하면 목록이 표시됩니다.",
    outside: (count) => `차트 기간 밖 ${count}건`,
    source: "원문",
    bars: (exchange, currency, adjusted, last) =>
      `${exchange === null ? "" : `${exchange}, `}${currency}, ${adjusted} · 마지막 봉 ${last}`,
    partial: "마지막 봉은 아직 확정되지 않았습니다",
    older: "과거 시세를 불러오는 중",
    limited: "그 이전 시세는 표시하지 않습니다",
    table: (count, bars) => `표시된 ${bars}개 봉 중 최근 ${count}개`,
    action: {
      split: (ratio) => `주식분할 ${ratio}`,
      stock_dividend: (ratio) => `주식배당 ${ratio}`,
      dividend: (value) => `현금배당 ${value}`,
      spinoff: (value) => `인적분할 ${value}`,
      rights: (value) => `유상증자 ${value}`
    },
    asPaid: (text, paid) => `${text} (지급 당시 ${paid})`,
    step: (fits) => (fits === null ? "원인이 확인되지 않은 가격 단층" : `등록되지 않은 ${fits} 분할로 추정`),
    spike: (low, high) =>
      `오류로 추정되는 시세${low === null ? "" : `, 저장된 저가 ${low}`}${high === null ? "" : `, 저장된 고가 ${high}`}`,
    stepNote: (from, to, fits) =>
      `${from}과 ${to} 사이에 ${fits === null ? "통상적인 변동 폭을 넘는" : `${fits} 분할과 같은`} 가격 단층이 있으나 등록된 권리 변동이 없습니다. 누락된 것이라면 이전 주가를 이후와 비교할 수 없습니다.`,
    trade: (name, type, shares) => `${name}: ${type} ${shares}주`,
    report: (firm, title) => `${firm}: ${title}`
  },
  ja: {
    title: "株価チャート",
    label: (symbol) =>
      `${symbol} の株価チャート。矢印キーで足を移動、Page Up・Page Down で20本移動、+ と − で拡大・縮小。`,
    interval: "足",
    intervals: { "1day": "日足", "1week": "週足", "1month": "月足" },
    adjust: "株価調整",
    adjustments: { splits: "分割調整", all: "分割・配当調整", none: "調整なし" },
    adjusted: {
      splits: "株式分割を調整済み",
      all: "分割・配当・スピンオフ・株主割当を調整済み",
      none: "調整なし(取引値)"
    },
    scale: "価格軸",
    scales: { linear: "線形", log: "対数" },
    range: "期間",
    all: "全期間",
    studies: "テクニカル指標",
    lines: {
      upper: "+2σ",
      middle: "中心線",
      lower: "−2σ",
      histogram: "ヒストグラム",
      macd: "MACD線",
      signal: "シグナル"
    },
    events: "イベント",
    kinds: {
      splits: "分割",
      dividends: "配当落ち",
      insiders: "役員等の売買",
      filings: "開示",
      reports: "レポート"
    },
    date: "日付",
    open: "始値",
    high: "高値",
    low: "安値",
    close: "終値",
    volume: "出来高",
    short: { open: "始", high: "高", low: "安", close: "終", volume: "出来高" },
    noEvents: "選択した種類のイベントはありません",
    chooseEvents: "上でイベントの種類を選ぶと一覧が表示されます。",
    outside: (count) => `チャートの期間外 ${count} 件`,
    source: "原文",
    bars: (exchange, currency, adjusted, last) =>
      `${exchange === null ? "" : `${exchange}、`}${currency}、${adjusted} · 最終足 ${last}`,
    partial: "最後の足はまだ確定していません",
    older: "過去の株価を読み込み中",
    limited: "それ以前の株価は表示していません",
    table: (count, bars) => `表示中の ${bars} 本のうち直近 ${count} 本`,
    action: {
      split: (ratio) => `株式分割 ${ratio}`,
      stock_dividend: (ratio) => `株式配当 ${ratio}`,
      dividend: (value) => `配当 ${value}`,
      spinoff: (value) => `スピンオフ ${value}`,
      rights: (value) => `株主割当 ${value}`
    },
    asPaid: (text, paid) => `${text}(支払時 ${paid})`,
    step: (fits) => (fits === null ? "原因不明の株価の段差" : `未登録の ${fits} 株式分割とみられる段差`),
    spike: (low, high) =>
      `誤りとみられる値${low === null ? "" : `、保存された安値 ${low}`}${high === null ? "" : `、保存された高値 ${high}`}`,
    stepNote: (from, to, fits) =>
      `${from}と${to}の間に${fits === null ? "通常の値動きを超える" : ` ${fits} 株式分割に相当する`}段差がありますが、該当する権利変動は登録されていません。未登録の場合、それ以前の株価は以後と比較できません。`,
    trade: (name, type, shares) => `${name}: ${type} ${shares} 株`,
    report: (firm, title) => `${firm}: ${title}`
  },
  zh: {
    title: "价格走势",
    label: (symbol) =>
      `${symbol} 价格走势图。方向键逐根移动，Page Up 和 Page Down 移动 20 根，加号和减号缩放。`,
    interval: "周期",
    intervals: { "1day": "日线", "1week": "周线", "1month": "月线" },
    adjust: "复权",
    adjustments: { splits: "拆股调整", all: "前复权", none: "不复权" },
    adjusted: {
      splits: "已按拆股调整",
      all: "前复权(拆股、分红、分拆、配股)",
      none: "不复权"
    },
    scale: "价格坐标",
    scales: { linear: "普通", log: "对数" },
    range: "区间",
    all: "全部",
    studies: "技术指标",
    lines: {
      upper: "上轨",
      middle: "中轨",
      lower: "下轨",
      histogram: "柱",
      macd: "DIF",
      signal: "DEA"
    },
    events: "事件",
    kinds: {
      splits: "拆股",
      dividends: "除息",
      insiders: "内部人交易",
      filings: "公告",
      reports: "研报"
    },
    date: "日期",
    open: "开盘",
    high: "最高",
    low: "最低",
    close: "收盘",
    volume: "成交量",
    short: { open: "开", high: "高", low: "低", close: "收", volume: "量" },
    noEvents: "没有所选类型的事件",
    chooseEvents: "在上方选择事件类型后显示列表。",
    outside: (count) => `图表区间之外 ${count} 条`,
    source: "原文",
    bars: (exchange, currency, adjusted, last) =>
      `${exchange === null ? "" : `${exchange}，`}${currency}，${adjusted} · 最后一根 ${last}`,
    partial: "最后一根尚未收定",
    older: "正在加载更早的行情",
    limited: "更早的行情未显示",
    table: (count, bars) => `所示 ${bars} 根中最近 ${count} 根`,
    action: {
      split: (ratio) => `拆股 ${ratio}`,
      stock_dividend: (ratio) => `送股 ${ratio}`,
      dividend: (value) => `派息 ${value}`,
      spinoff: (value) => `分拆 ${value}`,
      rights: (value) => `配股 ${value}`
    },
    asPaid: (text, paid) => `${text}（当时 ${paid}）`,
    step: (fits) => (fits === null ? "原因不明的价格断层" : `疑似未登记的 ${fits} 拆股`),
    spike: (low, high) =>
      `疑似错误报价${low === null ? "" : `，存储的最低价 ${low}`}${high === null ? "" : `，存储的最高价 ${high}`}`,
    stepNote: (from, to, fits) =>
      `${from}与${to}之间的价格出现${fits === null ? "超出正常波动的" : `相当于 ${fits} 拆股的`}断层，但没有登记相应的公司行动。若确有遗漏，此前价格与之后不可比。`,
    trade: (name, type, shares) => `${name}：${type} ${shares} 股`,
    report: (firm, title) => `${firm}：${title}`
  }
})
