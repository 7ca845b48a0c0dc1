/** Saves an answer as a CSV file; by the client, because a link can't have a key. */
import { useState } from "preact/hooks"
import { messages } from "../language/language.ts"
import { sentenceOf } from "./Answered.tsx"

const texts = messages({
  en: { csv: "Download CSV" },
  ko: { csv: "CSV 내려받기" },
  ja: { csv: "CSV をダウンロード" },
  zh: { csv: "下载 CSV" }
})

const save = (text: string, file: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv" }))
  const link = document.createElement("a")
  link.href = url
  link.download = file
  link.click()
  URL.revokeObjectURL(url)
}

interface CsvButtonProps {
  readonly file: string
  readonly load: () => Promise<string>
}

export const CsvButton = ({ file, load }: CsvButtonProps) => {
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const download = () => {
    setLoading(true)
    setError(null)
    load()
      .then((text) => save(text, file))
      .catch((reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason))))
      .finally(() => setLoading(false))
  }
  return (
    <>
      <button
        type="button"
        class="button"
        title={texts().csv}
        aria-label={texts().csv}
        disabled={isLoading}
        onClick={download}
      >
        CSV
      </button>
      {error !== null && (
        <span class="note" role="alert">
          {sentenceOf(error)}
        </span>
      )}
    </>
  )
}
