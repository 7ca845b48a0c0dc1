/** The title of a column by which the rows can be ordered. */
import type { ComponentChildren } from "preact"

/** How the rows are ordered by it now. */
export type Sorted = "ascending" | "descending" | "none"

/** How rows are ordered by an expression, where `sort` is it, or has - before it for the greatest first. */
export const sortedBy = (sort: string, name: string): Sorted =>
  sort === `-${name}` ? "descending" : sort === name ? "ascending" : "none"

interface SortTitleProps {
  readonly sorted: Sorted
  /** What it means, for those who point at it. */
  readonly hint?: string
  readonly onClick: () => void
  readonly children: ComponentChildren
}

export const SortTitle = ({ children, hint, onClick, sorted }: SortTitleProps) => (
  <button type="button" class="sort" title={hint} onClick={onClick}>
    {children}
    <span aria-hidden="true">
      {sorted === "descending" ? "\u00a0↓" : sorted === "ascending" ? "\u00a0↑" : ""}
    </span>
  </button>
)
