/** A table that scrolls within its part of the page, by keyboard too, where it is wider. */
import type { ComponentChildren } from "preact"

export interface Column<Row> {
  readonly name: string
  readonly title: ComponentChildren
  readonly cell: (row: Row) => ComponentChildren
  /** Texts begin at the start of their cell, numbers end at its end. */
  readonly isText?: boolean
  /** Whether its texts may take several lines. */
  readonly wraps?: boolean
}

interface TableProps<Row> {
  /** What the table contains, for those who don't see what is around it. */
  readonly label: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string | number
  /** Whether the first column stays while the others scroll. */
  readonly isSticky?: boolean
}

export const Table = <Row,>({ columns, isSticky = false, keyOf, label, rows }: TableProps<Row>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
  <div class="table-scroll" role="group" aria-label={label} tabIndex={0}>
    <table class={isSticky ? "table sticky" : "table"}>
      <thead>
        <tr>
          {columns.map(({ isText, name, title }) => (
            <th key={name} scope="col" class={isText ? "start" : ""}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ cell, isText, name, wraps }, i) => {
              const classes = `${isText ? "start" : ""}${wraps ? " wrap" : ""}`
              return i === 0 ? (
                <th key={name} scope="row" class={classes}>
                  {cell(row)}
                </th>
              ) : (
                <td key={name} class={classes}>
                  {cell(row)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
