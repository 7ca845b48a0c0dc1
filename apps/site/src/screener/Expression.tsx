/** The conditions as an expression. */
import { useEffect, useState } from "preact/hooks"
import { texts } from "./texts.ts"
import { useId } from "../ui/useId.ts"

interface ExpressionProps {
  readonly where: string
  readonly onWhere: (where: string) => void
}

export const Expression = ({ onWhere, where }: ExpressionProps) => {
  const t = texts()
  const id = useId()
  const [typed, setTyped] = useState(where)
  useEffect(() => setTyped(where), [where])
  return (
    <form
      class="screen-expression"
      onSubmit={(event) => {
        event.preventDefault()
        onWhere(typed.trim())
      }}
    >
      <label class="field">
        <span class="visually-hidden">{t.expression}</span>
        <textarea
          class="input code"
          rows={3}
          spellcheck={false}
          autocapitalize="off"
          aria-describedby={id}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return
            event.preventDefault()
            onWhere(event.currentTarget.value.trim())
          }}
        />
      </label>
      <p id={id} class="muted small">
        {t.expressionHint}
      </p>
      <button type="submit" class="button primary" disabled={typed.trim() === where}>
        {t.apply}
      </button>
    </form>
  )
}
