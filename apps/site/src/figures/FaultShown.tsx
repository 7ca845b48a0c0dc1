/** An expression that the service couldn't understand, with the place marked and what may have been meant. */
import type { ComponentChildren } from "preact"
import { aroundPlace, type Fault, repaired } from "./fault.ts"
import { messages } from "../language/language.ts"
import "./fault.css"

const texts = messages({
  en: { wrong: "The expression couldn't be understood" },
  ko: { wrong: "수식을 해석하지 못했습니다" },
  ja: { wrong: "式を解釈できませんでした" },
  zh: { wrong: "无法理解表达式" }
})

interface FaultShownProps {
  /** By which what it is of may refer to it. */
  readonly id?: string
  readonly fault: Fault
  /** The expression that it is of. */
  readonly text: string
  readonly onRepair: (text: string) => void
  /** What else may help. */
  readonly children?: ComponentChildren
}

export const FaultShown = ({ children, fault, id, onRepair, text }: FaultShownProps) => {
  const t = texts()
  const [before, word, after] = aroundPlace(text, fault.position)
  return (
    <div class="expression-fault note" role="alert" id={id}>
      <strong>{t.wrong}</strong>
      <code>
        {before}
        <mark>{word === "" ? "\u00a0" : word}</mark>
        {after}
      </code>
      <span lang={fault.lang ?? undefined}>{fault.message}</span>
      {fault.suggestions.length > 0 && (
        <span class="controls">
          {fault.suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              class="button"
              onClick={() => onRepair(repaired(text, fault.position, suggestion))}
            >
              <code>{suggestion}</code>
            </button>
          ))}
        </span>
      )}
      {children}
    </div>
  )
}
