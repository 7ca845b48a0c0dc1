/** What is said below every page. */
import { texts } from "./texts.ts"

export const Footer = () => (
  <footer class="shell-footer no-print">
    <span>{texts().served}</span>
    <a href="/docs" target="_blank" rel="noreferrer">
      {texts().api}
    </a>
    <a href="/operator">{texts().operator}</a>
    <a href="https://www.tradingview.com/lightweight-charts/" rel="noreferrer">
      {texts().charts}
    </a>
  </footer>
)
