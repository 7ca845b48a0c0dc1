/** What computes indicators, as soon as it is loaded: with what draws the chart, in one module. */
import { useEffect, useState } from "preact/hooks"
import type { Engine } from "./engine.ts"

export const useEngine = () => {
  const [engine, setEngine] = useState<Engine | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    import("../drawing.ts").then(
      (loaded) => {
        if (!isGone) setEngine(loaded.engine)
      },
      (reason: unknown) => {
        if (!isGone) setError(reason instanceof Error ? reason : new Error(String(reason)))
      }
    )
    return () => {
      isGone = true
    }
  }, [attempt])
  const again = () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  return { engine, error, again }
}
