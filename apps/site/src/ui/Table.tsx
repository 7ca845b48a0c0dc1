/**
 * A table that scrolls within its part of the page, by keyboard too, where it is wider; its first column stays. On a phone
 * columns may stand below others, so that a row takes several lines instead.
 */
import type { ComponentChildren } from "preact"
import { stacksOf } from "./columns.ts"
import { isNarrow } from "./narrow.ts"

export interface Column<Row> {
  readonly name: string
  readonly title: ComponentChildren
  readonly cell: (row: Row) => ComponentChildren
  /** Texts begin at the start of their cell, numbers end at its end. */
  readonly isText?: boolean
  /** Whether its texts may take several lines. */
  readonly wraps?: boolean
  /** Name of the column whose cells contain its own as further lines on a phone. */
  readonly under?: string
  /** In which order the rows are by it, where its title changes that. */
  readonly sorted?: "ascending" | "descending" | "none"
  /** A class of its cells, by what they contain. */
  readonly cellClass?: (row: Row) => string
}

interface TableProps<Row> {
  /** What the table contains, for those who don't see what is around it. */
  readonly label: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string | number
}

/** The contents of columns that share a cell, one below the other. */
const Lines = ({ of: [first, ...others] }: { readonly of: ReadonlyArray<ComponentChildren> }) => (
  <>
    {first}
    {others.map((line, i) =>
      line === null || line === undefined || line === "" || line === false ? null : (
        <div key={i} class="under">
          {line}
        </div>
      )
    )}
  </>
)

export const Table = <Row,>({ columns, keyOf, label, rows }: TableProps<Row>) => {
  const isStacked = isNarrow.value && columns.some(({ under }) => under !== undefined)
  const stacks = stacksOf(columns)
  const placed = (isStacked ? stacks : columns.map((column) => [column] as const)).map((all) => ({
    ...all[0],
    all
  }))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <div class="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table class={isStacked ? "table stacked" : "table"}>
        <thead>
          <tr>
            {placed.map(({ all, isText, name, sorted }) => (
              <th key={name} scope="col" class={isText ? "start" : ""} aria-sort={sorted}>
                <Lines of={all.map(({ title }) => title)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {placed.map(({ all, cellClass, isText, name }, i) => {
                const own = cellClass === undefined ? "" : ` ${cellClass(row)}`
                const classes = `${isText ? "start" : ""}${all.some(({ wraps }) => wraps) ? " wrap" : ""}${own}`
                const content = <Lines of={all.map(({ cell }) => cell(row))} />
                return i === 0 ? (
                  <th key={name} scope="row" class={classes}>
                    {content}
                  </th>
                ) : (
                  <td key={name} class={classes}>
                    {content}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
