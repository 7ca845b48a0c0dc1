/**
 * The statements as a grid: lines as rows, periods as columns. One stop of Tab; arrow keys move within it, and each figure
 * shows where it is from while it is hovered over or has the focus.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks"
import { change, currencyText, day, percent } from "../../language/format.ts"
import { Definition } from "../../ui/Definition.tsx"
import { Swatch } from "../../ui/Swatch.tsx"
import { type Place, placeAfter } from "./gridKeys.ts"
import { lineTexts } from "../../figures/lineTexts/lineTexts.ts"
import { changeOf } from "./changes.ts"
import { figureText, type Scales } from "./figureText.ts"
import { groups, isTrailing, type LineName, type Statement, wholeOf } from "./lines.ts"
import { Origin } from "./Origin.tsx"
import { shareOf } from "./periods.ts"
import { standInOf } from "./standIn.ts"
import { texts } from "./texts.ts"
import { useId } from "../../ui/useId.ts"

const rows = groups.flatMap(({ lines }) => lines.map(({ line }) => line))

/** After the pointer left a figure, in milliseconds: time to reach what is shown beside it. */
const patience = 200

/** How many periods a sheet of paper has room for: financials.css leaves out the others. */
const onPaper = 10

const placeText = ({ column, row }: Place): string => `${row},${column}`

const placeOf = (target: EventTarget | null): Place | null => {
  const at = target instanceof Element ? target.closest("[data-at]")?.getAttribute("data-at") : null
  const [row, column] = (at ?? "").split(",").map(Number)
  return row === undefined || column === undefined ? null : { row, column }
}

/** The last twelve months may end with a period that stands beside them. */
const keyOf = (statement: Statement): string => `${statement.months} ${statement.fiscal_date}`

const classOf = (statement: Statement, cause: string | undefined): string =>
  `${isTrailing(statement) ? "trailing" : ""}${cause === undefined ? "" : ` changed ${cause}`}`

type Growth = (statement: Statement, line: LineName) => number | null

interface LineRowProps {
  readonly line: LineName
  readonly row: number
  readonly isTotal: boolean
  readonly depth: number
  readonly statements: ReadonlyArray<Statement>
  readonly scales: Scales
  /** Null where growth isn't shown. */
  readonly growth: Growth | null
  readonly isShareShown: boolean
  /** The colour that the line is drawn in; null where it isn't. */
  readonly color: string | null
  /** The column of the grid's one stop of Tab; null in other rows. */
  readonly tabColumn: number | null
  /** The column of the figure whose origin is shown, and that element's id. */
  readonly shownColumn: number | null
  readonly originId: string
}

/** What a figure was on the other day, below it. */
const Before = ({
  line,
  scales,
  statement
}: Pick<LineRowProps, "line" | "scales"> & {
  readonly statement: Statement
}) => {
  const before = changeOf(statement, line)
  if (before === undefined) return null
  if (before.value === null) return <small>{texts().causes.added}</small>
  return (
    <small>
      <del>{figureText(line, before.value, before.currency, scales)}</del>
    </small>
  )
}

