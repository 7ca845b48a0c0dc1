/** What of the chosen indicators isn't drawn, and why. */
import { maxIndicators } from "../../../../../../core/indicators/expression/limits.ts"
import { FaultShown } from "../../../figures/FaultShown.tsx"
import { Failed } from "../../../ui/Answered.tsx"
import type { IndicatorText } from "./address.ts"
import { withReplaced } from "./list.ts"
import { texts } from "./texts.ts"
import type { Indicators } from "./useIndicators.ts"

interface NotesProps {
  readonly of: Indicators
  readonly chosen: IndicatorText
}

export const Notes = ({ chosen, of: { again, beyond, error, problems, unreadable } }: NotesProps) => {
  const t = texts()
  return (
    <>
      {error !== null && <Failed error={error} again={again} title={t.failed} />}
      {unreadable.map(({ fault: { position, problem, remedy, suggestions }, text }) => (
        <FaultShown
          key={text}
          text={text}
          fault={{
            parameter: "indicators",
            message: `${problem}: ${remedy}`,
            position,
            suggestions,
            reason: null,
            lang: "en"
          }}
          onRepair={(repaired) => chosen.set(withReplaced(chosen.value, text, repaired))}
        >
          <span class="controls">
            <button
              type="button"
              class="button"
              onClick={() => chosen.set(withReplaced(chosen.value, text, null))}
            >
              {t.remove(text)}
            </button>
          </span>
        </FaultShown>
      ))}
      {problems.map((problem) => (
        <p key={problem} class="note" role="alert">
          {problem}
        </p>
      ))}
      {beyond > 0 && <p class="note">{t.beyond(beyond, maxIndicators)}</p>}
    </>
  )
}
