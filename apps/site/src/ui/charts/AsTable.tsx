/** What a chart shows, as a table below it. */
import type { ComponentChildren } from "preact"
import { messages } from "../../language/language.ts"

const texts = messages({
  en: { asTable: "As a table" },
  ko: { asTable: "표로 보기" },
  ja: { asTable: "表で見る" },
  zh: { asTable: "以表格显示" }
})

export const AsTable = ({ children }: { readonly children: ComponentChildren }) => (
  <details class="as-table">
    <summary>{texts().asTable}</summary>
    {children}
  </details>
)
