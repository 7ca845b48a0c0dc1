/** The texts of the research reports. */
import { messages } from "../../language/language.ts"

export const texts = messages({
  en: {
    title: "Research reports",
    none: "No research reports of this company imported yet:",
    by: (firm: string, analyst: string) => `${firm}, ${analyst}`,
    target: "Target",
    before: (target: string) => `before: ${target}`,
    opinion: "Rating",
    pdf: "Open the report (PDF)",
    source: (n: string, last: string) =>
      `The newest ${n} reports in this store, the latest of ${last}. Targets are as the reports state them; the one before is adjusted for splits up to the report`
  },
  ko: {
    title: "리서치 보고서",
    none: "이 기업의 리서치 보고서가 아직 없습니다:",
    by: (firm, analyst) => `${firm}, ${analyst}`,
    target: "목표주가",
    before: (target) => `이전 ${target}`,
    opinion: "투자의견",
    pdf: "보고서 열기 (PDF)",
    source: (n, last) =>
      `이 저장소의 최신 보고서 ${n}건, 최근 ${last}. 목표주가는 보고서 원문 기준이며, 이전 목표주가는 보고서일까지의 분할을 반영합니다`
  },
  ja: {
    title: "アナリストレポート",
    none: "この企業のアナリストレポートはまだ取り込まれていません:",
    by: (firm, analyst) => `${firm}、${analyst}`,
    target: "目標株価",
    before: (target) => `前回 ${target}`,
    opinion: "投資判断",
    pdf: "レポートを開く（PDF）",
    source: (n, last) =>
      `このストアの新しい順のレポート${n}件、最新は${last}。目標株価はレポート記載のままで、前回の値はレポート日までの分割を調整しています`
  },
  zh: {
    title: "研究报告",
    none: "尚未导入该公司的研究报告：",
    by: (firm, analyst) => `${firm}，${analyst}`,
    target: "目标价",
    before: (target) => `此前 ${target}`,
    opinion: "评级",
    pdf: "打开报告（PDF）",
    source: (n, last) =>
      `本库最新的报告${n}份，最近一份为${last}。目标价为报告原文所载，此前目标价已按至报告日的拆股调整`
  }
})
