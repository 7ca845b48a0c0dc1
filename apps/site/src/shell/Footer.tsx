/** What is said below every page. */
import { useLocation } from "preact-iso"
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
      <a class="no-print" href="/docs" target="_blank" rel="noreferrer">
        {texts().api}
      </a>
      <a class="no-print" href="/operator">
        {texts().operator}
      </a>
      <a class="no-print" href="https://www.tradingview.com/lightweight-charts/" rel="noreferrer">
        {texts().charts}
      </a>
    </footer>
  )
}
