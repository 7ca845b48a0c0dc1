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
    adjustments: {
      splits: "Adjusted for splits",
      all: "Adjusted for splits and dividends",
      none: "As traded"
    },
    adjusted: {
      splits: "adjusted for splits",
      all: "adjusted for splits, dividends, spin-offs and rights",
      none: "as traded, not adjusted"
    },
    scale: "Price scale",
    scales: { linear: "Linear", log: "Log" },
    compared: {
      compare: "Compare",
      add: "Add a company, fund or index",
      remove: (name: string) => `Remove ${name} from the chart`,
      since: "Percent since the first bar shown; indicators over the price are not drawn while comparing",
      ownCurrency: (currencies: string) => `Returns are of prices in their own currencies (${currencies})`,
      bySplits: "While comparing, prices are adjusted for splits: as traded, a split would look like a fall",
      unknown: (names: string) => `Not found: ${names}`,
      noPrices: (names: string) => `No prices at the bars of the chart: ${names}`,
      leftOut: (max: number, names: string) => `At most ${max} are compared; left out: ${names}`
    },
    settings: "Settings",
    form: "Chart type",
    forms: { candles: "Candles", line: "Line", area: "Area" },
    range: "Range",
    all: "All",
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
    compared: {
      compare: "비교",
      add: "기업·펀드·지수 추가",
      remove: (name) => `차트에서 ${name} 제거`,
      since: "표시된 첫 봉 대비 등락률, 비교 중에는 가격 위 보조지표를 표시하지 않음",
      ownCurrency: (currencies) => `각자의 통화(${currencies}) 기준 수익률`,
      bySplits: "비교 중에는 분할 반영 가격 사용: 원주가에서는 분할이 하락으로 보임",
      unknown: (names) => `찾을 수 없음: ${names}`,
      noPrices: (names) => `차트 기간에 시세 없음: ${names}`,
      leftOut: (max, names) => `최대 ${max}개까지 비교, 제외됨: ${names}`
    },
    settings: "설정",
    form: "차트 종류",
    forms: { candles: "캔들", line: "라인", area: "영역" },
    range: "기간",
    all: "전체",
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
    compared: {
      compare: "比較",
      add: "企業・ファンド・指数を追加",
      remove: (name) => `チャートから ${name} を削除`,
      since: "表示中の最初の足からの騰落率。比較中は価格上のテクニカル指標を表示しません",
      ownCurrency: (currencies) => `騰落率はそれぞれの通貨 (${currencies}) の価格によります`,
      bySplits: "比較中は分割調整後の株価を使います。調整なしでは分割が下落に見えるためです",
      unknown: (names) => `見つかりません: ${names}`,
      noPrices: (names) => `チャートの期間に株価がありません: ${names}`,
      leftOut: (max, names) => `比較は ${max} 件まで。対象外: ${names}`
    },
    settings: "設定",
    form: "チャートの種類",
    forms: { candles: "ローソク足", line: "ライン", area: "エリア" },
    range: "期間",
    all: "全期間",
    events: "イベント",
    kinds: {
      splits: "分割",
      dividends: "配当落ち",
      insiders: "役員等の売買",
      filings: "開示書類",
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
    compared: {
      compare: "对比",
      add: "添加公司、基金或指数",
      remove: (name) => `从图表中移除 ${name}`,
      since: "相对于所显示的首根K线的涨跌幅；对比时不显示叠加在价格上的指标",
      ownCurrency: (currencies) => `涨跌幅按各自货币（${currencies}）的价格计算`,
      bySplits: "对比时使用按拆股调整的价格；不复权时拆股会被显示为下跌",
      unknown: (names) => `未找到：${names}`,
      noPrices: (names) => `图表期间内没有价格：${names}`,
      leftOut: (max, names) => `最多对比 ${max} 个，未包括：${names}`
    },
    settings: "设置",
    form: "图表类型",
    forms: { candles: "K线", line: "折线", area: "面积" },
    range: "区间",
    all: "全部",
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
    trade: (name, type, shares) => `${name}：${type} ${shares} 股`,
    report: (firm, title) => `${firm}：${title}`
  }
})
