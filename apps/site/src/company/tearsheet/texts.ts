/** The texts of a tear sheet that the pages don't have. */
import { messages } from "../../language/language.ts"

export const texts = messages({
  en: {
    save: "Save as a file",
    saveHint: "Save this company's overview and statements as one HTML page, for mail or an archive",
    year: (change: string, low: string, high: string) =>
      `Over the year ${change}; closes between ${low} and ${high}`,
    filings: "Filings of these statements",
    reportedIn: "Reported in",
    sources: "Where the data is from",
    source: "Source",
    kinds: "Data",
    licence: "Licence",
    unnamed: "unnamed",
    made: (program: string, day: string) => `Made by ${program} on ${day}.`,
    terms: "Not investment advice. The data remains under the terms of its sources.",
    live: "Current page",
    unknown: "A dash stands for a value that isn't known."
  },
  ko: {
    save: "파일로 저장",
    saveHint: "기업 개요와 재무제표를 메일이나 보관용 HTML 파일 하나로 저장합니다",
    year: (change, low, high) => `1년간 ${change}, 종가 ${low}~${high}`,
    filings: "재무제표의 공시",
    reportedIn: "공시",
    sources: "데이터 출처",
    source: "출처",
    kinds: "데이터",
    licence: "라이선스",
    unnamed: "이름 없음",
    made: (program, day) => `${day} ${program}에서 작성.`,
    terms: "투자 권유가 아닙니다. 데이터에는 각 출처의 이용 조건이 적용됩니다.",
    live: "현재 페이지",
    unknown: "줄표는 알 수 없는 값입니다."
  },
  ja: {
    save: "ファイルに保存",
    saveHint: "会社の概要と財務諸表を、メールや保管用の 1 つの HTML ファイルとして保存します",
    year: (change, low, high) => `1年間で${change}、終値は${low}～${high}`,
    filings: "財務諸表の開示書類",
    reportedIn: "開示書類",
    sources: "データの出所",
    source: "出所",
    kinds: "データ",
    licence: "ライセンス",
    unnamed: "名称なし",
    made: (program, day) => `${day}に ${program} で作成。`,
    terms: "投資助言ではありません。データには各出所の利用条件が適用されます。",
    live: "現在のページ",
    unknown: "ダッシュは不明な値を示します。"
  },
  zh: {
    save: "保存为文件",
    saveHint: "将公司概览和财务报表保存为一个 HTML 文件，便于邮寄或存档",
    year: (change, low, high) => `一年${change}，收盘价介于 ${low} 与 ${high} 之间`,
    filings: "财务报表的公告",
    reportedIn: "公告",
    sources: "数据来源",
    source: "来源",
    kinds: "数据",
    licence: "许可",
    unnamed: "未命名",
    made: (program, day) => `${day}由 ${program} 生成。`,
    terms: "不构成投资建议。数据适用各来源的使用条款。",
    live: "当前页面",
    unknown: "短横线表示未知的值。"
  }
})