const LineRow = (props: LineRowProps) => {
  const { color, depth, growth, isShareShown, isTotal, line, originId } = props
  const { row, scales, shownColumn, statements, tabColumn } = props
  const [name, definition] = lineTexts()[line]
  // Thousands of figures: only the rows that change are compared.
  return useMemo(
    () => (
      <tr class={`${isTotal ? "total" : ""} depth-${depth}`}>
        <th scope="row">
          <Definition
            text={definition}
            button={{
              "aria-pressed": color !== null,
              "data-at": placeText({ row, column: 0 }),
              tabIndex: tabColumn === 0 ? 0 : -1
            }}
          >
            {name}
            {color !== null && <Swatch color={color} size={9} />}
          </Definition>
        </th>
        {statements.map((statement, i) => {
          const value = statement[line]
          return (
            <td key={keyOf(statement)} class={classOf(statement, changeOf(statement, line)?.cause)}>
              <button
                type="button"
                class={value !== null && value < 0 ? "negative" : ""}
                data-at={placeText({ row, column: i + 1 })}
                tabIndex={tabColumn === i + 1 ? 0 : -1}
                aria-describedby={shownColumn === i + 1 ? originId : undefined}
              >
                {figureText(line, value, statement.currency, scales)}
                {value !== null && standInOf(statement, line) !== null && <sup>*</sup>}
                <Before line={line} scales={scales} statement={statement} />
                {growth !== null && <small>{change(growth(statement, line), 1)}</small>}
                {isShareShown && wholeOf(line) !== undefined && (
                  <small>{percent(shareOf(statement, line))}</small>
                )}
              </button>
            </td>
          )
        })}
      </tr>
    ),
    [name, color, growth, isShareShown, scales, statements, tabColumn, shownColumn]
  )
}

interface StatementTableProps {
  /** From left to right, the last twelve months among them. */
  readonly statements: ReadonlyArray<Statement>
  readonly isNewestFirst: boolean
  readonly company: string
  readonly scales: Scales
  readonly growth: Growth
  readonly isGrowthShown: boolean
  readonly isShareShown: boolean
  /** The day that the statements are compared with, as it is written; null for none. */
  readonly then: string | null
  readonly colorOf: (line: LineName) => string | null
  readonly onToggle: (line: LineName) => void
}

