/** A button within a table that writes at once, and says below it why that failed. */
import type { Writing } from "../data/ownAnswers.ts"
import { sentenceOf } from "../ui/Answered.tsx"
import { texts } from "./texts.ts"

interface MendButtonProps {
  readonly label: string
  /** The label with what it is about, for those who don't see what is beside it. */
  readonly name: string
  readonly writing: Writing
}

export const MendButton = ({ label, name, writing }: MendButtonProps) => {
  const { begin, error, isBusy } = writing
  return (
    <>
      <button type="button" class="button plain" aria-label={name} disabled={isBusy} onClick={begin}>
        {label}
      </button>
      {error !== null && (
        <p class="warn small" role="alert">
          {texts().failed}: {sentenceOf(error)}
        </p>
      )}
    </>
  )
}
