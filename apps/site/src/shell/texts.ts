/** The texts of the frame. */
import { messages } from "../language/language.ts"

export const texts = messages({
  en: {
    skip: "Skip to the content",
    home: "findata, start page",
    search: "Search companies",
    searchHint: "Name or symbol",
    noMatch: "No company matches",
    matches: (n: number) => (n === 1 ? "1 company" : `${n} companies`),
    compare: "Compare",
    account: "Keys",
    api: "API",
    operator: "Operator",
    language: "Language",
    theme: "Colours",
    themeAuto: "Auto",
    themeLight: "Light",
    themeDark: "Dark",
    noDay: (value: string, first: string) =>
      `The address asks for “${value}”, which is no day from ${first} to today. The page shows what is known now.`,
    noValue: (name: string, value: string, choices: string) =>
      `The address asks for ${name} “${value}”, which the page doesn't know. It may be: ${choices}.`,
    notFound: "There is no such page",
    toStart: "To the start page",
    charts: "Charts: TradingView Lightweight Charts",
    served: "Data of this server. Not investment advice."
  },
  ko: {
    skip: "본문으로 건너뛰기",
    home: "findata 시작 화면",
    search: "기업 검색",
    searchHint: "종목명·코드",
    noMatch: "일치하는 기업이 없습니다",
    matches: (n) => `기업 ${n}곳`,
    compare: "비교",
    account: "키",
    api: "API",
    operator: "운영",
    language: "언어",
    theme: "색상",
    themeAuto: "자동",
    themeLight: "밝게",
    themeDark: "어둡게",
    noDay: (value, first) =>
      `주소의 ‘${value}’은(는) ${first}부터 오늘까지의 날짜가 아닙니다. 현재 알려진 내용을 표시합니다.`,
    noValue: (name, value, choices) =>
      `주소의 ${name} 값 ‘${value}’은(는) 사용할 수 없습니다. 가능한 값: ${choices}.`,
    notFound: "페이지를 찾을 수 없습니다",
    toStart: "시작 화면으로",
    charts: "차트: TradingView Lightweight Charts",
    served: "이 서버의 데이터입니다. 투자 조언이 아닙니다."
  },
  ja: {
    skip: "本文へ移動",
    home: "findata スタートページ",
    search: "企業を検索",
    searchHint: "銘柄名・コード",
    noMatch: "一致する企業はありません",
    matches: (n) => `${n} 社`,
    compare: "比較",
    account: "キー",
    api: "API",
    operator: "運用",
    language: "言語",
    theme: "配色",
    themeAuto: "自動",
    themeLight: "ライト",
    themeDark: "ダーク",
    noDay: (value, first) =>
      `アドレスの「${value}」は${first}から今日までの日付ではありません。現在知られている内容を表示しています。`,
    noValue: (name, value, choices) =>
      `アドレスの${name}の値「${value}」は使えません。使える値: ${choices}。`,
    notFound: "ページが見つかりません",
    toStart: "スタートページへ",
    charts: "チャート: TradingView Lightweight Charts",
    served: "このサーバーのデータです。投資助言ではありません。"
  },
  zh: {
    skip: "跳到正文",
    home: "findata 首页",
    search: "搜索公司",
    searchHint: "名称或代码",
    noMatch: "没有匹配的公司",
    matches: (n) => `${n} 家公司`,
    compare: "比较",
    account: "密钥",
    api: "API",
    operator: "运营",
    language: "语言",
    theme: "配色",
    themeAuto: "自动",
    themeLight: "浅色",
    themeDark: "深色",
    noDay: (value, first) => `地址中的“${value}”不是${first}至今天之间的日期，本页显示当前已知的内容。`,
    noValue: (name, value, choices) => `地址中${name}的值“${value}”无效。可用的值：${choices}。`,
    notFound: "没有这个页面",
    toStart: "返回首页",
    charts: "图表：TradingView Lightweight Charts",
    served: "数据来自本服务器，不构成投资建议。"
  }
})
