/** The companies of a screen as a table: sorted by its titles, shaded by percentile, in pages, as a file. */
import { FiguresButton } from "../own/FiguresButton.tsx"
import type { OwnFigures } from "../own/ownFigures.ts"
import { maxSaved, screenCsv } from "../data/screenCsv.ts"
import { useLink } from "../data/urlState.ts"
import { count, currencyText, day } from "../language/format.ts"
import { CsvButton } from "../ui/CsvButton.tsx"
import { Pages } from "../ui/Pages.tsx"
import { Panel } from "../ui/Panel.tsx"
import { SortTitle } from "../ui/SortTitle.tsx"
import { type Column, Table } from "../ui/Table.tsx"
import { type Cell, limit, parametersOf, type Row, type Screen, type ScreenAnswer } from "./answers.ts"
import { FigurePicker } from "./FigurePicker.tsx"
import { asFigure, cellText, type Figure, figureOf, operandOf, titleOf } from "./figures.ts"
import { shareUpTo } from "./histogram.ts"
import { texts } from "./texts.ts"

/** How many shades there are: a fifth of the universe has each. */
const shades = 5

interface ResultsProps {
  readonly screen: Screen
  /** As the service is asked for it. */
  readonly asks: Screen
  readonly own: OwnFigures
  readonly answer: ScreenAnswer
  readonly figures: ReadonlyMap<string, Figure>
  /** Those of the answer that are shown. */
  readonly columns: ReadonlyArray<string>
  readonly isShaded: boolean
  readonly onShaded: (isShaded: boolean) => void
  readonly onColumns: (columns: ReadonlyArray<string>) => void
  readonly onSort: (sort: string) => void
  readonly onOffset: (offset: number) => void
}

const CompanyCell = ({ exchange, name, symbol }: Pick<Row, "exchange" | "name" | "symbol">) => {
  const link = useLink()
  return (
    <>
      <a href={link(`/companies/${encodeURIComponent(symbol)}`)}>{symbol}</a>{" "}
      <span class="muted small">{exchange}</span>
      <div class="under">{name}</div>
    </>
  )
}

const cellOf = (row: Row, column: string) => (row as Readonly<Record<string, Cell | undefined>>)[column]

/** Which shade a value has, `shade-0` to `shade-4`, by how many of the universe are below. */
const shadeOf = (percentiles: ReadonlyArray<number> | null | undefined, value: Cell | undefined): string =>
  percentiles === null || percentiles === undefined || typeof value !== "number"
    ? ""
    : `shade-${Math.min(shades - 1, Math.floor(shareUpTo(percentiles, value) * shades))}`

export const Results = (props: ResultsProps) => {
  const { answer, asks, columns, figures, isShaded, onColumns, onOffset, onShaded, onSort, own, screen } =
    props
  const t = texts()
  const { currency, total, universe } = answer
  const shown: ReadonlyArray<Column<Row>> = columns.map((column) => {
    const figure = figureOf(figures, column)
    const title = titleOf(figures, column)
    const isText = figure !== null && figure.type !== "number"
    const distribution = answer.description?.distributions.find((one) => one.column === column)
    const isDescending = screen.sort === `-${column}` || (screen.sort === "" && column === "market_cap")
    const isAscending = screen.sort === column
    const sorted = isDescending ? "descending" : isAscending ? "ascending" : "none"
    return {
      name: column,
      isText,
      sorted,
      title: (
        <SortTitle
          sorted={sorted}
          hint={figure?.explanation ?? column}
          onClick={() => onSort(isDescending || (isText && !isAscending) ? column : `-${column}`)}
        >
          {title}
        </SortTitle>
      ),
      cell: (row) => cellText(figure, cellOf(row, column), currency),
      ...(isShaded
        ? { cellClass: (row: Row) => shadeOf(distribution?.percentiles, cellOf(row, column)) }
        : {})
    }
  })
  const add = (figure: Figure) => {
    const added = operandOf(figure)
    if (!columns.includes(added)) onColumns([...columns, added])
  }
  /** The columns as the service is asked for them. */
  const asked = columns.map((column) => asks.columns[screen.columns.indexOf(column)] ?? column)
  const titles = new Map(
    asked.flatMap((one, i) => (one === columns[i] ? [] : [[one, columns[i] ?? one] as const]))
  )
  const unknown = answer.unknown.filter((one) => one.count > 0)
  return (
    <Panel
      class="screen-results"
      title={<span role="status">{t.matching(count(total), count(universe.count))}</span>}
      data={[answer]}
      controls={
        <>
          <label class="check">
            <input type="checkbox" checked={isShaded} onChange={() => onShaded(!isShaded)} />
            {t.shade}
          </label>
          {total > 0 && (
            <CsvButton
              file={`screen-${answer.as_of}.csv`}
              load={() => screenCsv(parametersOf({ ...asks, columns: asked }), total, titles)}
            />
          )}
        </>
      }
      source={[
        t.source(day(answer.as_of), currencyText(currency), t.universes[universe.name]),
        ...(universe.left_out > 0 ? [t.leftOut(count(universe.left_out))] : []),
        ...(total > maxSaved ? [t.csvFirst(count(maxSaved))] : [])
      ].join(" · ")}
    >
      <details class="screen-columns no-print">
        <summary>{t.columns}</summary>
        <ul class="chips">
          {columns.map((column) => (
            <li key={column}>
              {titleOf(figures, column)}
              <button
                type="button"
                aria-label={t.removeColumn(titleOf(figures, column))}
                onClick={() => onColumns(columns.filter((one) => one !== column))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        <div class="picking">
          <FigurePicker figures={[...figures.values()]} label={t.addColumn} onChosen={add} />
          <FiguresButton own={own} onCreated={(figure) => add(asFigure(figure))} />
        </div>
      </details>
      {total === 0 ? (
        <p class="state muted">{t.none}</p>
      ) : (
        <Table
          label={t.results}
          rows={answer.data}
          keyOf={({ company_id }) => company_id}
          columns={[
            {
              name: "company",
              title: t.company,
              isText: true,
              wraps: true,
              cell: (row) => <CompanyCell {...row} />
            },
            ...shown
          ]}
        />
      )}
      <Pages
        offset={answer.offset}
        limit={limit}
        total={total}
        onOffset={onOffset}
        texts={t.pages}
        count={count}
      />
      {unknown.length > 0 && (
        <details class="as-table">
          <summary>{t.unknown}</summary>
          <ul>
            {unknown.map((one) => (
              <li key={one.condition} class="small">
                {t.unknownOf(count(one.count), "")} <code>{one.condition}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
