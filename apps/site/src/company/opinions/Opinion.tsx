/** A broker's opinion on the scale of all brokers: its name with its colour. */
import type { Opinion } from "../../../../../core/consensus/mod.ts"
import { messages } from "../../language/language.ts"
import { Swatch } from "../../ui/Swatch.tsx"
import "./opinions.css"

export const opinionNames = messages<Readonly<Record<Opinion, string>>>({
  en: { strong_buy: "Strong buy", buy: "Buy", hold: "Hold", sell: "Sell", strong_sell: "Strong sell" },
  ko: { strong_buy: "적극 매수", buy: "매수", hold: "중립", sell: "매도", strong_sell: "적극 매도" },
  ja: { strong_buy: "強い買い", buy: "買い", hold: "中立", sell: "売り", strong_sell: "強い売り" },
  zh: { strong_buy: "强烈买入", buy: "买入", hold: "持有", sell: "卖出", strong_sell: "强烈卖出" }
})

export const opinionColor = (opinion: Opinion): string => `var(--${opinion.replace("_", "-")})`

export const OpinionName = ({ of }: { readonly of: Opinion }) => (
  <span class="opinion">
    <Swatch color={opinionColor(of)} />
    {opinionNames()[of]}
  </span>
)
