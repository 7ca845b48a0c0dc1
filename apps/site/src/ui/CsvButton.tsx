/** Saves an answer as a CSV file. */
import { messages } from "../language/language.ts"
import { FileButton } from "./FileButton.tsx"
import { saveFile } from "./saveFile.ts"

const texts = messages({
  en: { csv: "Download CSV" },
  ko: { csv: "CSV 내려받기" },
  ja: { csv: "CSV をダウンロード" },
  zh: { csv: "下载 CSV" }
})

interface CsvButtonProps {
  readonly file: string
  readonly load: () => Promise<string>
  /** Which of several files it is. */
  readonly of?: string
}

export const CsvButton = ({ file, load, of }: CsvButtonProps) => {
  const name = of === undefined ? "" : ` (${of})`
  const title = `${texts().csv}${name}`
  return (
    <FileButton
      class="button"
      title={title}
      label={title}
      save={async () => saveFile(await load(), file, "text/csv")}
    >
      CSV{name}
    </FileButton>
  )
}
