/** Where the chart is drawn, and its keys. */
import type { Signal } from "@preact/signals"
import type { MutableRef } from "preact/hooks"
import { useEffect, useRef, useState } from "preact/hooks"
import { Failed } from "../../ui/Answered.tsx"
import type { Drawing, Picture } from "./drawing.ts"
import { readingOf } from "./Readout.tsx"

interface CanvasProps {
  readonly label: string
  readonly picture: Picture
  readonly drawing: MutableRef<Drawing | null>
  readonly cursor: Signal<number | null>
  /** The first and last bar shown, a moment after it was moved. */
  readonly shown: Signal<readonly [first: number, last: number] | null>
}

/** Milliseconds after which a moved chart counts as resting. */
const rest = 200

const farStep = 20

/** Where a key leads from a bar; undefined for a key that leads nowhere. */
const stepOf = (key: string, at: number, last: number): number | undefined =>
  ({
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - farStep,
    PageDown: at + farStep,
    Home: 0,
    End: last
  })[key]

export const Canvas = ({ cursor, drawing, label, picture, shown }: CanvasProps) => {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(picture)
  latest.current = picture
  const [failure, setFailure] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isGone = false
    let resting: ReturnType<typeof setTimeout> | undefined
    const onCursor = (index: number | null): void => {
      cursor.value = index
    }
    const onRange = (first: number, last: number): void => {
      clearTimeout(resting)
      resting = setTimeout(() => {
        shown.value = [first, last]
      }, rest)
    }
    import("./drawing.ts").then(
      ({ draw }) => {
        if (isGone || element.current === null) return
        drawing.current = draw(element.current, { onCursor, onRange })
        drawing.current.update(latest.current)
      },
      (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error)))
    )
    return () => {
      isGone = true
      clearTimeout(resting)
      drawing.current?.remove()
      drawing.current = null
    }
  }, [attempt, cursor, drawing, shown])

  useEffect(() => drawing.current?.update(picture), [drawing, picture])

  const last = picture.bars.length - 1
  const at = Math.min(cursor.value ?? last, last)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === "Escape") return drawing.current?.moveTo(null)
    const zoom = { "+": 0.8, "=": 0.8, "-": 1.25 }[event.key]
    const step = stepOf(event.key, at, last)
    if (zoom === undefined && step === undefined) return
    event.preventDefault()
    if (zoom !== undefined) drawing.current?.zoom(zoom)
    if (step !== undefined) drawing.current?.moveTo(Math.max(0, Math.min(last, step)))
  }

  if (failure !== null)
    return (
      <Failed
        error={failure}
        again={() => {
          setFailure(null)
          setAttempt(attempt + 1)
        }}
      />
    )
  const panes = new Set(picture.lines.map(({ pane }) => pane).filter((pane) => pane !== "price")).size
  return (
    <div
      ref={element}
      class={`canvas panes-${panes}`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={readingOf(picture, at)}
      onKeyDown={onKeyDown}
      onPointerDown={() => element.current?.focus({ preventScroll: true })}
    />
  )
}
