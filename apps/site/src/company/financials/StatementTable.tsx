/**
 * The statements as a grid: lines as rows, periods as columns. One stop of Tab; arrow keys move within it, and each figure
 * shows where it is from while it is hovered over or has the focus.
 */
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks"
import { change, count, currencyText, day, earnings } from "../../language/format.ts"
import { Definition } from "../../ui/Definition.tsx"
import { Swatch } from "../../ui/Swatch.tsx"
import { type Place, placeAfter } from "./gridKeys.ts"
import { lineTexts } from "../../figures/lineTexts/lineTexts.ts"
import { groups, type LineName, type Statement } from "./lines.ts"
import { Origin } from "./Origin.tsx"
import { standInOf } from "./standIn.ts"
import { texts } from "./texts.ts"
import type { Scale } from "./unit.ts"

const rows = groups.flatMap(({ lines }) => lines.map(({ line }) => line))

/** After the pointer left a figure, in milliseconds: time to reach what is shown beside it. */
const patience = 200

const placeText = ({ column, row }: Place): string => `${row},${column}`

const placeOf = (target: EventTarget | null): Place | null => {
  const at = target instanceof Element ? target.closest("[data-at]")?.getAttribute("data-at") : null
  const [row, column] = (at ?? "").split(",").map(Number)
  return row === undefined || column === undefined ? null : { row, column }
}

type Growth = (statement: Statement, line: LineName) => number | null

interface LineRowProps {
  readonly line: LineName
  readonly row: number
  readonly isTotal: boolean
  readonly depth: number
  /** Whether its figures are per share, not in the scale. */
  readonly isPerShare: boolean
  readonly statements: ReadonlyArray<Statement>
  readonly scale: Scale
  /** Null where growth isn't shown. */
  readonly growth: Growth | null
  /** The colour that the line is drawn in; null where it isn't. */
  readonly color: string | null
  /** The column of the grid's one stop of Tab; null in other rows. */
  readonly tabColumn: number | null
  /** The column of the figure whose origin is shown, and that element's id. */
  readonly shownColumn: number | null
  readonly originId: string
}

const LineRow = (props: LineRowProps) => {
  const { color, depth, growth, isPerShare, isTotal, line, originId } = props
  const { row, scale, shownColumn, statements, tabColumn } = props
  const [name, definition] = lineTexts()[line]
  const figureText = (value: number | null, currency: string): string =>
    isPerShare ? earnings(value, currency) : count(value === null ? null : value / scale)
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
            <td key={statement.fiscal_date}>
              <button
                type="button"
                class={value !== null && value < 0 ? "negative" : ""}
                data-at={placeText({ row, column: i + 1 })}
                tabIndex={tabColumn === i + 1 ? 0 : -1}
                aria-describedby={shownColumn === i + 1 ? originId : undefined}
              >
                {figureText(value, statement.currency)}
                {value !== null && standInOf(statement, line) !== null && <sup>*</sup>}
                {growth !== null && <small>{change(growth(statement, line), 1)}</small>}
              </button>
            </td>
          )
        })}
      </tr>
    ),
    [name, color, growth, scale, statements, tabColumn, shownColumn]
  )
}

interface StatementTableProps {
  /** Newest first. */
  readonly statements: ReadonlyArray<Statement>
  readonly company: string
  readonly scale: Scale
  readonly growth: Growth
  readonly isGrowthShown: boolean
  readonly colorOf: (line: LineName) => string | null
  readonly onToggle: (line: LineName) => void
}

export const StatementTable = (props: StatementTableProps) => {
  const { colorOf, company, growth, isGrowthShown, onToggle, scale, statements } = props
  const t = texts()
  const keysId = useId()
  const originId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const part = useRef<HTMLDivElement>(null)
  const [tabbed, setTabbed] = useState<Place>({ row: 0, column: 1 })
  const [focused, setFocused] = useState<Place | null>(null)
  const [hovered, setHovered] = useState<Place | null>(null)
  const [isEntering, setEntering] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>()
  const newest = statements[0]
  const isOneCurrency = statements.every(({ currency }) => currency === newest?.currency)

  /** After other periods were chosen the column may be gone. */
  const tab = { row: tabbed.row, column: Math.min(tabbed.column, statements.length) }
  const shown = hovered ?? focused
  const statement = shown === null ? undefined : statements[shown.column - 1]
  const line = shown === null ? undefined : rows[shown.row]

  const cellAt = (place: Place): HTMLElement | null =>
    grid.current?.querySelector<HTMLElement>(`[data-at="${placeText(place)}"]`) ?? null
  const anchor = shown === null ? null : cellAt(shown)

  useEffect(() => () => clearTimeout(leaving.current), [])

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
      <div class="table-scroll">
        <table
          ref={grid}
          class="table"
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
                {isOneCurrency && newest !== undefined && t.unit(newest.currency, scale)}
              </th>
              {statements.map((one) => (
                <th key={one.fiscal_date} scope="col">
                  {t.periodName(one)}
                  <small>{day(one.fiscal_date)}</small>
                  {!isOneCurrency && <small>{t.unit(one.currency, scale)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ lines, name, ...group }) => (
            <tbody key={name}>
              <tr class="group">
                <th scope="rowgroup">
                  {t.groups[name]}
                  {"isPerShare" in group && isOneCurrency && newest !== undefined && (
                    <small>{currencyText(newest.currency)}</small>
                  )}
                </th>
                {statements.map((one) => (
                  <td key={one.fiscal_date} aria-hidden="true">
                    {name !== "income" && t.periodName(one)}
                  </td>
                ))}
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
                    isPerShare={"isPerShare" in group}
                    statements={statements}
                    scale={scale}
                    growth={isGrowthShown ? growth : null}
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
          anchor={anchor}
          onEnter={() => clearTimeout(leaving.current)}
          onLeave={onMouseLeave}
        />
      )}
    </div>
  )
}
