/** What is said below every page. */
import { useLocation } from "preact-iso"
import { fromBase } from "../data/basePath.ts"
import { instant } from "../language/format.ts"
import { texts } from "./texts.ts"

export const Footer = () => {
  const { url } = useLocation()
  return (
    <footer class="shell-footer">
      <span>{texts().served}</span>
      <span class="print-only">
        findata · {`${location.origin}${url}`} · {instant(new Date().toISOString())}
      </span>
      <a class="no-print" href={fromBase("/docs")} target="_blank" rel="noreferrer">
        {texts().api}
      </a>
      <a class="no-print" href={fromBase("/operator")}>
        {texts().operator}
      </a>
      <a class="no-print" href="https://www.tradingview.com/lightweight-charts/" rel="noreferrer">
        {texts().charts}
      </a>
    </footer>
  )
}
