/** What a chart shows, as a table below it. */
import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { messages } from "../../language/language.ts"

const texts = messages({
  en: { asTable: "As a table" },
  ko: { asTable: "표로 보기" },
  ja: { asTable: "表で見る" },
  zh: { asTable: "以表格显示" }
})

/** Made once it is opened: tables of many rows cost more than their charts. */
export const AsTable = ({ children }: { readonly children: ComponentChildren }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="as-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts().asTable}</summary>
      {isOpen && children}
    </details>
  )
}
