/** What reasons of doubts are called. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { messages } from "./language.ts"

type Reason = Answer<"getCompanyHealth">["doubtful"][number]["reason"]

export const doubtReasons = messages<Readonly<Record<Reason, string>>>({
  en: {
    step: "step in prices",
    dividend: "large dividend",
    reference_close: "reference close differs",
    untraded_action: "action without trade",
    no_step: "split without a step",
    spike: "price spike",
    off_session: "day without a session",
    rewrite: "history rewritten"
  },
  ko: {
    step: "주가 급변",
    dividend: "과도한 배당",
    reference_close: "기준 종가 불일치",
    untraded_action: "거래 없는 권리 행사",
    no_step: "주가 변동 없는 분할",
    spike: "가격 이상치",
    off_session: "휴장일 시세",
    rewrite: "과거 데이터 변경"
  },
  ja: {
    step: "株価の段差",
    dividend: "過大な配当",
    reference_close: "基準終値の相違",
    untraded_action: "取引のない権利行使",
    no_step: "段差のない分割",
    spike: "価格の異常値",
    off_session: "休場日の四本値",
    rewrite: "過去データの書き換え"
  },
  zh: {
    step: "价格跳变",
    dividend: "分红过大",
    reference_close: "参考收盘价不符",
    untraded_action: "权益日无交易",
    no_step: "拆股无跳变",
    spike: "价格异常值",
    off_session: "休市日行情",
    rewrite: "历史被改写"
  }
})
