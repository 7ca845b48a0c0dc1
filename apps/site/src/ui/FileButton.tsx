/** A button that makes a file and saves it; by the client, because a link can't have a key. */
import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { sentenceOf } from "./Answered.tsx"

interface FileButtonProps {
  readonly class: string
  readonly title: string
  /** What it is called, where its children alone don't say it. */
  readonly label?: string
  readonly save: () => Promise<void>
  readonly children: ComponentChildren
}

export const FileButton = ({ children, class: className, label, save, title }: FileButtonProps) => {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const begin = () => {
    setBusy(true)
    setError(null)
    save()
      .catch((reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason))))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <button
        type="button"
        class={className}
        title={title}
        aria-label={label}
        disabled={isBusy}
        onClick={begin}
      >
        {children}
      </button>
      {error !== null && (
        <span class="note" role="alert">
          {sentenceOf(error)}
        </span>
      )}
    </>
  )
}
