/**
 * A drawing whose values are read by pointer, touch and keyboard: a line across it, and beside the line the day and every
 * value there. What is read lies upon the drawing, so that nothing around it moves; screen readers hear it as keys move it.
 */
import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { Swatch } from "../Swatch.tsx"
import { nearestTo, stopAfter } from "./stops.ts"

export interface ReadValue {
  readonly name: string
  readonly color: string
  readonly dash?: string | undefined
  readonly text: string
  /** Where it is marked on the line; null where it isn't. */
  readonly y: number | null
}

/** What is read at a place. */
export interface Reading {
  readonly title: string
  readonly values: ReadonlyArray<ReadValue>
}

interface CrosshairProps {
  /** What the drawing shows, in a sentence. */
  readonly label: string
  readonly width: number
  readonly height: number
  /** Where the line begins and ends. */
  readonly top: number
  readonly bottom: number
  /** The places at which there are values, from left to right. */
  readonly places: ReadonlyArray<number>
  readonly readingAt: (place: number) => Reading
  /** The parts of the drawing. */
  readonly children: ComponentChildren
}

/** Between the line and what is read beside it. */
const distance = 12

const spoken = ({ title, values }: Reading): string =>
  [title, ...values.map(({ name, text }) => `${name} ${text}`)].join(", ")

export const Crosshair = (props: CrosshairProps) => {
  const { bottom, children, height, label, places, readingAt, top, width } = props
  const [read, setRead] = useState<{ readonly at: number; readonly isHeard: boolean } | null>(null)
  const last = places.length - 1
  const at = read === null || last < 0 ? null : Math.min(read.at, last)
  const x = at === null ? 0 : (places[at] ?? 0)
  const reading = at === null ? null : readingAt(at)
  const isRight = x <= width / 2

  const follow = ({ clientX, currentTarget }: PointerEvent & { readonly currentTarget: Element }): void => {
    if (last < 0) return
    setRead({ at: nearestTo(places, clientX - currentTarget.getBoundingClientRect().left), isHeard: false })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === "Escape") return setRead(null)
    const to = stopAfter(event.key, at, last)
    if (to === undefined || last < 0) return
    event.preventDefault()
    setRead({ at: to, isHeard: true })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its values are read by keys
    <div
      class="readable"
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-keyshortcuts="ArrowLeft ArrowRight Home End"
      onKeyDown={onKeyDown}
      onBlur={() => setRead(null)}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={({ pointerType }) => {
        // A finger that is lifted leaves what it found.
        if (pointerType !== "touch") setRead(null)
      }}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {children}
        {reading !== null && (
          <g class="crosshair">
            <line x1={x} x2={x} y1={top} y2={bottom} />
            {reading.values.map(({ color, name, y }) =>
              y === null ? null : <circle key={name} cx={x} cy={y} r={4} fill={color} />
            )}
          </g>
        )}
      </svg>
      {reading !== null && (
        <div
          class="reading"
          aria-hidden="true"
          style={{
            [isRight ? "left" : "right"]: `${(isRight ? x : width - x) + distance}px`,
            maxWidth: `${Math.max(x, width - x) - distance}px`
          }}
        >
          <strong>{reading.title}</strong>
          <table>
            <tbody>
              {reading.values.map(({ color, dash, name, text }) => (
                <tr key={name}>
                  <td>
                    <Swatch color={color} dash={dash} />
                    {name}
                  </td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <span class="visually-hidden" aria-live="polite">
        {reading !== null && read?.isHeard ? spoken(reading) : ""}
      </span>
    </div>
  )
}
