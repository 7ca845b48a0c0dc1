/** The frame of a panel: its heading, what stands beside that, and what stands below. */
import type { ComponentChildren } from "preact"

export interface PanelFrameProps {
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

export const PanelFrame = (props: PanelFrameProps & { readonly id: string }) => {
  const { children, class: name = "", controls, id, source, time, title } = props
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
