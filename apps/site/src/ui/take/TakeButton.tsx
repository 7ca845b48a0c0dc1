/** Opens how the data of a part is had elsewhere. What it opens is loaded then. */
import type { FunctionComponent } from "preact"
import { useState } from "preact/hooks"
import { messages } from "../../language/language.ts"
import type { TakeDialogProps } from "./TakeDialog.tsx"

const texts = messages({
  en: { data: "Data", failed: "This could not be loaded" },
  ko: { data: "데이터", failed: "불러오지 못했습니다" },
  ja: { data: "データ", failed: "読み込めませんでした" },
  zh: { data: "数据", failed: "无法加载" }
})

interface TakeButtonProps {
  /** The answers that the part shows; undefined for one that isn't there yet. */
  readonly of: ReadonlyArray<object | undefined>
  /** What the part shows that the page's address doesn't have, by the parameters that restore it. */
  readonly settings: Readonly<Record<string, string>>
  /** The id of the part's heading. */
  readonly heading: string
}

export const TakeButton = ({ heading, of, settings }: TakeButtonProps) => {
  const t = texts()
  const [Shown, setShown] = useState<FunctionComponent<TakeDialogProps> | null>(null)
  const [isFailed, setFailed] = useState(false)
  const open = () => {
    setFailed(false)
    import("./TakeDialog.tsx")
      .then(({ TakeDialog }) => setShown(() => TakeDialog))
      .catch(() => setFailed(true))
  }
  const answers = of.flatMap((answer) => answer ?? [])
  return (
    <>
      <button
        type="button"
        class="button plain take"
        aria-haspopup="dialog"
        aria-describedby={heading}
        disabled={answers.length < of.length}
        onClick={open}
      >
        {t.data}
      </button>
      {isFailed && (
        <span class="note" role="alert">
          {t.failed}
        </span>
      )}
      {Shown !== null && (
        <Shown
          title={document.getElementById(heading)?.textContent ?? ""}
          answers={answers}
          settings={settings}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
