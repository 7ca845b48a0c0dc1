/** A part of a page under a heading of its own. */
import type { ComponentChildren } from "preact"
import { useId } from "./useId.ts"

interface PanelProps {
  readonly title: ComponentChildren
  /** Beside the heading: of which time its figures are, in a word. */
  readonly time?: ComponentChildren
  /** Beside the heading: what changes the part. */
  readonly controls?: ComponentChildren
  /** Below: where its figures are from, and of which day they are. */
  readonly source?: ComponentChildren
  readonly children: ComponentChildren
  readonly class?: string
}

export const Panel = ({ children, class: name = "", controls, source, time, title }: PanelProps) => {
  const id = useId()
  return (
    <section class={`panel ${name}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {time !== undefined && <span class="muted small">{time}</span>}
        {controls !== undefined && <div class="controls no-print">{controls}</div>}
      </header>
      {children}
      {source !== undefined && <footer>{source}</footer>}
    </section>
  )
}