export const StatementTable = (props: StatementTableProps) => {
  const { colorOf, company, growth, isGrowthShown, isNewestFirst, isShareShown, onToggle } = props
  const { scales, statements, then } = props
  const t = texts()
  const keysId = useId()
  const originId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const part = useRef<HTMLDivElement>(null)
  const [tabbed, setTabbed] = useState<Place | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Place | null>(null)
  const [hovered, setHovered] = useState<Place | null>(null)
  const [isEntering, setEntering] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>()
  const newestColumn = isNewestFirst ? 1 : statements.length
  const newest = statements[newestColumn - 1]
  const isOneCurrency = statements.every(({ currency }) => currency === newest?.currency)

  /** After other periods were chosen the column may be gone. */
  const tab = {
    row: tabbed?.row ?? 0,
    column: Math.min(tabbed?.column ?? newestColumn, statements.length)
  }
  const shown = hovered ?? focused
  const statement = shown === null ? undefined : statements[shown.column - 1]
  const line = shown === null ? undefined : rows[shown.row]

  const cellAt = (place: Place): HTMLElement | null =>
    grid.current?.querySelector<HTMLElement>(`[data-at="${placeText(place)}"]`) ?? null
  const anchor = shown === null ? null : cellAt(shown)

  useEffect(() => () => clearTimeout(leaving.current), [])

  // The newest are in view, and the oldest are scrolled to.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = isNewestFirst ? 0 : scroller.current.scrollWidth
  }, [isNewestFirst, statements.length])

  useLayoutEffect(() => {
    if (!isEntering) return
    part.current?.querySelector<HTMLElement>(".origin a")?.focus()
    setEntering(false)
  }, [isEntering])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      // From the link back to its figure; then what is shown goes.
      const isWithin = event.target instanceof Element && event.target.closest(".origin") !== null
      if (isWithin && focused !== null) cellAt(focused)?.focus()
      setHovered(null)
      setFocused(null)
      return
    }
    const place = placeOf(event.target)
    if (place === null || event.altKey || event.metaKey) return
    const pressed = rows[place.row]
    if (event.key.toLowerCase() === "c" && !event.ctrlKey && pressed !== undefined) {
      onToggle(pressed)
      return
    }
    const to = placeAfter(place, event, { rows: rows.length, columns: statements.length + 1 })
    if (to === undefined) return
    event.preventDefault()
    setHovered(null)
    cellAt(to)?.focus()
  }

  const onFocusIn = ({ target }: FocusEvent) => {
    const place = placeOf(target)
    if (place === null) return
    setTabbed(place)
    setFocused(place)
  }

  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && part.current?.contains(relatedTarget))) setFocused(null)
  }

  const onMouseOver = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    if (place === null) return onMouseLeave()
    clearTimeout(leaving.current)
    setHovered(place)
  }

  const onMouseLeave = () => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setHovered(null), patience)
  }

  const onClick = ({ detail, target }: MouseEvent) => {
    const place = placeOf(target)
    if (place === null) return
    const pressed = rows[place.row]
    if (place.column === 0) {
      if (pressed !== undefined) onToggle(pressed)
      return
    }
    setFocused(place)
    // By keyboard; a pointer reaches the link by itself.
    if (detail === 0) {
      setHovered(null)
      setEntering(true)
    }
  }

  const standIns = statements.flatMap((one) => rows.flatMap((each) => standInOf(one, each) ?? []))
  const notes = [...new Set(standIns.map(({ by, of }) => t.standIn(lineTexts()[by][0], lineTexts()[of][0])))]

  let row = -1
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the grid and what it shows handle keys together
    <div ref={part} class="statements" onKeyDown={onKeyDown} onFocusIn={onFocusIn} onFocusOut={onFocusOut}>
      <p id={keysId} class="visually-hidden">
        {t.keys}
      </p>
      <div ref={scroller} class="table-scroll">
        <table
          ref={grid}
          class={`table ${isNewestFirst ? "newest-first" : "oldest-first"}`}
          role="grid"
          aria-label={t.table(company)}
          aria-describedby={keysId}
          onMouseOver={onMouseOver}
          onMouseLeave={onMouseLeave}
          onClick={onClick}
        >
          <thead>
            <tr>
              <th scope="col" class="start">
                {isOneCurrency && newest !== undefined && t.unit(newest.currency, scales.amount)}
              </th>
              {statements.map((one) => (
                <th key={keyOf(one)} scope="col" class={isTrailing(one) ? "trailing" : ""}>
                  {t.periodName(one)}
                  <small>{day(one.fiscal_date)}</small>
                  {one.changes === null && <small>{t.unknownThen}</small>}
                  {!isOneCurrency && <small>{t.unit(one.currency, scales.amount)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ lines, name }) => (
            <tbody key={name}>
              <tr class="group">
                <th scope="rowgroup">
                  {t.groups[name]}
                  {name === "perShare" && isOneCurrency && newest !== undefined && (
                    <small>{currencyText(newest.currency)}</small>
                  )}
                  {name === "shares" && <small>{t.unit(null, scales.shares)}</small>}
                </th>
                <td colSpan={statements.length} aria-hidden="true" />
              </tr>
              {lines.map((each) => {
                row += 1
                return (
                  <LineRow
                    key={each.line}
                    line={each.line}
                    row={row}
                    isTotal={"isTotal" in each}
                    depth={"depth" in each ? each.depth : 0}
                    statements={statements}
                    scales={scales}
                    growth={isGrowthShown ? growth : null}
                    isShareShown={isShareShown}
                    color={colorOf(each.line)}
                    tabColumn={tab.row === row ? tab.column : null}
                    shownColumn={shown?.row === row ? shown.column : null}
                    originId={originId}
                  />
                )
              })}
            </tbody>
          ))}
        </table>
      </div>
      {statements.length > onPaper && <p class="muted small print-only">{t.onPaper(onPaper)}</p>}
      {notes.map((note) => (
        <p key={note} class="muted small">
          * {note}
        </p>
      ))}
      {statement !== undefined && line !== undefined && anchor !== null && (
        <Origin
          id={originId}
          line={line}
          statement={statement}
          growth={growth(statement, line)}
          share={shareOf(statement, line)}
          then={then}
          anchor={anchor}
          onEnter={() => clearTimeout(leaving.current)}
          onLeave={onMouseLeave}
        />
      )}
    </div>
  )
}
