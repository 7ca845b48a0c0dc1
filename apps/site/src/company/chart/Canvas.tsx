/** Where the chart is drawn, what is read there, and its keys. */
import { type Signal, useSignal, useSignalEffect } from "@preact/signals"
import type { RefObject } from "preact"
import type { MutableRef } from "preact/hooks"
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks"
import { isDark } from "../../shell/theme.ts"
import { Failed } from "../../ui/Answered.tsx"
import type { Drawing, Picture } from "./drawing.ts"
import { panesOf } from "./indicators/placed.ts"
import { Readout, readingOf } from "./Readout.tsx"

interface CanvasProps {
  readonly label: string
  readonly picture: Picture
  readonly drawing: MutableRef<Drawing | null>
  readonly cursor: Signal<number | null>
  /** The first and last bar shown, a moment after it was moved. */
  readonly shown: Signal<readonly [first: number, last: number] | null>
  /** Whether the stretch of the picture was dragged or zoomed away. */
  readonly isLeft: Signal<boolean>
  /** Takes a company out that the chart is compared with. */
  readonly onRemove: (input: string) => void
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

/**
 * Where the chart begins on the page, as a custom property of what contains it: it takes what is left of the window. What is
 * above may become higher later.
 */
const useAbove = (element: RefObject<HTMLElement>): void =>
  useLayoutEffect(() => {
    const { current } = element
    const root = current?.closest<HTMLElement>(".chart-page") ?? null
    if (current === null || root === null) return
    const measure = () =>
      root.style.setProperty("--above", `${Math.round(current.getBoundingClientRect().top + scrollY)}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [element])

export const Canvas = ({ cursor, drawing, isLeft, label, onRemove, picture, shown }: CanvasProps) => {
  const element = useRef<HTMLDivElement>(null)
  const tops = useSignal<ReadonlyArray<number>>([])
  const room = useSignal(0)
  useAbove(element)
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
        drawing.current = draw(element.current, {
          onCursor,
          onRange,
          onStretch: (isShown) => {
            isLeft.value = !isShown
          },
          onPanes: (found) => {
            tops.value = found
          }
        })
        drawing.current.reserve(room.peek())
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
  }, [attempt, cursor, drawing, isLeft, room, shown, tops])

  useEffect(() => drawing.current?.update(picture), [drawing, picture])
  useSignalEffect(() => {
    // Read before it is known whether there is a drawing: an effect runs again for what it has read.
    const pixels = room.value
    drawing.current?.reserve(pixels)
  })

  const last = picture.bars.length - 1
  const at = Math.min(cursor.value ?? last, last)
  const first = shown.value?.[0] ?? picture.stretch.first
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
  return (
    <div class="plot">
      <div
        ref={element}
        class={`canvas ${isDark.value ? "dark" : ""}`}
        style={{ "--panes": panesOf(picture.indicators).length, "--room": `${room.value}px` }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={readingOf(picture, at, first)}
        onKeyDown={onKeyDown}
        onPointerDown={() => element.current?.focus({ preventScroll: true })}
      />
      <Readout picture={picture} cursor={cursor} tops={tops} room={room} first={first} onRemove={onRemove} />
    </div>
  )
}
