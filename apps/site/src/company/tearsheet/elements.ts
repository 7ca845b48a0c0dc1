/**
 * The elements of a tear sheet. Their styles are in their attributes, and their layout is of tables, because programs for mail
 * leave out the rest; everything that is text is escaped by the renderer.
 */
import { type ComponentChildren, h, type JSX } from "preact"
import { outsideAddress } from "../../ui/outsideAddress.ts"

type Style = JSX.CSSProperties

export const colours = {
  text: "#14191c",
  muted: "#556168",
  line: "#d5dcdf",
  accent: "#0a665a",
  red: "#c0282d",
  green: "#0b7a3b",
  blue: "#1457c2"
} as const

export const font =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Apple SD Gothic Neo', 'Noto Sans KR', 'Hiragino Sans', 'Noto Sans JP', 'PingFang SC', 'Noto Sans SC', sans-serif"

const small: Style = { fontSize: "12px", color: colours.muted }

export const note = (text: ComponentChildren): ComponentChildren =>
  h("p", { style: { ...small, margin: "6px 0 0" } }, text)

/** An address from imported data as a link; the text alone where there is none. */
export const link = (address: string | null | undefined, text: string): ComponentChildren => {
  const href = outsideAddress(address)
  return href === null ? text : h("a", { href, style: { color: colours.accent } }, text)
}

/** A part under its heading, with where its figures are from below. */
export const section = (
  title: string,
  source: string | null,
  ...children: ReadonlyArray<ComponentChildren>
): ComponentChildren =>
  h(
    "div",
    { style: { margin: "22px 0 0" } },
    h(
      "h2",
      {
        style: {
          fontSize: "16px",
          margin: "0 0 8px",
          padding: "0 0 4px",
          borderBottom: `2px solid ${colours.accent}`
        }
      },
      title
    ),
    ...children,
    source === null ? null : note(source)
  )

const tableStyle: Style = { width: "100%", borderCollapse: "collapse", fontSize: "13px" }

/** How many figures stand beside each other. */
const across = 4

interface Named {
  readonly name: string
  readonly value: ComponentChildren
}

/** Figures below their names, several in a row. */
export const figureGrid = (figures: ReadonlyArray<Named>): ComponentChildren => {
  const rows = Array.from({ length: Math.ceil(figures.length / across) }, (_, row) =>
    figures.slice(row * across, (row + 1) * across)
  )
  const cell: Style = { width: `${100 / across}%`, padding: "4px 8px 4px 0", verticalAlign: "top" }
  return h(
    "table",
    // A table of layout: a reader hears the figures in their order.
    { role: "presentation", style: tableStyle },
    h(
      "tbody",
      null,
      rows.map((row) =>
        h(
          "tr",
          null,
          row.map(({ name, value }) =>
            h(
              "td",
              { style: cell },
              h("div", { style: small }, name),
              h("b", { style: { fontWeight: 600 } }, value)
            )
          ),
          // Cells that a row lacks.
          row.length < across && h("td", { colSpan: across - row.length })
        )
      )
    )
  )
}

interface Column<Row> {
  readonly title: ComponentChildren
  readonly isText?: boolean
  readonly cell: (row: Row) => ComponentChildren
}

const cellStyle = (isText: boolean | undefined): Style => ({
  padding: "3px 8px 3px 0",
  borderBottom: `1px solid ${colours.line}`,
  verticalAlign: "top",
  ...(isText ? { textAlign: "left" } : { textAlign: "right", whiteSpace: "nowrap" })
})

export const headStyle = (isText: boolean | undefined): Style => ({
  ...cellStyle(isText),
  verticalAlign: "bottom",
  color: colours.muted,
  fontWeight: 600
})

/** Rows under the titles of their columns. */
export const table = <Row>(
  label: string,
  columns: ReadonlyArray<Column<Row>>,
  rows: ReadonlyArray<Row>
): ComponentChildren =>
  h(
    "table",
    { "aria-label": label, style: tableStyle },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        columns.map(({ isText, title }) => h("th", { scope: "col", style: headStyle(isText) }, title))
      )
    ),
    h(
      "tbody",
      null,
      rows.map((row) =>
        h(
          "tr",
          null,
          columns.map(({ cell, isText }) => h("td", { style: cellStyle(isText) }, cell(row)))
        )
      )
    )
  )

/** Of a table whose rows are in groups. */
export const wideTable = (
  label: string,
  head: ComponentChildren,
  groups: ReadonlyArray<ComponentChildren>
): ComponentChildren =>
  h(
    "div",
    { style: { overflowX: "auto" } },
    h(
      "table",
      { "aria-label": label, style: { ...tableStyle, fontSize: "12px", fontVariantNumeric: "tabular-nums" } },
      h("thead", null, head),
      ...groups
    )
  )

export const rowStyle = (isTotal: boolean, depth: number): Style => ({
  ...cellStyle(true),
  padding: `2px 8px 2px ${depth * 12}px`,
  minWidth: "120px",
  fontWeight: isTotal ? 600 : 400
})

export const numberStyle = (isTotal: boolean): Style => ({
  ...cellStyle(false),
  padding: "2px 0 2px 8px",
  fontWeight: isTotal ? 600 : 400
})
