/** The texts of the news. */
import { messages } from "../../language/language.ts"

export const texts = messages({
  en: {
    title: "News",
    none: "No news of this company imported yet:",
    otherLanguage: "There is no news in this language; these are in others.",
    source: (n: string, last: string) => `The newest ${n} articles in this store, the latest of ${last}`,
    angle: "Angle",
    risk: "Risk",
    back: "All news",
    original: "Source",
    categories: {
      earnings: "Earnings",
      eod_summary: "Market close",
      fed_policy: "Federal Reserve",
      market_move: "Market move",
      breaking: "Breaking"
    }
  },
  ko: {
    title: "뉴스",
    none: "이 기업의 뉴스가 아직 없습니다:",
    otherLanguage: "이 언어의 뉴스가 없어 다른 언어의 뉴스를 표시합니다.",
    source: (n, last) => `이 저장소의 최신 기사 ${n}건, 최근 ${last}`,
    angle: "관점",
    risk: "위험",
    back: "뉴스 목록",
    original: "원문 보기",
    categories: {
      earnings: "실적",
      eod_summary: "장 마감",
      fed_policy: "연준 정책",
      market_move: "시장 동향",
      breaking: "속보"
    }
  },
  ja: {
    title: "ニュース",
    none: "この企業のニュースはまだ取り込まれていません:",
    otherLanguage: "この言語のニュースがないため、他の言語のニュースを表示しています。",
    source: (n, last) => `このストアの新しい順の記事 ${n} 件、最新は${last}`,
    angle: "視点",
    risk: "リスク",
    back: "ニュース一覧",
    original: "元の記事",
    categories: {
      earnings: "決算",
      eod_summary: "大引け",
      fed_policy: "FRB政策",
      market_move: "市場動向",
      breaking: "速報"
    }
  },
  zh: {
    title: "新闻",
    none: "尚未导入该公司的新闻：",
    otherLanguage: "没有该语言的新闻，以下为其他语言。",
    source: (n, last) => `本库最新的文章 ${n} 篇，最近一篇为${last}`,
    angle: "视角",
    risk: "风险",
    back: "全部新闻",
    original: "查看来源",
    categories: {
      earnings: "业绩",
      eod_summary: "收盘",
      fed_policy: "美联储政策",
      market_move: "市场动向",
      breaking: "快讯"
    }
  }
})
