/** Leads through a list that comes in pages, newest first. */
import type { ComponentChildren } from "preact"

interface PagesProps {
  readonly offset: number
  readonly limit: number
  readonly total: number
  readonly onOffset: (offset: number) => void
  readonly texts: {
    readonly older: string
    readonly newer: string
    readonly of: (from: string, to: string, total: string) => ComponentChildren
  }
  readonly count: (value: number) => string
}

export const Pages = ({ count, limit, offset, onOffset, texts, total }: PagesProps) =>
  total <= limit ? null : (
    <p class="controls no-print">
      <button
        type="button"
        class="button"
        disabled={offset === 0}
        onClick={() => onOffset(Math.max(0, offset - limit))}
      >
        {texts.newer}
      </button>
      <button
        type="button"
        class="button"
        disabled={offset + limit >= total}
        onClick={() => onOffset(offset + limit)}
      >
        {texts.older}
      </button>
      <span class="muted small">
        {texts.of(count(offset + 1), count(Math.min(total, offset + limit)), count(total))}
      </span>
    </p>
  )
