/** The menu of a chart's indicators. What it opens, with the library's catalogue, is loaded then. */
import type { FunctionComponent } from "preact"
import { useEffect, useState } from "preact/hooks"
import { Failed, Skeleton } from "../../../ui/Answered.tsx"
import { Menu } from "../../../ui/Menu.tsx"
import type { IndicatorText } from "./address.ts"
import type { ChosenProps } from "./Chosen.tsx"
import { texts } from "./texts.ts"
import { useEngine } from "./useEngine.ts"

const Loaded = ({ indicators }: Pick<ChosenProps, "indicators">) => {
  const { again, engine, error } = useEngine()
  const [Shown, setShown] = useState<FunctionComponent<ChosenProps> | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    import("./Chosen.tsx").then(
      ({ Chosen }) => setShown(() => Chosen),
      (reason: unknown) => setFailure(reason instanceof Error ? reason : new Error(String(reason)))
    )
  }, [attempt])
  const wrong = error ?? failure
  if (wrong !== null)
    return (
      <Failed
        error={wrong}
        title={texts().failed}
        again={() => {
          again()
          setFailure(null)
          setAttempt(attempt + 1)
        }}
      />
    )
  return Shown === null || engine === null ? (
    <Skeleton lines={5} />
  ) : (
    <Shown indicators={indicators} engine={engine} />
  )
}

export const IndicatorsMenu = ({ indicators }: { readonly indicators: IndicatorText }) => (
  <Menu label={texts().title}>
    <Loaded indicators={indicators} />
  </Menu>
)
