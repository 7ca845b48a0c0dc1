/** An expression that the service couldn't understand, with the place marked and what may have been meant. */
import { aroundPlace, type Fault, repaired } from "./fault.ts"
import { texts } from "./texts.ts"

interface FaultShownProps {
  readonly fault: Fault
  /** The expression that it is of. */
  readonly text: string
  readonly onRepair: (text: string) => void
}

export const FaultShown = ({ fault, onRepair, text }: FaultShownProps) => {
  const t = texts()
  const [before, word, after] = aroundPlace(text, fault.position)
  return (
    <div class="screen-fault note" role="alert">
      <strong>{t.wrong}</strong>
      <code>
        {before}
        <mark>{word === "" ? "\u00a0" : word}</mark>
        {after}
      </code>
      <span lang="en">{fault.message}</span>
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
    </div>
  )
}
