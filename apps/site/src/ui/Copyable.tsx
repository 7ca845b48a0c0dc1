/** A text to be used elsewhere, as a command: in one line, as it has to be typed, and with a button that copies it. */
import { useState } from "preact/hooks"
import { messages } from "../language/language.ts"

const texts = messages({
  en: { copy: "Copy", copied: "Copied" },
  ko: { copy: "복사", copied: "복사됨" },
  ja: { copy: "コピー", copied: "コピーしました" },
  zh: { copy: "复制", copied: "已复制" }
})

interface CopyableProps {
  readonly text: string
  /** What the button says, where it isn't plain what is copied. */
  readonly action?: string
  /** Whether copying it is what the part is for. */
  readonly isPrimary?: boolean
}

export const Copyable = ({ action = texts().copy, isPrimary = false, text }: CopyableProps) => {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <div class="copyable">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <code tabIndex={0}>{text}</code>
      {/* Browsers have no clipboard for pages over plain http from another machine. */}
      {isSecureContext && (
        <button type="button" class={`button ${isPrimary ? "primary" : ""}`} onClick={() => void copy()}>
          {copied === text ? texts().copied : action}
        </button>
      )}
    </div>
  )
}
