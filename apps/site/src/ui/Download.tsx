/** Saves a table of the service as a file. A link would lack the key that requests of the page are sent with. */
import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { Failed } from "./Answered.tsx"

interface DownloadProps {
  readonly fileName: string
  /** The text of the file, asked for when it is wanted. */
  readonly text: () => Promise<string>
  readonly children: ComponentChildren
}

const save = (fileName: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv" }))
  const link = document.createElement("a")
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

export const Download = ({ children, fileName, text }: DownloadProps) => {
  const failure = useSignal<Error | null>(null)
  const isUnderWay = useSignal(false)
  const start = async (): Promise<void> => {
    isUnderWay.value = true
    failure.value = null
    try {
      save(fileName, await text())
    } catch (error) {
      failure.value = error instanceof Error ? error : new Error(String(error))
    }
    isUnderWay.value = false
  }
  return (
    <div class="no-print">
      <button type="button" class="button" disabled={isUnderWay.value} onClick={() => void start()}>
        {children}
      </button>
      {failure.value !== null && <Failed error={failure.value} again={() => void start()} />}
    </div>
  )
}
