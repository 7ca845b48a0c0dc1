/** The texts of the indicators of a chart. */
import { messages } from "../../../language/language.ts"

/** The indicators of a template, and its name. */
interface Kept {
  readonly name: string
  readonly indicators: string
}

export const texts = messages({
  en: {
    title: "Indicators",
    add: "Add an indicator",
    none: "No indicator matches",
    found: (n: number) => (n === 1 ? "1 indicator" : `${n} indicators`),
    empty: "No indicator is chosen.",
    chosen: (n: number, most: number) => `${n} of at most ${most} chosen`,
    remove: (expression: string) => `Remove ${expression}`,
    second: "second symbol",
    index: "market index",
    ofIndex: "A symbol without spaces, commas and parentheses; the market index without one",
    whole: (least: string, most: string) => `A whole number from ${least} to ${most}`,
    real: (least: string, most: string) => `A number from ${least} to ${most}`,
    beyond: (n: number, most: number) => `${n} more are not drawn: a chart has at most ${most} indicators.`,
    noCompany: (expression: string, symbol: string) =>
      `${expression} is not drawn: there is no company ${symbol}.`,
    noBars: (expression: string) => `${expression} is not drawn: its second symbol has no bars.`,
    notDrawn: (expression: string, reason: string) => `${expression} is not drawn: ${reason}`,
    failed: "The indicators could not be loaded",
    templates: "Templates",
    save: "Save",
    name: "Name of this set of indicators",
    apply: ({ indicators, name }: Kept) => `Apply ${name}: ${indicators}`,
    delete: (name: string) => `Delete ${name}`,
    saved: (name: string) => `${name} is saved in this browser.`,
    refused: {
      full: "This browser has no room for it, or keeps nothing for this site. It is not saved.",
      many: "This browser keeps 50 templates at most. Delete one first.",
      newer:
        "A later version of this site wrote templates in this browser. Reload the page to see and change them."
    },
    groups: {
      overlap: "Averages and bands",
      momentum: "Momentum",
      volume: "Volume",
      volatility: "Volatility",
      price: "Prices",
      cycle: "Cycles",
      statistic: "Statistics",
      pattern: "Candle patterns"
    },
    bullish: (title: string) => `${title} (bullish)`,
    bearish: (title: string) => `${title} (bearish)`
  },
  ko: {
    title: "보조지표",
    add: "보조지표 추가",
    none: "일치하는 보조지표가 없습니다",
    found: (n) => `보조지표 ${n}개`,
    empty: "선택한 보조지표가 없습니다.",
    chosen: (n, most) => `최대 ${most}개 중 ${n}개 선택`,
    remove: (expression) => `${expression} 제거`,
    second: "비교 종목",
    index: "시장 지수",
    ofIndex: "공백, 쉼표, 괄호가 없는 종목 코드. 비우면 시장 지수",
    whole: (least, most) => `${least}부터 ${most}까지의 정수`,
    real: (least, most) => `${least}부터 ${most}까지의 수`,
    beyond: (n, most) => `${n}개는 표시하지 않습니다. 차트의 보조지표는 최대 ${most}개입니다.`,
    noCompany: (expression, symbol) => `${expression}: ${symbol} 종목이 없어 표시하지 않습니다.`,
    noBars: (expression) => `${expression}: 비교 종목의 시세가 없어 표시하지 않습니다.`,
    notDrawn: (expression, reason) => `${expression}: 표시하지 않습니다. ${reason}`,
    failed: "보조지표를 불러오지 못했습니다",
    templates: "템플릿",
    save: "저장",
    name: "보조지표 구성의 이름",
    apply: ({ indicators, name }) => `${name} 적용: ${indicators}`,
    delete: (name) => `${name} 삭제`,
    saved: (name) => `${name}: 이 브라우저에 저장했습니다.`,
    refused: {
      full: "이 브라우저에 저장할 공간이 없거나 이 사이트의 저장이 막혀 있어 저장되지 않았습니다.",
      many: "이 브라우저에는 템플릿을 최대 50개까지 저장합니다. 먼저 하나를 삭제하십시오.",
      newer:
        "이 사이트의 이후 버전이 이 브라우저에 템플릿을 저장했습니다. 페이지를 새로고침하면 보고 변경할 수 있습니다."
    },
    groups: {
      overlap: "이동평균·밴드",
      momentum: "모멘텀",
      volume: "거래량",
      volatility: "변동성",
      price: "가격",
      cycle: "주기",
      statistic: "통계",
      pattern: "캔들 패턴"
    },
    bullish: (title) => `${title} (상승형)`,
    bearish: (title) => `${title} (하락형)`
  },
  ja: {
    title: "テクニカル指標",
    add: "指標を追加",
    none: "一致する指標はありません",
    found: (n) => `${n} 指標`,
    empty: "指標は選択されていません。",
    chosen: (n, most) => `最大 ${most} 個のうち ${n} 個を選択`,
    remove: (expression) => `${expression} を削除`,
    second: "比較銘柄",
    index: "市場指数",
    ofIndex: "空白・コンマ・括弧のない銘柄コード。空欄は市場指数",
    whole: (least, most) => `${least} から ${most} までの整数`,
    real: (least, most) => `${least} から ${most} までの数`,
    beyond: (n, most) => `ほか ${n} 個は表示していません。チャートの指標は最大 ${most} 個です。`,
    noCompany: (expression, symbol) => `${expression} は表示していません。銘柄 ${symbol} はありません。`,
    noBars: (expression) => `${expression} は表示していません。比較銘柄の株価がありません。`,
    notDrawn: (expression, reason) => `${expression} は表示していません。${reason}`,
    failed: "指標を読み込めませんでした",
    templates: "テンプレート",
    save: "保存",
    name: "この指標の組み合わせの名前",
    apply: ({ indicators, name }) => `${name} を適用: ${indicators}`,
    delete: (name) => `${name} を削除`,
    saved: (name) => `${name} をこのブラウザーに保存しました。`,
    refused: {
      full: "このブラウザーに空きがないか、このサイトの保存が許可されていないため、保存されていません。",
      many: "このブラウザーに保存できるテンプレートは 50 個までです。先に 1 つ削除してください。",
      newer:
        "このサイトの新しい版がこのブラウザーにテンプレートを保存しています。ページを再読み込みすると表示と変更ができます。"
    },
    groups: {
      overlap: "移動平均・バンド",
      momentum: "モメンタム",
      volume: "出来高",
      volatility: "ボラティリティ",
      price: "価格",
      cycle: "サイクル",
      statistic: "統計",
      pattern: "ローソク足パターン"
    },
    bullish: (title) => `${title}（強気）`,
    bearish: (title) => `${title}（弱気）`
  },
  zh: {
    title: "技术指标",
    add: "添加指标",
    none: "没有匹配的指标",
    found: (n) => `${n} 个指标`,
    empty: "未选择指标。",
    chosen: (n, most) => `已选 ${n} 个，最多 ${most} 个`,
    remove: (expression) => `移除 ${expression}`,
    second: "对比证券",
    index: "市场指数",
    ofIndex: "不含空格、逗号和括号的代码；留空为市场指数",
    whole: (least, most) => `${least} 至 ${most} 的整数`,
    real: (least, most) => `${least} 至 ${most} 的数`,
    beyond: (n, most) => `另有 ${n} 个未显示：图表最多显示 ${most} 个指标。`,
    noCompany: (expression, symbol) => `${expression} 未显示：没有证券 ${symbol}。`,
    noBars: (expression) => `${expression} 未显示：对比证券没有行情。`,
    notDrawn: (expression, reason) => `${expression} 未显示：${reason}`,
    failed: "无法加载指标",
    templates: "模板",
    save: "保存",
    name: "这组指标的名称",
    apply: ({ indicators, name }) => `应用 ${name}：${indicators}`,
    delete: (name) => `删除 ${name}`,
    saved: (name) => `${name} 已保存在此浏览器中。`,
    refused: {
      full: "此浏览器空间不足，或不允许本站保存数据，因此未能保存。",
      many: "此浏览器最多保存 50 个模板，请先删除一个。",
      newer: "本站的较新版本已在此浏览器中保存了模板。请重新加载页面后查看和修改。"
    },
    groups: {
      overlap: "均线与通道",
      momentum: "动量",
      volume: "成交量",
      volatility: "波动率",
      price: "价格",
      cycle: "周期",
      statistic: "统计",
      pattern: "K线形态"
    },
    bullish: (title) => `${title}（看涨）`,
    bearish: (title) => `${title}（看跌）`
  }
})
